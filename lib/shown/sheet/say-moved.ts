import type { Points } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Lang } from "#messages/words";
import { numeral } from "./numeral";

/** "Nora +30", "Hugo −30": the points that a ruling moved, by seat, without zeros. */
export const sayMoved = (points: readonly Points[], seats: readonly Person[], names: readonly string[], lang: Lang): string[] =>
  points.flatMap((value, seat) => (value === 0 ? [] : [`${names[seats[seat] ?? -1] ?? ""} ${numeral(value, "change", lang)}`]));
