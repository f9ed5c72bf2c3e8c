/** A whole deal while it is entered: the tricks, other cards seen, and the bet. `record.ts` reads it. */
import { type Card, parseCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import type { Rules, Seat } from "#lib/rules/rules";
import { turnAt } from "../look-up";
import type { Sheet } from "../sheet";

/** What the picker fills: the tricks, the cards aside, or the cards known to have been in a hand. */
export type Into = "plays" | "aside" | Seat;

export interface RecordDraft {
  readonly leader: Seat;
  /** In the order they fell. */
  readonly plays: readonly Card[];
  /** The play being corrected; null at the end of the record. */
  readonly at: number | null;
  readonly into: Into;
  readonly aside: readonly Card[];
  /** By seat, cards known to have been in that hand when the first card was played. */
  readonly held: readonly (readonly Card[])[];
  readonly taker: Seat | null;
  readonly contract: string | null;
  readonly calledCard: Card | null;
  /** At five: a known partner, "alone", or null while the called card will tell. */
  readonly partner: Seat | "alone" | null;
  /** Whist: cards each, and the announced value of the Excuse. */
  readonly cards: number | null;
  readonly excuseValue: number | null;
}

export const emptyRecord = ({ players }: Rules, leader: Seat): RecordDraft => ({
  leader,
  plays: [],
  at: null,
  into: "plays",
  aside: [],
  held: Array.from({ length: players }, () => []),
  taker: null,
  contract: null,
  calledCard: null,
  partner: null,
  cards: null,
  excuseValue: null,
});

/** The fields that a deal or bet of any game may have about the bet. */
interface Bet {
  readonly taker?: Seat;
  readonly seat?: Seat;
  readonly contract?: string;
  /** "H-14"; a school at décalé. */
  readonly called?: string;
  readonly partner?: Seat | null;
  readonly bet?: Bet | null;
}

/** It starts with what the sheet knows: who leads, how many cards, and the bet, announced or noted. */
export function startRecord(rules: Rules, sheet: Sheet | null, slot: number): RecordDraft {
  const game = gameOf(rules);
  const turn = sheet ? turnAt(sheet, slot) : game.firstTurn(rules, 0);
  const noted: Bet | null | undefined = sheet?.deals.find((deal) => deal.slot === slot)?.deal;
  const said: Bet = noted ?? (sheet?.nextSlot === slot ? sheet.announced?.partial : undefined) ?? {};
  const bet = said.bet ?? said;
  const { called } = bet;
  const token = called !== undefined && game.calls === "top" ? `${called}-${game.deck.ranks.at(-1)?.code}` : called;
  // A noted deal with a bet but no partner was played alone; an announced bet may not know its partner yet.
  const isAlone = bet.partner === null || (noted?.bet !== undefined && noted.bet !== null && bet.partner === undefined);
  return {
    ...emptyRecord(rules, turn.firstLeader),
    taker: bet.taker ?? bet.seat ?? null,
    contract: bet.contract ?? null,
    calledCard: parseCard(game.deck, token) ?? null,
    partner: isAlone ? "alone" : (bet.partner ?? null),
    cards: game.series ? turn.cards : null,
  };
}
