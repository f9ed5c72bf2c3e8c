/** How a number is printed on the sheet: a change wears its sign, a total only a minus; thousands are set apart as the language does. */
import type { Points } from "#lib/rules/rules";
import { plain, signed } from "#lib/rules/words/figures";
import { LANGUAGES, type Lang } from "#lib/rules/words/languages";

export type NumeralKind = "change" | "total";

export const numeral = (value: Points, kind: NumeralKind, lang: Lang): string =>
  (kind === "change" ? signed(value) : plain(value)).replace(/\d(?=(\d{3})+(?!\d))/g, `$&${LANGUAGES[lang].thousands}`);

/** Three digits and a sign. */
const LEAST_EM = 2.12;

/**
 * How wide the widest of these is at most, in em, and never less than a common one: figures do not shrink and grow from deal to deal.
 * In any language: what is between thousands is as wide in each.
 */
export const widestEm = (values: readonly (Points | null | undefined)[], kind: NumeralKind): number =>
  Math.max(LEAST_EM, ...values.map((value) => emOf(numeral(value ?? 0, kind, "fr"))));

/** How wide such a number is at most, in em: a figure is half an em in every face that a page is set in. */
export const emOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.5 : /[,.\u202f]/.test(sign) ? 0.25 : sign === "½" ? 0.85 : 0.62), 0);
