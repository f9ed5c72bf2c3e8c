import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { isOfTeams } from "#lib/rules/hall/boards";

/** What the lines of this tournament are called: North, South, East and West; of teams, North-South and East-West. */
export function useLines({ opening: { duplicate } }: Pick<Hall, "opening">): readonly string[] {
  const four = useWordsOf("hall").lines;
  const two = useWordsOf("boards").teamLines;
  return duplicate && isOfTeams(duplicate) ? two : four;
}
