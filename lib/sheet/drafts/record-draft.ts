/** A whole deal while it is entered: the tricks, other cards seen, and the bet. `record.ts` reads it. */
import type { Card } from "#lib/rules/deck";
import type { Rules, Seat } from "#lib/rules/rules";

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
