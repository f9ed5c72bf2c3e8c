import type { SeasonView } from "#lib/season/views";
import { gameOfSeason } from "#lib/shown/season/standing-figures";
import { useGameFacts } from "./game-facts";

/** What the season's game calls its roles. */
export function useRoles(view: Pick<SeasonView, "season">): (role: string) => string {
  const say = useGameFacts();
  const game = gameOfSeason(view);
  return (role) => say.role(game, role);
}
