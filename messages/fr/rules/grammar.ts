/** The grammar of French, written once: every French text uses it. */

/** "0 donne", "1 donne", "2 donnes": nothing and one are singular. `said`: the number as it is printed. */
export const plural = (n: number, one: string, many: string, said: string | number = n): string =>
  `${said} ${n < 2 ? one : many}`;

/** "Inès, Hugo et Nora". */
export const list = (items: readonly (string | number)[], last = "et"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1ᵉʳ pli", "1ʳᵉ place", "2ᵉ". */
export const nth = (n: number, first: "ᵉʳ" | "ʳᵉ"): string => `${n}${n === 1 ? first : "ᵉ"}`;

/** "12,5", "−3": any number, where halves are no glyph. */
export const decimal = (value: number | string): string => `${value}`.replace("-", "−").replace(".", ",");

const isElided = (name: string): boolean => /^([aeiouàâäéèêëîïôöùûü]|y[^aeiouéè])/i.test(name);

/** "d’Inès", "de Hugo", "du joueur 2". */
export const de = (name: string): string =>
  name.startsWith("le ") ? `du ${name.slice(3)}` : isElided(name) ? `d’${name}` : `de ${name}`;

/** "qu’Inès", "que Hugo". */
export const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);

/** "à Inès", "au joueur 2". */
export const au = (name: string): string => (name.startsWith("le ") ? `au ${name.slice(3)}` : `à ${name}`);
