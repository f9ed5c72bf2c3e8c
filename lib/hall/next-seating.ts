/** The seating of the next position: by the movement, a draw, best with best, or the final. The result is written in the log. */

import { mostRounds, type Round, rounds } from "#lib/rules/hall/boards";
import { bestWithBest, drawAfter, drawnSeatings } from "#lib/rules/hall/draw-seating";
import { type FinalSize, finalSeatings } from "#lib/rules/hall/finals";
import {
  type HallSeating,
  mostPositions,
  mostTeamPositions,
  movement,
  seatedWithout,
  teamMovement,
} from "#lib/rules/hall/movement";
import { itemAt } from "#lib/rules/item-at";
import { byLot } from "#lib/rules/seeded";
import { absentAt, type Hall, type Position, seatingOf } from "./hall";
import type { Seated, SeatingKind } from "./hall-event";
import { standingsAfter } from "./hall-standings";
import { canSeat } from "./take-seats";

export type NextKind = Exclude<SeatingKind, "by-hand">;

/** Why a kind of seating is not available for the next position. */
export type WhyShut =
  | "movement-left"
  | "too-many-positions"
  | "teams-keep-the-movement"
  | "boards-keep-the-movement"
  | "boards-met"
  | "no-standings-yet"
  | "too-few"
  | "too-few-tables"
  | "table-too-small"
  | "cannot-sit"
  | "final-played";

/** How often a draw is repeated if it brings two empty chairs to one table. */
const DRAWS = 20;

export const nextPosition = ({ positions }: Pick<Hall, "positions">): number => positions.length + 1;
/** All planned positions are played, or the last is under way; more are optional. A final that has begun is played to its end. */
export function isPlayedOut(hall: Hall): boolean {
  if (hall.positions.at(-1)?.kind === "final") return whyNot(hall, "final") !== null;
  return hall.positions.length >= hall.opening.positions;
}
/**
 * The end is offered from the second position on, or from the only one: once its sheets are in and add up, and if it is played out
 * also while some are missing, but not while one waits for the arbiter.
 */
export const mayEnd = (hall: Hall, isOpen: boolean, isSettled: boolean): boolean =>
  hall.positions.length >= Math.min(2, hall.opening.positions) && (isOpen || (isPlayedOut(hall) && isSettled));
/** Every planned position is complete and no final is left to play: the standings are the final ones. */
export const isFinal = (hall: Hall, after: number): boolean =>
  hall.ended || (isPlayedOut(hall) && after === hall.positions.length);
export const countTables = ({ numbers }: Pick<Hall, "numbers">): number => numbers.length / 4;

/** How many positions the movement allows without a second meeting: shown before the start. */
export function mostOf({ opening, numbers }: Pick<Hall, "opening" | "numbers">): number {
  const tables = countTables({ numbers });
  if (opening.duplicate) return mostRounds(opening.duplicate, tables);
  if (tables < 3) return 0;
  return opening.teamOf === 1 ? mostPositions(tables) : mostTeamPositions(tables);
}

export function whyNot(hall: Hall, kind: NextKind, finalists: FinalSize = 16): WhyShut | null {
  const position = nextPosition(hall);
  if (hall.opening.duplicate) {
    if (kind !== "fft") return "boards-keep-the-movement";
    return position > mostOf(hall) ? "boards-met" : null;
  }
  const present = hall.numbers.length - absentAt(hall, position).length;
  if (kind === "fft") {
    if (countTables(hall) < 3) return "too-few-tables";
    // Once left, the movement is not resumed (p. 12).
    if (hall.positions.some((one) => one.kind !== "fft")) return "movement-left";
    if (position > mostOf(hall)) return "too-many-positions";
    // Two numbers that left would have met at one table.
    return isPlayable(seatingByMovement(hall)) ? null : "table-too-small";
  }
  if (hall.opening.teamOf !== 1) return "teams-keep-the-movement";
  const begun = hall.positions.filter((one) => one.kind === "final");
  const [first] = begun;
  if (first) return kind === "final" && begun.length < finalSeatings(finalSizeOf(first)).length ? null : "final-played";
  if (kind === "final") return position === 1 ? "no-standings-yet" : present < finalists ? "too-few" : null;
  if (kind === "best" && position === 1) return "no-standings-yet";
  return canSeat(present) ? null : "cannot-sit";
}

/** True if no table has one or two players. */
export const isPlayable = (seating: Seated): boolean =>
  seating.map((seats) => seats.filter((one) => one !== null).length).every((seated) => seated === 0 || seated >= 3);

/** The size of a final that has begun: four to a table. */
const finalSizeOf = ({ tables }: Pick<Position, "tables">): FinalSize => (tables.length * 4) as FinalSize;

/**
 * The next seating if the arbiter keeps to the movement: known without a network, before the position opens. Null if it is drawn,
 * would leave the movement, or nothing follows.
 */
export function plannedSeating(hall: Hall): Seated | null {
  const { ended, opening } = hall;
  const follows = !ended && nextPosition(hall) <= opening.positions;
  if (!follows || opening.movement !== "fft" || whyNot(hall, "fft") !== null) return null;
  return seatingByMovement(hall);
}

/** The next position of a duplicate; null if the movement allows no more. */
export function nextRound(hall: Pick<Hall, "opening" | "numbers" | "positions">): Round | null {
  const { duplicate, deals } = hall.opening;
  const next = nextPosition(hall);
  return (duplicate && rounds(duplicate, countTables(hall), next, deals)[next - 1]) ?? null;
}

/** Replaces absent numbers by empty chairs. */
export const presentAt = (hall: Pick<Hall, "numbers">, seats: Seated, position: number): Seated =>
  seatedWithout(seats, new Set(absentAt(hall, position)));

function seatingByMovement(hall: Pick<Hall, "opening" | "numbers" | "positions">): Seated {
  const position = nextPosition(hall);
  if (hall.opening.duplicate) return presentAt(hall, nextRound(hall)?.seating ?? [], position);
  const move = hall.opening.teamOf === 1 ? movement : teamMovement;
  return presentAt(hall, itemAt(move(countTables(hall), position), position - 1), position);
}

/** The seating of this kind; in a final only finalists sit. */
export function nextSeating(hall: Hall, kind: NextKind, random: () => number, finalists: FinalSize = 16): Seated {
  if (hall.opening.duplicate || kind === "fft") return seatingByMovement(hall);
  const position = nextPosition(hall);
  const away = new Set(absentAt(hall, position));
  const present = (seats: Seated): Seated => presentAt(hall, seats, position);
  // Before the first position there are no ranks: in the order of numbers.
  const ranks = () =>
    position === 1 ? hall.numbers.map(({ number }) => number) : standingsAfter(hall, position - 1).map(({ entrant }) => entrant);
  const order = () => ranks().filter((one) => !away.has(one));
  if (kind === "random") {
    const [entries] = drawnSeatings(countTables(hall), 1, random) as [HallSeating];
    const played = hall.positions.map(seatingOf);
    for (let draw = 0; draw < DRAWS; draw++) {
      const drawn = present(position === 1 ? entries : drawAfter(entries, played, random, (one) => away.has(one)));
      if (isPlayable(drawn)) return drawn;
    }
    // So many left that lines cannot be kept: those who stayed are drawn to as many tables as they fill.
    return bestWithBest(Math.ceil(order().length / 4), byLot(order(), random));
  }
  if (kind === "best") return bestWithBest(Math.ceil(order().length / 4), order());
  const first = hall.positions.find((one) => one.kind === "final");
  if (!first)
    return itemAt(finalSeatings(finalists), 0).map((table) => table.map((rank) => itemAt(order(), (rank as number) - 1)));
  // Twenty finalists play five positions, seated by their ranks before the first: taken from its seating.
  const seatings = finalSeatings(finalSizeOf(first));
  const seats = seatingOf(first).flat();
  const ranked = itemAt(seatings, 0).flat();
  const next = itemAt(seatings, hall.positions.length - hall.positions.indexOf(first));
  return present(next.map((table) => table.map((rank) => seats[ranked.indexOf(rank)] ?? null)));
}
