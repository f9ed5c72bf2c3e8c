import { expect, test } from "vitest";
import { BoardTournament } from "./boards.fixture";
import { chairIn, type Position, seatingOf, type Table } from "./hall";
import { seatedTournament, type Tournament } from "./hall.fixture";
import type { HallChange } from "./hall-event";
import type { PlayingTable } from "./hall-view";
import { nextSeating } from "./next-seating";
import { movedSince, ownTotals, type TableState, tablesNow, tellsDeals, unsettled } from "./table-state";
import { complete, teamsOf } from "./teams";

const playing = (table: number, more: Partial<PlayingTable> = {}): PlayingTable => ({
  table,
  log: "",
  deals: 4,
  lastAt: null,
  closed: false,
  contested: [],
  unmarked: [],
  balances: [30, -10, -10, -10],
  notZero: [],
  ...more,
});

function opened(): Tournament {
  const tournament = seatedTournament(8);
  tournament.add({
    kind: "position.opened",
    body: { position: 1, kind: "fft", seating: nextSeating(tournament.hall, "fft", Math.random) },
  });
  return tournament;
}
const hand = (table: number, balances = [30, -10, -10, -10]): HallChange => ({
  kind: "sheet.handed-in",
  body: { position: 1, table, balances, source: "phone" },
});
const statesOf = (tournament: Tournament, tables: readonly PlayingTable[]): TableState[] =>
  tablesNow(tournament.hall, tournament.hall.positions[0] as Position, tables).map(({ state }) => state);

test("each table shows the first thing that the arbiter should look at", () => {
  const tournament = opened();
  const call = tournament.add({ kind: "arbiter.called", body: { position: 1, table: 1 } });
  tournament.add(hand(2, [50, -10, -10, -10]));
  tournament.add(hand(3));
  tournament.add(hand(4));
  for (const seat of [0, 1, 2, 3])
    tournament.add({ kind: "sheet.signed", body: { position: 1, table: 4, seat, balances: [30, -10, -10, -10] } });
  const tables = [
    playing(1),
    playing(2),
    playing(3),
    playing(4),
    playing(5, { contested: [2] }),
    playing(6, { unmarked: [0] }),
    playing(7, { deals: 1 }),
    playing(8, { deals: 3 }),
  ];
  const said = ["calling", "not-zero", "finished", "signed", "contested", "unmarked", "late", "playing"];
  expect(statesOf(tournament, tables)).toEqual(said);
  tournament.add({ kind: "call.answered", body: {}, refs: [call] });
  expect(statesOf(tournament, tables)[0]).toBe("playing");
  // A deal that does not add up is shown even before the sheet comes in.
  expect(statesOf(tournament, [playing(8, { notZero: [2] })])[7]).toBe("not-zero");
  // A stranger at the table is reported before the wrong sum that follows from it, until the arbiter types the totals.
  const others = { slots: [0], strangers: [{ name: "Zoltan", points: 20 }] };
  expect(statesOf(tournament, [playing(2, { others })])[1]).toBe("others");
  expect(statesOf(tournament, [playing(7, { others })])[6]).toBe("others");
  tournament.add({ kind: "sheet.handed-in", body: { position: 1, table: 6, balances: [30, -10, -10, -10], source: "arbiter" } });
  expect(statesOf(tournament, [playing(6, { others })])[5]).toBe("finished");
  // The typed totals differ from the sum of the deals.
  expect(statesOf(tournament, [playing(3, { balances: [60, -20, -20, -20] })])[2]).toBe("differs");
});

test("once three quarters have handed in, the other tables are late; positions complete once all sheets are in", () => {
  const tournament = opened();
  for (const table of [1, 2, 3, 4, 5, 6]) tournament.add(hand(table));
  expect(statesOf(tournament, [playing(7)]).slice(5)).toEqual(["finished", "late", "late"]);
  expect(complete(tournament.hall)).toBe(0);
  tournament.add(hand(7));
  tournament.add(hand(8));
  expect(complete(tournament.hall)).toBe(1);
});

test("a sheet that waits for the arbiter keeps the next position shut, unless a reason is given", () => {
  const tournament = opened();
  const [third = ""] = [3, 1, 2, 4].map((table) => tournament.add(hand(table)));
  const position = () => tournament.hall.positions[0] as Position;
  const waiting = [
    playing(1, { unmarked: [2] }),
    playing(2, { contested: [0], unmarked: [1] }),
    playing(3, { others: { slots: [0], strangers: [] } }),
    playing(4),
    playing(5, { unmarked: [0] }),
  ];
  const waits = [
    { table: 1, why: "unmarked" },
    { table: 2, why: "contested" },
    { table: 3, why: "others" },
  ];
  expect(unsettled(position(), waiting)).toEqual(waits);
  expect(unsettled({ ...position(), format: "individual" }, waiting)).toEqual([]);
  tournament.add({
    kind: "sheet.handed-in",
    body: { position: 1, table: 3, balances: [0, 0, 0, 0], source: "arbiter" },
    refs: [third],
  });
  expect(unsettled(position(), waiting)).toEqual(waits.slice(0, 2));
});

test("a past position tells what its sheets wait for, and that they differ; settled, only the missing mark", () => {
  const tournament = opened();
  for (const table of [1, 2, 3, 4, 5, 6, 7, 8]) tournament.add(hand(table));
  const seating = nextSeating(tournament.hall, "fft", Math.random);
  tournament.add({ kind: "position.opened", body: { position: 2, kind: "fft", seating } });
  const told = (settled: boolean) =>
    movedSince(tournament.hall, [
      { ...playing(1, { unmarked: [2], balances: [60, -20, -20, -20] }), position: 1, settled },
      { ...playing(2, { unmarked: [2] }), position: 1, settled },
      { ...playing(3, { balances: [60, -20, -20, -20] }), position: 1, settled },
      { ...playing(4), position: 1, settled },
    ]).map(({ table: { table }, state, differs }) => [table, state, differs]);
  expect(told(false)).toEqual([
    [1, "unmarked", true],
    [2, "unmarked", false],
    [3, "differs", true],
  ]);
  expect(told(true)).toEqual([
    [1, "unmarked", false],
    [2, "unmarked", false],
  ]);
});

test("the number of deals of a sheet that is in is told if it is not as planned", () => {
  const tournament = opened();
  tournament.add(hand(1));
  tournament.add({ kind: "sheet.handed-in", body: { position: 1, table: 2, balances: [30, -10, -10, -10], source: "paper" } });
  const [phone, paper, none] = tournament.hall.positions[0]?.tables ?? [];
  const tells = (table = phone, deals = 4) => tellsDeals(table as Table, { deals }, 4);
  expect([tells(phone), tells(phone, 3), tells(phone, 5)]).toEqual([false, true, true]);
  expect([tells(paper, 0), tells(none)]).toEqual([false, true]);
});

test("totals with which a table's phone has closed its sheet may be taken, where the hall counts others", () => {
  const [table] = (opened().hall.positions[0] as Position).tables as [Table];
  const handed = (balances: readonly number[]) =>
    ({ ...table, sheet: { event: "e", balances, source: "paper", before: [] } }) as Table;
  const own = (sheet: Table, more?: Partial<PlayingTable>) => ownTotals({ table: sheet, playing: more && playing(1, more) });
  const other = handed([50, -10, -20, -20]);
  expect(own(other, { closed: true })).toEqual([30, -10, -10, -10]);
  expect([own(other, { closed: false }), own(other), own(table, { closed: true })]).toEqual([null, null, null]);
  expect(own(handed([30, -10, -10, -10]), { closed: true })).toBeNull();
});

test("a number is found in its chair, and teams by their numbers", () => {
  const seating = seatingOf(opened().hall.positions[0] as Position);
  expect(chairIn(seating, 7)).toEqual({ table: 2, line: 2 });
  expect([chairIn(seating, 33), chairIn([], 7)]).toEqual([null, null]);
  expect(teamsOf(seatedTournament(5).hall)).toEqual([]);
  expect(teamsOf(seatedTournament(3, [], 2).hall).slice(0, 3)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  expect(teamsOf(seatedTournament(3, [], 4).hall)[2]).toEqual([9, 10, 11, 12]);
});

test("in a duplicate a table is late while it owes boards, then finished, then signed; an incomplete one does not play", () => {
  const tournament = new BoardTournament("individual", 19, 5, 2);
  tournament.open();
  const now = () => tablesNow(tournament.hall, tournament.hall.positions[0] as Position, []);
  const states = () => now().map(({ state }) => state);
  const play = (table: number) => {
    for (const board of tournament.hall.positions[0]?.tables[table - 1]?.boards ?? [])
      tournament.play({ position: 1, table, board, taker: 0, score: 50 });
  };
  expect(states()).toEqual(["playing", "playing", "playing", "playing", "not-whole"]);
  const call = tournament.add({ kind: "arbiter.called", body: { position: 1, table: 2 } });
  expect(states()).toEqual(["playing", "calling", "playing", "playing", "not-whole"]);
  tournament.add({ kind: "call.answered", body: {}, refs: [call] });
  tournament.play({ position: 1, table: 1, board: 1, taker: 0, score: 50 });
  expect(states()[0]).toBe("playing");
  tournament.play({ position: 1, table: 1, board: 2, taker: 0, score: 50 });
  expect(states()).toEqual(["finished", "playing", "playing", "playing", "not-whole"]);
  for (const seat of [0, 1, 2, 3])
    tournament.add({ kind: "sheet.signed", body: { position: 1, table: 1, seat, balances: [300, -100, -100, -100] } });
  play(2);
  // Three of five tables owe nothing, and a table two boards behind the one in the middle is late.
  expect(states()).toEqual(["signed", "finished", "playing", "playing", "not-whole"]);
  play(3);
  expect(states()).toEqual(["signed", "finished", "finished", "late", "not-whole"]);
  // Of a duplicate there is no sheet that could differ.
  expect(now().some(({ differs }) => differs)).toBe(false);
});
