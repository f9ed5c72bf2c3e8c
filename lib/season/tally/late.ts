/**
 * The correction period (T19). It runs once, from when the server received the sheet's first deal in the season (or the sheet
 * with deals). Later events no longer change the evening; each one that moves points becomes a dated change.
 */
import { DAY_MS } from "#lib/log/limits";
import { itemAt, lastOf } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import type { SeasonJoined, WhichSeason } from "#lib/sheet/event";
import { dealOf } from "#lib/sheet/look-up";
import type { Sheet } from "#lib/sheet/sheet";
import type { PlayerId, Season } from "../club/club-event";
import { isSameSeason } from "../club/in-season";
import type { Contribution } from "./contribution";
import type { EarlierResults } from "./earlier-results";
import type { LateChange, Received } from "./tallied";

export type CountingSeason = WhichSeason & Pick<Season, "counting">;

/** The evening at the end of its period (or now, while it runs); null if it did not count then. */
export function lateChanges(
  sheet: Sheet,
  log: readonly Received[],
  season: CountingSeason,
  earlier: EarlierResults,
): { evening: Contribution | null; late: LateChange[] } {
  const cut = firstLate(log, season);
  if (cut === null) return { evening: earlier.keepEvening(season, log.length, sheet), late: [] };
  const groups = groupsOf(log, cut);
  const ends = groups.map((group) => lastOf(group));
  earlier.keep(season, log.length, sheet);
  earlier.read(
    log,
    season,
    cut,
    ends.map((end) => end + 1),
  );
  const late: LateChange[] = [];
  let before = earlier.pointsAt(season, cut);
  for (const [i, end] of ends.entries()) {
    const after = earlier.pointsAt(season, end + 1);
    const { event, receivedAt: at } = itemAt(log, end);
    const deal = dealIn(sheet, log, itemAt(groups, i));
    for (const [player, points] of changed(before, after)) late.push({ player, points, event: event.id, at, deal });
    before = after;
  }
  return { evening: earlier.eveningAt(season, cut), late };
}

/** More late events than this are grouped, each group under its last event. */
const MOST_TOLD = 32;

/** Where the late events stand in the log that may move points, usually one a group. */
function groupsOf(log: readonly Received[], cut: number): number[][] {
  const late = log.flatMap(({ event }, i) => (i >= cut && MOVES.includes(event.kind) ? [i] : []));
  const size = Math.ceil(late.length / MOST_TOLD);
  return late.flatMap((_, i) => (i % size === 0 ? [late.slice(i, i + size)] : []));
}

/** The number of the deal that the whole group is about; null if there is none. */
function dealIn(sheet: Sheet, log: readonly Received[], group: readonly number[]): number | null {
  const deals = group.map((nth) => {
    const { event } = itemAt(log, nth);
    return dealOf(sheet, event.refs?.[0] ?? event.id)?.number ?? null;
  });
  return deals.every((deal) => deal === deals[0]) ? (deals[0] ?? null) : null;
}

/** The kinds that can move anybody's points. */
const MOVES: readonly string[] = [
  "deal.recorded",
  "deal.replaced",
  "deal.voided",
  "deal.restored",
  "contest.ruled",
  "ruling.withdrawn",
  "season.joined",
  "season.left",
];

/** The place of the first event after the period, even if the sheet was not in the season then; null while the period runs. */
function firstLate(log: readonly Received[], season: CountingSeason): number | null {
  if (season.counting.correctionDays === null) return null;
  const receipts = receiptsOf(log);
  let joined: number | null = null;
  let dealt: number | null = null;
  for (const [i, { event }] of log.entries()) {
    const at = itemAt(receipts, i);
    const start = joined === null || dealt === null ? null : Math.max(joined, dealt);
    if (start !== null && at > start + season.counting.correctionDays * DAY_MS) return i;
    if (event.kind === "deal.recorded") dealt ??= at;
    if (event.kind === "season.joined" && isSameSeason(event.body as SeasonJoined, season)) joined ??= at;
  }
  return null;
}

/** True if an event received at `at` comes too late to change this evening. */
export function isTooLate(log: readonly Received[], season: CountingSeason, at: Date): boolean {
  const [any] = log;
  return any !== undefined && firstLate([...log, { ...any, receivedAt: at.toISOString() }], season) !== null;
}

function changed(before: ReadonlyMap<PlayerId, Points>, after: ReadonlyMap<PlayerId, Points>): [PlayerId, Points][] {
  const players = [...new Set([...before.keys(), ...after.keys()])];
  const gaps = players.map((player): [PlayerId, Points] => [player, (after.get(player) ?? 0) - (before.get(player) ?? 0)]);
  return gaps.filter(([, gap]) => gap !== 0);
}

/**
 * When each event was probably received (T19), in milliseconds. The server's clock decides, but it may be wrong: a small machine
 * may start ten years back until the network sets its time. The stored stamps stay; here they are corrected where impossible:
 * received a day before it was made, or before the event ahead of it.
 */
export function receiptsOf(log: readonly Received[]): number[] {
  const receipts = new Array<number>(log.length);
  let later = Number.POSITIVE_INFINITY;
  for (let i = log.length - 1; i >= 0; i--) {
    const { event, receivedAt } = itemAt(log, i);
    const received = Date.parse(receivedAt);
    const made = Date.parse(event.at) || received;
    if (made <= received + DAY_MS) {
      // The server's clock was ahead: it was received before what followed, but not before it was made.
      receipts[i] = Math.min(received, Math.max(later, made));
      later = Math.min(later, received);
    } else {
      // Received before it was made: the server's clock was behind, unless later events show that the phone's was ahead.
      receipts[i] = later < made - DAY_MS ? received : made;
    }
  }
  return receipts;
}
