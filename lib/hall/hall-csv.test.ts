import { expect, test } from "vitest";
import { BOM } from "#lib/sheet/csv";
import { type HallHeads, readEntries, standingsCsv } from "./hall-csv";

test.each<[string, string, object[]]>([
  ["names alone", "Nora\nHugo\n\nInès", [{ name: "Nora" }, { name: "Hugo" }, { name: "Inès" }]],
  [
    "from a spreadsheet",
    "Nora;700037;2\r\nHugo;700074;1",
    [
      { name: "Nora", licence: "700037", series: "2" },
      { name: "Hugo", licence: "700074", series: "1" },
    ],
  ],
  ["the licence first", "700037\tNora Petit\t2e", [{ name: "Nora Petit", licence: "700037", series: "2e" }]],
  ["without a separator", "Nora Petit 700037", [{ name: "Nora Petit", licence: "700037" }]],
  ["without a separator, the licence first", "700037 Nora Petit", [{ name: "Nora Petit", licence: "700037" }]],
])("entries: %s", (_, text, people) => expect(readEntries(text)).toEqual({ people, left: [] }));

test("a line without a name, or with somebody who is there already, is told and left out", () => {
  expect(readEntries("Nora\n12345\nnora\nHugo;700037\nHugo P.;700037")).toEqual({
    people: [{ name: "Nora" }, { name: "Hugo", licence: "700037" }],
    left: [2, 3, 5],
  });
  expect(readEntries("")).toEqual({ people: [], left: [] });
});

const HEADS: HallHeads = {
  rank: "Rang",
  number: "N°",
  name: "Nom",
  licence: "Licence",
  series: "Série",
  position: (n) => `P${n}`,
  penalties: "Pénalités",
  total: "Total",
  left: "Abandon",
};

test("the standings as a spreadsheet takes them: balances, penalties apart, licences as they are", () => {
  const base = { licence: "0700037", series: "2", penalties: 0, left: false };
  const lines = [
    { ...base, entrant: 5, name: "Nora", balances: [120, -20.5], total: 99.5, rank: 1 },
    {
      ...base,
      entrant: 8,
      name: "=1+1",
      licence: null,
      series: undefined,
      balances: [60, null],
      penalties: 100,
      total: -40,
      left: true,
      rank: 2,
    },
  ] as never;
  expect(standingsCsv(lines, HEADS, "fr")).toBe(
    `${BOM}Rang;N°;Nom;Licence;Série;P1;P2;Pénalités;Total;Abandon\r\n1;5;Nora;0700037;2;120;-20,5;;99,5;\r\n2;8;'=1+1;;;60;;-100;-40;×\r\n`,
  );
  expect(standingsCsv([], HEADS, "en")).toBe(`${BOM}Rang,N°,Nom,Licence,Série,Pénalités,Total,Abandon\r\n`);
});
