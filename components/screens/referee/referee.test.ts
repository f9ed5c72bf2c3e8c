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

test("the referee takes names and rules of the last evening's table, if game and number agree", () => {
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
] as const)("players are numbered, not named: %s", (_, asked, before, players) => {
  const table = refereeTable(asked, before, nameless);
  expect(table.names).toEqual(Array.from({ length: players }, (_, seat) => nameless(seat + 1)));
  expect([table.rules.game, table.rules.players, table.name(0), table.name(9)]).toEqual([asked.game, players, "J1", ""]);
});

test("drafts are kept by game and number of players", () => {
  expect(refereeTable({ game: "tarot", players: 5 }, null, nameless).id).not.toBe(
    refereeTable({ game: "tarot", players: 4 }, null, nameless).id,
  );
});

test("for a sheet the referee judges the players of the next deal, not those who rest", () => {
  const four = { game: "tarot", players: 4 };
  const log = logOf(opened(5, { rules: four, names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"], target: null, dealer: 2 }));
  const table = tableOfSheet({ sheet: foldSheet(log), open: {}, role: null } as unknown as SheetHere);
  expect([table.names, table.name(0), table.rules.players]).toEqual([["Nora", "Hugo", "Paul", "Zoé"], "Nora", 4]);
});

test("the last evening is the newest one that this phone can read", async () => {
  const page = await running(() => useLastEvening(), undefined);
  expect(page.now()?.names).toEqual(["Nora"]);
});
