/** The standings of a duplicate tournament: the regulations' examples in every format, and what adjustments change. */
import { expect, test } from "vitest";
import { type BoardLine, boardRows, boardStandings, matchRows } from "./board-standings";
import { duesOf } from "./boards";
import { BoardTournament, latestPosition as last, boardTable as tableOf } from "./boards.fixture";
import { gateOf } from "./gate";
import { mostOf, whyNot } from "./next-seating";

const line = (lines: readonly BoardLine[], entrant: number): BoardLine =>
  lines.find((one) => one.entrant === entrant) as BoardLine;

/** FFT 2012, p. 18: one board, five tables. North takes everywhere. */
const EXAMPLE = [56, 62, -56, -52, 50];

/** Board 1 moves down one table at each position: 1, 5, 4, 3, 2. All other boards give the same score everywhere. */
function example(): BoardTournament {
  const tournament = new BoardTournament("individual", 20, 5, 1);
  EXAMPLE.forEach((score, i) => {
    tournament.open();
    for (const { table, boards } of last(tournament).tables)
      tournament.play({ position: i + 1, table, board: boards[0] as number, taker: 0, score: boards[0] === 1 ? score : 60 });
  });
  return tournament;
}

test("the regulations' worked example through a hall of five tables: 75, 100, 0, 25, 50 % (FFT 2012, p. 18)", () => {
  const { hall } = example();
  const rows = boardRows(hall, 5).filter(({ board }) => board === 1);
  expect(rows.map(({ table, score, percent }) => [table, score, percent?.taker, percent?.against])).toEqual([
    [5, 62, 100, 0],
    [1, 56, 75, 25],
    [2, 50, 50, 50],
    [3, -52, 25, 75],
    [4, -56, 0, 100],
  ]);
  // Table 1's North took board 1 and then four boards of equal scores: 75, 50, 50, 50, 50. He never defended (H10).
  const lines = boardStandings(hall, 5);
  expect(line(lines, 1)).toMatchObject({ attack: 55, defence: null, overall: 55 });
  // His South at the first table defended board 1 (25) and four others (50): the mean of five.
  expect(line(lines, 2)).toMatchObject({ attack: null, defence: 45, overall: 45 });
  expect(gateOf(last(example())).isOpen).toBe(true);
});

test("¼ of the attack and ¾ of the defence; general and by lines", () => {
  const tournament = new BoardTournament("individual", 20, 5, 1);
  tournament.open();
  // Position 1: boards 1…5 at tables 1…5; position 2: board 1 at table 5, with 17, 14, 11 and 8.
  for (let table = 1; table <= 5; table++) tournament.play({ position: 1, table, board: table, taker: 0, score: 50 });
  tournament.open();
  tournament.play({ position: 2, table: 1, board: 2, taker: 1, score: 100 });
  for (let table = 2; table <= 5; table++)
    tournament.play({ position: 2, table, board: 1 + (table % 5), taker: 0, score: table === 5 ? 20 : 50 });
  const lines = boardStandings(tournament.hall, 2);
  // Number 1 took board 1: 50 against 20 at table 5, so 100 %. He defended board 2, taken for 100 against 50: 0 %. ¼ of 100.
  expect(line(lines, 1)).toMatchObject({ attack: 100, defence: 0, overall: 25 });
  // Number 17 took board 5 (50, level with table 4: 50 %) and board 1 (20: 0 %): no defence.
  expect(line(lines, 17)).toMatchObject({ attack: 25, overall: 25 });
  const places = [...lines].sort((a, b) => a.alternate - b.alternate || a.line - b.line);
  expect(new Set(places.slice(0, 4).map((one) => one.line)).size).toBe(4);
  expect(Math.min(...lines.map(({ rank }) => rank))).toBe(1);
});

test("triplettes: three tables, half attack and half defence", () => {
  const tournament = new BoardTournament("triplettes", 6, 3, 1);
  const scores: Record<string, number> = { "1 1": 80, "3 2": 60, "2 3": -60 };
  for (let position = 1; position <= 3; position++) {
    tournament.open();
    for (const { table, boards } of last(tournament).tables) {
      const board = boards[0] as number;
      // Board 1 is at tables 1, 3 and 2, where North-South attacks it. East-West attacks all others, which are level.
      const score = board === 1 ? (scores[`${table} ${position}`] as number) : 50;
      tournament.play({ position, table, board, taker: board === 1 ? 0 : 2, score });
    }
  }
  const lines = boardStandings(tournament.hall, 3);
  // The first team attacked board 1: the best of three, 100; it defended two level boards, 50.
  expect(line(lines, 1)).toMatchObject({ attack: 100, defence: 50, overall: 75 });
  expect(line(lines, 9)).toMatchObject({ attack: 50, overall: 50 });
  expect(line(lines, 5)).toMatchObject({ attack: 0, defence: 50, overall: 25 });
  expect(lines.map(({ line: at }) => at).sort()).toEqual([0, 0, 0, 2, 2, 2]);
});

test("quadrettes: 16 is worth 4, 144 is worth 12, 10 is worth 3.162 (FFT 2012, p. 22-24)", () => {
  const tournament = new BoardTournament("quadrettes", 2, 1, 3);
  tournament.open();
  const both = [
    [82, 66],
    [100, -44],
    [50, 60],
  ] as const;
  expect(duesOf("quadrettes", tableOf(tournament, 1, 1))).toHaveLength(6);
  both.forEach(([own, other], i) => {
    tournament.play({ position: 1, table: 1, board: i + 1, taker: 0, score: own });
    tournament.play({ position: 1, table: 1, board: i + 1, taker: 2, score: other });
  });
  expect(matchRows(tournament.hall, 1, 1).map(({ points }) => points)).toEqual([4, 12, -3.162]);
  const lines = boardStandings(tournament.hall, 1);
  expect([line(lines, 1).overall, line(lines, 3).overall]).toEqual([12.838, -12.838]);
  expect(lines.map(({ rank, alternate }) => [rank, alternate])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test("teams: four quarters, only who wins a board marks, and a contract that was chosen (FFT 2012, p. 25-26)", () => {
  const tournament = new BoardTournament("teams", 2, 4, 1);
  const quarters = [
    [82, 66],
    [66, 82],
    [60, 50],
    [7 * 8, 7 * 8],
  ] as const;
  quarters.forEach(([own, other], i) => {
    tournament.open();
    tournament.play({ position: i + 1, table: 1, board: i + 1, taker: 0, score: own });
    expect(gateOf(last(tournament)).waiting).toEqual([1]);
    tournament.play({ position: i + 1, table: 1, board: i + 1, taker: 2, score: other });
  });
  const lines = boardStandings(tournament.hall, 4);
  expect([line(lines, 1).overall, line(lines, 3).overall]).toEqual([7.162, 4]);
  expect([mostOf(tournament.hall), whyNot(tournament.hall, "fft"), whyNot(tournament.hall, "random")]).toEqual([
    4,
    "boards-met",
    "boards-keep-the-movement",
  ]);
});

test("adjustments: left out and zero for all leave the others' ranking, 40/60 only changes the mark (CA12 p. 9, H15)", () => {
  const tournament = example();
  const put = (to: "neutralised" | "collective-zero" | "40-60" | "none", atFault?: "attack" | "defence") =>
    tournament.add({
      kind: "board.adjusted",
      body: { position: 2, table: 5, board: 1, to, reason: "étui mal rempli", ...(atFault && { atFault }) },
    });
  const marks = () =>
    boardRows(tournament.hall, 5).flatMap(({ board, percent }) => (board === 1 ? [percent?.taker ?? null] : []));
  const attack = () => line(boardStandings(tournament.hall, 5), 17).attack;
  // Number 17 took board 1 at table 5 and scored 62, the best; his other four boards are level.
  expect([marks(), attack()]).toEqual([[100, 75, 50, 25, 0], 60]);
  put("40-60", "attack");
  expect([marks(), attack()]).toEqual([[100, 75, 50, 25, 0], 48]);
  put("neutralised");
  expect([marks(), attack()]).toEqual([[null, 100, 200 / 3, 100 / 3, 0], 50]);
  put("collective-zero");
  expect([marks()[0], attack(), line(boardStandings(tournament.hall, 5), 14).overall]).toEqual([null, 40, 40]);
  put("none");
  expect(attack()).toBe(60);
  // The penalty is in percent and is taken off after boards are compared.
  tournament.add({ kind: "penalty.given", body: { number: 17, points: 1, reason: "a quitté la table", position: 5 } });
  expect(line(boardStandings(tournament.hall, 5), 17)).toMatchObject({ attack: 60, overall: 59, penalties: 1 });
});

test("in a match: +4 and 0, +4 and −4, left out, and a penalty in match points", () => {
  const tournament = new BoardTournament("quadrettes", 2, 1, 1);
  tournament.open();
  tournament.play({ position: 1, table: 1, board: 1, taker: 0, score: 82 });
  tournament.play({ position: 1, table: 1, board: 1, taker: 2, score: 66 });
  const both = () => [1, 3].map((one) => line(boardStandings(tournament.hall, 1), one).overall);
  const put = (to: "4-0" | "4-4" | "neutralised", atFault?: "north-south") =>
    tournament.add({
      kind: "board.adjusted",
      body: { position: 1, table: 1, board: 1, to, reason: "r", ...(atFault && { atFault }) },
    });
  put("4-0", "north-south");
  expect(both()).toEqual([0, 4]);
  put("4-4", "north-south");
  expect(both()).toEqual([-4, 4]);
  put("neutralised");
  expect(both()).toEqual([0, 0]);
  tournament.add({ kind: "penalty.given", body: { number: 3, points: 1, reason: "retard", position: 1 } });
  expect(both()).toEqual([0, -1]);
});
