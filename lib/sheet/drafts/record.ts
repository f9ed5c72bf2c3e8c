/** A whole deal, entered card by card during play or later: whose turn it is, what can be picked, what is known besides. */

import { type Audit, audit } from "#lib/rules/audit/audit";
import { type Card, cardsOf, EXCUSE, type Suit, suitOf, TRUMPS } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import { firstDeal, type Law } from "#lib/rules/legal";
import { type PlayRecord, type Replay, type ReplayedPlay, replay } from "#lib/rules/record";
import type { Fault, Rules, Seat } from "#lib/rules/rules";
import { NO_SUIT } from "#lib/rules/trick";
import { emptyPlay, type PlayDraft } from "./play";
import type { RecordDraft } from "./record-draft";

const cardsEach = (law: Law, rules: Rules, draft: RecordDraft): number => draft.cards ?? firstDeal(law, rules).cards;

/** Known cards of a hand: those it played, and those shown. */
const knownIn = (draft: RecordDraft, plays: readonly ReplayedPlay[], seat: Seat): Card[] => [
  ...new Set([...plays.filter((play) => play.seat === seat).map(({ card }) => card), ...(draft.held[seat] ?? [])]),
];

/** The record for the audit. A hand known completely is given as a hand, else as shown cards. */
function recordOf(law: Law, rules: Rules, draft: RecordDraft): PlayRecord {
  const { leader, plays, aside, taker, contract, calledCard, partner } = draft;
  const cards = cardsEach(law, rules, draft);
  const { plays: replayed } = replay(law, rules, recordOfPlays(draft));
  const known = draft.held.map((held, seat) => (held.length === 0 ? [] : knownIn(draft, replayed, seat)));
  return {
    ...{ leader, plays, aside, taker, contract, calledCard },
    hands: known.map((hand) => (hand.length === cards ? hand : null)),
    shown: known.map((hand) => (hand.length === cards ? [] : hand)),
    ...(law.series && { cards }),
    ...(draft.excuseValue !== null && { excuseValue: draft.excuseValue }),
    ...(partner !== null && { partner: partner === "alone" ? null : partner }),
  };
}

const recordOfPlays = ({ leader, plays, calledCard, taker, cards, excuseValue }: RecordDraft): PlayRecord => ({
  ...{ leader, plays, calledCard, taker },
  ...(cards !== null && { cards }),
  excuseValue: excuseValue ?? 0,
});

export interface RecordReading {
  /** Null if the record contradicts itself, or needs the Excuse's value. */
  readonly audit: Audit | null;
  readonly faults: readonly Fault[];
  readonly plays: readonly ReplayedPlay[];
  readonly tricks: Replay["tricks"];
  /** Who plays now, or whose play is corrected; null when all cards have been played. */
  readonly turn: { readonly seat: Seat; readonly trick: number } | null;
  /** The next thing needed to count the deal; null when it can be noted. */
  readonly missing: "plays" | "excuse" | "taker" | "contract" | "called" | null;
  readonly suit: Suit | null;
  /** What the picker offers. */
  readonly free: ReadonlySet<Card>;
}

export function readRecord(law: Law, rules: Rules, draft: RecordDraft): RecordReading {
  const record = recordOf(law, rules, draft);
  const { plays, tricks, complete } = replay(law, rules, recordOfPlays(draft));
  const unsaid = law.excuse === null && draft.excuseValue === null && draft.plays.includes(EXCUSE);
  const result = unsaid ? null : audit(law, rules, record);
  const turn = turnOf(law, rules, draft, plays, complete);
  const missing = unsaid ? "excuse" : complete ? missingIn(law, rules, draft) : "plays";
  return {
    audit: result?.ok ? result.value : null,
    faults: result && !result.ok ? result.faults : [],
    plays,
    tricks,
    turn: unsaid ? null : turn && { seat: turn.seat, trick: turn.trick },
    missing,
    suit: draft.into === "plays" && turn ? likelySuit(plays, turn) : null,
    free: freeCards(law, rules, draft, plays, turn),
  };
}

/** Adds any card to a replay, to find out who plays next and what suit is demanded. */
function turnOf(
  law: Law,
  rules: Rules,
  draft: RecordDraft,
  plays: readonly ReplayedPlay[],
  complete: boolean,
): ReplayedPlay | null {
  if (draft.at !== null) return plays[draft.at] ?? null;
  if (complete) return null;
  return replay(law, rules, recordOfPlays({ ...draft, plays: [...draft.plays, EXCUSE] })).plays.at(-1) ?? null;
}

/** The demanded suit; for a leader, or a player without that suit, the plain suit they played last. */
function likelySuit(plays: readonly ReplayedPlay[], { seat, trick, demand }: ReplayedPlay): Suit | null {
  const before = plays.filter((play) => play.seat === seat && play.trick < trick && play.card !== EXCUSE);
  const lacks = before.some(({ card, demand: asked }) => asked.suit === demand.suit && suitOf(card) !== demand.suit);
  if (demand.suit !== NO_SUIT && (demand.suit === TRUMPS || !lacks)) return demand.suit;
  const last = before.findLast(({ card }) => card < EXCUSE);
  return last ? suitOf(last.card) : null;
}

/** To count by camp, the taker, the contract and (at five) the partner are needed. Other games need only the tricks. */
function missingIn(law: Law, { players }: Rules, draft: RecordDraft): RecordReading["missing"] {
  if (!law.attack) return null;
  if (draft.taker === null) return "taker";
  if (draft.contract === null) return "contract";
  return players === 5 && draft.calledCard === null && draft.partner === null ? "called" : null;
}

/** No card twice, none of a completely known hand, none beyond the size of a hand or pile. */
function freeCards(
  law: Law,
  rules: Rules,
  draft: RecordDraft,
  plays: readonly ReplayedPlay[],
  turn: ReplayedPlay | null,
): Set<Card> {
  const pack = cardsOf(law.deck);
  const each = cardsEach(law, rules, draft);
  const { into, held, aside } = draft;
  const others = plays.filter((_, i) => i !== draft.at);
  const fallen = others.map(({ card }) => card);
  const without = (...gone: readonly (readonly Card[])[]) => {
    const set = new Set(pack);
    for (const card of gone.flat()) set.delete(card);
    return set;
  };
  if (into === "aside")
    return aside.length >= pack.length - rules.players * each ? new Set(aside) : without(draft.plays, ...held);
  const seat = into === "plays" ? turn?.seat : into;
  if (seat === undefined) return new Set();
  const elsewhere = [fallen, aside, ...held.filter((_, other) => other !== seat)];
  const isWhole = knownIn(draft, others, seat).length >= each;
  const own = new Set((held[seat] ?? []).filter((card) => !fallen.includes(card)));
  return isWhole ? own : without(...elsewhere);
}

/** Adds a card where the picker points; in a side list a second pick removes it. */
export function pick(law: Law, rules: Rules, draft: RecordDraft, card: Card): RecordDraft {
  const toggled = (list: readonly Card[]) => (list.includes(card) ? list.filter((other) => other !== card) : [...list, card]);
  const { into, at } = draft;
  if (into === "aside") return { ...draft, aside: toggled(draft.aside) };
  if (into !== "plays") return { ...draft, held: draft.held.map((held, seat) => (seat === into ? toggled(held) : held)) };
  if (at !== null) return { ...draft, at: null, plays: draft.plays.map((other, i) => (i === at ? card : other)) };
  return draft.plays.length < rules.players * cardsEach(law, rules, draft) ? { ...draft, plays: [...draft.plays, card] } : draft;
}

/** Removes the last card where the picker points. */
export function unpick(draft: RecordDraft): RecordDraft {
  const { into } = draft;
  if (draft.at !== null) return { ...draft, at: null };
  if (into === "aside") return { ...draft, aside: draft.aside.slice(0, -1) };
  if (into !== "plays") return { ...draft, held: draft.held.map((held, seat) => (seat === into ? held.slice(0, -1) : held)) };
  return { ...draft, plays: draft.plays.slice(0, -1) };
}

/** One play of the record as a question, with what the record shows of that hand. */
export function playAt(law: Law, rules: Rules, draft: RecordDraft, index: number): PlayDraft {
  const each = cardsEach(law, rules, draft);
  const { plays } = replay(law, rules, recordOfPlays(draft));
  const asked = itemAt(plays, index);
  const first = plays.findIndex(({ trick }) => trick === asked.trick);
  const fallen = plays.slice(0, index + 1).map(({ card }) => card);
  const known = knownIn(draft, plays, asked.seat).filter((card) => !fallen.includes(card));
  const opening = itemAt(plays, first);
  return {
    ...emptyPlay(opening.seat),
    trick: plays.slice(first, index + 1).map(({ card }) => card),
    place: index - first,
    hands: { [index - first]: known },
    whole: known.length === each - asked.trick - 1,
    moment: asked.trick === 0 ? "first" : asked.trick === each - 1 ? "last" : "other",
    number: asked.trick + 1,
    calledCard: draft.calledCard,
    carried: opening.demand.suit === NO_SUIT ? null : opening.demand.suit,
    excuseValue: draft.excuseValue,
  };
}
