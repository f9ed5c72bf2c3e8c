/** Which boards a duplicate tournament takes, from whom, and which are still owed. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { boardBalances, boardScore, mostOfBoard, unplayed, withWaiting } from "./boards";
import { BoardTournament, latestPosition as last, boardTable as tableOf } from "./boards.fixture";
import { gateOf } from "./gate";
import type { Table } from "./hall";
import { seatedTournament } from "./hall.fixture";
import { canAddToHall } from "./hall-judge";
import { canSeatBoards } from "./take-seats";

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
