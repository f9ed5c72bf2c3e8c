/** For tests: a club on the server, with players and a season of décalé, and evenings that join it. */
import { randomUUID } from "node:crypto";
import type { PushResult } from "#lib/db/append";
import { addPlayer, openClub, openSeason, stampClub } from "#lib/season/club-change";
import type { ClubChange } from "#lib/season/club-event";
import { type Counting, usualCounting } from "#lib/season/counting";
import { type Change, joinSeason, open } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import { eventOf, json } from "./evening.fixture";
import { aPhone, ask, type Door, type Phone } from "./router.fixture";

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

export function accepted(results: readonly PushResult[]): void {
  const refused = results.find(({ status }) => status !== "accepted");
  if (refused) throw new Error(JSON.stringify(refused));
}

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

/** Of the first three players, by the club's owner; `changes` follow the joining. */
export async function anEveningOf(
  doors: readonly Door[],
  { club, season, players, owner }: TestClub,
  changes: readonly Change[] = [],
  seats: readonly (string | null)[] = players.slice(0, 3),
): Promise<string> {
  const sheet = randomUUID();
  const place = { club, season, players: seats };
  accepted(await pushSheet(doors, sheet, owner, [open(opening(seats.length)), joinSeason(place), ...changes]));
  return sheet;
}
