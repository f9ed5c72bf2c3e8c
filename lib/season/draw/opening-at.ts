import type { Rules } from "#lib/rules/rules";
import type { AskedOpening } from "#lib/sheet/opening";
import type { Day } from "../club/season-body";
import { restingAt, type SeatLimits } from "./sizes";

/** The opening of a table's sheet, by the club's rules; the first player deals. `title`: only with several tables. */
export function openingAt(
  names: readonly string[],
  { game, edition, options }: Pick<Rules, "game" | "edition" | "options">,
  seating: SeatLimits,
  day: Day,
  title: string | null,
): AskedOpening {
  return {
    rules: { game, edition, options, players: names.length - restingAt(seating, names.length) },
    names,
    dealer: 0,
    target: null,
    until: null,
    day,
    ...(title !== null && { title }),
  };
}
