import type { PointerEvent, ReactNode } from "react";

interface Props {
  onTake: () => void;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
  children: ReactNode;
}

/** A name that may be meant: taken by a tap, never automatically. */
export const Suggested = ({ onTake, onPointerDown, children }: Props) => (
  <button
    type="button"
    className="min-h-11 min-w-11 px-2 text-choice text-ink2 underline decoration-rule2 underline-offset-4"
    onPointerDown={onPointerDown}
    onClick={onTake}
  >
    {children}
  </button>
);

interface NamesProps {
  /** What the names are, read aloud. */
  label: string;
  names: readonly string[];
  className?: string;
  /** Keeps the focus in the name field: if it lost it, the name would be noted as typed so far. */
  keepsCaret?: boolean;
  onTake: (name: string) => void;
}

/** Such names in a row; nothing where there are none. */
export function SuggestedNames({ label, names, className = "", keepsCaret = false, onTake }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <fieldset className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <legend className="sr-only">{label}</legend>
      {names.map((name) => (
        <Suggested
          key={name}
          onPointerDown={keepsCaret ? (event) => event.preventDefault() : undefined}
          onTake={() => onTake(name)}
        >
          {name}
        </Suggested>
      ))}
    </fieldset>
  );
}
