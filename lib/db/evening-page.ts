/** The evenings of a season, newest first, page by page. */
import type { GameName } from "#lib/rules/rules";
import type { Club, Season } from "#lib/season/club-event";
import type { Counting } from "#lib/season/counting";
import { personsOf } from "#lib/season/person";
import type { EveningPage } from "#lib/season/views";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { readSeats } from "./seats";

/** On a page. */
export const EVENINGS_SHOWN = 60;

export interface PagedSeason {
  readonly key: number;
  readonly season: Season;
  readonly club: Club;
}

/** The last evening of a page: the next one begins after it. */
export interface Before {
  readonly day: string;
  readonly sheet: string;
}

const BEFORE = /^(\d{4}-\d\d-\d\d),([0-9a-f-]{36})$/;

/** "2026-03-10,0193…", as a page says it; undefined when it is no such thing. */
export function readBefore(text: string): Before | undefined {
  const [, day, sheet] = BEFORE.exec(text) ?? [];
  return day && sheet ? { day, sheet } : undefined;
}

/** What to ask for the page after these evenings, of which one more was read than is shown; null when there is none. */
export function beforeOf(read: readonly { readonly day: string; readonly sheetId: string }[]): string | null {
  const last = read.length > EVENINGS_SHOWN ? read[EVENINGS_SHOWN - 1] : undefined;
  return last ? `${last.day},${last.sheetId}` : null;
}

/** For a query in the order of a page. */
export const olderThan = (before: Before | null) =>
  before ? { OR: [{ day: { lt: before.day } }, { day: before.day, sheetId: { lt: before.sheet } }] } : {};

/** Evenings of every game; `only`: of these. */
export async function readEveningPage(
  { key, season, club: { players } }: PagedSeason,
  before: Before | null = null,
  only?: Counting["games"],
): Promise<EveningPage> {
  const persons = personsOf(players);
  const read = await db().evening.findMany({
    where: { season: key, deals: { gt: 0 }, ...(only && { game: { in: [...only] } }), ...olderThan(before) },
    orderBy: [{ day: "desc" }, { sheetId: "desc" }],
    take: EVENINGS_SHOWN + 1,
    select: { sheetId: true, day: true, game: true, title: true, deals: true },
  });
  const shown = read.slice(0, EVENINGS_SHOWN);
  const [seats, ended] = await Promise.all([readSeats(key, shown), readEnded(key, shown)]);
  const evenings = shown.map(({ sheetId, game, ...evening }) => ({
    ...evening,
    sheet: sheetId,
    game: game as GameName,
    ended: ended.has(sheetId),
    counted: season.counting.games.includes(game as GameName),
    players: (seats.get(sheetId) ?? [])
      .map(({ playerId, points, place, sharing, deals, dealt }) => ({
        player: persons.get(playerId) ?? playerId,
        points,
        place,
        sharing,
        deals,
        dealt,
      }))
      .sort((a, b) => a.place - b.place || (a.player < b.player ? -1 : 1)),
  }));
  return { evenings, before: beforeOf(read) };
}

/** Those of these evenings that are over, as their tallies say. */
async function readEnded(season: number, evenings: readonly { readonly sheetId: string }[]): Promise<ReadonlySet<string>> {
  if (evenings.length === 0) return new Set();
  const rows = await db().$queryRaw<{ sheetId: string }[]>`
    SELECT "sheetId" FROM "Evening" WHERE "season" = ${season} AND "tally" ->> 'ended'
      AND "sheetId" IN (${Prisma.join(evenings.map(({ sheetId }) => sheetId))})`;
  return new Set(rows.map(({ sheetId }) => sheetId));
}
