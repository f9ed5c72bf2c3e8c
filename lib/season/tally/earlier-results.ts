/** Caches what a growing log came to after its first n events, in each season, so that a late event needs no new fold. */
import type { Points } from "#lib/rules/rules";
import type { WhichSeason } from "#lib/sheet/event";
import { SheetFold } from "#lib/sheet/fold";
import type { Sheet } from "#lib/sheet/sheet";
import type { PlayerId } from "../club/club-event";
import { isSameSeason } from "../club/in-season";
import { type Contribution, clubSeats, contributionOf } from "./contribution";
import type { Received } from "./tallied";

export class EarlierResults {
  private readonly points = new Map<string, ReadonlyMap<PlayerId, Points>>();
  private readonly evenings = new Map<string, Contribution | null>();

  /** Reads the log once for all missing values: the evening at `cut`, and the points at each of `lengths`. */
  read(log: readonly Received[], season: WhichSeason, cut: number, lengths: readonly number[]): void {
    const missing = new Set([cut, ...lengths].filter((length) => !this.points.has(key(season, length))));
    if (!this.evenings.has(key(season, cut))) missing.add(cut);
    if (missing.size === 0) return;
    const fold = new SheetFold();
    for (const [i, { event }] of log.slice(0, Math.max(...missing)).entries()) {
      fold.add(event);
      const length = i + 1;
      if (!missing.has(length)) continue;
      this.keep(season, length, fold.sheet);
      if (length === cut) this.evenings.set(key(season, cut), eveningOf(fold.sheet, season));
    }
  }

  /** Keeps the present evening, in case the next event is too late to change it. */
  keepEvening(season: WhichSeason, length: number, sheet: Sheet): Contribution | null {
    const evening = eveningOf(sheet, season);
    this.points.clear();
    this.evenings.clear();
    this.keep(season, length, sheet);
    this.evenings.set(key(season, length), evening);
    return evening;
  }

  keep(season: WhichSeason, length: number, sheet: Sheet | null): void {
    this.points.set(key(season, length), pointsOf(sheet, season));
  }

  pointsAt = (season: WhichSeason, length: number): ReadonlyMap<PlayerId, Points> =>
    this.points.get(key(season, length)) as ReadonlyMap<PlayerId, Points>;

  /** Null if it did not count then. */
  eveningAt = (season: WhichSeason, length: number): Contribution | null => this.evenings.get(key(season, length)) ?? null;
}

const key = ({ club, season }: WhichSeason, length: number): string => `${length} ${club} ${season}`;

const eveningOf = (sheet: Sheet | null, season: WhichSeason): Contribution | null =>
  sheet && isSameSeason(sheet.season, season) ? contributionOf(sheet) : null;

/** What each player has from this sheet in this season. */
function pointsOf(sheet: Sheet | null, season: WhichSeason): ReadonlyMap<PlayerId, Points> {
  if (!sheet || !isSameSeason(sheet.season, season) || !sheet.deals.some(({ score }) => score)) return new Map();
  return new Map(
    clubSeats(sheet).flatMap(({ player, seat }) => {
      const total = sheet.totals[seat] ?? null;
      return total === null ? [] : [[player, total] as const];
    }),
  );
}
