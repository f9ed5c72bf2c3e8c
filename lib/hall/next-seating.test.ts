import { expect, test } from "vitest";
import { BoardTournament } from "./boards.fixture";
import { seatedTournament, type Tournament } from "./hall.fixture";
import { isPlayable, mayEnd, mostOf, type NextKind, nextRound, nextSeating, plannedSeating, whyNot } from "./next-seating";

const never = () => {
  throw new Error("nothing is drawn");
};
function open(tournament: Tournament, kind: NextKind = "fft", finalists: 12 | 16 | 20 = 16): void {
  const { hall } = tournament;
  const seating = nextSeating(hall, kind, () => 0.5, finalists);
  tournament.add({ kind: "position.opened", body: { position: hall.positions.length + 1, kind, seating, reason: "essai" } });
}

test("a table is of three or four, or stays empty", () => {
  const empty = [null, null, null, null];
  const tables = [[1, 2, 3, 4], [1, null, 3, 4], empty, [1, 2, null, null], [null, null, 3, null]];
  expect(tables.map((table) => isPlayable([table]))).toEqual([true, true, true, false, false]);
  expect([isPlayable([]), isPlayable([[1, 2, 3, 4], [5, 6, null, null], empty])]).toEqual([true, false]);
});

test("the movement is offered up to its last position", () => {
  const tournament = seatedTournament(3);
  const most = mostOf(tournament.hall);
  const said: unknown[] = [];
  for (let position = 1; position <= most + 1; position++) {
    said.push(whyNot(tournament.hall, "fft"));
    if (position <= most) open(tournament);
  }
  expect([most, said]).toEqual([6, [...Array(6).fill(null), "too-many-positions"]]);
});

test("a duplicate is offered up to its last position", () => {
  const tournament = new BoardTournament("individual", 20, 5, 1);
  const said: unknown[] = [];
  for (let position = 1; position <= 6; position++) {
    said.push(whyNot(tournament.hall, "fft"));
    if (position <= 5) tournament.open("essai");
  }
  expect(said).toEqual([null, null, null, null, null, "boards-met"]);
  expect(nextRound(tournament.hall)).toBeNull();
  expect(nextRound(seatedTournament(5).hall)).toBeNull();
});

test("the next seating is known up to the last planned position, but not before the seats are given", () => {
  const tournament = seatedTournament(7);
  for (let position = 1; position <= 5; position++) {
    expect(plannedSeating(tournament.hall)).toEqual(nextSeating(tournament.hall, "fft", never));
    open(tournament);
  }
  expect([whyNot(tournament.hall, "fft"), plannedSeating(tournament.hall)]).toEqual([null, null]);
  expect(plannedSeating({ ...seatedTournament(7).hall, numbers: [] })).toBeNull();
});

test("a final needs a played position, and enough people who are there", () => {
  const tournament = seatedTournament(4);
  expect(whyNot(tournament.hall, "final", 12)).toBe("no-standings-yet");
  open(tournament);
  expect([whyNot(tournament.hall, "final"), whyNot(tournament.hall, "final", 20)]).toEqual([null, "too-few"]);
  tournament.add({ kind: "number.left", body: { number: 4, from: 2, reason: "rentre" } });
  expect([whyNot(tournament.hall, "final"), whyNot(tournament.hall, "final", 12)]).toEqual(["too-few", null]);
});

test("a final of twelve or sixteen is one position, whatever else is asked for then", () => {
  for (const finalists of [12, 16] as const) {
    const tournament = seatedTournament(5);
    open(tournament);
    open(tournament, "final", finalists);
    expect(tournament.hall.positions[1]?.tables.length).toBe(finalists / 4);
    expect(whyNot(tournament.hall, "final", finalists)).toBe("final-played");
  }
});

test("five people have nowhere to sit, neither drawn nor best with best", () => {
  const tournament = seatedTournament(3, [6, 7, 8, 9, 10, 11, 12]);
  expect(whyNot(tournament.hall, "random")).toBe("cannot-sit");
  expect(whyNot(seatedTournament(3, [7, 8, 9, 10, 11, 12]).hall, "random")).toBeNull();
});

test("before the first position the people present are drawn to as few tables as they fill", () => {
  const { hall } = seatedTournament(5, [2, 3, 6, 7, 10, 11, 14, 15, 18, 19]);
  const seats = nextSeating(hall, "random", () => 0.5);
  expect(seats.map((table) => table.filter((one) => one !== null).length)).toEqual([4, 3, 3]);
  expect(
    seats
      .flat()
      .flatMap((one) => one ?? [])
      .sort((a, b) => a - b),
  ).toEqual([1, 4, 5, 8, 9, 12, 13, 16, 17, 20]);
});

test("the first position of a drawn tournament seats people by number, without a draw", () => {
  expect(nextSeating(seatedTournament(3, [9]).hall, "random", never)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [null, 10, 11, 12],
  ]);
});

test("the end is offered from the second position on, or after the only one", () => {
  const tournament = seatedTournament(5);
  const offered = (positions = 5) => {
    const { hall } = tournament;
    return mayEnd({ ...hall, opening: { ...hall.opening, positions } }, true, true);
  };
  expect([offered(), offered(1)]).toEqual([false, false]);
  open(tournament);
  expect([offered(), offered(1)]).toEqual([false, true]);
  open(tournament);
  expect(offered()).toBe(true);
});

test("a tournament may end while sheets are missing once it is played out, not while one waits for the arbiter", () => {
  const tournament = seatedTournament(5);
  const offered = () => [true, false].map((isSettled) => mayEnd(tournament.hall, false, isSettled));
  for (let position = 1; position <= 4; position++) open(tournament);
  expect(offered()).toEqual([false, false]);
  open(tournament);
  expect(offered()).toEqual([true, false]);
});
