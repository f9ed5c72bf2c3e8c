/** The evenings of a season, newest first, page by page. */

import type { GameName } from "#lib/rules/rules";
import { ofPersons, personIn } from "#lib/season/club/person";
import { dayOfEvening } from "#lib/season/tally/evening-id";
import type { EveningPage, TableLine } from "#lib/season/views";
import { db } from "../client";
import type { Evening } from "../generated/client";
import type { Kept } from "../project/project-evening";
import { readSeats } from "../project/read-seats";
import { PLAYED } from "./played";

/** Evenings on a page. */
export const EVENINGS_SHOWN = 60;

const EVENING = /^\d{4}-\d\d-\d\d(\/[\w.!~*'()%-]{1,400})?$/;

/** Checks `before`, the last evening of the page before, null for the first page; undefined if it is neither. */
export const readBefore = (text: string | null): string | null | undefined =>
  text === null || EVENING.test(text) ? text : undefined;

/** The `before` of the next page, given one evening more than is shown; null when there is none. */
export const beforeOf = (read: readonly { readonly evening: string }[]): string | null =>
  read.length > EVENINGS_SHOWN ? (read[EVENINGS_SHOWN - 1]?.evening ?? null) : null;

/** A query's condition for older evenings. */
export const olderThan = (before: string | null) => (before === null ? {} : { evening: { lt: before } });

/** Evenings of every game, or only those that count. */
export async function readEveningPage(
  { key, club: { players } }: Kept,
  before: string | null = null,
  onlyCounted = false,
): Promise<EveningPage> {
  const personOf = personIn(players);
  const read = await db().evening.findMany({
    where: { season: key, ...PLAYED, ...(onlyCounted && { counted: true }), ...olderThan(before) },
    orderBy: { evening: "desc" },
    take: EVENINGS_SHOWN + 1,
  });
  const shown = read.slice(0, EVENINGS_SHOWN);
  const ids = shown.map(({ evening }) => evening);
  const [seats, tables] = await Promise.all([readSeats(db(), key, ids), readTableLines(key, ids)]);
  const evenings = shown.map((row) => ({
    ...eveningLine(row, tables.get(row.evening) ?? []),
    deals: row.deals,
    carried: row.carried,
    ended: row.ended,
    counted: row.counted,
    players: ofPersons(seats.get(row.evening) ?? [], personOf).sort(
      (a, b) => a.place - b.place || (a.player < b.player ? -1 : 1),
    ),
  }));
  return { evenings, before: beforeOf(read) };
}

/** What every list shows of an evening. */
export const eveningLine = (
  { evening, name, games }: Pick<Evening, "evening" | "name" | "games">,
  tables: readonly TableLine[],
) => ({
  evening,
  day: dayOfEvening(evening),
  title: name ?? (tables.length === 1 ? (tables[0]?.title ?? null) : null),
  games: JSON.parse(games) as GameName[],
  tables,
});

/** The sheets of these evenings, in the order they were opened. */
async function readTableLines(season: number, evenings: readonly string[]): Promise<ReadonlyMap<string, TableLine[]>> {
  const tables = new Map<string, TableLine[]>(evenings.map((evening) => [evening, []]));
  const rows = await db().sheetTally.findMany({
    where: { season, evening: { in: [...evenings] }, NOT: { sheetId: { contains: "." } } },
    orderBy: { sheetId: "asc" },
    select: { evening: true, sheetId: true, game: true, title: true, deals: true },
  });
  for (const { evening, sheetId, game, title, deals } of rows)
    tables.get(evening)?.push({ sheet: sheetId, game: game as GameName, title, deals });
  return tables;
}
