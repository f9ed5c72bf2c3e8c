import { expect, test } from "vitest";
import { HALF_NAME, heightFor, heightOnPaper, pitchOf } from "./names-room";
import { spread } from "./plane";

test.each([1, 2, 3, 4, 5, 6, 7, 8])("%i names have a line each, wherever the lines end", (names) => {
  const height = heightFor(names, 66);
  expect(height).toBeGreaterThanOrEqual(66);
  expect(heightFor(names, 240)).toBe(240);
  for (const ends of [0, height / 2, height]) {
    const room = height - 2 * HALF_NAME;
    const places = spread(
      Array.from({ length: names }, () => ends - HALF_NAME),
      pitchOf(names),
      room,
    );
    const apart = places.sort((a, b) => a - b).flatMap((y, i) => (i ? [y - (places[i - 1] as number)] : []));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(-0.01);
    expect(Math.max(...places)).toBeLessThanOrEqual(room + 0.01);
    for (const gap of apart) expect(gap).toBeGreaterThanOrEqual(pitchOf(names) - 0.01);
  }
});

test("on paper the standings of more players leave less, until the names need it again", () => {
  expect([2, 5, 9, 11, 14].map((players) => heightOnPaper(players, false))).toEqual([360, 320, 220, 216.6, 263.4]);
  expect(heightOnPaper(40, true)).toBe(112);
});
