/**
 * Names that were typed without a network into the sheet of a club's season: only the server adds somebody to a club. The sheet joins at
 * once without them, and they take their seats in it as soon as the server is there.
 */
import type { Fault } from "#lib/rules/rules";
import { type ClubNewcomer, choicesWith, newcomersIn } from "#lib/season/club/newcomers";
import type { SeatChoice } from "#lib/season/club/seats";
import { joinSeason } from "#lib/sheet/change";
import type { WhichSeason } from "#lib/sheet/event";
import { lastSeen, look } from "./club";
import { doorOf } from "./doors";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { shaped } from "./shape";
import { type SatDown, sitDown } from "./sit-down";

/** `faults`: why the club refused them; it is asked again when a page next opens. */
export interface Waiting extends WhichSeason {
  readonly newcomers: readonly ClubNewcomer[];
  readonly faults?: readonly Fault[];
}

const PREFIX = "newcomers/";

/** Kept on the phone's disk until they sit. `waiting` null: they have sat, or the sheet has left that season. */
export const keepNewcomers = (phone: Phone, sheet: string, waiting: Waiting | null): Promise<void> =>
  phone.store.keepSeen({ path: PREFIX + sheet, at: phone.env.now(), view: waiting });

const isWaiting = shaped<Waiting>({ club: "string", season: "string", newcomers: "list" });

export const newcomersOf = async (phone: Phone, sheet: string): Promise<Waiting | null> =>
  (await lastSeen(phone, { path: PREFIX + sheet, is: isWaiting }))?.view ?? null;

/** Seats the newcomers of every sheet of this phone; each sheet is sent first. */
export async function seatNewcomersHere(phone: Phone): Promise<void> {
  for (const path of await phone.store.seenPaths()) {
    const sheet = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : null;
    if (sheet === null || !(await newcomersOf(phone, sheet))) continue;
    await phone.open(sheet).sync();
    await seatNewcomers(phone, phone.open(sheet));
  }
}

/** Answers the newcomers that still wait afterwards; null if none. */
export async function seatNewcomers(phone: Phone, open: OpenSheet): Promise<Waiting | null> {
  const waiting = await newcomersOf(phone, open.id);
  const { ready, sheet } = open.getSnapshot();
  if (!waiting || !ready || !sheet) return waiting;
  const { season: joined } = sheet;
  const isThere = joined?.club === waiting.club && joined.season === waiting.season;
  const left = waiting.newcomers.filter(({ person }) => sheet.names[person] !== undefined && !joined?.players[person]);
  if (!joined || !isThere || left.length === 0) {
    await keepNewcomers(phone, open.id, null);
    return null;
  }
  const seen = await look(phone, doorOf.club(waiting.club)).catch(() => null);
  if (!seen) return waiting;
  const seated = await sitDown(phone, waiting, sheet.names, choicesWith(seen.view.club, sheet.names, joined, left));
  if (!seated.ok) {
    const still = seated.code === "rejected" ? { ...waiting, faults: seated.faults } : waiting;
    await keepNewcomers(phone, open.id, still);
    return still;
  }
  const saved = await open.save(joinSeason(seated.joined, sheet));
  if (saved.ok) await keepNewcomers(phone, open.id, null);
  return saved.ok ? null : waiting;
}

/** The errors after which the server may be asked later. */
const AWAY: readonly string[] = ["offline", "server", "later"];

/**
 * What the sheet joins, as `sitDown`; if the server cannot be reached, people new to the club are left out and wait.
 */
export async function sitOrWait(
  phone: Phone,
  at: WhichSeason,
  names: readonly string[],
  choices: readonly SeatChoice[],
): Promise<{ readonly seated: SatDown; readonly waiting: Waiting | null }> {
  const seated = await sitDown(phone, at, names, choices);
  if (seated.ok || !AWAY.includes(seated.code)) return { seated, waiting: null };
  const players = choices.map((choice) => ("player" in choice ? choice.player : null));
  return { seated: { ok: true, joined: { ...at, players } }, waiting: { ...at, newcomers: newcomersIn(choices, names) } };
}
