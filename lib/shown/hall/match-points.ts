/** What a board of a match brought its two teams. */
import type { Chunks } from "#messages/fr/chunks";

interface Marked {
  readonly board: number;
  readonly points: number;
}

/** North-South's points; in a match of teams only the winner of a board scores, and where the two are not opposite both are said. */
export function matchPointsSaid(
  { board, points }: Marked,
  theirs: readonly Marked[],
  t: Pick<Chunks["boards"], "figure">,
): string {
  const against = theirs.find((row) => row.board === board)?.points ?? -points;
  return against === -points ? t.figure(points, 3) : `${t.figure(points, 3)} / ${t.figure(against, 3)}`;
}
