// This folder: the rows kept beside the logs: how an event changes them, and how they are all made again.
/** Updates what is kept of a club's seasons after an event of the club: how they are counted, and who is who. */
import { isDeepStrictEqual } from "node:util";
import type { LogEvent } from "#lib/log/event";
import { DAY_MS } from "#lib/log/limits";
import { lastOf } from "#lib/rules/item-at";
import type { Club, PlayerId, Season, SeasonId } from "#lib/season/club/club-event";
import { historyIn } from "#lib/season/club/histories";
import type { HistoryBody } from "#lib/season/club/history-body";
import { personsOf } from "#lib/season/club/person";
import type { SeasonBody } from "#lib/season/club/season-body";
import type { Received } from "#lib/season/tally/tallied";
import type { Tx } from "../client";
import { readLog, sheetsThatJoined } from "../read";
import { putHistories, seasonsOf } from "./project-history";
import { keyFor, seasonKey } from "./project-sheet";
import { forgetSeason, gatherSome, ungather } from "./regather";

/**
 * What an event makes stale, to be made again after it: `sheets` are read from their logs again, `tables` join their evenings
 * again.
 */
export interface Later {
  readonly sheets: readonly string[];
  readonly tables: readonly string[];
}

/** `events`: the log up to the event after which the club is `club`. */
export async function projectClub(tx: Tx, events: readonly LogEvent[], club: Club, log: readonly Received[]): Promise<Later> {
  const last = events.at(-1);
  const isHistory = last?.kind === "history.brought" || last?.kind === "history.withdrawn";
  const brought = isHistory ? await projectHistory(tx, events, club, log) : [];
  if (last?.kind === "player.merged" || last?.kind === "player.parted") await gatherMerged(tx, events, club);
  const season = club.seasons.find(({ id }) => id === (last?.body as { readonly season?: string } | null)?.season);
  const was = season && before(events, season);
  if (!was) return { sheets: [], tables: brought };
  const tables = isDeepStrictEqual(unitOf(was), unitOf(season)) ? [] : await gatherSeason(tx, club, season);
  const isPeriod = daysOf(was) !== daysOf(season);
  return { sheets: isPeriod ? await staleIn(tx, club, season, Math.min(daysOf(was), daysOf(season))) : [], tables };
}

/** How the season was counted before the last event, if that changes it. */
function before(events: readonly LogEvent[], season: Season): Pick<Season, "counting" | "bySheet"> | undefined {
  const last = lastOf(events);
  const earlier = (...kinds: readonly string[]) =>
    events.findLast((one) => one !== last && kinds.includes(one.kind) && (one.body as SeasonBody).season === season.id);
  const { counting } = season;
  if (last.kind === "season.ended") return { counting };
  if (last.kind === "season.reopened") return { counting, ...((earlier("season.ended")?.v ?? 2) < 2 && { bySheet: true }) };
  const told = last.kind === "season.changed" ? earlier("season.opened", "season.changed") : undefined;
  return told && { counting: (told.body as SeasonBody).counting };
}

const daysOf = ({ counting }: Pick<Season, "counting">): number => counting.correctionDays ?? Infinity;

/** What decides which sheets form an evening: which count, where places are taken, and whether each is one. */
const unitOf = ({ counting: { games, tableByTable }, bySheet }: Pick<Season, "counting" | "bySheet">) => [
  [...games].sort(),
  tableByTable ?? false,
  bySheet ?? false,
];

/** When a correction period changes: the sheets that changed after the shorter period; the others cannot be affected. */
async function staleIn(tx: Tx, club: Club, season: Season, days: number): Promise<string[]> {
  const sheets = await tx.sheetTally.findMany({
    where: { kept: { clubId: club.id, seasonId: season.id } },
    select: { sheetId: true, firstAt: true, lastAt: true },
  });
  const isStill = ({ firstAt, lastAt }: (typeof sheets)[number]) => lastAt.getTime() - firstAt.getTime() < days * DAY_MS;
  const still = new Set(sheets.filter(isStill).map(({ sheetId }) => sheetId));
  return (await sheetsThatJoined(tx, club.id, season.id)).filter((sheet) => !still.has(sheet));
}

async function gatherSeason(tx: Tx, club: Club, season: Season): Promise<string[]> {
  const key = await seasonKey(tx, club.id, season.id);
  return key === undefined ? [] : ungather(tx, key);
}

/** Makes the seasons of a history again, with or without it; seasons that came with it go with it. */
async function projectHistory(tx: Tx, events: readonly LogEvent[], club: Club, log: readonly Received[]): Promise<string[]> {
  const last = lastOf(events);
  const event = last.kind === "history.brought" ? last : events.find(({ id }) => id === last.refs?.[0]);
  return putSeasons(tx, club, event ? seasonsOf(event.body as HistoryBody) : [], log);
}

async function putSeasons(tx: Tx, club: Club, ids: Iterable<SeasonId>, log: readonly Received[]): Promise<string[]> {
  const tables: string[] = [];
  for (const id of ids) {
    const season = club.seasons.find((one) => one.id === id);
    if (season) {
      const key = await keyFor(tx, { club, season });
      await putHistories(tx, { key, season }, log);
      tables.push(...(await ungather(tx, key)));
    } else await forgetSeason(tx, await seasonKey(tx, club.id, id));
  }
  return tables;
}

/** Merged names may have sat at two tables of one evening: then the evening is theirs once (T21). */
async function gatherMerged(tx: Tx, events: readonly LogEvent[], club: Club): Promise<void> {
  const { kind, body } = lastOf(events);
  const { from } = body as { readonly from: string };
  const merged = events.findLast((one) => one.kind === "player.merged" && (one.body as { readonly from: string }).from === from);
  const into = kind === "player.parted" ? ((merged?.body as { readonly into: string } | undefined)?.into ?? null) : null;
  const players = club.players.map((player) => (player.id === from ? { ...player, into } : player));
  for (const season of club.seasons) {
    const key = await seasonKey(tx, club.id, season.id);
    if (key !== undefined) await gatherSome(tx, { key, club, season }, players, namesOf(from, players, club.players));
  }
}

/** All ids that are one person with `from`, before or after the event. */
function namesOf(from: PlayerId, ...views: readonly Club["players"][]): PlayerId[] {
  const names = views.flatMap((players) => {
    const persons = personsOf(players);
    return players.flatMap(({ id }) => (persons.get(id) === persons.get(from) ? [id] : []));
  });
  return [...new Set(names)];
}

/**
 * After an import into the club: which event changed which season is unknown, so all are made again; also those of a history that
 * the import takes back.
 */
export async function projectImported(tx: Tx, club: Club): Promise<Later> {
  const log = await readLog(tx, club.id);
  const histories = log.flatMap(({ event }) => historyIn(event) ?? []);
  const brought = new Set(histories.flatMap(seasonsOf));
  const tables = await putSeasons(tx, club, brought, log);
  for (const season of club.seasons) if (!brought.has(season.id)) tables.push(...(await gatherSeason(tx, club, season)));
  return { sheets: [], tables };
}
