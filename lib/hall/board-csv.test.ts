import { expect, test } from "vitest";
import { BOM } from "#lib/sheet/csv";
import { boardsCsv } from "./board-csv";
import type { BoardLine } from "./board-standings";

const HEADS = {
  rank: "Rang",
  number: "N°",
  name: "Nom",
  licence: "Licence",
  series: "Série",
  line: "Ligne",
  alternate: "Par ligne",
  attack: "Attaque",
  defence: "Défense",
  penalties: "Pénalités",
  reasons: "Raisons",
  overall: "Total",
  points: "Points",
  left: "Abandon",
  member: (n: number) => [`Joueur ${n}`, `Licence ${n}`] as const,
};
const LINES = ["Nord", "Sud", "Est", "Ouest"];
const nora = {
  rank: 1,
  alternate: 2,
  entrant: 5,
  name: "Nora",
  licence: "0700037",
  series: "2",
  line: 0,
  attack: 200 / 3,
  defence: null,
  overall: 12.83849,
  penalties: 0,
  reasons: [],
  left: false,
  members: [],
};
const kings = {
  ...nora,
  rank: 2,
  entrant: 3,
  name: "Les Rois",
  licence: null,
  series: undefined,
  line: 2,
  attack: 50,
  defence: 25,
  penalties: 1.5,
  reasons: ["retard", "CA26"],
  left: true,
  members: [
    { name: "Hugo", licence: "700074" },
    { name: "Inès", licence: undefined },
  ],
};
const rows = (isPercent: boolean, ...lines: object[]) =>
  boardsCsv(lines as BoardLine[], isPercent, HEADS, LINES, "fr", (number) => number + 100)
    .replace(BOM, "")
    .trimEnd()
    .split("\r\n");

test("percentages have two decimals, for attack and defence too; a player alone has no members", () => {
  expect(rows(true, nora)).toEqual([
    "Rang;N°;Nom;Licence;Série;Ligne;Par ligne;Attaque;Défense;Pénalités;Raisons;Total;Abandon",
    "1;105;Nora;0700037;2;Nord;2;66,67;;;;12,84;",
  ]);
});

test("match points have three; a team has all its people, with their licences, a penalty and its reasons", () => {
  expect(rows(false, kings, nora)).toEqual([
    "Rang;N°;Nom;Licence;Série;Ligne;Pénalités;Raisons;Points;Abandon;Joueur 1;Licence 1;Joueur 2;Licence 2",
    '2;103;Les Rois;;;Est;-1,5;"retard, CA26";12,838;×;Hugo;700074;Inès;',
    "1;105;Nora;0700037;2;Nord;;;12,838;;;;;",
  ]);
});
