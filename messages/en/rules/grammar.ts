/** The grammar of English, written once: every English text uses it. */

/** "0 deals", "1 deal", "2 deals". `said`: the number as it is printed. */
export const plural = (n: number, one: string, many: string, said: string | number = n): string =>
  `${said} ${n === 1 ? one : many}`;

/** "Inès, Hugo and Nora". */
export const list = (items: readonly (string | number)[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1st", "2nd", "11th", "23rd". */
export const nth = (n: number): string =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;

/** "12.5", "−3": any number, where halves are no glyph. */
export const decimal = (value: number | string): string => `${value}`.replace("-", "−");
