import type { PointerEvent, ReactNode } from "react";

interface Props {
  onTake: () => void;
  onPointerDown?: (event: PointerEvent) => void;
  children: ReactNode;
}

/** A name that one may have meant: a tap away, and never taken by itself. */
export const Suggested = ({ onTake, onPointerDown, children }: Props) => (
  <button
    type="button"
    className="min-h-11 px-2 text-choice text-ink2 underline decoration-rule2 underline-offset-4"
    onPointerDown={onPointerDown}
    onClick={onTake}
  >
    {children}
  </button>
);
