/** The evenings of a season made again from the kept tallies of its sheets, without reading a log. */
import { itemAt, lastOf } from "#lib/rules/item-at";
import { grouped } from "#lib/rules/lists";
import type { Club, PlayerId } from "#lib/season/club/club-event";
import { gatherEvening } from "#lib/season/gather";
import { eveningIdOf } from "#lib/season/tally/evening-id";
import type { SheetTally } from "#lib/season/tally/tallied";
import { dialect, engine, type Tx } from "../client";
import { readClub } from "../club";
import { Prisma } from "../generated/client";
import { changeEvenings, gatherIn, type Kept, seasonMoved } from "./project-evening";
import { readTables, readTablesOf } from "./project-sheet";

const { sql, join } = Prisma;

const PAGE = 200;

/** For a season without evenings. */
export async function regather(tx: Tx, kept: Kept): Promise<void> {
  await seasonMoved(tx, kept.key);
  for (let after = ""; ; ) {
    const evenings = await eveningsAfter(tx, kept.key, after);
    if (evenings.length === 0) return;
    await gatherPage(tx, kept, evenings);
    after = lastOf(evenings);
  }
}

/** The `evening` of a table that has not joined one again yet. */
export const UNGATHERED = "";

/**
 * For a season whose counting changes: deletes its evenings; each table joins its own again after this transaction, so that no
 * deal waits for a whole season. Returns the tables, newest first.
 */
export async function ungather(tx: Tx, season: number): Promise<string[]> {
  const tables = await tx.sheetTally.findMany({ where: { season }, select: { sheetId: true }, orderBy: { firstAt: "desc" } });
  await forgetEvenings(tx, season);
  await tx.sheetTally.updateMany({ where: { season }, data: { evening: UNGATHERED } });
  return tables.map(({ sheetId }) => sheetId);
}

/** Adds tables to their evenings from their kept tallies, in each season where they have none. */
export async function gatherTables(tx: Tx, sheets: readonly string[]): Promise<void> {
  const rows = await tx.sheetTally.findMany({
    where: { sheetId: { in: [...sheets] }, evening: UNGATHERED },
    select: { season: true, tally: true, kept: { select: { clubId: true, seasonId: true } } },
    orderBy: { season: "asc" },
  });
  const clubs = new Map<string, Club | undefined>();
  for (const key of new Set(rows.map(({ season }) => season))) {
    await engine().lockSeason(tx, key);
    const own = rows.filter(({ season }) => season === key);
    const { clubId, seasonId } = itemAt(own, 0).kept;
    // Reading a club reads its last event, which may be a history of a thousand evenings: do it once.
    if (!clubs.has(clubId)) clubs.set(clubId, (await readClub(tx, clubId))?.club);
    const club = clubs.get(clubId);
    const season = club?.seasons.find(({ id }) => id === seasonId);
    const joining = own.map(({ tally }) => JSON.parse(tally) as SheetTally);
    if (club && season) await joinEvenings(tx, { key, club, season }, joining);
  }
}

async function joinEvenings(tx: Tx, kept: Kept, joining: readonly SheetTally[]): Promise<void> {
  const { key, season } = kept;
  const by = grouped(joining, (tally) => eveningIdOf(tally, season));
  const there = await readTablesOf(tx, key, [...by.keys()]);
  const changes = [...by].map(([evening, own]) => {
    const had = there.get(evening) ?? [];
    return { evening, before: gatherIn(kept, evening, had), after: gatherIn(kept, evening, [...had, ...own]) };
  });
  await changeEvenings(tx, key, changes);
  for (const [evening, own] of by) {
    const sheetId = { in: own.map(({ sheet }) => sheet) };
    await tx.sheetTally.updateMany({ where: { season: key, sheetId }, data: { evening } });
  }
  await seasonMoved(tx, key);
}

/** All that is kept of a season; undefined: nothing is. */
export async function forgetSeason(tx: Tx, season: number | undefined): Promise<void> {
  if (season === undefined) return;
  await tx.lateChange.deleteMany({ where: { season } });
  await tx.sheetTally.deleteMany({ where: { season } });
  await forgetEvenings(tx, season);
}

async function forgetEvenings(tx: Tx, season: number): Promise<void> {
  await tx.eveningPlayer.deleteMany({ where: { season } });
  await tx.evening.deleteMany({ where: { season } });
  await tx.figure.deleteMany({ where: { season } });
  await tx.season.updateMany({ where: { key: season }, data: { evenings: 0, deals: 0 } });
}

async function eveningsAfter(tx: Tx, season: number, after: string): Promise<string[]> {
  const rows = await tx.sheetTally.findMany({
    where: { season, evening: { gt: after } },
    distinct: ["evening"],
    orderBy: { evening: "asc" },
    take: PAGE,
    select: { evening: true },
  });
  return rows.map(({ evening }) => evening);
}

async function gatherPage(tx: Tx, kept: Kept, evenings: readonly string[]): Promise<void> {
  const tables = await readTablesOf(tx, kept.key, evenings);
  const changes = [...tables].map(([evening, sheets]) => ({ evening, before: null, after: gatherIn(kept, evening, sheets) }));
  await changeEvenings(tx, kept.key, changes);
}

/** Makes those evenings again at which one person sat under two of these names: a merge changes no others. */
export async function gatherSome(
  tx: Tx,
  { key: season, season: by, club }: Kept,
  players: Club["players"],
  names: readonly PlayerId[],
): Promise<void> {
  const { each } = dialect();
  const found = await tx.$queryRaw<{ evening: string }[]>`
    SELECT t."evening" FROM "SheetTally" t, ${each(sql`t."tally"`, sql`p`, "players")}
    WHERE t."season" = ${season} AND t."evening" <> ${UNGATHERED} AND p.value ->> 'player' IN (${join([...names])})
    GROUP BY t."evening" HAVING COUNT(DISTINCT p.value ->> 'player') > 1`;
  for (const { evening } of found) {
    const sheets = await readTables(tx, season, evening);
    const [before, after] = [gatherEvening(evening, sheets, by, players), gatherEvening(evening, sheets, by, club.players)];
    await changeEvenings(tx, season, [{ evening, before, after }]);
  }
}
