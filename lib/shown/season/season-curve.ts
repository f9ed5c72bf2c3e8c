/** What the curves of a season are drawn from. */
import type { SeasonView } from "#lib/season/views";
import { nameWithin, SEASON_ROOM } from "#lib/shown/names/name-within";
import { eveningAddress, type Where } from "../addresses/addresses";
import { totalLines } from "./curve-lines";
import { againOf, dayOf, fullDay, shortDay } from "./say-number";

/** A line a player, a step an evening. The first of the standings leads. */
export function seasonCurve(view: Pick<SeasonView, "curve" | "players" | "standings">, where: Where) {
  const { curve, players, standings } = view;
  const names = players.map(({ name }) => name);
  const lines = totalLines(view).map(({ player, totals }) => {
    const { id, name, mark, nth } = player;
    return { player: id, name, short: nameWithin(SEASON_ROOM, player, names), mark, nth, totals };
  });
  const days = curve.evenings.map(({ day }) => day);
  const again = againOf(days);
  // A season that goes over one New Year has hardly a day twice: only a longer one says the year.
  const years = new Set(days.map((day) => day.slice(0, 4))).size;
  const steps = curve.evenings.map(({ evening, day }, i) => ({
    key: evening,
    name: (years > 2 ? fullDay(day, where.lang) : dayOf(day, where.lang)) + again[i],
    short: shortDay(day, where.lang) + again[i],
    href: eveningAddress(where, evening),
  }));
  return { steps, lines, leader: standings[0]?.player.id ?? null };
}
