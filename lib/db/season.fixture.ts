/** For tests: one phone pushes a club and its evenings; `readKept` reads all that the server keeps of them. */
import { randomBytes, randomUUID } from "node:crypto";
import { HALL_KINDS, type HallChange, stampHall } from "#lib/hall/hall-event";
import { addPlayer, openClub, openSeason, stampClub } from "#lib/season/club/club-change";
import { CLUB_KINDS, type ClubChange } from "#lib/season/club/club-event";
import { type Counting, usualCounting } from "#lib/season/club/counting";
import { open, stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { opening } from "#lib/sheet/log.fixture";
import type { AskedOpening } from "#lib/sheet/opening";
import { type Access, claimLog } from "./access";
import { append } from "./append";
import { db } from "./client";
import type { PushResult } from "./take";

const AT = "2026-03-10T20:00:00.000Z";

/** One phone, with one token for all its logs. */
export class TestPhone {
  readonly device = randomUUID();
  private readonly token = randomBytes(32).toString("base64url");

  /** Opens a log with this change; the phone owns it. */
  async open(change: AnyChange, log = randomUUID(), at = AT): Promise<Access> {
    const event = this.stamped(change, log, at);
    const access = await claimLog(log, this.token, event);
    if (!access) throw new Error(`${log} is somebody else's`);
    await append(access, [event]);
    const { claim: _, ...opened } = access;
    return opened;
  }

  push(access: Access, ...changes: readonly AnyChange[]): Promise<PushResult[]> {
    const events = changes.map((change) => this.stamped(change, access.log, AT));
    return append(access, events);
  }

  private stamped(change: AnyChange, sheet: string, at: string) {
    const how = { id: randomUUID(), sheet, at, device: this.device };
    if (isHalls(change)) return stampHall(change, how);
    return isClubs(change) ? stampClub(change, how) : stampSheet(change as Change, how);
  }
}

type AnyChange = Change | ClubChange | HallChange;
const isHalls = (change: AnyChange): change is HallChange => Object.hasOwn(HALL_KINDS, change.kind);
const isClubs = (change: AnyChange): change is ClubChange => Object.hasOwn(CLUB_KINDS, change.kind);

export function accepted(results: readonly PushResult[]): void {
  const refused = results.find(({ status }) => status !== "accepted");
  if (refused) throw new Error(JSON.stringify(refused));
}

export interface SeasonOfTests {
  readonly phone: TestPhone;
  readonly club: Access;
  readonly season: string;
  readonly players: readonly string[];
}

/** The name and the dates of the season in these tests. */
export const YEAR = { name: "2026", from: "2026-01-01", to: null } as const;

export async function aSeason(
  names: readonly string[],
  counting: Partial<Counting> = {},
  phone = new TestPhone(),
): Promise<SeasonOfTests> {
  const season = randomUUID();
  const players = names.map(() => randomUUID());
  const club = await phone.open(openClub("Les mardis"));
  const added = names.map((name, i) => addPlayer({ player: players[i] as string, name }));
  const body = { season, ...YEAR, counting: { ...usualCounting("decale"), ...counting } };
  accepted(await phone.push(club, ...added, openSeason(body)));
  return { phone, club, season, players };
}

/** The same season and players, with the same ids, in another club, as when a club is copied from its document. */
export async function aCopyOf({ phone, season, players }: SeasonOfTests): Promise<SeasonOfTests> {
  const club = await phone.open(openClub("Les mardis, encore"));
  const added = players.map((player, i) => addPlayer({ player, name: `Joueur ${i}` }));
  accepted(await phone.push(club, ...added, openSeason({ season, ...YEAR, counting: usualCounting("decale") })));
  return { phone, club, season, players };
}

export const openEvening = (
  { phone }: SeasonOfTests,
  at: string,
  more: Partial<AskedOpening> = {},
  players = 3,
): Promise<Access> => phone.open(open(opening(players, more)), randomUUID(), at);

/** Every kept row, in a fixed order and without the short keys: two ways of making these rows must give the same. */
export async function readKept(): Promise<object> {
  const seasons = await db().season.findMany({ orderBy: [{ clubId: "asc" }, { seasonId: "asc" }] });
  const all = seasons.map(async ({ key, clubId, seasonId, evenings, deals }) => {
    const where = { season: key };
    const rows = await Promise.all([
      db().sheetTally.findMany({ where, orderBy: { sheetId: "asc" }, omit: { season: true } }),
      db().evening.findMany({ where, orderBy: { evening: "asc" }, omit: { season: true } }),
      db().eveningPlayer.findMany({ where, orderBy: [{ evening: "asc" }, { playerId: "asc" }], omit: { season: true } }),
      db().figure.findMany({
        where: { ...where, value: { not: 0 } },
        orderBy: [{ name: "asc" }, { playerId: "asc" }, { game: "asc" }],
        omit: { season: true },
      }),
      db().lateChange.findMany({
        where,
        orderBy: [{ sheetId: "asc" }, { event: "asc" }, { playerId: "asc" }],
        omit: { season: true },
      }),
    ]);
    return { clubId, seasonId, evenings, deals, rows };
  });
  return Promise.all(all);
}
