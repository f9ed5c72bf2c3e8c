import type { ReactNode } from "react";

interface Props {
  held: boolean;
  look?: string;
  onTap: () => void;
  children: ReactNode;
}

/** A name that a tap takes in hand, until it is put somewhere. */
export const HeldName = ({ held, look = "", onTap, children }: Props) => (
  <button type="button" aria-pressed={held} className="inline-flex min-h-11 items-center px-0.5 text-choice" onClick={onTap}>
    <span className={`flex min-h-[34px] items-center px-2 ${held ? "pen" : ""} ${look}`}>{children}</span>
  </button>
);
