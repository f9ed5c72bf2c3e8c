import { plain } from "#lib/rules/words/words";
import { numberOrText } from "#lib/shown/number-in";

interface Props {
  /** Read aloud: what stands beside the number, then the option. */
  label: string;
  /** What stands beside the number. */
  text?: string | undefined;
  /** A number, or the text that was typed if it is not a number. */
  value: number | string;
  /** May be negative: then no number pad, which has no minus on a phone. */
  signed?: boolean;
  wrong?: boolean;
  onChange: (value: number | string) => void;
  className?: string;
}

/** A number as people write it; other text stays as written, and the rules refuse it. */
export function NumberField({ label, text, value, signed, wrong, onChange, className = "" }: Props) {
  return (
    <label className={`flex min-h-11 items-center justify-between gap-2 ${className}`}>
      <span>{text}</span>
      <input
        aria-label={label}
        aria-invalid={wrong || undefined}
        className={`min-h-11 w-16 border-rule2 border-b bg-transparent text-right text-choice not-italic ${wrong ? "text-neg" : "text-ink"}`}
        inputMode={signed ? "text" : "decimal"}
        autoComplete="off"
        maxLength={8}
        value={printed(value)}
        onChange={(event) => onChange(numberOrText(event.target.value))}
      />
    </label>
  );
}

const printed = (value: number | string): string =>
  typeof value === "string" ? value : Number.isInteger(value * 2) ? plain(value) : String(value);
