interface Props {
  label: string;
  /** Whether the rule's words are shown. Left out if the tap leads elsewhere. */
  open?: boolean;
  onClick: () => void;
  className?: string;
}

/** A rule's id, or a case to choose: underlined, opened by a tap. */
export function RuleButton({ label, open, onClick, className = "" }: Props) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 min-w-11 items-center font-sans text-hint ${className}`}
      aria-expanded={open}
      onClick={onClick}
    >
      <span className={`border-b ${open ? "border-ink" : "border-rule2"}`}>{label}</span>
    </button>
  );
}
