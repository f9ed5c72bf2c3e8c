/** How the cards of a hand are shown that the referee judges, what is cited, and who is at fault. */
import type { RuleId } from "#lib/rules/articles";
import type { Card } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import type { PlayReading } from "#lib/sheet/drafts/play";
import type { CardState } from "#messages/fr/cards";

/** An unknown verdict may depend on several duties: one article for each. */
export const rulesCited = (
  duties: Readonly<Record<string, RuleId>>,
  { verdict, rule, questions }: NonNullable<PlayReading["verdict"]>,
): RuleId[] => (verdict === "unknown" ? questions.map(({ duty }) => itemAt(duties, duty)) : [rule]);

/** Every card of the hand, the one on the table among them. */
export const judgedCards = ({ others, play, verdict }: PlayReading): PlayReading["others"] =>
  play && verdict ? [...others, { play, verdict }] : others;

/** Raised if it was allowed, flat if it was not, plain if the verdict is unknown. */
export function stateOfCard(reading: PlayReading, card: Card): CardState {
  const verdict = judgedCards(reading).find(({ play }) => play.card === card)?.verdict.verdict;
  return verdict === "legal" ? "permitted" : verdict === "illegal" ? "forbidden" : "played";
}

/** The seat at fault, if all faults are of one. */
export const onlyCulprit = (faults: readonly { readonly seat: Seat }[]): Seat | null => {
  const [first] = faults;
  return first && faults.every(({ seat }) => seat === first.seat) ? first.seat : null;
};
