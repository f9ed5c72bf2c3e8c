import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { type BoardLine, boardRows, boardStandings, matchRows } from "./board-standings";
import { boardBalances, boardScore, duesOf, mostOfBoard, unplayed, withWaiting } from "./boards";
import { BoardTournament } from "./boards.fixture";
import { gateOf } from "./gate";
import type { Position, Table } from "./hall";
import { seatedTournament } from "./hall.fixture";
import { canAddToHall } from "./hall-judge";
import { mostOf, whyNot } from "./next-seating";
import { canSeatBoards } from "./take-seats";

const last = (tournament: BoardTournament): Position => tournament.hall.positions.at(-1) as Position;
const tableOf = (tournament: BoardTournament, position: number, table: number): Table =>
  tournament.hall.positions[position - 1]?.tables[table - 1] as Table;
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

test("a whole deal gives its score: 44 points with two bouts, a garde made by 3, is 56; another score is refused", () => {
  const tournament = new BoardTournament("individual", 20, 5, 1);
  tournament.open();
  const deal = { taker: 3, contract: "garde", bouts: 2, points: 44 };
  expect(boardScore(deal)).toEqual({ ok: true, value: { score: 56, odd: [] } });
  expect(boardScore({ ...deal, bouts: 9 }).ok).toBe(false);
  const body = { position: 1, table: 1, board: 1, taker: 3, score: 56, source: "phone", deal } as const;
  const refused = (more: object) => tournament.refused({ kind: "board.played", body: { ...body, ...more } });
  expect(refused({ score: 58 })).toEqual(["score score-differs"]);
  expect(refused({ score: 57 })).toEqual(["score not-a-multiple"]);
  expect(refused({ deal: { ...deal, contract: "garde-sans" }, score: 112 })).toEqual(["deal.contract unknown-value"]);
  expect(refused({ deal: { ...deal, points: 95 } }).length).toBeGreaterThan(0);
  expect(refused({ board: 2 })).toEqual(["board no-such-board"]);
  expect(refused({ table: 9 })).toEqual(["table no-such-table"]);
  const first = tournament.add({ kind: "board.played", body });
  expect(boardBalances("individual", tableOf(tournament, 1, 1))).toEqual([-56, -56, -56, 168]);
  // A correction must name the version that it replaces.
  expect(tournament.refused({ kind: "board.played", body })).toEqual(["refs version-changed"]);
  tournament.play({ position: 1, table: 1, board: 1, taker: 0, score: 50 }, [first]);
  expect(tableOf(tournament, 1, 1).plays).toMatchObject([{ taker: 0, score: 50, deal: null, before: [{ taker: 3, score: 56 }] }]);
  const spoil = (more: object) =>
    tournament.refused({
      kind: "board.adjusted",
      body: { position: 1, table: 1, board: 1, to: "neutralised", reason: "r", ...more } as never,
    });
  expect(spoil({})).toEqual([]);
  expect(spoil({ to: "4-0" })).toEqual(["to other-adjustment"]);
  expect(spoil({ to: "40-60" })).toEqual(["atFault required"]);
  expect(spoil({ table: 2, board: 2 })).toEqual(["board nothing-to-adjust"]);
});

test("tables leave the arbiter's marks, adjustments and past positions alone; the arbiter may change them", () => {
  const tournament = new BoardTournament("individual", 20, 5, 1);
  tournament.open();
  const body = { position: 1, table: 1, board: 1, taker: 3, score: 56, source: "phone" } as const;
  const stands = () => tournament.hall.positions[0]?.tables[0]?.plays.find(({ board }) => board === 1)?.event ?? "";
  const again = (source: "phone" | "arbiter") =>
    tournament.refused({ kind: "board.played", body: { ...body, score: 60, source }, refs: [stands()] });
  tournament.add({ kind: "board.played", body });
  expect([again("phone"), again("arbiter")]).toEqual([[], []]);
  tournament.add({ kind: "board.adjusted", body: { position: 1, table: 1, board: 1, to: "neutralised", reason: "vue" } });
  expect([again("phone"), again("arbiter")]).toEqual([["board arbiters-board"], []]);
  tournament.add({ kind: "board.adjusted", body: { position: 1, table: 1, board: 1, to: "none", reason: "non" } });
  expect(again("phone")).toEqual([]);
  tournament.add({ kind: "board.played", body: { ...body, score: 60, source: "arbiter" }, refs: [stands()] });
  expect(again("phone")).toEqual(["board arbiters-board"]);
  const own = tournament.play({ position: 1, table: 3, board: 3, taker: 0, score: 20 });
  const ownAgain = () =>
    tournament.refused({ kind: "board.played", body: { ...body, table: 3, board: 3, taker: 0, score: 30 }, refs: [own] });
  expect(ownAgain()).toEqual([]);
  tournament.add(tournament.opening("coupure"));
  expect(ownAgain(), "of a past position").toEqual(["board arbiters-board"]);
  expect([again("phone"), again("arbiter")]).toEqual([["board arbiters-board"], []]);
  // A board that nobody has entered may still come from its table.
  expect(tournament.refused({ kind: "board.played", body: { ...body, table: 2, board: 2, taker: 0 } })).toEqual([]);
});

test("a duplicate refuses events of free deals, and free deals those of a duplicate", () => {
  const free = seatedTournament(5);
  const seating = free.hall.numbers.reduce<number[][]>((tables, { number }) => {
    if (number % 4 === 1) tables.push([]);
    tables.at(-1)?.push(number);
    return tables;
  }, []);
  const open = { kind: "position.opened", body: { position: 1, kind: "fft", seating } } as const;
  expect(free.refused({ ...open, body: { ...open.body, boards: seating.map(() => [1]) } })).toEqual(["boards only-duplicate"]);
  free.add(open);
  expect(
    free.refused({ kind: "board.played", body: { position: 1, table: 1, board: 1, taker: 0, score: 50, source: "phone" } }),
  ).toEqual(["kind only-duplicate"]);
  const tournament = new BoardTournament("individual", 20, 5, 1);
  const { body } = tournament.opening() as Extract<ReturnType<BoardTournament["opening"]>, { kind: "position.opened" }>;
  const { boards: _, ...without } = body;
  expect(tournament.refused({ kind: "position.opened", body: without })).toEqual(["boards boards-missing"]);
  tournament.open();
  const balances = [3, -1, -1, -1];
  expect(tournament.refused({ kind: "sheet.handed-in", body: { position: 1, table: 1, balances, source: "paper" } })).toEqual([
    "kind not-in-duplicate",
  ]);
  // With boards missing, the next position needs a reason.
  expect(tournament.refused(tournament.opening())).toEqual(["reason hall-not-zero"]);
  expect(tournament.refused(tournament.opening("coupure"))).toEqual([]);
});

test("a table's phone may enter boards; only the arbiter may adjust them", () => {
  expect((["viewer", "player", "owner"] as const).map((role) => canAddToHall(role, "board.played", { source: "phone" }))).toEqual(
    [false, true, true],
  );
  expect(canAddToHall("player", "board.adjusted", {})).toBe(false);
  // Only an owner may write in the arbiter's name.
  expect((["player", "owner"] as const).map((role) => canAddToHall(role, "board.played", { source: "arbiter" }))).toEqual([
    false,
    true,
  ]);
});

test("an incomplete table owes no boards and blocks neither the next position nor a late entry", () => {
  const tournament = new BoardTournament("individual", 19, 5, 2);
  tournament.open();
  expect(last(tournament).tables.map((table) => unplayed("individual", table).length)).toEqual([2, 2, 2, 2, 0]);
  expect(gateOf(last(tournament)).waiting).toEqual([1, 2, 3, 4]);
  const teams = new BoardTournament("triplettes", 5, 3, 1);
  teams.open();
  expect(gateOf(last(teams)).waiting).toEqual([1, 2]);
  expect([16, 17].map((many) => canSeatBoards(many, "individual"))).toEqual([false, true]);
  expect([1, 2].map((many) => canSeatBoards(many, "teams"))).toEqual([false, true]);
  expect([4, 5].map((many) => canSeatBoards(many, "triplettes"))).toEqual([false, true]);
});

test("a board brings at most six times 25, 55 over and the petit, a triple poignée and an announced slam", () => {
  expect(mostOfBoard()).toBe(6 * (25 + 55 + 10) + 40 + 400);
});

test("what waits on the phone is of this table, this position and this board; in a match each side has its own", () => {
  const table = { table: 2, plays: [{ event: "was", board: 1, taker: 0, score: 50 }] } as unknown as Table;
  const play = (id: string, more: object) =>
    ({
      id,
      kind: "board.played",
      body: { position: 1, table: 2, board: 1, taker: 1, score: 60, ...more },
    }) as unknown as LogEvent;
  const seen = (isMatch: boolean, ...waiting: LogEvent[]) =>
    withWaiting(1, table, isMatch, waiting).plays.map(({ event }) => event);
  expect(seen(false, play("now", {}))).toEqual(["now"]);
  expect(seen(true, play("other side", {}), play("again", {}))).toEqual(["was", "again"]);
  expect(seen(true, play("same side", { taker: 0 }))).toEqual(["same side"]);
  expect(seen(false, play("next board", { board: 2 }))).toEqual(["was", "next board"]);
  for (const more of [{ table: 3 }, { position: 2 }]) expect(seen(false, play("elsewhere", more))).toEqual(["was"]);
  expect(seen(false, { ...play("signed", {}), kind: "sheet.signed" })).toEqual(["was"]);
});
