import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { askedTable, tableOfSheet } from "./seated";

const rulesOf = (game: string, players: number): Rules => {
  const read = readRules({ game, players });
  if (!read.ok) throw new Error(game);
  return read.value;
};
const nameless = (n: number) => `J${n}`;
const last = { rules: rulesOf("tarot", 4), names: ["Nora", "Hugo", "Inès", "Paul"] };

test("the referee takes names and rules of the last evening's table, if game and number agree", () => {
  expect(askedTable({ game: "tarot", players: 4 }, last, nameless)).toMatchObject({
    names: last.names,
    rules: last.rules,
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
] as const)("players are numbered, not named: %s", (_, asked, before, players) => {
  const table = askedTable(asked, before, nameless);
  expect(table.names).toEqual(Array.from({ length: players }, (_, seat) => nameless(seat + 1)));
  expect([table.rules.game, table.rules.players, table.name(0), table.name(9)]).toEqual([asked.game, players, "J1", ""]);
});

test("drafts are kept by game and number of players", () => {
  expect(askedTable({ game: "tarot", players: 5 }, null, nameless).id).not.toBe(
    askedTable({ game: "tarot", players: 4 }, null, nameless).id,
  );
});

test("for a sheet the referee judges the players of the next deal, not those who rest", () => {
  const four = { game: "tarot", players: 4 };
  const log = logOf(opened(5, { rules: four, names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"], target: null, dealer: 2 }));
  const table = tableOfSheet(foldSheet(log) as Sheet);
  expect([table.names, table.name(0), table.rules.players]).toEqual([["Nora", "Hugo", "Paul", "Zoé"], "Nora", 4]);
});
