/** The seats change while a deal is typed: players who stay keep their entries, in their new seats. */
import type { Rules, Seat } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { DecaleDraft } from "./decale";
import type { TarotDraft } from "./tarot";
import { table } from "./tarot-table";
import type { VachetteDraft } from "./vachette";

/** By old seat: the new one, or null for a player who went out. */
export type Moves = readonly (Seat | null)[];

export const movesOf = (from: readonly Person[], to: readonly Person[]): Moves =>
  from.map((person) => (to.includes(person) ? to.indexOf(person) : null));

const seatIn = (moves: Moves, seat: Seat | null): Seat | null => (seat === null ? null : (moves[seat] ?? null));

/** Claims of a player who went out are dropped. */
const claimsIn = <Claim extends { readonly seat: Seat }>(moves: Moves, claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim) => {
    const seat = seatIn(moves, claim.seat);
    return seat === null ? [] : [{ ...claim, seat }];
  });

/** Each column goes with its player to the new seat; that of a newcomer is empty. */
const columnsIn = (moves: Moves, columns: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => columns[moves.indexOf(seat)] ?? "");

/** "Alone" is stored as being one's own partner, so it moves with the taker. */
export function reseatTarot(rules: Rules, draft: TarotDraft, moves: Moves): TarotDraft {
  const partner = table.calls(rules) ? seatIn(moves, draft.partner) : null;
  return {
    ...draft,
    taker: seatIn(moves, draft.taker),
    partner,
    called: table.calls(rules) ? draft.called : null,
    alone: partner === null ? null : draft.alone,
    poignees: claimsIn(moves, draft.poignees),
    miseres: claimsIn(moves, draft.miseres),
  };
}

export const reseatVachette = (rules: Rules, draft: VachetteDraft, moves: Moves): VachetteDraft => ({
  vachette: columnsIn(moves, draft.vachette, rules.players),
  focus: seatIn(moves, draft.focus) ?? 0,
});

export function reseatDecale(rules: Rules, draft: DecaleDraft, moves: Moves): DecaleDraft {
  const isFive = rules.players === 5;
  const piles = Object.entries(draft.piles).flatMap(([key, pile]) => {
    const column = key === "camp" ? key : seatIn(moves, Number(key));
    return column === null ? [] : [[column, pile]];
  });
  return {
    ...draft,
    bettor: seatIn(moves, draft.bettor),
    partner: isFive ? seatIn(moves, draft.partner) : null,
    call: isFive ? draft.call : null,
    typed: columnsIn(moves, draft.typed, rules.players),
    focus: seatIn(moves, draft.focus) ?? 0,
    primes: claimsIn(moves, draft.primes),
    piles: Object.fromEntries(piles),
  };
}
