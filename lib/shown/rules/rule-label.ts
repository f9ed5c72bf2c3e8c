/** A rule's short name on a line: "D2", "FFT p. 7", "boîte 4". */
import { ARTICLES, type RuleId, type Source } from "#lib/rules/articles";

const SHORT: Readonly<Record<Source, string>> = {
  fft12: "FFT",
  boite: "boîte",
  gameduell: "GameDuell",
  maison: "table",
  mexicain: "whist",
  ruling: "",
};

export function ruleLabel(rule: RuleId): string {
  const { source, article } = ARTICLES[rule];
  if (source === "ruling") return article;
  const place = source === "fft12" ? article : (article.match(/^\d+/)?.[0] ?? "");
  return [SHORT[source], place].filter(Boolean).join(" ");
}
