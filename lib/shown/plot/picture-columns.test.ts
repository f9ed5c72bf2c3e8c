import { expect, test } from "vitest";
import { IN_COLUMN, pictureColumns } from "./picture-columns";

const BOX = { left: 72, top: 300, width: 936, height: 940 };

test("few lines stand in one column, in a large size, with a rule under each but the last", () => {
  const { width, size, placeOf } = pictureColumns(3, BOX);
  expect([width, size]).toEqual([936, 46]);
  const places = [0, 1, 2].map(placeOf);
  expect(places.map(({ left }) => left)).toEqual([72, 72, 72]);
  expect(places.map(({ rule }) => rule !== null)).toEqual([true, true, false]);
  expect(places.map(({ y }) => Math.round(y))).toEqual([334, 418, 502]);
});

test.each([20, 21, 40, 41, 60])("%i lines stand in as few columns as hold them, inside the box, none over another", (lines) => {
  const { width, placeOf } = pictureColumns(lines, BOX);
  const places = Array.from({ length: lines }, (_, i) => placeOf(i));
  expect(new Set(places.map(({ left }) => left)).size).toBe(Math.ceil(lines / IN_COLUMN));
  expect(new Set(places.map(({ left, y }) => `${left} ${y}`)).size).toBe(lines);
  for (const { left, y, rule } of places) {
    expect(left + width).toBeLessThanOrEqual(BOX.left + BOX.width + 0.01);
    expect(Math.max(y, rule ?? 0)).toBeLessThanOrEqual(BOX.top + BOX.height);
  }
  const [first, second = first] = [...new Set(places.map(({ left }) => left))] as [number, number?];
  if (second > first) expect(second - first).toBeGreaterThan(width + 24);
  const ends = places.filter(({ rule }) => rule === null);
  expect(ends).toHaveLength(Math.ceil(lines / IN_COLUMN));
});

test("a picture without lines has one column", () => expect(pictureColumns(0, BOX).width).toBe(936));
