import type { FormEvent, MouseEvent, ReactNode } from "react";
import { type ButtonProps, PrimaryButton } from "#components/parts/ledger/buttons";

/** A form's own button, as wide as the form; outlined until it is ready. */
export const Submit = ({ ready, className = "pt-4", children }: { ready: boolean; className?: string; children: ReactNode }) => (
  <div className={`edge ${className}`}>
    <ReadyButton type="submit" className="w-full" ready={ready}>
      {children}
    </ReadyButton>
  </div>
);

/** A form's own sending is never wanted: what it holds is saved here. */
export const submitting = (save: (event: FormEvent) => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void save(event);
};

/** Why something was not done, beside what was tapped. */
export const Trouble = ({ text, className = "edge pt-2" }: { text: string | null | undefined; className?: string }) =>
  text ? (
    <p role="alert" className={`text-reason text-neg ${className}`}>
      {text}
    </p>
  ) : null;

/** What a form leads to. Outlined while something is missing, and then it names what and leads there. */
export function ReadyButton({ ready, onClick, ...props }: ButtonProps & { ready: boolean }) {
  function act(event: MouseEvent<HTMLButtonElement>) {
    const focused = document.activeElement;
    onClick?.(event);
    // Unless the page itself has led there.
    if (!ready && document.activeElement === focused) toBlank(event.currentTarget);
  }
  return <PrimaryButton {...props} isOutlined={!ready} onClick={act} />;
}

const TYPED = "input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea";
/** A box that is filled by keys of the page's own stands pressed while they fill it. */
const BLANK = `${TYPED}, [data-blank], fieldset:has([type=radio]):not(:has(:checked))`;

const isBlank = (field: HTMLElement): boolean => !(field.matches(TYPED) && (field as HTMLInputElement).value.trim() !== "");

/** From a button that names what is missing to the field that lacks it: what is refused, else the first that is empty. It is in sight, and has the keyboard. */
function toBlank(button: HTMLElement): void {
  const page = button.closest("dialog, form, main");
  const fields = [...(page?.querySelectorAll<HTMLElement>(BLANK) ?? [])].filter((one) => one.checkVisibility());
  const field = fields.find((one) => one.getAttribute("aria-invalid") === "true") ?? fields.find(isBlank);
  if (!field) return;
  field.scrollIntoView({ block: "center" });
  (field.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field)?.focus({ preventScroll: true });
}
