/** May this event join the log of this club? Asked by the server before it accepts. */

import type { LogEvent } from "#lib/log/event";
import { judgeIn } from "#lib/log/judge";
import type { Judge } from "#lib/log/log";
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { isAtLeast, type Role } from "#lib/sheet/role";
import type { AskedClub } from "./club";
import { CLUB_KINDS, type ClubKind, type PlayerBody, type PlayerId, type Season, type SeasonId } from "./club-event";
import type { HistoryBody } from "./history-body";
import { whyNotOn } from "./joining";
import type { Day } from "./season-body";

/**
 * Every fault; none when the event may join. Only the server knows whether two players ever sat at one table: it adds
 * `satTogether`.
 */
export function judgeInClub(log: readonly LogEvent[], given: LogEvent, asked: () => AskedClub | null): Fault[] {
  return judgeIn(COURT, given, log.length === 0, asked);
}

const PLAYERS_TOO: readonly string[] = ["player.added"] satisfies ClubKind[];

/** Who may add what: players add people, those who run the club do everything else (T24). */
export const canAddToClub = (role: Role, kind: string): boolean =>
  isAtLeast(role, PLAYERS_TOO.includes(kind) ? "player" : "owner");

/** The server's own reason against `player.merged`. */
export const satTogether = (name: string, other: string): Fault => ({
  at: "into",
  code: "sat-together",
  rule: "T21",
  params: { name, other },
});

const JUDGES: Judge<typeof CLUB_KINDS, "club.opened", AskedClub> = {
  "club.renamed": () => {},
  "player.added": (reader, club, { body }) => {
    if (club.people.get(body.player)) reader.fault("player", "player-twice", "T24");
    judgeNames(reader, club, body);
  },
  "player.changed": (reader, club, { body }) => {
    if (playerOf(reader, club, body.player)) judgeNames(reader, club, body);
  },
  "player.merged": (reader, club, { body }) => {
    const from = playerOf(reader, club, body.from, "from");
    const into = playerOf(reader, club, body.into, "into");
    if (!from || !into) return;
    if (from.into !== null) reader.fault("from", "already-merged", "T21", { name: from.name });
    else if (club.people.personOf(body.into) === body.from) reader.fault("into", "same-person", "T21", { name: into.name });
  },
  "player.parted": (reader, club, { body }) => {
    const from = playerOf(reader, club, body.from, "from");
    if (!from) return;
    if (from.into === null) reader.fault("from", "not-merged", "T21", { name: from.name });
    else judgeNames(reader, club, { player: body.from, name: from.name, ...lettersOf(club, body.from) }, "from");
  },
  "player.left": (reader, club, { body }) => void playerOf(reader, club, body.player),
  "player.returned": (reader, club, { body }) => void playerOf(reader, club, body.player),
  "season.opened": (reader, club, { body }) => {
    if (club.seasons.has(body.season)) reader.fault("season", "season-twice", "T24");
  },
  "season.changed": (reader, club, { body }) => void runningOf(reader, club, body.season),
  "season.ended": (reader, club, { body }) => void runningOf(reader, club, body.season),
  "season.reopened": (reader, club, { body }) => {
    if (seasonOf(reader, club, body.season)?.ended === null) reader.fault("season", "season-running", "T24");
  },
  "adjustment.made": (reader, club, { body }) => {
    runningOf(reader, club, body.season);
    playerOf(reader, club, body.player);
  },
  "adjustment.withdrawn": (reader, club, { refs }) => {
    const adjustment = club.adjustments.get(refs?.[0] ?? "");
    if (!adjustment || adjustment.withdrawn) reader.fault("refs", "unknown-adjustment", "T22");
    else runningOf(reader, club, adjustment.season);
  },
  "tables.drawn": (reader, club, { body }) => {
    runningOf(reader, club, body.season);
    judgeDay(reader, club.seasons.get(body.season), body.day);
    const [people, sheets] = [new Set<PlayerId>(), new Set<string>()];
    for (const [i, { sheet, players }] of body.tables.entries()) {
      if (sheets.has(sheet)) reader.fault(`tables.${i}.sheet`, "listed-twice", "T30");
      sheets.add(sheet);
      for (const [j, player] of players.entries()) {
        const known = playerOf(reader, club, player, `tables.${i}.players.${j}`);
        const person = club.people.personOf(player);
        if (known && people.has(person)) reader.fault(`tables.${i}.players.${j}`, "drawn-twice", "T30", { name: known.name });
        people.add(person);
      }
    }
  },
  "history.brought": (reader, club, { body }) => {
    judgeBrought(reader, club, body);
  },
  "history.withdrawn": (reader, club, { refs }) => {
    const history = club.histories.get(refs?.[0] ?? "");
    if (!history || history.withdrawn) return reader.fault("refs", "unknown-history", "T26");
    const used = history.players.find((player) => club.people.isOther(player));
    if (used) reader.fault("refs", "history-used", "T26", { name: club.people.get(used)?.name ?? "" });
  },
};

const COURT = { kinds: CLUB_KINDS, opens: "club.opened", rules: { opening: "T24", other: "T24" }, judges: JUDGES } as const;

/** The history's new players and seasons must be new, no player known twice, and each evening within its season and only once. */
function judgeBrought(reader: Reader, club: AskedClub, { players, seasons, columns, evenings }: HistoryBody): void {
  const names = new Map<string, string>();
  players.forEach(({ player, name }, i) => {
    if (club.people.get(player) || players.findIndex((one) => one.player === player) < i)
      reader.fault(`players.${i}.player`, "player-twice", "T24");
    if (names.has(nameKey(name))) reader.fault(`players.${i}.name`, "name-taken", "T2", { name });
    names.set(nameKey(name), name);
    judgeNames(reader, club, { player, name }, `players.${i}.name`);
  });
  const opened = new Map(seasons.map((one) => [one.season, one]));
  seasons.forEach(({ season }, i) => {
    if (club.seasons.has(season) || seasons.findIndex((one) => one.season === season) < i)
      reader.fault(`seasons.${i}.season`, "season-twice", "T24");
  });
  const persons = columns.map((id) => club.people.personOf(id));
  columns.forEach((id, i) => {
    if (!club.people.get(id) && !players.some(({ player }) => player === id))
      reader.fault(`columns.${i}`, "unknown-player", "T13");
    else if (persons.indexOf(itemAt(persons, i)) < i) reader.fault(`columns.${i}`, "same-player-twice", "T13");
  });
  const there = new Set<string>();
  for (const [i, { season, day }] of evenings.entries()) {
    const known = opened.get(season) ?? club.seasons.get(season);
    if (!known) reader.fault(`evenings.${i}.season`, "unknown-season", "T13");
    else if (club.seasons.get(season)?.ended) reader.fault(`evenings.${i}.season`, "season-ended", "T13");
    else judgeDay(reader, known, day, `evenings.${i}.day`);
    if (there.has(`${season} ${day}`)) reader.fault(`evenings.${i}.day`, "evening-twice", "T26", { day });
    there.add(`${season} ${day}`);
  }
}

type Known = ReturnType<AskedClub["people"]["get"]>;

const playerOf = (reader: Reader, { people }: AskedClub, id: PlayerId, at = "player"): Known =>
  people.get(id) ?? reader.fault(at, "unknown-player", "T13");

const seasonOf = (reader: Reader, { seasons }: AskedClub, id: SeasonId): Season | undefined =>
  seasons.get(id) ?? reader.fault("season", "unknown-season", "T13");

/** An ended season cannot be changed until it is opened again. */
function runningOf(reader: Reader, club: AskedClub, id: SeasonId): void {
  if (seasonOf(reader, club, id)?.ended) reader.fault("season", "season-ended", "T13");
}

function judgeDay(reader: Reader, season: Pick<Season, "from" | "to"> | undefined, day: Day, at = "day"): void {
  if (season && whyNotOn(season, day)) reader.fault(at, "outside-season", "T13", { day, from: season.from, to: season.to });
}

function lettersOf({ people }: AskedClub, id: PlayerId): Pick<PlayerBody, "short"> {
  const short = people.shortOf(id);
  return short === undefined ? {} : { short };
}

/** No two players of a club have the same name or chosen short; merged names are free. */
function judgeNames(reader: Reader, { people }: AskedClub, { player, name, short }: PlayerBody, at?: string): void {
  if (people.isNamed(name, player)) reader.fault(at ?? "name", "name-taken", "T2", { name });
  if (short !== undefined && people.isShort(short, player)) reader.fault(at ?? "short", "name-taken", "T2", { name: short });
}
