import { expect, test } from "vitest";
import { BOM } from "#lib/sheet/csv";
import { type HallHeads, hallStandingsCsv } from "./hall-csv";

const HEADS: HallHeads = {
  rank: "Rang",
  number: "N°",
  name: "Nom",
  licence: "Licence",
  series: "Série",
  position: (n) => `P${n}`,
  penalties: "Pénalités",
  reasons: "Raisons",
  total: "Total",
  left: "Abandon",
  team: "Équipe",
  teamTotal: "Total équipe",
  teamRank: "Rang équipe",
};

test("the standings are written as a spreadsheet takes them: balances, penalties apart, licences unchanged", () => {
  const base = { licence: "0700037", series: "2", penalties: 0, reasons: [], left: false };
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
      reasons: ["CA26", "retard"],
      total: -40,
      left: true,
      rank: 2,
    },
  ] as never;
  expect(hallStandingsCsv(lines, HEADS, "fr")).toBe(
    `${BOM}Rang;N°;Nom;Licence;Série;P1;P2;Pénalités;Raisons;Total;Abandon\r\n1;5;Nora;0700037;2;120;-20,5;;;99,5;\r\n2;8;'=1+1;;;60;;-100;"CA26, retard";-40;×\r\n`,
  );
  expect(hallStandingsCsv([], HEADS, "en")).toBe(`${BOM}Rang,N°,Nom,Licence,Série,Pénalités,Raisons,Total,Abandon\r\n`);
});
