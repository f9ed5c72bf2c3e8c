import { expect, test } from "vitest";
import { parseCsv } from "#lib/sheet/csv";
import { HUGO, NORA } from "./club/club.fixture";
import { type CsvWords, clubCsv, eveningsCsv, standingsCsv } from "./csv";
import type { SeasonView } from "./views";

const WORDS: CsvWords = {
  lang: "fr",
  heads: {
    ...{ rank: "Rang", name: "Nom", why: "Sans rang", value: "Valeur", points: "Points", deals: "Donnes", perDeal: "Par donne" },
    ...{ evenings: "Soirées", won: "Gagnées", adjusted: "Ajouts", day: "Jour", title: "Titre", game: "Jeu", place: "Place" },
    ...{ sheet: "Feuille", season: "Saison" },
  },
  why: { "too-few-evenings": "trop peu de soirées", guest: "en visite" },
  games: { tarot: "Tarot" },
  counts: { total: "total", places: "places", wins: "victoires", "deal-average": "par donne", "evening-average": "par soirée" },
};
const player = (id: string, name: string) => ({ id, name });
const view = {
  season: { counting: { by: "deal-average" } },
  players: [player(NORA, "Nora"), player(HUGO, "=Hugo")],
  standings: [
    {
      rank: 1,
      player: player(NORA, "Nora"),
      why: null,
      value: 33.33333,
      adjusted: 10,
      figures: { points: 100, dealt: 100, deals: 3, evenings: 2, won: 1 },
    },
    { rank: null, player: player(HUGO, "=Hugo"), why: "guest", value: -0.5, adjusted: 0, figures: {} },
  ],
  evenings: [
    {
      day: "2026-03-10",
      title: "Chez Nora; bis",
      games: ["tarot"],
      tables: [{ sheet: "s2" }, { sheet: "s3" }],
      players: [{ player: HUGO, points: -12.5, place: 2, deals: 4 }],
    },
    {
      day: "2026-03-03",
      title: null,
      games: ["tarot"],
      tables: [{ sheet: "s1" }],
      players: [{ player: NORA, points: 20, place: 1, deals: 6 }],
    },
  ],
} as unknown as SeasonView;

test("the standings are written as a spreadsheet takes them", () => {
  expect(standingsCsv(view, WORDS).split("\r\n")).toEqual([
    "\ufeffRang;Nom;Sans rang;Valeur (par donne);Points;Ajouts;Donnes;Par donne;Soirées;Gagnées",
    "1;Nora;;33,333;100;10;3;33,333;2;1",
    ";'=Hugo;en visite;-0,5;0;0;0;;0;0",
    "",
  ]);
  expect(standingsCsv(view, { ...WORDS, lang: "en" }).split("\r\n")[1]).toBe("1,Nora,,33.333,100,10,3,33.333,2,1");
});

test("each player of each evening has a row, oldest evening first", () => {
  const rows = parseCsv(eveningsCsv(view.evenings, view.players, WORDS)).map(({ cells }) => cells);
  expect(rows).toEqual([
    ["Jour", "Titre", "Jeu", "Nom", "Points", "Place", "Donnes", "Feuille"],
    ["2026-03-03", "", "Tarot", "Nora", "20", "1", "6", "s1"],
    ["2026-03-10", "Chez Nora; bis", "Tarot", "=Hugo", "-12,5", "2", "4", "s2 s3"],
  ]);
});

test("a club's evenings are written season by season", () => {
  const { evenings, players } = view;
  const rows = parseCsv(
    clubCsv(
      [
        { name: "2025", evenings: evenings.slice(1), players },
        { name: "2026", evenings: evenings.slice(0, 1), players },
      ],
      WORDS,
    ),
  ).map(({ cells }) => cells);
  expect(rows).toEqual([
    ["Saison", "Jour", "Titre", "Jeu", "Nom", "Points", "Place", "Donnes", "Feuille"],
    ["2025", "2026-03-03", "", "Tarot", "Nora", "20", "1", "6", "s1"],
    ["2026", "2026-03-10", "Chez Nora; bis", "Tarot", "=Hugo", "-12,5", "2", "4", "s2 s3"],
  ]);
});
