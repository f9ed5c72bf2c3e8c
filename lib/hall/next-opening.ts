/** The event that opens the next position: its seating, and what its tables play. */
import type { FinalSize } from "#lib/rules/hall/finals";
import type { Hall } from "./hall";
import { type NextKind, nextPosition, nextRound, nextSeating } from "./next-seating";
import { plannedLog } from "./planned";

interface Opened {
  readonly kind: NextKind;
  readonly finalists: FinalSize;
  /** No log for its tables: they hand in paper. */
  readonly paper: boolean;
}

interface Chance {
  readonly random: () => number;
  readonly makeId: () => string;
}

/**
 * Each table without paper gets a log, the one its phones know beforehand if the movement goes on. A final of twenty, at five
 * tables, is of one deal a position (ot-finale).
 */
export function nextOpening(hall: Hall, { kind, finalists, paper }: Opened, { random, makeId }: Chance) {
  const position = nextPosition(hall);
  const seating = nextSeating(hall, kind, random, finalists);
  const round = nextRound(hall);
  const logOf = (table: number) => (kind === "fft" ? plannedLog(hall.id, position, table) : makeId());
  return {
    position,
    kind,
    seating,
    ...(round && { boards: round.boards }),
    ...(paper || round ? {} : { sheets: seating.map((_, i) => logOf(i + 1)) }),
    ...(kind === "final" && seating.length === 5 ? { deals: 1 } : {}),
  };
}
