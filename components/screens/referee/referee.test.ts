import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { tableOf } from "./referee";

const rulesOf = (game: string, players: number): Rules => {
  const read = readRules({ game, players });
  if (!read.ok) throw new Error(game);
  return read.value;
};
const nameless = (n: number) => `J${n}`;
const last = { rules: rulesOf("tarot", 4), names: ["Nora", "Hugo", "Inès", "Paul"] };

test("the referee judges the last evening’s table by its names and rules, where it is that game and that many", () => {
  expect(tableOf({ game: "tarot", players: 4 }, last, nameless)).toMatchObject({
    names: last.names,
    rules: last.rules,
    at: null,
  });
});

test.each([
  ["another game", { game: "whist", players: 4 }, last, 4],
  ["another number of players", { game: "tarot", players: 5 }, last, 5],
  ["an evening of more people than played at once", { game: "tarot", players: 4 }, { ...last, names: [...last.names, "Zoé"] }, 4],
  [
    "as many as an evening had, of whom fewer played",
    { game: "tarot", players: 5 },
    { ...last, names: [...last.names, "Zoé"] },
    5,
  ],
  ["no evening", { game: "tarot", players: 3 }, null, 3],
] as const)("of %s, by numbers", (_, asked, before, players) => {
  const table = tableOf(asked, before, nameless);
  expect(table.names).toEqual(Array.from({ length: players }, (_, seat) => nameless(seat + 1)));
  expect([table.rules.game, table.rules.players, table.name(0), table.name(9)]).toEqual([asked.game, players, "J1", ""]);
});

test("what is kept of a table is kept for that game at that number", () => {
  expect(tableOf({ game: "tarot", players: 5 }, null, nameless).id).not.toBe(
    tableOf({ game: "tarot", players: 4 }, null, nameless).id,
  );
});
