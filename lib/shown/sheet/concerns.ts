import type { Line, Seat } from "#lib/rules/rules";

/** True if the line is about this player: an explanation is about all, a figure about those whose points it changes. */
export const concerns = (line: Line, seat: Seat): boolean => (line.seats ? line.seats.includes(seat) : line.scores?.[seat] !== 0);
