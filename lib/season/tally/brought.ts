/** What an imported history adds to a season: each of its evenings is one table of those who were there (T26). */

import { isReport } from "#lib/rules/rules";
import type { SeasonId } from "../club/club-event";
import type { HistoryBody, HistoryEvening } from "../club/history-body";
import { dealsOf } from "./brought-deals";
import { figuresOf } from "./figures";
import { type Figures, type PlayerTally, type SheetTally, withoutZeros } from "./tallied";

/** An imported table's id: the event's id, a dot and the evening's place; no sheet has such an id. */
const tableOf = (event: string, evening: number): string => `${event}.${evening}`;

/** The event and the evening's place in it; undefined for a sheet's id. */
export function broughtAt(table: string): { readonly event: string; readonly at: number } | undefined {
  const [event = "", at] = table.split(".");
  return at === undefined ? undefined : { event, at: Number(at) };
}

/** The history's evenings in one season. */
export function broughtTo(season: SeasonId, event: string, body: HistoryBody): SheetTally[] {
  const { game, columns, evenings } = body;
  return evenings.flatMap((evening, at): SheetTally[] => {
    if (evening.season !== season) return [];
    const played = playedIn(body, evening);
    const players = columns.flatMap((player, i): PlayerTally[] => {
      const points = evening.points[i] ?? null;
      const deals = evening.deals?.[i] ?? 0;
      return points === null ? [] : [tallyOf(player, points, deals, played[i] ?? {})];
    });
    const deals = Math.max(...players.map((one) => one.deals));
    const table = { sheet: tableOf(event, at), game, day: evening.day, name: null, title: null, deals };
    return [{ ...table, ended: true, players, others: [], late: [], carried: true }];
  });
}

/** By column, the figures of deals with known play, as on a sheet. */
function playedIn(body: HistoryBody, evening: HistoryEvening): readonly Figures[] {
  const deals = dealsOf(body, evening).filter(({ deal }) => !isReport(deal));
  if (deals.length === 0) return [];
  const { columns } = body;
  return figuresOf({ totals: columns.map(() => null), season: { players: columns } }, deals);
}

/** Deals known by points only count as rows of paper; for evenings known by their total only, just the points are known. */
function tallyOf(player: string, points: number, deals: number, played: Figures): PlayerTally {
  const carried = { "carried.deals": deals - (played.deals ?? 0), "carried.points": points - (played.dealt ?? 0) };
  const rows = { ...played, deals, dealt: points, ...carried };
  const figures = withoutZeros({ ...(deals > 0 && rows), points });
  return { player, points, deals, dealt: deals > 0 ? points : 0, figures };
}
