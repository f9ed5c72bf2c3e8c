import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { isOfEntrantTeams } from "#lib/hall/teams";

/** What the lines of this tournament are called: North, South, East and West; of teams, North-South and East-West. */
export function useLines(hall: Pick<Hall, "opening">): readonly string[] {
  const four = useWordsOf("hall").lines;
  const two = useWordsOf("boards").teamLines;
  return isOfEntrantTeams(hall) ? two : four;
}
