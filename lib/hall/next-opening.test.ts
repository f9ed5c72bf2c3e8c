import { expect, test } from "vitest";
import { BoardTournament } from "./boards.fixture";
import { seatedTournament, type Tournament } from "./hall.fixture";
import { handIn, nextOpened } from "./hall-acts.fixture";
import { nextOpening } from "./next-opening";
import { nextSeating } from "./next-seating";
import { plannedLog } from "./planned";

const never = () => {
  throw new Error("nothing is drawn or made");
};
const chance = () => {
  let made = 0;
  return { random: () => 0.5, makeId: () => `log ${++made}` };
};

function played(tables: number): Tournament {
  const tournament = seatedTournament(tables);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  return tournament;
}

test("each position of a final of twenty is of one deal; one of twelve or sixteen has the deals of the others (ot-finale)", () => {
  const { hall } = played(6);
  const deals = ([12, 16, 20] as const).map((finalists) => {
    const opened = nextOpening(hall, { kind: "final", finalists, paper: false }, chance());
    return [opened.seating.length, opened.deals];
  });
  expect(deals).toEqual([
    [3, undefined],
    [4, undefined],
    [5, 1],
  ]);
});

test("another position at five tables is no final, and has all its deals", () => {
  for (const kind of ["fft", "random", "best"] as const)
    expect(nextOpening(played(5).hall, { kind, finalists: 20, paper: true }, chance()).deals).toBeUndefined();
});

test("tables get the logs that their phones know beforehand; outside the movement new ones; on paper none", () => {
  const { hall } = played(5);
  const sheets = (kind: "fft" | "best", paper = false) => nextOpening(hall, { kind, finalists: 16, paper }, chance()).sheets;
  expect(sheets("fft")).toEqual([1, 2, 3, 4, 5].map((table) => plannedLog(hall.id, 2, table)));
  expect(sheets("best")).toEqual(["log 1", "log 2", "log 3", "log 4", "log 5"]);
  expect([sheets("fft", true), sheets("best", true)]).toEqual([undefined, undefined]);
});

test("a duplicate opens with its boards, and no table has a log of deals", () => {
  const { hall } = new BoardTournament("individual", 20, 5, 2);
  const asked = { kind: "fft", finalists: 16, paper: false } as const;
  const { boards, seating, ...opened } = nextOpening(hall, asked, { random: never, makeId: never });
  expect([boards?.length, seating]).toEqual([5, nextSeating(hall, "fft", never)]);
  expect(opened).toEqual({ position: 1, kind: "fft" });
});
