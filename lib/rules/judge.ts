/** Judges a play. With a partly known hand the verdict may be unknown; it then says which cards would decide. */
import type { RuleId } from "./articles";
import { add, type CardSet, emptySet, has, isEmpty, members, minus, setOf } from "./card-set";
import { type Card, EXCUSE, indexOf, isHead, isPlain, isTrump, type Suit, suitOf, TRUMPS } from "./deck";
import { barredLead, brokenDuty, forbidders, type Law, legalSet, packOf } from "./legal";
import type { Duty, Fault, Rules } from "./rules";
import { type Demand, demandOf, NO_CARD, NO_SUIT } from "./trick";

/** The cards on the table, leader first. `trickNumber` and `calledCard` matter at five; `carried` after a tie (D4). */
export interface TrickSituation {
  readonly trick: readonly Card[];
  readonly trickNumber?: number | undefined;
  readonly calledCard?: Card | null;
  readonly carried?: Demand["suit"];
}

export interface Play extends TrickSituation {
  readonly hand: readonly Card[];
  readonly card: Card;
  readonly handIsPartial?: boolean | undefined;
}

/** Any one of these cards in the hand would make the play a fault against this duty. */
export interface TrickQuestion {
  readonly duty: Duty;
  readonly cards: readonly Card[];
  /** Their suit, and the trump that they are above; null and 0 if that does not matter. */
  readonly suit: Suit | null;
  readonly above: number;
}

export interface Verdict {
  readonly verdict: "legal" | "illegal" | "unknown";
  readonly duty: Duty;
  readonly rule: RuleId;
  readonly demand: Demand;
  /** Of the cards known to be in the hand, in the order given. */
  readonly legal: readonly Card[];
  /** Empty unless the verdict is unknown. */
  readonly questions: readonly TrickQuestion[];
}

const demandIn = (law: Law, rules: Rules, at: TrickSituation): Demand =>
  demandOf(
    law.deck,
    at.trick,
    barredLead(rules, at.calledCard ?? null, at.trickNumber, at.trick.length > 0),
    at.carried ?? NO_SUIT,
  );

/** The legal cards in the order given, and the duty and rule that decide. */
export function legalCards(
  law: Law,
  rules: Rules,
  hand: readonly Card[],
  at: TrickSituation,
): { legal: Card[]; duty: Duty; rule: RuleId } {
  const legal = emptySet();
  const duty = legalSet(setOf(hand), demandIn(law, rules, at), legal);
  return { legal: hand.filter((card) => has(legal, card)), duty, rule: law.duties[duty] };
}

/** Is this card of this hand a legal play in this trick? For a hand known in part, says only what no other card could change. */
export function judge(law: Law, rules: Rules, play: Play): Verdict {
  const { card, trick } = play;
  const demand = demandIn(law, rules, play);
  const { legal, duty } = legalCards(law, rules, play.hand, play);
  const held = setOf(play.hand);
  const verdict = (verdict: Verdict["verdict"], broken: Duty, questions: TrickQuestion[] = []): Verdict => ({
    verdict,
    duty: broken,
    rule: ruleOf(law, rules, broken, play, demand),
    demand,
    legal,
    questions,
  });
  if (!legal.includes(card)) return verdict("illegal", duty);
  for (const seen of trick) add(held, seen);
  const against = minus(forbidders(packOf(law.deck), card, demand, emptySet()), held);
  if (play.handIsPartial && !isEmpty(against))
    return verdict("unknown", brokenDuty(demand, against), questionsOf(demand, against, card));
  return verdict("legal", card === EXCUSE ? "excuse" : duty);
}

/** The suit demanded, then the trumps: two duties, two questions. */
function questionsOf(demand: Demand, against: CardSet, card: Card): TrickQuestion[] {
  const ask = (set: CardSet, suit: TrickQuestion["suit"]): TrickQuestion[] =>
    isEmpty(set)
      ? []
      : [
          {
            duty: brokenDuty(demand, set),
            cards: members(set),
            suit,
            above: suit === TRUMPS && isTrump(card) ? demand.height : 0,
          },
        ];
  if (demand.suit === NO_SUIT) return ask(against, null);
  const trumps: CardSet = [0, 0, 0, 0, against[4]];
  return [...(demand.suit === TRUMPS ? [] : ask(minus(against, trumps), demand.suit)), ...ask(trumps, TRUMPS)];
}

/** F13 and F14 complete the article on the called suit. */
function ruleOf(law: Law, rules: Rules, duty: Duty, play: Play, demand: Demand): RuleId {
  const rule = law.duties[duty];
  if (duty === "called-suit") return play.trick.length > 0 && rules.options["called-suit-excuse"] === true ? "F13" : rule;
  const inCalledSuit = demand.barred !== NO_CARD && play.card !== demand.barred && suitOf(play.card) === suitOf(demand.barred);
  return duty === "free" && inCalledSuit ? "F14" : rule;
}

/** A king, queen, knight or jack (FFT12 p. 12); a Proviseur (seed 0). */
export function callFaults(law: Law, calledCard: Card | null | undefined): Fault[] {
  if (calledCard === null || calledCard === undefined) return [];
  const { deck } = law;
  const isTop = isPlain(calledCard) && indexOf(calledCard) === deck.ranks.length - 1;
  const callable = law.calls === "head" ? isHead(deck, calledCard) : law.calls === "top" && isTop;
  return callable ? [] : [{ at: "calledCard", code: "not-callable", rule: law.duties["called-suit"] }];
}

/** What cannot be on one table: a card twice, a card that the hand does not hold, a trick with no room left. */
export function playFaults(law: Law, rules: Rules, hand: readonly Card[], trick: readonly Card[], card?: Card): Fault[] {
  const rule = law.deck.rule;
  const seen = new Set<Card>();
  const twice = (cards: readonly Card[], at: string) =>
    cards.flatMap((one, i): Fault[] => {
      if (seen.has(one)) return [{ at: `${at}.${i}`, code: "card-twice", rule }];
      seen.add(one);
      return [];
    });
  const faults = [...twice(hand, "hand"), ...twice(trick, "trick")];
  if (trick.length >= rules.players) faults.push({ at: "trick", code: "trick-full", rule, params: { players: rules.players } });
  if (card !== undefined && !hand.includes(card)) faults.push({ at: "card", code: "card-not-held", rule });
  return faults;
}
