/** What a tournament has refused of a table's phone, and why. */
import type { Hall } from "#lib/hall/hall";
import type { HallBodyOf } from "#lib/hall/hall-event";
import { withPlanned } from "#lib/hall/planned";
import { nameAt } from "#lib/hall/table-sheet";
import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import { signed } from "#lib/rules/words/words";
import { sayLogFault } from "#lib/shown/say-log-fault";
import type { Chunks } from "#messages/fr/chunks";
import { wasTaken } from "./was-taken";

interface RefusedEvent {
  readonly event: LogEvent;
  readonly faults: readonly Fault[];
}

interface Words {
  readonly at: Pick<Chunks["hall"]["at"], "refusedCall" | "refusedSign">;
  readonly boards: Pick<Chunks["boards"], "refused" | "markedAlready">;
  readonly faults: Chunks["hallFaults"];
}

/** What this table said in vain, and why; not a score that is there all the same. */
export const refusedAt = (hall: Hall, table: number, refused: readonly RefusedEvent[], words: Words) =>
  refused
    .filter(({ event }) => (event.body as { table?: number }).table === table && !wasTaken(hall, event))
    .map((one) => ({ id: one.event.id, said: sayEvent(hall, table, one.event, words), why: sayWhy(one, words) }));

function sayWhy({ event, faults: [fault] }: RefusedEvent, { boards, faults }: Words): string {
  if (event.kind === "board.played" && fault?.code === "version-changed") return boards.markedAlready;
  return fault ? sayLogFault(fault, faults) : "";
}

function sayEvent(hall: Hall, table: number, { kind, body }: LogEvent, { at, boards }: Words): string {
  const nameIn = (position: number, seat: number): string =>
    nameAt(hall, position, withPlanned(hall, position).positions[position - 1]?.tables[table - 1]?.seats[seat] ?? null);
  if (kind === "board.played") {
    const { position, board, taker, score } = body as HallBodyOf<"board.played">;
    return boards.refused(board, nameIn(position, taker), signed(score));
  }
  const { position, seat } = body as HallBodyOf<"sheet.signed">;
  return kind === "arbiter.called" ? at.refusedCall(position) : at.refusedSign(nameIn(position, seat), position);
}
