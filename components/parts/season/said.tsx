import type { ReactNode } from "react";

interface Props {
  /** Small, under it. */
  note?: ReactNode;
  look?: string | undefined;
  children: ReactNode;
}

/** What a line is of, and what there is to say about it. */
export const Said = ({ note, look = "text-choice", children }: Props) => (
  <span className="min-w-0 text-left">
    <span className={`block ${look}`}>{children}</span>
    {note && <span className="block font-sans text-state text-ink2">{note}</span>}
  </span>
);
