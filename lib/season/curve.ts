/** Cumulative points, evening after evening: what a season's curve draws, and what its data table reads out. */
import type { Points } from "#lib/rules/rules";
import type { Club, PlayerId } from "./club-event";
import { personsOf } from "./person";
import type { PlayedEvening } from "./records";
import { inSeasonOrder } from "./season-order";
import type { Curve } from "./views";

/**
 * `players` in the order they are drawn, by the ids that stand for them; `before` is what each had before the first of these
 * evenings. Points of evenings alone: what is added by hand or late belongs to no evening.
 */
export function curveOf(
  evenings: readonly PlayedEvening[],
  players: readonly PlayerId[],
  club: Club["players"],
  before: ReadonlyMap<PlayerId, Points> = new Map(),
): Curve {
  const persons = personsOf(club);
  const ordered = inSeasonOrder(evenings);
  return {
    evenings: ordered.map(({ sheet, day }) => ({ sheet, day })),
    players: players.map((player) => {
      let sum = before.get(player) ?? 0;
      const points = ordered.map(({ players: seated }) => {
        const mine = seated.find((one) => (persons.get(one.player) ?? one.player) === player);
        if (!mine) return null;
        sum += mine.points;
        return sum;
      });
      return { player, before: before.get(player) ?? 0, points };
    }),
  };
}
