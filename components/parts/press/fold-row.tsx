import { type ButtonHTMLAttributes, type ReactNode, useState } from "react";

interface LineProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  /** What it holds while folded: "rien", "Inès, Trop cool +5". */
  holds: ReactNode;
  sign?: "›" | "⌄";
}

/** Folded extras say what they hold. */
export const FoldedLine = ({ label, holds, sign = "›", ...button }: LineProps) => (
  <button
    type="button"
    {...button}
    className="edge flex min-h-[46px] w-full items-center justify-between gap-4 py-1.5 text-[1rem]/[1.25rem] focus-visible:-outline-offset-2"
  >
    <span className="trim">{label}</span>
    <span className="trim text-right text-ink2">
      {holds} <span aria-hidden>{sign}</span>
    </span>
  </button>
);

interface Props extends Pick<LineProps, "label" | "holds"> {
  open: boolean;
  onToggle: () => void;
  children?: ReactNode;
}

/** Such a line, and what it holds under it once it is open. */
export function FoldRow({ open, onToggle, children, ...line }: Props) {
  return (
    <div className="border-rule border-t">
      <FoldedLine {...line} sign={open ? "⌄" : "›"} aria-expanded={open} onClick={onToggle} />
      {open && children}
    </div>
  );
}

interface OwnProps extends Omit<Props, "open" | "onToggle"> {
  /** True if the button asks for its content: then it is open. */
  asked?: boolean;
}

/** One that knows itself whether it is open: folded, until somebody opens it. */
export function OwnFold({ asked = false, ...row }: OwnProps) {
  const [open, setOpen] = useState(false);
  return <FoldRow {...row} open={open || asked} onToggle={() => setOpen(!open)} />;
}
