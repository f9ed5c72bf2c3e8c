/**
 * The id of an evening in its season: its day and, if a club plays twice in a day, its name (T28). The ids sort by time. In a
 * season that ended when each sheet was an evening, the sheet is part of it.
 */
import { nameKey } from "#lib/log/name";
import type { Season } from "../club/club-event";
import type { Day } from "../club/season-body";
import type { SheetTally } from "./tallied";

/** "2026-03-10", or "2026-03-10/" and a name in plain letters. */
export type EveningId = string;

export const eveningIdOf = (
  { day, name, sheet }: Pick<SheetTally, "day" | "name" | "sheet">,
  { bySheet }: Pick<Season, "bySheet">,
): EveningId => (bySheet ? `${day}/${sheet}` : name === null ? day : `${day}/${encodeURIComponent(nameKey(name))}`);

export const dayOfEvening = (evening: EveningId): Day => evening.slice(0, "2026-03-10".length);

/** The first id that an evening of a later day could have. */
export const afterDay = (day: Day): EveningId => `${day}0`;

/** Evenings in the order used by streaks, curves and ratings: by day, then by name. */
export const inSeasonOrder = <E extends { readonly evening: EveningId }>(evenings: readonly E[]): E[] =>
  [...evenings].sort((a, b) => (a.evening < b.evening ? -1 : 1));
