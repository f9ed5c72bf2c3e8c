/** What keeps a sheet out of a season (T13): asked by a phone before it offers one, and by the server of the sheet that comes. */
import type { GameName } from "#lib/rules/rules";
import type { Season } from "./club-event";
import type { Day } from "./season-body";

/** What a sheet is, as a season asks; any game where none is chosen yet. */
export interface Asking {
  readonly game?: GameName;
  readonly day: Day;
}

/** "not-begun": the day is before its first; "over": after its last. */
export type KeptOut = "ended" | "game" | "not-begun" | "over";

/** Of its first day to its last, both in it. */
export function whyNotOn({ from, to }: Pick<Season, "from" | "to">, day: Day): "not-begun" | "over" | null {
  if (day < from) return "not-begun";
  return to !== null && day > to ? "over" : null;
}

/** All that keeps it out; nothing where it may join. */
export function whyNotIn(season: Season, { game, day }: Asking): KeptOut[] {
  const whys = [
    season.ended && "ended",
    game !== undefined && !season.counting.games.includes(game) && "game",
    whyNotOn(season, day),
  ] as const;
  return whys.filter((why) => why !== null && why !== false);
}
