/** A record starts with what the sheet knows: who leads, how many cards, and the bet, announced or noted. */
import { parseCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import type { Rules, Seat } from "#lib/rules/rules";
import { turnAt } from "../look-up";
import type { Sheet } from "../sheet";
import { emptyRecord, type RecordDraft } from "./record-draft";

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
