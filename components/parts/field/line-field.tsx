import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  /** The label's; what the line itself looks like is the same everywhere. */
  className?: string;
  isWrong?: boolean;
  onText: (text: string) => void;
}

/** A line to write on inside its label; `Field` is the one that has a note, and a place of its own on the page. */
export const LineField = ({ label, className, isWrong = false, onText, ...input }: Props) => (
  <label className={className}>
    <span className="label">{label}</span>
    <input
      {...input}
      className={`min-h-11 w-full border-rule2 border-b bg-transparent text-choice ${isWrong ? "text-neg" : ""}`}
      aria-invalid={isWrong || undefined}
      onChange={(event) => onText(event.target.value)}
    />
  </label>
);
