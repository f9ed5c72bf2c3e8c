/** Whether a table need be told that a score of its phone was refused. */
import { playOf } from "#lib/hall/boards";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import type { HallBodyOf } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";

/** Another phone of this table has sent the same score, even if it was corrected since: the refusal need not be shown. */
export function wasTaken(hall: Hall, { kind, body }: Pick<LogEvent, "kind" | "body">): boolean {
  if (kind !== "board.played") return false;
  const { position, table, board, taker, score } = body as HallBodyOf<"board.played">;
  const at = hall.positions[position - 1]?.tables[table - 1];
  const play = at && playOf(at, { board, taker: isOfMatch(hall) ? taker : null });
  return play !== undefined && [play, ...play.before].some((one) => one.taker === taker && one.score === score);
}
