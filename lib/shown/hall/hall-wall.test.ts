import { expect, test } from "vitest";
import type { Position } from "#lib/hall/hall";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { hall } from "#messages/fr/hall";
import { boards } from "#messages/fr/hall/boards";
import { hallWall, handedOf } from "./hall-wall";

test("the wall says where to go until the tournament has ended, then the standings alone", () => {
  const tournament = seatedTournament(3);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  for (const table of [1, 2, 3])
    tournament.add({ kind: "sheet.handed-in", body: { position: 1, table, balances: [30, -10, -10, -10], source: "paper" } });
  const kinds = () => hallWall(tournament.hall, boards, hall.lines).pages.map(({ kind }) => kind);
  expect(kinds()).toEqual(["seating", "standings"]);
  tournament.add({ kind: "tournament.ended", body: {} });
  expect(kinds()).toEqual(["standings"]);
});

test.each([
  [3, "large", 1],
  [5, "large", 1],
  [6, "wide", 1],
  [10, "wide", 1],
  [11, "close", 1],
  [14, "wide", 2],
] as const)("%i tables: rows as large as a page holds, smaller only where that saves a page", (tables, density, pages) => {
  const wall = hallWall(seatedTournament(tables).hall, boards, hall.lines);
  expect([wall.density, wall.pages.length]).toEqual([density, pages]);
});

test("the wall counts the sheets that are in among the tables where somebody sits", () => {
  const tournament = seatedTournament(3);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({
    kind: "position.opened",
    body: { position: 1, kind: "fft", seating: [...seating, [null, null, null, null]] },
  });
  const now = () => handedOf(tournament.hall.positions[0] as Position);
  expect(now()).toEqual({ handed: 0, all: 3 });
  tournament.add({ kind: "sheet.handed-in", body: { position: 1, table: 2, balances: [30, -10, -10, -10], source: "paper" } });
  expect(now()).toEqual({ handed: 1, all: 3 });
});

test("seats stand by name, and those of one name by their numbers", () => {
  const { hall: three } = seatedTournament(3);
  const named = { 1: "Zoé", 2: "Ana", 3: "Zoé" } as Readonly<Record<number, string>>;
  const numbers = three.numbers.map((one) => ({
    ...one,
    holders: one.holders.map((holder) => ({ ...holder, name: named[one.number] ?? `M${String(one.number).padStart(2, "0")}` })),
  }));
  const [page] = hallWall({ ...three, numbers }, boards, hall.lines).pages;
  const rows = page?.rows.map(({ number, name }) => `${name} ${number}`) ?? [];
  expect([rows[0], ...rows.slice(-2)]).toEqual(["Ana 2", "Zoé 1", "Zoé 3"]);
  expect(rows).toHaveLength(12);
});
