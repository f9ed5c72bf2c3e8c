import type { ReactNode } from "react";
import { apart } from "#components/parts/broken/later";

interface Props {
  /** For screen readers, if the visible text is not enough. */
  name?: string | undefined;
  /** Left out: the cell is only read. */
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

/** Loaded only on screens with columns too narrow to tap. */
export const Strip = apart(() => import("./strip").then((module) => module.Strip));
