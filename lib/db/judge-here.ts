/** What only the server can tell of an event: who is who in a club whose log the phone may never have seen. */

import type { HallBodyOf } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import type { FaultCode } from "#lib/rules/codes";
import type { Fault } from "#lib/rules/rules";
import type { AskedClub } from "#lib/season/club";
import type { Club, ClubBodyOf, PlayerId, Season } from "#lib/season/club-event";
import { eveningDay } from "#lib/season/evening-day";
import { afterDay, dayOfEvening } from "#lib/season/evening-id";
import { type Asking, type KeptOut, whyNotIn, whyNotOn } from "#lib/season/joining";
import { isTooLate } from "#lib/season/late";
import { personsOf } from "#lib/season/person";
import type { Day } from "#lib/season/season-body";
import type { BodyOf, EveningOf, SeasonPlace } from "#lib/sheet/event";
import { isAtLeast, type Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import type { Tx } from "./client";
import { kindOf, readClub } from "./club";
import { isShutOut } from "./club-right";
import type { Growing } from "./growing";
import { judgeBrought, judgeTakingBack } from "./judge-history";
import { judgeMerging } from "./judge-merging";
import { MOST_SEASONS, MOST_TABLES } from "./limits";

type Judge = (tx: Tx, growing: Growing, body: never, at: Date, v: number, refs?: readonly string[]) => Promise<Fault[]>;

const JUDGES: Readonly<Record<Growing["kind"], Readonly<Record<string, Judge>>>> = {
  sheet: { "season.joined": judgeJoining, "season.left": judgeLeaving, "evening.set": judgeMoving, "person.added": judgeAdded },
  club: {
    "player.merged": judgeMerging,
    "season.opened": judgeOpening,
    "season.changed": judgeDates,
    "season.ended": judgeEnding,
    "history.brought": judgeBrought,
    "history.withdrawn": judgeTakingBack,
  },
  hall: { "tournament.opened": judgeTournament, "position.opened": judgeSheetsOfTables },
};

/** The faults of an event that its own log allows; `at`: when it was received. */
export const judgeHere = async (tx: Tx, growing: Growing, { kind, body, v, refs }: LogEvent, at: Date): Promise<Fault[]> =>
  (await judgePhone(tx, growing)) ?? (await JUDGES[growing.kind][kind]?.(tx, growing, body as never, at, v, refs)) ?? [];

/** Whom the club shut out adds nothing to a sheet that counts for it, nor takes the sheet away (T29). */
async function judgePhone(tx: Tx, { kind, access, head, imported }: Growing): Promise<Fault[] | undefined> {
  const club = kind === "sheet" && !imported ? head.sheet.sheet?.season?.club : undefined;
  const isOut = club !== undefined && (await isShutOut(tx, club, access.device));
  return isOut ? [{ ...fault("device", "shut-out-of-club"), rule: "T29" }] : undefined;
}

const fault = (at: string, code: FaultCode, params?: Fault["params"]): Fault => ({
  at,
  code,
  rule: "T13",
  ...(params && { params }),
});

/** What was imported was judged when it happened: the season may have ended since, or have had other dates. */
async function judgeJoining(tx: Tx, growing: Growing, place: SeasonPlace, at: Date): Promise<Fault[]> {
  const { club: id, season: asked, players } = place;
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
  if (!season.ended) faults.push(...(await judgeLeaving(tx, growing, place, at)));
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

/** Whom the club knows by the name that comes: somebody of the club where the sheet counts, and not yet at its table. */
async function judgeAdded(tx: Tx, { head }: Growing, { player }: BodyOf<"person.added">): Promise<Fault[]> {
  if (player === undefined) return [];
  const { sheet } = head.sheet;
  const known = sheet?.season && (await readClub(tx, sheet.season.club));
  if (!sheet?.season || !known) return [fault("player", "unknown-player")];
  const others = sheet.season.players.filter((one) => one !== player);
  return judgePlayers(known.club, [...others, player]).map((one) => ({ ...one, at: "player" }));
}

/**
 * From an ended season nothing is taken away, not even to be put into another; nor is an evening that no longer moves (T19), or
 * one result would count in both.
 */
async function judgeLeaving(tx: Tx, { imported, head }: Growing, to: Partial<SeasonPlace>, at: Date): Promise<Fault[]> {
  const place = head.sheet.sheet?.season;
  const season = place && (await seasonLeft(tx, place, imported));
  if (!season) return [];
  if (season.ended) return [fault("season", "season-stands")];
  const isElsewhere = to.club !== place.club || to.season !== season.id;
  return isElsewhere && isTooLate(head.log, season, at) ? [{ ...fault("season", "evening-stands"), rule: "T19" }] : [];
}

/** Each season is looked through by whoever opens the club. */
async function judgeOpening(_: Tx, { head }: Growing): Promise<Fault[]> {
  return (head.club.asked as AskedClub).seasons.size < MOST_SEASONS
    ? []
    : [fault("season", "seasons-full", { most: MOST_SEASONS })];
}

/** A sheet goes to another evening of the dates of its season, while it may still leave the one it is of. */
async function judgeMoving(tx: Tx, growing: Growing, { day }: EveningOf, at: Date): Promise<Fault[]> {
  const place = growing.head.sheet.sheet?.season;
  const season = place && (await seasonLeft(tx, place, growing.imported));
  if (!season) return [];
  const stands = await judgeLeaving(tx, growing, {}, at);
  if (stands.length > 0) return stands;
  if (whyNotOn(season, day)) return [outsideSeason(season, { day }, "day")];
  return judgeTables(tx, growing.access.log, place, day);
}

/** A day has room for so many tables, whoever brings them: each makes the others' evening longer to gather. This sheet is not counted. */
async function judgeTables(
  tx: Tx,
  sheet: string,
  { club, season }: Pick<SeasonPlace, "club" | "season">,
  day: Day,
): Promise<Fault[]> {
  const evening = { gte: day, lt: afterDay(day) };
  const kept = { clubId: club, seasonId: season };
  const others = await tx.sheetTally.count({ where: { kept, evening, sheetId: { not: sheet } } });
  return others < MOST_TABLES ? [] : [{ at: "season", code: "tables-full", rule: "T28", params: { most: MOST_TABLES } }];
}

/** Where the sheet counts now; undefined where that is nobody's to judge: unknown, or judged before. */
async function seasonLeft(tx: Tx, { club, season }: SeasonPlace, imported: Growing["imported"]): Promise<Season | undefined> {
  const known = imported?.club === club ? null : await readClub(tx, club);
  return known?.club.seasons.find(({ id }) => id === season);
}

/** An app of before evenings were above sheets would end the season as one that was always counted by sheets (T28). */
async function judgeEnding(_: Tx, { imported }: Growing, __: unknown, ___: Date, v: number): Promise<Fault[]> {
  return v < 2 && !imported ? [{ ...fault("season", "older-app"), rule: "T28" }] : [];
}

/** New dates leave no evening outside that was inside. The season is there: it was asked before. */
async function judgeDates(tx: Tx, { access, head }: Growing, body: ClubBodyOf<"season.changed">): Promise<Fault[]> {
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

/** The phone that pushes or imports, by the token that it uses for all its logs. */
async function mayPlayIn(tx: Tx, { access, imported }: Growing, club: string): Promise<boolean> {
  const here = await tx.device.findUnique({ where: { logId_id: { logId: access.log, id: access.device } } });
  // Who manages the club of the sheet may have no right of its own on it.
  const phone = here ?? (await tx.phone.findUnique({ where: { id: access.device }, select: { tokenHash: true } }));
  const tokenHash = imported?.tokenHash ?? phone?.tokenHash;
  if (!tokenHash) return false;
  const key = { logId: club, tokenHash };
  const there = await tx.device.findUnique({ where: { logId_tokenHash: key } });
  return there !== null && !there.revokedAt && isAtLeast(there.role as Role, "player");
}

/** A tournament is its club's, opened by who runs the club. */
async function judgeTournament(
  tx: Tx,
  { access, imported }: Growing,
  { club }: HallBodyOf<"tournament.opened">,
): Promise<Fault[]> {
  // Of a document, whose club the phone that brings it has claimed.
  if (imported) return imported.club === club ? [] : [fault("club", "unknown-club")];
  const logId_tokenHash = { logId: club, tokenHash: access.claim?.tokenHash ?? "" };
  const there = await tx.device.findUnique({ where: { logId_tokenHash } });
  const runs = there?.role === "owner" && !there.revokedAt && (await kindOf(tx, club)) === "club";
  return runs ? [] : [fault("club", "unknown-club")];
}

/** The logs that the tables will write are new ones. */
async function judgeSheetsOfTables(
  tx: Tx,
  { imported }: Growing,
  { sheets = [] }: HallBodyOf<"position.opened">,
): Promise<Fault[]> {
  if (imported) return [];
  const taken = await tx.log.count({ where: { id: { in: [...sheets] } } });
  return taken === 0 ? [] : [fault("sheets", "id-reused")];
}
