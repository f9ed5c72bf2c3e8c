/** What a phone has said of its table, and not sent yet: of which table, and of which board. */
import type { LogEvent } from "#lib/log/event";
import type { Due } from "./boards";
import type { HallBodyOf } from "./hall-event";

/** A table of a position. */
export interface Here {
  readonly position: number;
  readonly table: number;
}

export const isOfTable = (body: unknown, here: Here): boolean => {
  const { position, table } = body as Here;
  return position === here.position && table === here.table;
};

export function isOfBoard({ kind, body }: Pick<LogEvent, "kind" | "body">, here: Here, { board, taker }: Due): boolean {
  const said = body as HallBodyOf<"board.played">;
  return kind === "board.played" && isOfTable(said, here) && said.board === board && (taker === null || said.taker === taker);
}
