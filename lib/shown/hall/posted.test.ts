import { expect, test } from "vitest";
import type { BoardLine } from "#lib/hall/board-standings";
import { BoardTournament } from "#lib/hall/boards.fixture";
import { seatedTournament, type Tournament } from "#lib/hall/hall.fixture";
import { standingsAfter } from "#lib/hall/hall-standings";
import { nextSeating } from "#lib/hall/next-seating";
import { hall as hallFr } from "#messages/fr/hall";
import { boards } from "#messages/fr/hall/boards";
import { inOrderOf, postedOrder, postedTitle, prizesOf, sharedNames } from "./posted";

test("a duplicate posts its standings by lines, and says so; a match and free deals post the general ones", () => {
  const orders = ["individual", "triplettes", "quadrettes", "teams"] as const;
  const halls = orders.map((format) => new BoardTournament(format, 20, 5, 2).hall);
  expect(halls.map(postedOrder)).toEqual(["alternate", "alternate", "general", "general"]);
  expect(postedOrder(seatedTournament(8).hall)).toBe("general");
  const [first, , match] = halls;
  expect(first && postedTitle(first, 2, hallFr, boards)).toContain(boards.orders.alternate);
  expect(match && postedTitle(match, 2, hallFr, boards)).toBe(hallFr.standingsAfter(2));
});

test("standings are listed in the posted order", () => {
  const lines = [
    { rank: 2, alternate: 1 },
    { rank: 1, alternate: 2 },
  ] as unknown as BoardLine[];
  expect([inOrderOf(lines, "general"), inOrderOf(lines, "alternate")].map((all) => all.map(({ rank }) => rank))).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

function played(tournament: Tournament): Tournament {
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  for (const table of seating.keys()) {
    const body = {
      position: 1,
      table: table + 1,
      balances: [40 + 3 * table, -10 - table, -10 - 2 * table, -20],
      source: "phone",
    } as const;
    tournament.add({ kind: "sheet.handed-in", body });
  }
  return tournament;
}

test("a fifth of the teams gets a prize; without teams, a fifth of the people", () => {
  const [alone, teams] = [played(seatedTournament(8)).hall, played(seatedTournament(8, [], 4)).hall];
  const prizes = (hall: typeof alone) => prizesOf(hall, 1, standingsAfter(hall, 1), hallFr);
  expect(prizes(alone).filter(({ text }) => text === hallFr.prizeRank(1))).toHaveLength(1);
  expect(prizes(alone).length).toBeGreaterThanOrEqual(7);
  const [first, second, ...more] = prizes(teams);
  expect([first?.text, second?.text, more]).toEqual([hallFr.prizeRank(1), hallFr.prizeRank(2), []]);
  expect(first?.name.split(", ")).toHaveLength(4);
});

test("players of one name are told apart, however it is written; the others need no number", () => {
  const names = (...all: string[]) => [...sharedNames(all.map((name) => ({ name })))];
  expect(names("Zoé", "Ana", "zoe", "Hugo")).toEqual(["zoe"]);
  expect([names("Zoé", "Ana"), names("Ana", "Ana", "Ana", "Zoé", "Zoé")]).toEqual([[], ["ana", "zoe"]]);
});
