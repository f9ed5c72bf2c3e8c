/** What a history brings a season: each of its evenings as one table, of whoever was there (T26). */
import type { SeasonId } from "./club-event";
import type { HistoryBody } from "./history-body";
import type { PlayerTally, SheetTally } from "./tallied";

/** The table's id is made of the event's: no sheet has such a one. */
export const tableOf = (event: string, evening: number): string => `${event}.${evening}`;

/** Whether a table is of a history: there is no sheet of it to open. */
export const isBrought = (table: string): boolean => table.includes(".");

/** Its evenings of one season. */
export function broughtTo(season: SeasonId, event: string, { game, columns, evenings }: HistoryBody): SheetTally[] {
  return evenings.flatMap((evening, at): SheetTally[] => {
    if (evening.season !== season) return [];
    const players = columns.flatMap((player, i): PlayerTally[] => {
      const points = evening.points[i] ?? null;
      const deals = evening.deals?.[i] ?? 0;
      return points === null ? [] : [tallyOf(player, points, deals)];
    });
    const deals = Math.max(0, ...players.map((one) => one.deals));
    const table = { sheet: tableOf(event, at), game, day: evening.day, name: null, title: null, deals };
    return [{ ...table, ended: true, players, others: [], late: [], carried: true }];
  });
}

/** Rows of deals are rows of paper; of an evening's total alone, only its points are known. */
function tallyOf(player: string, points: number, deals: number): PlayerTally {
  const rows = { deals, dealt: points, "carried.deals": deals, "carried.points": points };
  const figures = Object.entries({ points, ...(deals > 0 && rows) }).filter(([, value]) => value !== 0);
  return { player, points, deals, dealt: deals > 0 ? points : 0, figures: Object.fromEntries(figures) };
}
