/** Everybody passed and each plays for themselves: the most points lose, the fewest win (F21, T10). */
import { itemAt } from "../item-at";
import { type Line, optionOf, type Points, type Rules } from "../rules";
import type { VachetteDeal } from "./deal";

export function vachetteLines(rules: Rules, { vachette }: VachetteDeal): Line[] {
  const places = placesOf(rules);
  const order = vachette.map((_, seat) => seat).sort((a, b) => itemAt(vachette, b) - itemAt(vachette, a));
  return order.map((seat): Line => {
    const points = itemAt(vachette, seat);
    const first = vachette.filter((other) => other > points).length;
    const equals = vachette.filter((other) => other === points).length;
    const value = places.slice(first, first + equals).reduce((a, b) => a + b, 0) / equals;
    const scores = vachette.map((_, other) => (other === seat ? value : 0));
    return {
      code: equals > 1 ? "vachette-shared" : "vachette",
      rule: "T10",
      value,
      params: { seat, points, place: first + 1, equals },
      scores,
      seats: [seat],
    };
  });
}

/** From the most points to the fewest: the extremes, the next ones, and nothing between. */
function placesOf(rules: Rules): Points[] {
  const { most, next } = optionOf<{ most: number; next: number }>(rules, "vachette");
  const between: Points[] = rules.players === 3 ? [0] : rules.players === 4 ? [0 - next, next] : [0 - next, 0, next];
  return [0 - most, ...between, most];
}
