/**
 * What is kept beside the logs so that standings open at once: the tally of each evening, and the sums of a season. Changed in
 * the transaction of the event that changes it, by the difference between two tallies: so a deal costs what its evening costs,
 * never what the season costs. All of it can be made again from the logs.
 */
import { isDeepStrictEqual } from "node:util";
import type { Club, Season, SeasonBody } from "#lib/season/club-event";
import { type EveningTally, type PlayerTally, type Received, tallyEvening } from "#lib/season/tally";
import type { SeasonPlace } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import type { Sheet } from "#lib/sheet/sheet";
import type { Tx } from "./client";
import { readClub } from "./club";
import type { Head } from "./head";
import { readLog, sheetsThatJoined } from "./read";

const DAY_MS = 86_400_000;

/** After an event has joined a log, in the same transaction. */
export async function project(tx: Tx, { kind, log, sheet, club }: Head): Promise<void> {
  const last = log.at(-1)?.event;
  if (kind === "sheet" && last) await projectSheet(tx, last.sheet, log, { folded: () => sheet.sheet });
  else if (last?.kind === "season.changed" && club.club) await projectChanged(tx, log, club.club);
}

/** What spares reading: the club, the fold of the log; and the one season that is asked for. */
interface Known {
  readonly club?: Club;
  readonly folded?: () => Sheet | null;
  readonly only?: Pick<SeasonPlace, "club" | "season">;
}

/** Brings what is kept of a sheet up to its log, in each season it ever joined, or in the `only` one. */
export async function projectSheet(tx: Tx, sheet: string, log: readonly Received[], known: Known = {}): Promise<void> {
  const { only, folded: fold = () => foldSheet(log.map(({ event }) => event)) } = known;
  const places = placesOf(log).filter(({ club, season }) => !only || (club === only.club && season === only.season));
  const folded = places.length > 0 ? fold() : null;
  if (!folded) return;
  const [firstAt, lastAt] = [log[0], log.at(-1)].map((one) => new Date(one?.receivedAt ?? 0)) as [Date, Date];
  for (const place of places) {
    const club = known.club?.id === place.club ? known.club : (await readClub(tx, place.club))?.club;
    const season = club?.seasons.find(({ id }) => id === place.season);
    if (!club || !season) continue;
    const tally = tallyEvening(folded, log, season);
    const kept = await tx.evening.findFirst({
      where: { sheetId: sheet, kept: { clubId: club.id, seasonId: season.id } },
      select: { season: true, tally: true },
    });
    const key = { sheetId: sheet, season: kept?.season ?? (await keyOf(tx, club, season)) };
    const row = tally && { ...eveningOf(tally), firstAt, lastAt };
    if (row && kept) await tx.evening.updateMany({ where: key, data: row });
    if (row && !kept) await tx.evening.create({ data: { ...key, ...row } });
    await changeEvening(tx, key.season, kept && (JSON.parse(kept.tally) as EveningTally), tally);
    if (kept && !row) await tx.evening.deleteMany({ where: key });
  }
}

/** Every season that the log ever names. */
function placesOf(log: readonly Received[]): SeasonPlace[] {
  const joined = log.flatMap(({ event }) => (event.kind === "season.joined" ? [event.body as SeasonPlace] : []));
  return [...new Map(joined.map((place) => [`${place.club} ${place.season}`, place])).values()];
}

/** A season whose correction period changes: what nothing came to after the shorter of both cannot change. */
async function projectChanged(tx: Tx, log: readonly Received[], club: Club): Promise<void> {
  const about = log.map(({ event }) => event).filter(({ kind }) => kind === "season.opened" || kind === "season.changed");
  const id = (about.at(-1)?.body as SeasonBody | undefined)?.season;
  const [before, now] = about.flatMap(({ body }) => ((body as SeasonBody).season === id ? [body as SeasonBody] : [])).slice(-2);
  const daysOf = (one: SeasonBody | undefined) => one?.counting.correctionDays ?? null;
  if (!id || daysOf(before) === daysOf(now)) return;
  const days = Math.min(daysOf(before) ?? Infinity, daysOf(now) ?? Infinity);
  const evenings = await tx.evening.findMany({
    where: { kept: { clubId: club.id, seasonId: id } },
    select: { sheetId: true, firstAt: true, lastAt: true },
  });
  const isStill = ({ firstAt, lastAt }: (typeof evenings)[number]) => lastAt.getTime() - firstAt.getTime() < days * DAY_MS;
  const still = new Set(evenings.filter(isStill).map(({ sheetId }) => sheetId));
  for (const sheet of await sheetsThatJoined(tx, club.id, id))
    if (!still.has(sheet)) await projectSheet(tx, sheet, await readLog(tx, sheet), { club });
}

async function keyOf(tx: Tx, { id: clubId }: Club, { id: seasonId }: Season): Promise<number> {
  const known = await tx.season.findUnique({ where: { clubId_seasonId: { clubId, seasonId } }, select: { key: true } });
  return known?.key ?? (await tx.season.create({ data: { clubId, seasonId } })).key;
}

/** From one tally of an evening to the next, in all that is kept by player and by season; null: it is not in this season. */
async function changeEvening(tx: Tx, season: number, before: EveningTally | null, after: EveningTally | null): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const sheetId = (after ?? before)?.sheet as string;
  await addFigures(tx, season, before, after);
  const [had, has] = [before ? seatsOf(season, before) : [], after ? seatsOf(season, after) : []];
  if (!isDeepStrictEqual(had, has)) {
    const gone = had.filter(({ playerId }) => !has.some((one) => one.playerId === playerId)).map(({ playerId }) => playerId);
    if (gone.length > 0) await tx.eveningPlayer.deleteMany({ where: { season, sheetId, playerId: { in: gone } } });
    if (has.length > 0) await putSeats(tx, has);
  }
  if (!isDeepStrictEqual(before?.late ?? [], after?.late ?? [])) {
    await tx.lateChange.deleteMany({ where: { season, sheetId } });
    await tx.lateChange.createMany({ data: (after?.late ?? []).map((late) => lateOf(season, sheetId, late)) });
  }
  const evenings = countOf(after) - countOf(before);
  const deals = (after?.deals ?? 0) - (before?.deals ?? 0);
  const data = { evenings: { increment: evenings }, deals: { increment: deals }, version: { increment: 1 } };
  await tx.season.updateMany({ where: { key: season }, data });
}

/** Without a single scored deal, an evening is nobody's. */
const countOf = (tally: EveningTally | null): number => (tally && tally.deals > 0 ? 1 : 0);

const eveningOf = (tally: EveningTally) => ({
  day: tally.day,
  game: tally.game,
  title: tally.title,
  deals: tally.deals,
  tally: JSON.stringify(tally),
});

function seatsOf(season: number, { sheet, day, game, players }: EveningTally) {
  return players.flatMap(({ player, points, deals, dealt, place, sharing }: PlayerTally) => {
    const how = { points, deals, dealt, mean: dealt / deals, place, sharing };
    return deals === 0 ? [] : [{ season, sheetId: sheet, playerId: player, day, game, ...how }];
  });
}

/** What stays the same in a row is not written again, nor the indexes it is in. */
async function putSeats(tx: Tx, seats: ReturnType<typeof seatsOf>): Promise<void> {
  await tx.$executeRaw`INSERT INTO "EveningPlayer"
      ("season", "sheetId", "playerId", "day", "game", "points", "deals", "dealt", "mean", "place", "sharing")
    SELECT value ->> 'season', value ->> 'sheetId', value ->> 'playerId', value ->> 'day', value ->> 'game', value ->> 'points',
      value ->> 'deals', value ->> 'dealt', value ->> 'mean', value ->> 'place', value ->> 'sharing'
    FROM json_each(${JSON.stringify(seats)}) WHERE true
    ON CONFLICT ("sheetId", "season", "playerId") DO UPDATE SET "points" = excluded."points", "deals" = excluded."deals",
      "dealt" = excluded."dealt", "mean" = excluded."mean", "place" = excluded."place", "sharing" = excluded."sharing"`;
}

const lateOf = (season: number, sheetId: string, { player, points, event, at, deal }: EveningTally["late"][number]) => ({
  sheetId,
  event,
  playerId: player,
  season,
  points,
  at: new Date(at),
  deal,
});

/** One statement for all that a deal changes, and one parameter: a hundred rows of five would be read five hundred times. */
async function addFigures(tx: Tx, season: number, before: EveningTally | null, after: EveningTally | null): Promise<void> {
  const rows = differences(before, after).map(({ name, player, game, by }) => [name, player, game, by]);
  if (rows.length === 0) return;
  await tx.$executeRaw`INSERT INTO "Figure" ("season", "name", "playerId", "game", "value")
    SELECT ${season}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT ("season", "playerId", "name", "game") DO UPDATE SET "value" = "Figure"."value" + excluded."value"`;
}

interface Difference {
  readonly name: string;
  readonly player: string;
  readonly game: string;
  readonly by: number;
}

function differences(before: EveningTally | null, after: EveningTally | null): Difference[] {
  const sums = new Map<string, Difference>();
  const add = (tally: EveningTally | null, sign: number) => {
    for (const { player, figures } of tally?.players ?? []) {
      for (const [name, value] of Object.entries(figures)) {
        const game = tally?.game as string;
        const key = `${game} ${player} ${name}`;
        sums.set(key, { name, player, game, by: (sums.get(key)?.by ?? 0) + sign * value });
      }
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums.values()].filter(({ by }) => by !== 0);
}
