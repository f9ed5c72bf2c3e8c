/** How a number is printed on the sheet: a change wears its sign, a total only a minus; thousands are spaced. */
import type { Points } from "#lib/rules/rules";
import { plain, signed } from "#lib/rules/words/figures";

export type NumeralKind = "change" | "total";

const THIN_SPACE = "\u202f";

export const numeral = (value: Points, kind: NumeralKind): string =>
  (kind === "change" ? signed(value) : plain(value)).replace(/\d(?=(\d{3})+(?!\d))/g, `$&${THIN_SPACE}`);

/** Three digits and a sign. */
const LEAST_EM = 2.12;

/** How wide the widest of these is at most, in em, and never less than a common one: figures do not shrink and grow from deal to deal. */
export const widestEm = (values: readonly (Points | null | undefined)[], kind: NumeralKind): number =>
  Math.max(LEAST_EM, ...values.map((value) => emOf(numeral(value ?? 0, kind))));

/** How wide such a number is at most, in em: a figure is half an em in every face that a page is set in. */
export const emOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.5 : /[,.\u202f]/.test(sign) ? 0.25 : sign === "½" ? 0.85 : 0.62), 0);
