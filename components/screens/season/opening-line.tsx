import type { ReactNode, Ref } from "react";
import { Said } from "#components/screens/season/figure-link";

interface Props {
  label: string;
  note: ReactNode;
  figure: ReactNode;
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLLIElement>;
  /** What the figure is made of. */
  children: ReactNode;
}

/** A figure that opens to what it is made of, a line each. */
export const OpeningLine = ({ label, note, figure, open, onToggle, ref, children }: Props) => (
  <li ref={ref} data-open={open || undefined} className="border-rule border-b">
    <button
      type="button"
      aria-expanded={open}
      className="edge flex min-h-[54px] w-full items-center justify-between gap-4 py-1.5 focus-visible:-outline-offset-2"
      onClick={onToggle}
    >
      <Said look="text-choice first-letter:uppercase" note={note}>
        {label}
      </Said>
      <span className="shrink-0 text-right text-figure">
        {figure}{" "}
        <span aria-hidden className="pl-1 text-ink2">
          {open ? "⌄" : "›"}
        </span>
      </span>
    </button>
    {open && <ul className="border-rule border-t bg-leaf [&>:last-child]:border-b-0">{children}</ul>}
  </li>
);
