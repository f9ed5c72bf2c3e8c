import { DAY_MS } from "#lib/log/limits";
import type { Sheet } from "#lib/sheet/sheet";
import type { Day } from "../club/season-body";

/** The day of an evening in its season: the sheet's, or for old sheets without one the day it was opened (UTC). */
export const eveningDay = ({ day, openedAt }: Pick<Sheet, "day" | "openedAt">): Day => day ?? openedAt.slice(0, 10);

/** The year in which a day's season begins: seasons go from September to August. */
export function seasonYear(day: Day): number {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return month >= 9 ? year : year - 1;
}

/** So many days later, or before. */
export const movedDay = (day: Day, by: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
