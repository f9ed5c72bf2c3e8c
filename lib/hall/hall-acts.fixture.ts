/** For tests: acts of a tournament: it opens, opens its next position, and every table hands in its sheet. */
import { chanceOf } from "#lib/rules/seeded";
import type { Position } from "./hall";
import { CLUB, type Tournament } from "./hall.fixture";
import type { HallChange } from "./hall-event";
import { nextSeating } from "./next-seating";

export const nextOpened = (
  tournament: Tournament,
  kind: "fft" | "random" | "best" | "final" = "fft",
  reason?: string,
): HallChange => ({
  kind: "position.opened",
  body: {
    position: tournament.hall.positions.length + 1,
    kind,
    seating: nextSeating(tournament.hall, kind, chanceOf(7), 12),
    ...(reason === undefined ? {} : { reason }),
  },
});

/** Every table hands in its sheet: the first seat wins `points` from each of the others. */
export function handIn(tournament: Tournament, points = 60): void {
  const at = tournament.hall.positions.at(-1) as Position;
  for (const { table, seats } of at.tables) {
    if (seats.every((seat) => seat === null)) continue;
    const there = seats.flatMap((seat, line) => (seat === null ? [] : [line]));
    const balances = seats.map((seat, line) =>
      seat === null ? null : line === there[0] ? points * (there.length - 1) : -points,
    );
    tournament.add({ kind: "sheet.handed-in", body: { position: at.position, table, balances, source: "phone" } });
  }
}

export const HALL_OPENING = {
  name: "Tournoi",
  day: "2026-11-24",
  positions: 5,
  deals: 4,
  teamOf: 1,
  club: CLUB,
  movement: "fft",
} as const;
