// This folder: the ruled sheet with its heads, rows, figures and the circles of the pen.
import { useWords } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import { type NumeralKind, numeral } from "#lib/shown/sheet/numeral";

interface Props {
  value: Points | null;
  kind?: NumeralKind;
  className?: string;
}

/** A number of the sheet; if negative, it is red and has a minus. */
export function Figure({ value, kind = "change", className = "" }: Props) {
  const { lang } = useWords();
  if (value === null) return <Dash className={className} />;
  return <span className={`whitespace-nowrap ${value < 0 ? "text-neg" : ""} ${className}`}>{numeral(value, kind, lang)}</span>;
}

/** Not concerned, or sat out: an en dash. */
export const Dash = ({ className = "" }) => <span className={`text-ink2 ${className}`}>–</span>;
