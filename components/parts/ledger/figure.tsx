import type { Points } from "#lib/rules/rules";
import { type NumeralKind, numeral } from "#lib/shown/sheet/numeral";

/** A number of the sheet; negative ones wear the red ink as well as the minus. */
export function Figure({ value, kind = "change", className = "" }: { value: Points; kind?: NumeralKind; className?: string }) {
  return <span className={`whitespace-nowrap ${value < 0 ? "text-neg" : ""} ${className}`}>{numeral(value, kind)}</span>;
}

/** Not concerned: an en dash. */
export const Dash = () => <span className="text-ink2">–</span>;
