import type { ClipboardEventHandler } from "react";

interface Props {
  label: string;
  className?: string;
  text: string;
  onText: (text: string) => void;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

/** A list of names, typed or pasted, a line each. */
export const ListField = ({ label, className = "", text, onText, onPaste }: Props) => (
  <label className={`block ${className}`}>
    <span className="label">{label}</span>
    <textarea
      className="min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onPaste={onPaste}
    />
  </label>
);
