import type { ReactNode } from "react";
import { apart } from "#components/parts/broken/later";

interface Props {
  /** Read aloud; none where what is seen says it all. */
  name?: string | undefined;
  /** None: the cell is only read. */
  onTap?: (() => void) | undefined;
  className: string;
  children: ReactNode;
}

/** The whole of a cell, to be tapped where a tap leads somewhere. */
export function Tap({ name, onTap, className, children }: Props) {
  const look = `flex w-full flex-col ${className}`;
  if (!onTap && !name) return <span className={look}>{children}</span>;
  if (!onTap)
    return (
      <span className={look}>
        <span className="sr-only">{name}</span>
        <span aria-hidden className="contents">
          {children}
        </span>
      </span>
    );
  return (
    <button type="button" className={`${look} focus-visible:-outline-offset-2`} aria-label={name} onClick={onTap}>
      {children}
    </button>
  );
}

/** Asked for where columns are too narrow alone. */
export const Strip = apart(() => import("./strip").then((module) => module.Strip));
