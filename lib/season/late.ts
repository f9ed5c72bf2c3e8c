/**
 * The correction period (T19). It runs once, from the moment the server received the first deal of the sheet in the season, or the
 * sheet with deals in it; what it receives later no longer changes the evening, and each such event that moves points is a dated
 * change of its own.
 */
import type { Points } from "#lib/rules/rules";
import { foldSheet } from "#lib/sheet/fold";
import { dealOf, type Sheet } from "#lib/sheet/sheet";
import type { PlayerId, Season } from "./club-event";
import { seatsOf } from "./seats";
import type { LateChange, Received } from "./tally";

const DAY_MS = 86_400_000;

/** The evening as it stood when its period ended (`sheet` itself while it runs), null when it did not count then. */
export function lateChanges(
  sheet: Sheet,
  log: readonly Received[],
  season: Pick<Season, "id" | "counting">,
): { evening: Sheet | null; late: LateChange[] } {
  const cut = firstLate(log, season);
  if (cut === null) return { evening: sheet.season?.season === season.id ? sheet : null, late: [] };
  const then = foldOf(log, cut);
  const evening = then?.season?.season === season.id ? then : null;
  const late: LateChange[] = [];
  let before = pointsOf(evening, season.id);
  for (const group of groupsOf(log, cut)) {
    const end = group.at(-1) as number;
    const now = end === log.length - 1 ? sheet : foldOf(log, end + 1);
    const after = pointsOf(now, season.id);
    const { event, receivedAt: at } = log[end] as Received;
    const deal = dealIn(now, log, group);
    for (const [player, points] of changed(before, after)) late.push({ player, points, event: event.id, at, deal });
    before = after;
  }
  return { evening, late };
}

/** Each group is a fold of the log, and a log may be long: beyond so many, the late events are told a few at a time, by the last of them. */
const MOST_FOLDS = 32;

/** Where the late events stand that may move points, nearly always one by one. */
function groupsOf(log: readonly Received[], cut: number): number[][] {
  const places = log.flatMap(({ event }, i) => (i >= cut && MOVES.includes(event.kind) ? [i] : []));
  const size = Math.ceil(places.length / MOST_FOLDS);
  return Array.from({ length: Math.ceil(places.length / Math.max(1, size)) }, (_, n) => places.slice(n * size, (n + 1) * size));
}

/** The deal that all of the group is about, as printed. */
function dealIn(sheet: Sheet | null, log: readonly Received[], group: readonly number[]): number | null {
  const deals = group.map((place) => {
    const { event } = log[place] as Received;
    return sheet ? (dealOf(sheet, event.refs?.[0] ?? event.id)?.number ?? null) : null;
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
  "season.joined",
  "season.left",
];

const foldOf = (log: readonly Received[], length: number): Sheet | null =>
  foldSheet(log.slice(0, length).map(({ event }) => event));

/** Where the log is past the period, whether or not the sheet was still in the season then; null while it runs. */
function firstLate(log: readonly Received[], { id, counting }: Pick<Season, "id" | "counting">): number | null {
  if (counting.correctionDays === null) return null;
  let joined: number | null = null;
  let dealt: number | null = null;
  for (const [i, { event, receivedAt }] of log.entries()) {
    const at = Date.parse(receivedAt);
    const start = joined === null || dealt === null ? null : Math.max(joined, dealt);
    if (start !== null && at > start + counting.correctionDays * DAY_MS) return i;
    if (event.kind === "deal.recorded") dealt ??= at;
    if (event.kind === "season.joined" && seasonIn(event.body) === id) joined ??= at;
  }
  return null;
}

/** Whether what the server receives at `at` comes too late to change this evening. */
export const isTooLate = (log: readonly Received[], season: Pick<Season, "id" | "counting">, at: Date): boolean =>
  log.length > 0 && firstLate([...log, { ...(log[0] as Received), receivedAt: at.toISOString() }], season) !== null;

const seasonIn = (body: unknown): unknown => (body as { season?: unknown } | null)?.season;

/** What each player has from this sheet in this season. */
function pointsOf(sheet: Sheet | null, season: string): ReadonlyMap<PlayerId, Points> {
  if (sheet?.season?.season !== season || !sheet.deals.some(({ score }) => score)) return new Map();
  return new Map(
    seatsOf(sheet).flatMap(({ player, seat }) => {
      const total = sheet.totals[seat] ?? null;
      return total === null ? [] : [[player, total] as const];
    }),
  );
}

function changed(before: ReadonlyMap<PlayerId, Points>, after: ReadonlyMap<PlayerId, Points>): [PlayerId, Points][] {
  const players = [...new Set([...before.keys(), ...after.keys()])];
  const gaps = players.map((player): [PlayerId, Points] => [player, (after.get(player) ?? 0) - (before.get(player) ?? 0)]);
  return gaps.filter(([, gap]) => gap !== 0);
}
