/** A rule's short name on a line: "D2", "FFT p. 7", "boîte 4". */
import { ARTICLES, type RuleId, type Source } from "#lib/rules/articles";

const SHORT: Readonly<Record<Source, string>> = {
  fft12: "FFT",
  boite: "boîte",
  gameduell: "GameDuell",
  maison: "table",
  mexicain: "whist",
  ca12: "code 2012",
  ot11: "manuel 2011",
  ruling: "",
};

/** As a rule's name begins, of each text that is cited. */
export const SHORT_SOURCES = (Object.keys(SHORT) as Source[]).filter((source) => SHORT[source] !== "");
export const shortSource = (source: Source): string => SHORT[source];

/** Where it stands in its text, in full: "boîte 1/Contenu". */
export const ruleCited = (rule: RuleId): string =>
  [SHORT[ARTICLES[rule].source], ARTICLES[rule].article].filter(Boolean).join(" ");

/** The federation's books are cited by their page. */
const BY_PAGE: readonly Source[] = ["fft12", "ca12", "ot11"];

export function ruleLabel(rule: RuleId): string {
  const { source, article } = ARTICLES[rule];
  if (source === "ruling") return article;
  const place = BY_PAGE.includes(source) ? article : (article.match(/^\d+/)?.[0] ?? "");
  return [SHORT[source], place].filter(Boolean).join(" ");
}
