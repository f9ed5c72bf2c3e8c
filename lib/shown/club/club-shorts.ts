/**
 * A club's short names for the names on a sheet that knows its players: chosen ones, and those of names that are nearly the same.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Club } from "#lib/season/club/club-event";
import type { SeasonJoined } from "#lib/sheet/event";
import { idIn, seatChoices } from "../../season/club/seats";
import { leastForms } from "../names/short-names";

/** By the sheet's name; players without a chosen short are left to the general rule for names over columns. */
export function clubShorts(
  club: Pick<Club, "players">,
  names: readonly string[],
  joined: SeasonJoined | null,
): Map<string, string> {
  const shorts = new Map<string, string>();
  seatChoices(club, names, joined).forEach((choice, seat) => {
    const player = club.players.find(({ id }) => id === idIn(choice));
    // Otherwise only the place at the table would tell them apart: "J1" beside "J2".
    const isNear = leastForms(itemAt(names, seat), names).length === 1;
    if (player && (player.shortChosen || isNear)) shorts.set(itemAt(names, seat), player.short);
  });
  return shorts;
}
