import type { Line, Seat } from "#lib/rules/rules";

/** Is the line about this player: a step is about everybody, a figure about whom it moves. */
export const concerns = (line: Line, seat: Seat): boolean => (line.seats ? line.seats.includes(seat) : line.scores?.[seat] !== 0);
