import { expect, test } from "vitest";
import { hallOpening, readFormula, usualHall } from "./opening-draft";

const usual = usualHall("Tournoi", "2026-11-29");
const said = { name: "Tournoi", day: "2026-11-29", club: "c" };

test("free deals are played by the formula chosen", () => {
  expect(readFormula("3 8")).toEqual([3, 8]);
  expect(hallOpening(usual, "c")).toEqual({ ...said, positions: 5, deals: 4, teamOf: 1, movement: "fft" });
  const own = { ...usual, formula: "6 4", teamOf: 2, movement: "random", rounds: 9 } as const;
  expect(hallOpening(own as never, "c")).toMatchObject({ positions: 6, deals: 4, teamOf: 2, movement: "random" });
});

test("a duplicate has its own positions and deals, whatever was chosen for free deals; teams play four quarters", () => {
  const draft = { ...usual, teamOf: 4, formula: "3 8", rounds: 7, each: 2 } as const;
  const opened = { ...said, deals: 2, teamOf: 1, movement: "fft" };
  expect(hallOpening({ ...draft, format: "individual" }, "c")).toEqual({ ...opened, positions: 7, duplicate: "individual" });
  expect(hallOpening({ ...draft, format: "teams" }, "c")).toEqual({ ...opened, positions: 4, duplicate: "teams" });
});
