/** How a number is printed on the sheet: a change with its sign, a total only with a minus; thousands as in the language. */
import type { Points } from "#lib/rules/rules";
import { plain, signed } from "#lib/rules/words/figures";
import { LANGUAGES, type Lang } from "#lib/rules/words/languages";

export type NumeralKind = "change" | "total";

export const numeral = (value: Points, kind: NumeralKind, lang: Lang): string =>
  (kind === "change" ? signed(value) : plain(value)).replace(/\d(?=(\d{3})+(?!\d))/g, `$&${LANGUAGES[lang].thousands}`);

/** The width of three digits and a sign. */
const LEAST_EM = 2.12;

/**
 * An upper bound of the widest of these in em, at least a common width, so that figures do not change size from deal to deal. The
 * same in any language: separators are equally wide.
 */
export const widestEm = (values: readonly (Points | null | undefined)[], kind: NumeralKind): number =>
  Math.max(LEAST_EM, ...values.map((value) => emOf(numeral(value ?? 0, kind, "fr"))));

/** An upper bound of a number's width in em: a digit is half an em in all fonts used. */
export const emOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.5 : /[,.\u202f]/.test(sign) ? 0.25 : sign === "½" ? 0.85 : 0.62), 0);
