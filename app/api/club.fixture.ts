/** For tests: a club on the server, with players and a season of décalé, and evenings that join it. */
import { randomUUID } from "node:crypto";
import { accepted } from "#lib/db/season.fixture";
import type { PushResult } from "#lib/db/take";
import { addPlayer, openClub, openSeason, stampClub } from "#lib/season/club/club-change";
import type { ClubChange } from "#lib/season/club/club-event";
import { type Counting, usualCounting } from "#lib/season/club/counting";
import { joinSeason, open, record } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { AskedOpening } from "#lib/sheet/opening";
import type { Role } from "#lib/sheet/role";
import { aGuest, type Evening, eventOf, json } from "./evening.fixture";
import { aPhone, ask, type Door, type Phone } from "./router.fixture";

export { accepted } from "#lib/db/season.fixture";

const AT = "2026-11-21T20:15:00.000Z";
const NAMES = ["Nora", "Hugo", "Inès", "Paul"];

export interface TestClub {
  readonly club: string;
  readonly season: string;
  /** In the order of the names Nora, Hugo, Inès, Paul. */
  readonly players: readonly string[];
  readonly owner: Phone;
}

export async function pushTo(
  doors: readonly Door[],
  log: string,
  phone: Phone,
  events: readonly object[],
): Promise<PushResult[]> {
  return (await json(ask(doors, "POST", `/api/sheets/${log}/events`, { phone, body: { events } }))).results;
}

export const pushChanges = (
  doors: readonly Door[],
  { club }: Pick<TestClub, "club">,
  phone: Phone,
  changes: readonly ClubChange[],
) =>
  pushTo(
    doors,
    club,
    phone,
    changes.map((change) => stampClub(change, { id: randomUUID(), sheet: club, at: AT, device: phone.device })),
  );

export const pushSheet = (doors: readonly Door[], sheet: string, phone: Phone, changes: readonly Change[]) =>
  pushTo(
    doors,
    sheet,
    phone,
    changes.map((change) => eventOf(change, sheet, phone.device)),
  );

export async function aClub(doors: readonly Door[], counting: Partial<Counting> = {}): Promise<TestClub> {
  const [club, season, owner] = [randomUUID(), randomUUID(), aPhone()];
  const players = NAMES.map(() => randomUUID());
  const changes = [
    openClub("Les mardis"),
    ...NAMES.map((name, i) => addPlayer({ player: players[i] as string, name })),
    openSeason({ season, name: "2026", from: "2026-01-01", to: null, counting: { ...usualCounting("decale"), ...counting } }),
  ];
  accepted(await pushChanges(doors, { club }, owner, changes));
  return { club, season, players, owner };
}

const played = new Map<string, number>();

/** A day on which nobody has played in this season yet. */
function anotherDay(season: string): string {
  const nth = (played.get(season) ?? 0) + 1;
  played.set(season, nth);
  return new Date(Date.UTC(2026, 6, nth)).toISOString().slice(0, 10);
}

/** An evening of the first three players, on a day of its own; the club's owner makes the `changes` after the sheet has joined. */
export async function anEveningOf(
  doors: readonly Door[],
  { club, season, players, owner }: TestClub,
  changes: readonly Change[] = [],
  seats: readonly (string | null)[] = players.slice(0, 3),
  more: Partial<AskedOpening> = {},
): Promise<string> {
  const sheet = randomUUID();
  const joined = { club, season, players: seats };
  accepted(
    await pushSheet(doors, sheet, owner, [
      open(opening(seats.length, { day: anotherDay(season), ...more })),
      joinSeason(joined),
      ...changes,
    ]),
  );
  return sheet;
}

/** What a club's doors are asked about: the club's own log, its owner, and the id of one season, player and evening. */
export interface ClubTable extends Evening {
  readonly season: string;
  readonly player: string;
  readonly evening: string;
}

/** A club with an evening of one deal. */
export async function aClubTable(doors: readonly Door[]): Promise<ClubTable> {
  const club = await aClub(doors);
  const evening = await anEveningOf(doors, club, [record(0, cards(25, 25, 2))]);
  const { events } = await json(ask(doors, "GET", `/api/sheets/${club.club}/events`, { phone: club.owner }));
  const [player] = club.players as [string];
  return { sheet: club.club, owner: club.owner, events, season: club.season, player, evening };
}

/** The address of a door of this club. */
export const clubAddress = (path: string, { sheet, season, player, evening }: ClubTable): string =>
  path.replace("[id]", sheet).replace("[season]", season).replace("[player]", player).replace("[sheet]", evening);

/** The club's document, as the door for bringing it back takes it. */
export async function importOf(doors: readonly Door[], { sheet, owner }: Pick<ClubTable, "sheet" | "owner">, device: string) {
  return { device, file: await json(ask(doors, "GET", `/api/clubs/${sheet}/export`, { phone: owner })) };
}

/** A phone that came into the club by a link of this role. */
export const inClub = (doors: readonly Door[], { club, owner }: Pick<TestClub, "club" | "owner">, role: Role): Promise<Phone> =>
  aGuest(doors, { sheet: club, owner, events: [] }, role);
