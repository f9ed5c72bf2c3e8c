import { expect, test } from "vitest";
import { aPlayer } from "#lib/season/club/club.fixture";
import { hasOneWay, othersThan, shortShown } from "./club-people";

test("a short name is shown if the club chose it and it is another one", () => {
  const short = (more: object) => shortShown({ ...aPlayer("n", "Wilhelmina"), short: "Wil", shortChosen: true, ...more });
  expect([short({}), short({ shortChosen: false }), short({ short: "Wilhelmina" }), short({ into: "m" })]).toEqual([
    "Wil",
    "",
    "",
    "",
  ]);
});

test("a player may be one with any other of the club, each person named once", () => {
  const [nora, hugo] = [aPlayer("n", "Nora"), aPlayer("h", "Hugo")];
  expect(othersThan(nora, [nora, hugo, { ...aPlayer("x", "Hugues"), into: "h" }])).toEqual([hugo]);
});

test("a club with one phone that manages it and no recovery code is warned", () => {
  const ways = [
    [1, null],
    [1, "2026-03-01"],
    [2, null],
  ] as const;
  expect(ways.map(([managers, code]) => hasOneWay({ managers, code }))).toEqual([true, false, false]);
});
