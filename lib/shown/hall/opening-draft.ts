/** A new tournament being filled in. */
import type { HallOpening, Movement } from "#lib/hall/hall-event";
import { type Format, QUARTERS } from "#lib/rules/hall/boards";
import type { Day } from "#lib/season/club/season-body";

/** The formulas that the manual of 2011 prints (p. 5). */
export const FORMULAS = ["5 4", "6 4", "5 5", "3 8"];

/** How many positions, and deals in each. */
export const readFormula = (formula: string) => formula.split(" ").map(Number) as [number, number];

export interface HallDraft {
  readonly name: string;
  readonly day: Day;
  readonly formula: string;
  readonly teamOf: 1 | 2 | 4;
  readonly movement: Movement;
  readonly format: Format | "free";
  readonly rounds: number;
  readonly each: number;
}

export const usualHall = (name: string, day: Day): HallDraft => ({
  name,
  day,
  formula: "5 4",
  teamOf: 1,
  movement: "fft",
  format: "free",
  rounds: 5,
  each: 4,
});

export function hallOpening(draft: HallDraft, club: string): HallOpening {
  const { name, day, formula, teamOf, movement, format, rounds, each } = draft;
  const said = { name, day, club };
  const [positions, deals] = readFormula(formula);
  if (format === "free") return { ...said, positions, deals, teamOf, movement };
  const duplicate = { teamOf: 1, movement: "fft", duplicate: format } as const;
  return { ...said, positions: format === "teams" ? QUARTERS : rounds, deals: each, ...duplicate };
}
