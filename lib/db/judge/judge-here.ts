// This folder: the checks of an event that only the server can make, and what it asks of each kind of log.
/** Faults that only the server can find, as the phone may never have seen the club's log. */

import type { HallEvent, HallKind } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import type { FaultCode } from "#lib/rules/codes";
import type { Fault } from "#lib/rules/rules";
import type { AskedClub } from "#lib/season/club/club";
import type { Club, ClubEvent, ClubKind, PlayerId, Season } from "#lib/season/club/club-event";
import { isSameSeason } from "#lib/season/club/in-season";
import { type Asking, type KeptOut, whyNotIn, whyNotOn } from "#lib/season/club/joining";
import { personsOf } from "#lib/season/club/person";
import type { Day } from "#lib/season/club/season-body";
import { eveningDay } from "#lib/season/tally/evening-day";
import { afterDay, dayOfEvening } from "#lib/season/tally/evening-id";
import { isTooLate } from "#lib/season/tally/late";
import type { EventKind, EventOf, SeasonJoined, WhichSeason } from "#lib/sheet/event";
import { isAtLeast, type Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import type { Tx } from "../client";
import { kindOf, readClub } from "../club";
import { isShutOut } from "../club-right";
import type { Growing } from "../growing";
import { MOST_SEASONS, MOST_TABLES_A_DAY } from "../limits";
import { judgeBrought, judgeTakingBack } from "./judge-history";
import { judgeMerging } from "./judge-merging";

type Judge = (tx: Tx, growing: Growing, event: never, at: Date) => Promise<Fault[]>;

const JUDGES: Readonly<Partial<Record<EventKind | ClubKind | HallKind, Judge>>> = {
  "season.joined": judgeJoining,
  "season.left": judgeLeaving,
  "evening.set": judgeMoving,
  "person.added": judgeAdded,
  "player.merged": judgeMerging,
  "season.opened": judgeOpening,
  "season.changed": judgeDates,
  "season.ended": judgeEnding,
  "history.brought": judgeBrought,
  "history.withdrawn": judgeTakingBack,
  "tournament.opened": judgeTournament,
  "position.opened": judgeSheetsOfTables,
};

/** Faults of an event that its own log allows; `at`: when it was received. */
export const judgeHere = async (tx: Tx, growing: Growing, event: LogEvent, at: Date): Promise<Fault[]> =>
  (await judgePhone(tx, growing)) ?? (await JUDGES[event.kind as keyof typeof JUDGES]?.(tx, growing, event as never, at)) ?? [];

/** A phone that the club shut out adds nothing to a sheet that counts for it, nor moves the sheet out (T29). */
async function judgePhone(tx: Tx, { access, head, imported }: Growing): Promise<Fault[] | undefined> {
  const club = imported ? undefined : head.sheet.sheet?.season?.club;
  const isOut = club !== undefined && (await isShutOut(tx, club, access.device));
  return isOut ? [{ ...fault("device", "shut-out-of-club"), rule: "T29" }] : undefined;
}

const fault = (at: string, code: FaultCode, params?: Fault["params"]): Fault => ({
  at,
  code,
  rule: "T13",
  ...(params && { params }),
});

/** Imported events were judged when they happened: the season may have ended since, or changed its dates. */
async function judgeJoining(tx: Tx, growing: Growing, event: EventOf<"season.joined">, at: Date): Promise<Fault[]> {
  const { club: id, season: asked, players } = event.body;
  const known = (await mayPlayIn(tx, growing, id)) ? await readClub(tx, id) : null;
  if (!known) return [fault("club", "unknown-club")];
  const { club } = known;
  const season = club.seasons.find((one) => one.id === asked);
  if (!season) return [fault("season", "unknown-season")];
  const sheet = growing.head.sheet.sheet as Sheet;
  const asking = { game: sheet.rules.game, day: eveningDay(sheet) };
  const faults = [
    ...judgePlayers(club, players),
    ...(await judgeTables(tx, growing.access.log, { club: id, season: asked }, asking.day)),
  ];
  if (growing.imported?.club === id) return faults;
  if (!season.ended) faults.push(...(await judgeLeaving(tx, growing, event, at)));
  return [...faults, ...whyNotIn(season, asking).map((why) => REFUSALS[why](season, asking))];
}

const outsideSeason = ({ from, to }: Season, { day }: Asking, at = "season"): Fault =>
  fault(at, "outside-season", { day, from, to });

const REFUSALS: Readonly<Record<KeptOut, (season: Season, asking: Required<Asking>) => Fault>> = {
  ended: () => fault("season", "season-ended"),
  game: (_, { game }) => fault("season", "game-not-counted", { game }),
  "not-begun": outsideSeason,
  over: outsideSeason,
};

/** A person added as a player of the club: one that the club has, not yet at this table. */
async function judgeAdded(tx: Tx, { head }: Growing, { body: { player } }: EventOf<"person.added">): Promise<Fault[]> {
  if (player === undefined) return [];
  const { sheet } = head.sheet;
  const known = sheet?.season && (await readClub(tx, sheet.season.club));
  if (!sheet?.season || !known) return [fault("player", "unknown-player")];
  const others = sheet.season.players.filter((one) => one !== player);
  return judgePlayers(known.club, [...others, player]).map((one) => ({ ...one, at: "player" }));
}

/**
 * No sheet leaves an ended season, not even for another one; nor an evening past its correction period (T19), or one result would
 * count in both.
 */
async function judgeLeaving(
  tx: Tx,
  { imported, head }: Growing,
  to: { body: Partial<SeasonJoined> },
  at: Date,
): Promise<Fault[]> {
  const joined = head.sheet.sheet?.season;
  const season = joined && (await seasonLeft(tx, joined, imported));
  if (!season) return [];
  if (season.ended) return [fault("season", "season-stands")];
  return !isSameSeason(to.body, joined) && isTooLate(head.log, { ...joined, counting: season.counting }, at)
    ? [{ ...fault("season", "evening-stands"), rule: "T19" }]
    : [];
}

/** A limit, because opening the club reads every season. */
async function judgeOpening(_: Tx, { head }: Growing): Promise<Fault[]> {
  return (head.club.asked as AskedClub).seasons.size < MOST_SEASONS
    ? []
    : [fault("season", "seasons-full", { most: MOST_SEASONS })];
}

/** A sheet may move to another day within its season's dates, as long as it may leave its own. */
async function judgeMoving(tx: Tx, growing: Growing, { body: { day } }: EventOf<"evening.set">, at: Date): Promise<Fault[]> {
  const joined = growing.head.sheet.sheet?.season;
  const season = joined && (await seasonLeft(tx, joined, growing.imported));
  if (!season) return [];
  const stands = await judgeLeaving(tx, growing, { body: {} }, at);
  if (stands.length > 0) return stands;
  if (whyNotOn(season, day)) return [outsideSeason(season, { day }, "day")];
  return judgeTables(tx, growing.access.log, joined, day);
}

/** A day holds at most MOST_TABLES_A_DAY: each makes its evening longer to sum up. This sheet is not counted. */
async function judgeTables(tx: Tx, sheet: string, { club, season }: WhichSeason, day: Day): Promise<Fault[]> {
  const evening = { gte: day, lt: afterDay(day) };
  const kept = { clubId: club, seasonId: season };
  const others = await tx.sheetTally.count({ where: { kept, evening, sheetId: { not: sheet } } });
  return others < MOST_TABLES_A_DAY
    ? []
    : [{ at: "season", code: "tables-full", rule: "T28", params: { most: MOST_TABLES_A_DAY } }];
}

/** The season where the sheet counts now; undefined if it is unknown, or the sheet is imported with its club. */
async function seasonLeft(tx: Tx, { club, season }: SeasonJoined, imported: Growing["imported"]): Promise<Season | undefined> {
  const known = imported?.club === club ? null : await readClub(tx, club);
  return known?.club.seasons.find(({ id }) => id === season);
}

/** An app older than evenings of several sheets would end the season as one counted by sheet (T28). */
async function judgeEnding(_: Tx, { imported }: Growing, { v }: LogEvent): Promise<Fault[]> {
  return v < 2 && !imported ? [{ ...fault("season", "older-app"), rule: "T28" }] : [];
}

/** New dates may not leave out an evening that was inside. The season exists: that was checked before. */
async function judgeDates(tx: Tx, { access, head }: Growing, { body }: ClubEvent<"season.changed">): Promise<Fault[]> {
  const { seasons } = head.club.asked as AskedClub;
  const { from, to } = seasons.get(body.season) as Season;
  const within = { gte: from, ...(to !== null && { lt: afterDay(to) }) };
  const outside = [{ evening: { lt: body.from } }, ...(body.to === null ? [] : [{ evening: { gte: afterDay(body.to) } }])];
  const found = await tx.evening.findFirst({
    where: { kept: { clubId: access.log, seasonId: body.season }, evening: within, OR: outside },
    orderBy: { evening: "asc" },
    select: { evening: true },
  });
  const day = found && dayOfEvening(found.evening);
  return day ? [fault(day < body.from ? "from" : "to", "evening-outside", { day })] : [];
}

function judgePlayers(club: Club, players: readonly (PlayerId | null)[]): Fault[] {
  const persons = personsOf(club.players);
  const seated = players.map((player) => (player === null ? null : (persons.get(player) ?? null)));
  return players.flatMap((player, seat): Fault[] => {
    if (player === null) return [];
    const person = seated[seat] ?? null;
    if (person === null) return [fault(`players.${seat}`, "unknown-player")];
    return seated.indexOf(person) < seat ? [fault(`players.${seat}`, "same-player-twice")] : [];
  });
}

/** True if the phone that pushes or imports may play in the club, by its token, the same for all its logs. */
async function mayPlayIn(tx: Tx, { access, imported }: Growing, club: string): Promise<boolean> {
  const here = await tx.device.findUnique({ where: { logId_id: { logId: access.log, id: access.device } } });
  // A manager of the sheet's club may have no device row on the sheet.
  const phone = here ?? (await tx.phone.findUnique({ where: { id: access.device }, select: { tokenHash: true } }));
  const tokenHash = imported?.tokenHash ?? phone?.tokenHash;
  if (!tokenHash) return false;
  const key = { logId: club, tokenHash };
  const there = await tx.device.findUnique({ where: { logId_tokenHash: key } });
  return there !== null && !there.revokedAt && isAtLeast(there.role as Role, "player");
}

/** Only an owner of a club opens a tournament in it. */
async function judgeTournament(tx: Tx, { access, imported }: Growing, event: HallEvent<"tournament.opened">): Promise<Fault[]> {
  const { club } = event.body;
  // Imported: its phone has already claimed the club.
  if (imported) return imported.club === club ? [] : [fault("club", "unknown-club")];
  const logId_tokenHash = { logId: club, tokenHash: access.claim?.tokenHash ?? "" };
  const there = await tx.device.findUnique({ where: { logId_tokenHash } });
  const runs = there?.role === "owner" && !there.revokedAt && (await kindOf(tx, club)) === "club";
  return runs ? [] : [fault("club", "unknown-club")];
}

/** The tables' sheets must be new logs, also in a document: else whoever knows a sheet's id could read it as a table of theirs. */
async function judgeSheetsOfTables(tx: Tx, _: Growing, { body }: HallEvent<"position.opened">): Promise<Fault[]> {
  const taken = await tx.log.count({ where: { id: { in: [...(body.sheets ?? [])] } } });
  return taken === 0 ? [] : [fault("sheets", "id-reused")];
}
