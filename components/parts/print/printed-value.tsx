import type { Points } from "#lib/rules/rules";
import { numeral } from "#lib/shown/sheet/numeral";

export const Value = ({ value, kind }: { value: Points | null; kind: "change" | "total" }) => (
  <span className={value !== null && value < 0 ? "neg" : ""}>{value === null ? "–" : numeral(value, kind)}</span>
);
