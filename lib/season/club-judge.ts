/** May this event join the log of this club? Asked by the phone before it sends and by the server before it accepts. */
import { Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import type { SheetEvent } from "#lib/sheet/event";
import { nameKey } from "#lib/sheet/name";
import { readStamp } from "#lib/sheet/read-event";
import { foldClub } from "./club";
import type { Club, ClubBodies, ClubEvent, ClubKind, Player, PlayerBody, PlayerId, Season, SeasonId } from "./club-event";
import { personsOf } from "./person";
import { readClubEvent } from "./read-club-event";

/**
 * Every fault; none when the event may join. Whether two players ever sat at one table only the server knows: it adds
 * `satTogether`.
 */
export function judgeClub(log: readonly SheetEvent[], given: SheetEvent): Fault[] {
  const reader = new Reader();
  readStamp(reader, given);
  if (reader.faults.length > 0) return reader.faults;
  const { event, faults } = readClubEvent(given);
  if (!event) return [...faults];
  const club = foldClub(log);
  if (event.kind === "club.opened") {
    if (log.length > 0) reader.fault("kind", "opened-twice", "T24");
  } else if (!club) reader.fault("kind", "not-opened", "T24");
  else if (event.sheet !== club.id) reader.fault("sheet", "other-sheet", "T24");
  else (JUDGES[event.kind] as Judge<ClubKind>)(reader, club, event);
  return reader.faults;
}

/** The server's own reason against `player.merged`. */
export const satTogether = (name: string, other: string): Fault => ({
  at: "into",
  code: "sat-together",
  rule: "T21",
  params: { name, other },
});

type Judge<K extends ClubKind> = (
  reader: Reader,
  club: Club,
  event: ClubEvent & { readonly kind: K; readonly body: ClubBodies[K] },
) => void;

const JUDGES: { readonly [K in Exclude<ClubKind, "club.opened">]: Judge<K> } = {
  "club.renamed": () => {},
  "player.added": (reader, club, { body }) => {
    if (club.players.some(({ id }) => id === body.player)) reader.fault("player", "player-twice", "T24");
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
    else if (personsOf(club.players).get(into.id) === from.id) reader.fault("into", "same-person", "T21", { name: into.name });
  },
  "player.parted": (reader, club, { body }) => {
    const from = playerOf(reader, club, body.from, "from");
    if (!from) return;
    if (from.into === null) reader.fault("from", "not-merged", "T21", { name: from.name });
    else judgeNames(reader, club, { player: from.id, name: from.name, short: from.short }, "from");
  },
  "player.left": (reader, club, { body }) => void playerOf(reader, club, body.player),
  "player.returned": (reader, club, { body }) => void playerOf(reader, club, body.player),
  "season.opened": (reader, club, { body }) => {
    if (club.seasons.some(({ id }) => id === body.season)) reader.fault("season", "season-twice", "T24");
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
    const adjustment = club.adjustments.find(({ event, withdrawn }) => event === refs?.[0] && !withdrawn);
    if (!adjustment) reader.fault("refs", "unknown-adjustment", "T22");
    else runningOf(reader, club, adjustment.season);
  },
};

function playerOf(reader: Reader, club: Club, id: PlayerId, at = "player"): Player | undefined {
  return club.players.find((player) => player.id === id) ?? reader.fault(at, "unknown-player", "T13");
}

function seasonOf(reader: Reader, club: Club, id: SeasonId): Season | undefined {
  return club.seasons.find((season) => season.id === id) ?? reader.fault("season", "unknown-season", "T13");
}

/** What an ended season says stays said, until it is opened again. */
function runningOf(reader: Reader, club: Club, id: SeasonId): void {
  if (seasonOf(reader, club, id)?.ended) reader.fault("season", "season-ended", "T13");
}

/** Two people of a club are never called alike, nor shortened alike by choice; a merged name is nobody's. */
function judgeNames(reader: Reader, { players }: Club, { player, name, short }: PlayerBody, at?: string): void {
  const others = players.filter(({ id, into }) => id !== player && into === null);
  if (others.some((other) => nameKey(other.name) === nameKey(name))) reader.fault(at ?? "name", "name-taken", "T2", { name });
  if (short !== undefined && others.some((other) => other.short === short))
    reader.fault(at ?? "short", "name-taken", "T2", { name: short });
}
