/** The short names that a club chose, for the names of a sheet that knows its players. */
import { itemAt } from "#lib/rules/item-at";
import type { Club } from "#lib/season/club-event";
import type { SeasonPlace } from "#lib/sheet/event";
import { seatsOf } from "./seats";

/** By the sheet's own name; who chose none is left to the law of names over columns. */
export function clubShorts(
  club: Pick<Club, "players">,
  names: readonly string[],
  place: SeasonPlace | null,
): Map<string, string> {
  const shorts = new Map<string, string>();
  seatsOf(club, names, place).forEach((choice, seat) => {
    const player = "player" in choice ? club.players.find(({ id }) => id === choice.player) : undefined;
    if (player?.shortChosen) shorts.set(itemAt(names, seat), player.short);
  });
  return shorts;
}
