import { expect, test } from "vitest";
import { peopleAt, waysTo } from "./people-at";

const t = { gone: "parti" };
const table = { names: ["Nora", "Hugo", "Cousin"], players: ["nora", "hugo", null], gone: [1], ended: false };

test("a player of an open table can be moved, but not one who has left, nor somebody outside the club", () => {
  expect(peopleAt(table, t)).toEqual([
    { id: "nora", name: "Nora", note: undefined },
    { id: null, name: "Hugo", note: "parti" },
    { id: null, name: "Cousin", note: undefined },
  ]);
});

test("nobody is moved away from a table that has ended: they sit there for good", () => {
  expect(peopleAt({ ...table, ended: true }, t).map(({ id }) => id)).toEqual([null, null, null]);
});

test("somebody can be seated at another table that goes on, not at their own nor at one that has ended", () => {
  const four = { sheet: "s", game: "tarot", names: ["a", "b", "c", "d", "e"], gone: [4], ended: false } as const;
  expect([waysTo(four, null), waysTo(four, "other")]).toEqual([
    ["plays", "rests"],
    ["plays", "rests"],
  ]);
  expect([waysTo(four, "s"), waysTo({ ...four, ended: true }, null)]).toEqual([[], []]);
  expect(waysTo({ ...four, gone: [] }, null), "who has left leaves a place").toEqual(["rests"]);
});
