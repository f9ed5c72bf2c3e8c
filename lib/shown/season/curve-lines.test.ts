import { expect, test } from "vitest";
import { placeLines, totalLines } from "./curve-lines";

const curve = {
  evenings: ["2026-03-02", "2026-03-04", "2026-03-06"].map((day) => ({ evening: day, day })),
  players: [
    { player: "nora", before: 0, points: [30, 40, 50], places: [null, 1, 2] },
    { player: "hugo", before: 0, points: [10, null, 90], places: [null, null, 1] },
    { player: "zoe", before: 0, points: [null, null, 4], places: [null, null, null] },
  ],
};
const lines = [{ player: "hugo" }, { player: "nora" }, { player: "zoe" }];

test("a line keeps its value where its player was away; the first of the standings is drawn first", () => {
  const [nora, hugo] = [{ id: "nora" }, { id: "hugo" }];
  const view = { curve, players: [nora, hugo], standings: [{ player: hugo }, { player: nora }] };
  expect(totalLines(view as never)).toEqual([
    { player: hugo, before: 0, totals: [10, 10, 90] },
    { player: nora, before: 0, totals: [30, 40, 50] },
  ]);
});

test("places begin with the first evening that has one; a player without any has no line", () => {
  expect(placeLines(curve, lines)).toEqual({
    from: 1,
    lines: [
      { player: "hugo", totals: [null, -1] },
      { player: "nora", totals: [-1, -2] },
    ],
  });
});

test("places from an older server that has none give no lines", () => {
  const older = { ...curve, players: curve.players.map(({ places: _, ...one }) => one) };
  expect(placeLines(older, lines).lines).toEqual([]);
});
