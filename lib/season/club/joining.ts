/** What keeps a sheet out of a season (T13): used by a phone before it offers one, and by the server when a sheet joins. */
import type { GameName } from "#lib/rules/rules";
import type { Season } from "./club-event";
import type { Day } from "./season-body";

/** The sheet's game and day; without `game` any, if none is chosen yet. */
export interface Asking {
  readonly game?: GameName;
  readonly day: Day;
}

/** "not-begun": the day is before its first; "over": after its last. */
export type KeptOut = "ended" | "game" | "not-begun" | "over";

/** Why a day is outside the season, both its ends included; null if it is inside. */
export function whyNotOn({ from, to }: Pick<Season, "from" | "to">, day: Day): "not-begun" | "over" | null {
  if (day < from) return "not-begun";
  return to !== null && day > to ? "over" : null;
}

/** All reasons; empty if it may join. */
export function whyNotIn(season: Season, { game, day }: Asking): KeptOut[] {
  const whys = [
    season.ended && "ended",
    game !== undefined && !season.counting.games.includes(game) && "game",
    whyNotOn(season, day),
  ] as const;
  return whys.filter((why) => why !== null && why !== false);
}
