// This folder: how a form is sent: its button, why not, and one thing done at a time.
import type { FormEvent, MouseEvent, ReactNode } from "react";
import { type ButtonProps, PrimaryButton } from "#components/parts/press/buttons";

/** A form's own button, as wide as the form; outlined until it is ready. */
export const Submit = ({ ready, className = "pt-4", children }: { ready: boolean; className?: string; children: ReactNode }) => (
  <div className={`edge ${className}`}>
    <ReadyButton type="submit" className="w-full" ready={ready}>
      {children}
    </ReadyButton>
  </div>
);

/** The browser must not send the form: `save` keeps what it holds. */
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

/** A form's main button. Outlined while something is missing: then its label names it, and a tap leads to it. */
export function ReadyButton({ ready, onClick, ...props }: ButtonProps & { ready: boolean }) {
  function act(event: MouseEvent<HTMLButtonElement>) {
    const focused = document.activeElement;
    onClick?.(event);
    // Only if `onClick` has not moved the focus there itself.
    if (!ready && document.activeElement === focused) toBlank(event.currentTarget);
  }
  return <PrimaryButton {...props} isOutlined={!ready} onClick={act} />;
}

const TYPED = "input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea";
/** `data-blank`: an empty box that is filled by the page's own keys. */
const BLANK = `${TYPED}, [data-blank], fieldset:has([type=radio]):not(:has(:checked))`;

const isBlank = (field: HTMLElement): boolean => !(field.matches(TYPED) && (field as HTMLInputElement).value.trim() !== "");

/** Focuses the field that keeps the form from being sent: the first refused one, else the first empty one. */
function toBlank(button: HTMLElement): void {
  const page = button.closest("dialog, form, main");
  const fields = [...(page?.querySelectorAll<HTMLElement>(BLANK) ?? [])].filter((one) => one.checkVisibility());
  const field = fields.find((one) => one.getAttribute("aria-invalid") === "true") ?? fields.find(isBlank);
  if (!field) return;
  field.scrollIntoView({ block: "center" });
  (field.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field)?.focus({ preventScroll: true });
}
