import { expect, test, vi } from "vitest";
import { running } from "#components/hook.fixture";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import { refereeTable, type SheetHere, tableOfSheet, useLastEvening } from "./referee";

const cards = [{ sheet: null }, { sheet: { names: ["Nora"] } }, { sheet: { names: ["Hugo"] } }];
vi.mock("#lib/sync/this-phone", () => ({ thisPhone: () => ({ cards: async () => cards }) }));

const rulesOf = (game: string, players: number): Rules => {
  const read = readRules({ game, players });
  if (!read.ok) throw new Error(game);
  return read.value;
};
const nameless = (n: number) => `J${n}`;
const last = { rules: rulesOf("tarot", 4), names: ["Nora", "Hugo", "Inès", "Paul"] };

test("the referee judges the last evening’s table by its names and rules, where it is that game and that many", () => {
  expect(refereeTable({ game: "tarot", players: 4 }, last, nameless)).toMatchObject({
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
  const table = refereeTable(asked, before, nameless);
  expect(table.names).toEqual(Array.from({ length: players }, (_, seat) => nameless(seat + 1)));
  expect([table.rules.game, table.rules.players, table.name(0), table.name(9)]).toEqual([asked.game, players, "J1", ""]);
});

test("what is kept of a table is kept for that game at that number", () => {
  expect(refereeTable({ game: "tarot", players: 5 }, null, nameless).id).not.toBe(
    refereeTable({ game: "tarot", players: 4 }, null, nameless).id,
  );
});

test("of a sheet, the referee judges those who play the next deal, and not who rests", () => {
  const four = { game: "tarot", players: 4 };
  const log = logOf(opened(5, { rules: four, names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"], target: null, dealer: 2 }));
  const table = tableOfSheet({ sheet: foldSheet(log), open: {}, role: null } as unknown as SheetHere);
  expect([table.names, table.name(0), table.rules.players]).toEqual([["Nora", "Hugo", "Paul", "Zoé"], "Nora", 4]);
});

test("the last evening is the last one that this phone can read", async () => {
  const page = await running(() => useLastEvening(), undefined);
  expect(page.now()?.names).toEqual(["Nora"]);
});
