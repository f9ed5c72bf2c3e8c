import { expect, test } from "vitest";
import { BoardTournament } from "#lib/hall/boards.fixture";
import { chairIn, type Hall, type Position, seatingOf, startingChair } from "#lib/hall/hall";
import { entrantId, seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { hall } from "#messages/fr/hall";
import { boards } from "#messages/fr/hall/boards";
import { hallWall, handedOf, wallColumns } from "./hall-wall";

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

test("the wall's standings show ranks and totals as they were won, of people and of teams; who left is last, and told", () => {
  const tournament = seatedTournament(3, [], 2);
  tournament.add({ kind: "number.left", body: { number: 5, from: 1, reason: "souffrant" } });
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  for (const table of [1, 2, 3]) {
    const balances = seating[table - 1]?.map((seat) => (seat === null ? null : ({ 3: 90, 4: 30 }[seat] ?? 0))) ?? [];
    tournament.add({ kind: "sheet.handed-in", body: { position: 1, table, balances, source: "paper" } });
  }
  const [, teams, people] = hallWall(tournament.hall, boards, hall.lines).pages;
  expect([teams?.kind, teams?.rows[0]]).toEqual([
    "teams",
    { key: 2, number: 1, name: "Joueur 3, Joueur 4", said: { points: 120 } },
  ]);
  expect([people?.kind, people?.rows[0]]).toEqual([
    "standings",
    { key: 3, number: 1, name: "Joueur 3", left: false, said: { points: 90 } },
  ]);
  expect(people?.rows.at(-1)).toMatchObject({ number: 12, name: "Joueur 5", left: true });
});

test("a duplicate's standings on the wall: by lines with their percentages; in a match, match points", () => {
  const [lone, match] = [new BoardTournament("individual", 20, 5, 1), new BoardTournament("quadrettes", 2, 5, 1)];
  for (const tournament of [lone, match]) {
    tournament.open();
    for (const { table, boards: here } of tournament.hall.positions[0]?.tables ?? [])
      for (const board of here) {
        tournament.play({ position: 1, table, board, taker: 0, score: 60 + 2 * table });
        if (tournament === match) tournament.play({ position: 1, table, board, taker: 2, score: 60 });
      }
  }
  lone.add({ kind: "penalty.given", body: { number: 1, points: 10, reason: "absent", position: 1 } });
  const rowsOf = ({ hall: now }: BoardTournament) =>
    hallWall(now, boards, hall.lines)
      .pages.filter(({ kind }) => kind === "standings")
      .flatMap(({ rows }) => rows.map(({ number, said }) => [number, said]));
  const rows = rowsOf(lone);
  expect([rows[0], rows[4], rows[19]]).toEqual([
    [1, "50\u202f%"],
    [5, "50\u202f%"],
    [20, "40\u202f%"],
  ]);
  expect(rowsOf(match)).toEqual([
    [1, "1,414 PM"],
    [2, "−1,414 PM"],
  ]);
});

const LINES = hall.lines;
/** Where the wall sends each name. */
const sentBy = (now: Hall) =>
  Object.fromEntries(
    hallWall(now, boards, LINES).pages.flatMap(({ kind, rows }) =>
      kind === "seating" ? rows.map((row) => [row.name, row]) : [],
    ),
  );

test("the wall sends everybody to the table and line of the position that is open; before the start, to their own", () => {
  const tournament = seatedTournament(4);
  expect(sentBy(tournament.hall)["Joueur 6"]).toMatchObject({ number: 6, said: { table: 2, line: "Sud" } });
  for (const position of [1, 2]) {
    if (position === 2) {
      tournament.add({ kind: "number.left", body: { number: 6, from: 2, reason: "souffrant" } });
      tournament.add({ kind: "number.taken", body: { number: 6, entrant: entrantId(99), name: "Zoé", from: 2 } });
    }
    const seating = nextSeating(tournament.hall, "fft", () => 0);
    tournament.add({
      kind: "position.opened",
      body: { position, kind: "fft", seating, ...(position > 1 && { reason: "essai" }) },
    });
  }
  const sent = sentBy(tournament.hall);
  const { table, line } = chairIn(seatingOf(tournament.hall.positions[1] as Position), 6) ?? startingChair(6);
  expect([table, line]).not.toEqual([2, 1]);
  expect(sent.Zoé, "who plays under the number now").toMatchObject({ number: 6, said: { table, line: LINES[line] } });
  expect(sent["Joueur 6"]).toBeUndefined();
});

test("the wall tells a team by the number that the team has, not by its chair", () => {
  const { hall: match } = new BoardTournament("quadrettes", 2, 5, 1);
  expect(Object.values(sentBy(match)).map(({ name, number }) => [name, number])).toEqual([
    ["Inscrit 1", 1],
    ["Inscrit 2", 2],
  ]);
});

test("a page of the wall stands in columns of equal height, at most as high as its rows allow; four rows stand in one", () => {
  const heights = (many: number, density: "large" | "close") =>
    wallColumns(
      Array.from({ length: many }, (_, key) => ({ key, number: key, name: "", said: "" })),
      density,
    ).map(({ length }) => length);
  expect([4, 5, 12, 20, 21, 30].map((many) => heights(many, "large"))).toEqual([
    [4],
    [3, 2],
    [6, 6],
    [10, 10],
    [7, 7, 7],
    [10, 10, 10],
  ]);
  expect(heights(54, "close")).toEqual([18, 18, 18]);
});
