import fc from "fast-check";
import { expect, it } from "vitest";
import type { Curve } from "../views";
import { thinned } from "./curve";

const curve = (points: readonly (number | null)[][]): Curve => ({
  evenings: (points[0] ?? []).map((_, i) => ({ evening: `2026-01-01/${i}`, day: "2026-01-01" })),
  players: points.map((own, i) => ({ player: `p${i}`, before: 0, points: own })),
});

/** The height of a player's line after each evening. */
const heldAt = ({ players }: Curve, player: number): number[] => {
  let held = players[player]?.before ?? 0;
  return (players[player]?.points ?? []).map((value) => {
    held = value ?? held;
    return held;
  });
};

it("each point that is drawn is where the line really was, the last one among them", () => {
  const line = fc.array(fc.option(fc.integer({ min: -500, max: 500 })), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 29 }), (points, most) => {
      const whole = curve(points);
      const less = thinned(whole, most);
      expect([less.evenings.length, less.of]).toEqual([most, 30]);
      expect(less.evenings.at(-1)).toBe(whole.evenings.at(-1));
      points.forEach((_, player) => {
        const held = heldAt(whole, player);
        const at = less.evenings.map(({ evening }) => Number(evening.split("/")[1]));
        expect(heldAt(less, player)).toEqual(at.map((i) => held[i]));
      });
    }),
  );
});

it("a season that has room is drawn whole", () => {
  const whole = curve([[1, null, 3]]);
  expect(thinned(whole, 3)).toBe(whole);
});
