import "./form-page.css";
import { type ReactNode, useEffect, useRef } from "react";
import { ReadyButton } from "#components/parts/form/submit";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";

interface Props {
  number: number;
  onCancel: () => void;
  /** Beside the deal's number: a button that ends the deal at once (nobody takes). */
  right?: ReactNode;
  /** The deal so far. */
  sentence: string;
  /** Who, and what each column gets: always in sight. */
  columns: ReactNode;
  /** The choices, in speaking order. */
  children: ReactNode;
  /** Under the thumb. */
  keys: ReactNode;
  button: {
    label: string;
    /** The question that the button leads to, as the fields are marked; null once it saves. */
    asks: string | null;
    onSave: () => void;
  };
}

/** A deal's form: what stands above, what scrolls, what lies under the thumb. */
export function FormPage({ number, onCancel, right, sentence, columns, children, keys, button }: Props) {
  const page = useRef<HTMLElement>(null);
  const { asks } = button;
  // The mark goes once the question is answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new question
  useEffect(() => () => unmark(page.current), [asks]);
  // The sheet may have been scrolled, but a form begins at its top. The focused button went with the sheet, so the heading takes over.
  useEffect(() => {
    scrollTo(0, 0);
    if (document.activeElement === document.body) page.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={page} className="form-page">
      <div className="form-head">
        <Bar number={number} onCancel={onCancel} right={right} />
        <h1 tabIndex={-1} className="edge pt-1 pb-2 text-sentence outline-none low:pt-0 low:pb-1.5" aria-live="polite">
          {sentence}
        </h1>
        {columns}
      </div>
      <div className="form-choices">{children}</div>
      <div className="form-foot bg-paper">
        <div className="form-keys">{keys}</div>
        <div className="edge foot pt-3 low:pt-1.5 low:pb-[max(0.375rem,env(safe-area-inset-bottom))]">
          <ReadyButton
            className="w-full low:min-h-11"
            ready={asks === null}
            onClick={() => (asks === null ? button.onSave() : lead(page.current, asks))}
          >
            {button.label}
          </ReadyButton>
        </div>
      </div>
    </main>
  );
}

/** Shown while the form's draft is read: the parts that do not depend on it. */
export const FormFrame = (props: Pick<Props, "number" | "onCancel">) => (
  <main className="form-page" aria-busy>
    <div className="form-head">
      <Bar {...props} />
    </div>
  </main>
);

function Bar({ number, onCancel, right }: Pick<Props, "number" | "onCancel" | "right">) {
  const { always, deal } = useWords().m;
  return (
    <TopBar left={<QuietButton onClick={onCancel}>{always.cancel}</QuietButton>} centre={deal.number(number)} right={right} />
  );
}

function unmark(page: HTMLElement | null): void {
  for (const field of page?.querySelectorAll("[data-asked]") ?? []) field.removeAttribute("data-asked");
}

/** Scrolls to the question, marks it and focuses it; if it is on a page of its own, opens that page. */
function lead(page: HTMLElement | null, asked: string): void {
  unmark(page);
  const field = page?.querySelector<HTMLElement>(`[data-asks~="${asked}"]`);
  if (!field) return;
  field.setAttribute("data-asked", "");
  field.scrollIntoView({ block: "nearest" });
  const control = field.querySelector<HTMLElement>("input:enabled, button:enabled");
  control?.focus({ preventScroll: true });
  if (control?.getAttribute("aria-haspopup") === "dialog") control.click();
}
