/** What a phone has said of its table, and not sent yet: of which table, of which board, and who signed. */
import type { LogEvent } from "#lib/log/event";
import type { Points } from "#lib/rules/rules";
import type { Due } from "./boards";
import { sameBalances, type Table } from "./hall";
import type { HallBodyOf } from "./hall-event";
import { linesInTurn } from "./table-sheet";

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

/**
 * Who has signed these balances, by line in the order of play; what waits on this phone counts before what the hall has. `stale`:
 * somebody signed others.
 */
export function signaturesAt(
  table: Pick<Table, "seats" | "signed">,
  here: Here,
  waiting: readonly Pick<LogEvent, "kind" | "body">[],
  balances: readonly (Points | null)[],
) {
  const signedBy = (line: number): readonly (Points | null)[] | null => {
    const signings = waiting.filter(({ kind, body }) => kind === "sheet.signed" && isOfTable(body, here));
    const mine = signings.map(({ body }) => body as HallBodyOf<"sheet.signed">).findLast(({ seat }) => seat === line);
    return mine?.balances ?? table.signed[line] ?? null;
  };
  const lines = linesInTurn(table).map((line) => ({ line, signed: signedBy(line) }));
  return {
    lines: lines.map(({ line, signed }) => ({ line, isSigned: sameBalances(signed, balances) })),
    stale: lines.some(({ signed }) => signed !== null && !sameBalances(signed, balances)),
  };
}
