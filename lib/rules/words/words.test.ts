import { expect, test } from "vitest";
import { common } from "#messages/fr/rules/common";
import { tarot } from "#messages/fr/rules/tarot";
import type { OptionSpec } from "../rules";
import { type GameOptions, type GameWords, plain, sayFault, sayLine, sayOption, sayOwnLine, signed } from "./words";

const name = (seat: number) => `le joueur ${seat + 1}`;

/** LOOK: true minus, half glyph. */
test.each([
  [0, "0", "0"],
  [-0, "0", "0"],
  [0.5, "½", "+½"],
  [-0.5, "−½", "−½"],
  [40.5, "40½", "+40½"],
  [-288, "−288", "−288"],
])("%s is printed %s, and signed %s", (value, printed, withSign) => {
  expect([plain(value), signed(value)]).toEqual([printed, withSign]);
});

/** A phone with an old app may get codes of newer rules: showing the code is better than nothing. */
test("a line or a fault without words is said by its code", () => {
  const line = { code: "misere-double", rule: "F18", value: 20, scores: [20, -20] } as const;
  expect(sayLine(tarot, line, name)).toEqual({ label: "misere-double", calc: "" });
  expect(sayOwnLine(tarot, line, name, 1)).toEqual({ label: "misere-double", calc: "", value: -20 });
  expect(sayFault(tarot, common, { at: "deal", code: "not-on-sundays", rule: "T9" }, name)).toBe("not-on-sundays");
});

test("in a player's own sum a line of 0 keeps its calculation, and a part of a prime has none", () => {
  const words = {
    ...tarot,
    lines: { ...tarot.lines, "x-prime": { label: () => "Prime", calc: () => "10 − 10" } },
  } as GameWords;
  const own = (value: number, mine: number) =>
    sayOwnLine(words, { code: "x-prime", rule: "F18", value, scores: [mine, -mine] }, name, 0).calc;
  expect([own(0, 0), own(20, 20), own(20, 60), own(20, 10), own(20, 50)]).toEqual([
    "10 − 10",
    "10 − 10",
    "10 − 10 × 3",
    "",
    "10 − 10",
  ]);
});

test("a choice is said by its name, a table cell by cell, a number as a number", () => {
  const options: GameOptions = { multipliers: { label: "", effect: "", values: { petite: "Petite" } } };
  const spec = (id: string): OptionSpec => ({ id, rule: "F1", kind: "table" });
  expect(sayOption(options, spec("multipliers"), { petite: 1, garde: 2.5 })).toBe("Petite 1, garde 2½");
  expect(sayOption(options, spec("multipliers"), "petite")).toBe("Petite");
  expect(sayOption(options, spec("base"), 25)).toBe("25");
});
