/**
 * The rows kept beside the logs, so that standings open at once: each sheet's tally, the evenings gathered from them, and the
 * sums of a season. Changed in the transaction of the event, so that a deal costs what its evening costs, never what the season
 * costs. All of it can be made again from the logs.
 */
import { isDeepStrictEqual } from "node:util";
import { itemAt, lastOf } from "#lib/rules/item-at";
import type { Club, PlayerId, Season, SeasonId } from "#lib/season/club/club-event";
import { isSameSeason } from "#lib/season/club/in-season";
import type { EarlierResults } from "#lib/season/tally/earlier-results";
import { eveningIdOf } from "#lib/season/tally/evening-id";
import type { Received, SheetTally } from "#lib/season/tally/tallied";
import { tallySheet } from "#lib/season/tally/tally";
import type { SeasonJoined, WhichSeason } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import type { Sheet } from "#lib/sheet/sheet";
import { engine, type Reader, type Tx } from "../client";
import { readClub } from "../club";
import { changeEvenings, gatherIn, type Kept, seasonMoved } from "./project-evening";
import { changeOneTable } from "./project-table";

/**
 * What the caller knows already, to save reading: the club, the folded sheet, its earlier results; `only`: the one season to do.
 */
interface Known {
  readonly club?: Club;
  readonly folded?: () => Sheet | null;
  readonly earlier?: EarlierResults;
  readonly only?: WhichSeason;
}

/** Updates what is kept of a sheet, in each season it ever joined, or only in `only`. */
export async function projectSheet(tx: Tx, sheet: string, log: readonly Received[], known: Known = {}): Promise<void> {
  for (const [one, tally] of await talliesOf(tx, log, known)) {
    const row = await keptOf(tx, sheet, one);
    if (row || tally) await putSheet(tx, { ...one, key: row?.season ?? (await keyFor(tx, one)) }, sheet, row, tally, log);
  }
}

type SeasonOfClub = Omit<Kept, "key">;

/** The tally of the log in each season that it ever named. */
export async function talliesOf(
  tx: Tx,
  log: readonly Received[],
  known: Known,
): Promise<(readonly [SeasonOfClub, SheetTally | null])[]> {
  const { only, folded: fold = () => foldSheet(log.map(({ event }) => event)) } = known;
  const wanted = joinedIn(log).filter((one) => !only || isSameSeason(one, only));
  const folded = wanted.length > 0 ? fold() : null;
  const tallies: (readonly [SeasonOfClub, SheetTally | null])[] = [];
  for (const one of folded ? wanted : []) {
    const club = known.club?.id === one.club ? known.club : (await readClub(tx, one.club))?.club;
    const season = club?.seasons.find(({ id }) => id === one.season);
    if (!folded || !club || !season) continue;
    tallies.push([{ club, season }, tallySheet(folded, log, { ...one, counting: season.counting }, known.earlier)]);
  }
  return tallies;
}

/** Every season that the log has ever named. */
function joinedIn(log: readonly Received[]): SeasonJoined[] {
  const joined = log.flatMap(({ event }) => (event.kind === "season.joined" ? [event.body as SeasonJoined] : []));
  return [...new Map(joined.map((one) => [`${one.club} ${one.season}`, one])).values()];
}

const keptOf = (tx: Tx, sheetId: string, { club, season }: SeasonOfClub) =>
  tx.sheetTally.findFirst({
    where: { sheetId, kept: { clubId: club.id, seasonId: season.id } },
    select: { season: true, evening: true, tally: true },
  });

/** The number of a season; undefined where nothing is kept of it. */
export async function seasonKey(tx: Tx, clubId: string, seasonId: SeasonId): Promise<number | undefined> {
  const clubId_seasonId = { clubId, seasonId };
  return (await tx.season.findUnique({ where: { clubId_seasonId }, select: { key: true } }))?.key;
}

/** The same, and makes a missing row. */
export async function keyFor(tx: Tx, { club, season }: SeasonOfClub): Promise<number> {
  const where = { clubId: club.id, seasonId: season.id };
  // Another table may have created the season's row meanwhile.
  const made = { where: { clubId_seasonId: where }, create: where, update: {} };
  return (await seasonKey(tx, club.id, season.id)) ?? (await tx.season.upsert(made)).key;
}

/** Replaces what was kept of a sheet in a season; null: it is no longer in it. */
async function putSheet(
  tx: Tx,
  kept: Kept,
  sheetId: string,
  row: { readonly evening: string; readonly tally: string } | null,
  tally: SheetTally | null,
  log: readonly Received[],
): Promise<void> {
  await engine().lockSeason(tx, kept.key);
  const before = row && (JSON.parse(row.tally) as SheetTally);
  const now = tally && tallyRow(tally, kept.season, log);
  const where = { season: kept.key, sheetId };
  if (row?.evening !== now?.evening || !isDeepStrictEqual(before, tally)) {
    const isChanged = row && now && before && tally && row.evening === now.evening;
    const alone = isChanged && (await changeOneTable(tx, kept, row.evening, before, tally));
    for (const evening of alone ? [] : new Set([row?.evening, now?.evening])) {
      // UNGATHERED: it has been taken out of its evening already.
      if (!evening) continue;
      const here = await readTables(tx, kept.key, evening);
      const then = here.filter(({ sheet }) => sheet !== sheetId).concat(now?.evening === evening && tally ? [tally] : []);
      const [before, after] = [gatherIn(kept, evening, here), gatherIn(kept, evening, then)];
      await changeEvenings(tx, kept.key, [{ evening, before, after }]);
    }
    await putLate(tx, kept.key, sheetId, before?.late ?? [], tally?.late ?? []);
    await seasonMoved(tx, kept.key);
  }
  if (now && row) await tx.sheetTally.updateMany({ where, data: now });
  else if (now) await tx.sheetTally.create({ data: { ...where, ...now } });
  else await tx.sheetTally.deleteMany({ where });
}

export async function readTables(reader: Reader, season: number, evening: string): Promise<SheetTally[]> {
  const rows = await reader.sheetTally.findMany({ where: { season, evening }, select: { tally: true } });
  return rows.map(({ tally }) => JSON.parse(tally) as SheetTally);
}

/** By evening: all tables, or those that may name one of these players; only the others' tallies are not needed. */
export async function readTablesOf(
  reader: Reader,
  season: number,
  evenings: readonly string[],
  ids?: readonly PlayerId[],
): Promise<ReadonlyMap<string, SheetTally[]>> {
  const tables = new Map<string, SheetTally[]>(evenings.map((evening) => [evening, []]));
  const OR = ids?.map((id) => ({ tally: { contains: id } }));
  const where = { season, evening: { in: [...evenings] }, ...(OR && { OR }) };
  const select = { evening: true, tally: true };
  for (const { evening, tally } of await reader.sheetTally.findMany({ where, orderBy: { sheetId: "asc" }, select }))
    tables.get(evening)?.push(JSON.parse(tally) as SheetTally);
  return tables;
}

export function tallyRow(tally: SheetTally, season: Season, log: readonly Pick<Received, "receivedAt">[]) {
  const [firstAt, lastAt] = [new Date(itemAt(log, 0).receivedAt), new Date(lastOf(log).receivedAt)];
  const { game, title, deals } = tally;
  return { evening: eveningIdOf(tally, season), game, title, deals, tally: JSON.stringify(tally), firstAt, lastAt };
}

type Late = SheetTally["late"];

export async function putLate(tx: Tx, season: number, sheetId: string, before: Late, after: Late): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  await tx.lateChange.deleteMany({ where: { season, sheetId } });
  const data = after.map(({ player: playerId, at, ...late }) => ({ sheetId, playerId, season, at: new Date(at), ...late }));
  await tx.lateChange.createMany({ data });
}
