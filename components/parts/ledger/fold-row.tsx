import type { ReactNode } from "react";

interface Props {
  label: string;
  /** What it holds while folded: "rien", "Inès, Trop cool +5". */
  holds: ReactNode;
  open: boolean;
  onToggle: () => void;
  children?: ReactNode;
}

/** Folded extras say what they hold. */
export function FoldRow({ label, holds, open, onToggle, children }: Props) {
  return (
    <div className="border-rule border-t">
      <button
        type="button"
        className="edge flex min-h-[46px] w-full items-center justify-between gap-4 py-1.5 text-[1rem]/[1.25rem] focus-visible:-outline-offset-2"
        aria-expanded={open}
        onClick={onToggle}
      >
        <span className="trim">{label}</span>
        <span className="trim text-right text-ink2">
          {holds} <span aria-hidden>{open ? "⌄" : "›"}</span>
        </span>
      </button>
      {open && children}
    </div>
  );
}
