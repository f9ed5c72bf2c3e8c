import { expect, test } from "vitest";
import type { Club, Draw } from "#lib/season/club/club-event";
import type { EveningView } from "#lib/season/evening-view";
import { shownTables } from "./shown-tables";

const club = { players: ["Nora", "Hugo", "Inès"].map((name) => ({ id: name.toLowerCase(), name })) } as unknown as Club;
const draw = {
  tables: [
    { sheet: "s1", players: ["nora", "gone"] },
    { sheet: "s2", players: ["hugo", "inès"] },
  ],
} as unknown as Draw;

test("a drawn table is named after its sheet, or else by number, and its people as the club names them", () => {
  const table = { sheet: "s2", title: "Finale" };
  const evening = { tables: [{ sheet: "other", title: "Autre" }, table] } as unknown as EveningView;
  expect(shownTables(draw, club, evening, (n) => `Table ${n}`)).toEqual([
    { sheet: "s1", title: "Table 1", table: undefined, drawn: ["Nora", ""] },
    { sheet: "s2", title: "Finale", table, drawn: ["Hugo", "Inès"] },
  ]);
  expect(shownTables(draw, club, null, (n) => `Table ${n}`).map(({ title }) => title)).toEqual(["Table 1", "Table 2"]);
});
