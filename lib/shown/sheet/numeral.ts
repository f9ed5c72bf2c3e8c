/** How a number is printed on the sheet: a change wears its sign, a total only a minus; thousands are spaced. */
import type { Points } from "#lib/rules/rules";
import { plain, signed } from "#lib/rules/words/figures";

export type NumeralKind = "change" | "total";

const THIN_SPACE = "\u202f";

export const numeral = (value: Points, kind: NumeralKind): string =>
  (kind === "change" ? signed(value) : plain(value)).replace(/\d(?=(\d{3})+(?!\d))/g, `$&${THIN_SPACE}`);
