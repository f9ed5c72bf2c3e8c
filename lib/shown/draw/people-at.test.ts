import { expect, test } from "vitest";
import { peopleAt } from "./people-at";

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
