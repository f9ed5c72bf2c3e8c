/** The sheet's deals as the ledger prints them. */

import { addScores, seatPeople } from "#lib/rules/evening";
import { gameOf } from "#lib/rules/games";
import { dealColumns } from "#lib/sheet/deal-columns";
import { type Rival, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import type { Words } from "#messages/words";
import { confirmationOf } from "./signs";
import { type LedgerDeal, tellDeal } from "./tell-deal";

/** Where two phones noted a deal differently, the other version stands under it. */
export const ledgerRows = (sheet: Sheet, words: Words, fresh: number | null): LedgerDeal[] =>
  sheet.deals.flatMap((deal) => [
    ledgerRow(sheet, deal, words, deal.slot === fresh),
    ...deal.conflicts.map((rival) => rivalRow(sheet, deal, rival, words)),
  ]);

export const ledgerRow = (sheet: Sheet, deal: SheetDeal, words: Words, fresh = false): LedgerDeal => ({
  ...tellDeal(sheet, deal, words),
  ...(deal.conflicts.length > 0 && { mark: "divided" }),
  confirmation: confirmationOf(sheet, deal),
  fresh,
});

/** The version of a deal that another phone noted, with the totals it would make. */
export function rivalRow(
  sheet: Sheet,
  deal: Pick<SheetDeal, "slot" | "number" | "turn" | "seats">,
  rival: Pick<Rival, "event" | "deal" | "seats">,
  words: Words,
): LedgerDeal {
  const { seats } = rival;
  const columns = dealColumns(sheet, deal, rival);
  const scores = columns && seats.map((person) => columns[person] ?? 0);
  const before = sheet.deals.findLast(({ slot }) => slot < deal.slot)?.totals ?? sheet.start;
  const { rules } = tableOf(sheet, seats);
  const totals = scores ? addScores(rules, seatPeople(rules, before, seats), seats, scores) : before;
  const rest = { versions: [], voided: false, corrected: false, contest: null, faults: [], totals };
  const score = scores && { scores, lines: [] };
  const told = { ...deal, ...rest, id: rival.event, deal: rival.deal, seats, columns: columns ?? [], score };
  return { ...tellDeal(sheet, told, words), mark: "rival" };
}

export interface LedgerTurn {
  readonly number: number;
  /** Who deals, speaks and leads, by seat; empty for the others. */
  readonly duties: readonly (readonly string[])[];
  /** What is to come, when "à jouer" does not say it all: "5 cartes", "à l’aveugle". */
  readonly detail?: string | undefined;
  /** A bet is announced: a tap on any player opens that deal. */
  readonly isBet: boolean;
}

/** The line about to be written: who deals, speaks and leads, and the bet that waits. */
export function turnLine(sheet: Sheet, words: Words): LedgerTurn {
  const { seating, next, names, rules } = sheet;
  const { dealer, speaks, leads, rests } = words.m.ledger;
  const t = words.m.sheet;
  const duties = names.map((_, person) => [
    ...(person === seating.dealer ? [dealer] : []),
    ...(seating.sitsOut.includes(person) ? [rests] : []),
    ...(person === seating.seats[next.firstBidder] ? [speaks(names.length)] : []),
    ...(person === seating.seats[next.firstLeader] ? [leads] : []),
  ]);
  const detail = sheet.announced
    ? t.announced
    : gameOf(rules).series
      ? `${t.cards(next.cards)}${next.blind ? `, ${t.blind}` : ""}`
      : undefined;
  return { number: sheet.nextSlot + 1, duties, detail, isBet: sheet.announced !== null };
}
