import { expect, test } from "vitest";
import type { EveningRanking, EveningTable, EveningView } from "#lib/season/evening-view";
import { tonight as t } from "#messages/fr/tonight";
import { calledIn, mendingIn, seatsIn, stateOf } from "./evening-said";

const at = (sheet: string, more: Partial<EveningTable> = {}) =>
  ({ sheet, season: "mardis", evening: "first", title: null, players: [], ...more }) as unknown as EveningTable;

test("a table is called by its title, else by its number in the order of opening", () => {
  const tables = [at("s1"), at("s2", { title: "Finale" }), at("s3")];
  expect(tables.map((table) => calledIn({ tables }, table, t))).toEqual(["Table 1", "Finale", "Table 3"]);
});

const state = (more: Partial<EveningTable>) =>
  stateOf(at("s1", { deals: 12, lastAt: null, contested: 0, ended: false, ...more }), t);

test("a table tells its deals, the hour of the last one, and whether it goes on", () => {
  const lastAt = new Date(2026, 10, 24, 21, 40).toISOString();
  expect(state({ lastAt })).toBe("12 donnes, dernière à 21:40, en cours");
  expect(state({ deals: 0 })).toBe("0 donne, en cours");
  expect(state({ ended: true })).toBe("12 donnes, terminée");
});

test.each([
  [1, "12 donnes, 1 donne contestée, en cours"],
  [2, "12 donnes, 2 donnes contestées, en cours"],
])("a table with %i deals that wait for a decision says so", (contested, said) => {
  expect(state({ contested })).toBe(said);
});

test("a player is found at each of their tables of that evening in that season", () => {
  const tables = [
    at("s1", { players: ["nora", "hugo"] }),
    at("s2", { players: ["nora"], evening: "second" }),
    at("s3", { players: ["nora"], season: "jeudis" }),
    at("s4", { players: ["nora", null], title: "Finale" }),
  ];
  const seats = (player: string, evening: string) =>
    seatsIn({ tables }, { season: "mardis", evening } as EveningRanking, player, t);
  expect(seats("nora", "first")).toBe("table 1, Finale");
  expect(seats("nora", "second")).toBe("table 2");
  expect(seats("hugo", "first")).toBe("table 1");
  expect(seats("paul", "first")).toBe("");
});

test("a warning names the player and both tables, the earlier one first", () => {
  const warnings: EveningView["warnings"] = [
    { kind: "two-tables", player: "nora", sheets: ["s1", "s2"] },
    { kind: "same-people", player: null, sheets: ["s1", "s3"] },
    { kind: "same-people", player: null, sheets: ["gone", "s3"] },
  ];
  const tables = [at("s1"), at("s2", { title: "Finale" }), at("s3")];
  expect(mendingIn({ tables, warnings, players: [{ id: "nora", name: "Nora" }] } as unknown as EveningView, t)).toEqual([
    t.twoTables("Nora", "Table 1", "Finale"),
    t.samePeople("Table 1", "Table 3"),
    t.samePeople("", "Table 3"),
  ]);
});
