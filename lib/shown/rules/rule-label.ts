/** How a rule is cited: "règle D2", "FFT p. 7", "boîte § 4". */

import { ARTICLES, type RuleId, SOURCES, type Source } from "#lib/rules/articles";
import { spaced } from "#lib/rules/lists";
import type { Messages } from "#messages/fr/shared";

type Text = Exclude<Source, "ruling">;

/** The cited texts, which do not include our own rulings. */
export const TEXTS = Object.keys(SOURCES).filter((source): source is Text => source !== "ruling");

/** Its place in its text: "boîte 1/Contenu", in English "box § 1"; for a ruling its number. */
export function ruleCited(rule: RuleId, { texts, place }: Messages["rule"]): string {
  const { source, article } = ARTICLES[rule];
  return source === "ruling" ? article : spaced(texts[source], place(article));
}

/** The federation's books are cited by their page. */
const BY_PAGE: readonly Source[] = ["fft12", "ca12", "ot11"];

export function ruleLabel(rule: RuleId, { texts, ruling, part }: Messages["rule"]): string {
  const { source, article } = ARTICLES[rule];
  if (source === "ruling") return ruling(article);
  const number = article.match(/^\d+/)?.[0];
  const place = BY_PAGE.includes(source) ? article : number && part(number);
  return spaced(texts[source], place);
}
