import { expect, test } from "vitest";
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { accepted, rulesAsked } from "#lib/rules/read.fixture";
import type { Rules, Score } from "#lib/rules/rules";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { compareDeal, differingRules, otherRules } from "./compare";

const fft = rulesAsked({ game: "tarot", players: 4 });
/** What a simple poignée brings from each defender. */
const P = FFT_2012.values.poignees.simple;
const contre = { taker: 0, contract: "garde-contre", bouts: 2, points: 49, poignees: [{ seat: 1, level: 1 }] };

function compared(here: Rules, there: Rules, deal: Json) {
  const game = gameOf(here);
  const read = accepted(game.read(here, deal));
  const { lines } = game.score(here, read) as Score;
  return compareDeal(lines, there, deal, game.firstTurn(here, 0));
}
const said = ({ pairs }: ReturnType<typeof compareDeal>) =>
  pairs.map(({ here, there }) => `${here?.code ?? "–"} ${here?.value ?? "–"} ${there?.code ?? "–"} ${there?.value ?? "–"}`);

/** Seed 1 multiplies the garde contre by 7 where the federation multiplies it by 6 (F1). */
test("a garde contre under the federation's rules and under GameDuell's", () => {
  const [gameduell] = otherRules(fft) as [Rules];
  expect(gameduell.edition).toBe("gameduell");
  const comparison = compared(fft, gameduell, contre);
  expect(said(comparison)).toEqual([
    "target 8 target 8",
    "base 33 base 33",
    "multiplier 198 multiplier 231",
    "shares 198 shares 231",
    `poignee ${P} poignee ${P}`,
  ]);
  expect(comparison.there?.scores).toEqual([3 * (231 + P), -231 - P, -231 - P, -231 - P]);
  expect(differingRules(fft, gameduell)).toMatchObject([{ here: { "garde-contre": 6 }, there: { "garde-contre": 7 } }]);
});

test("a table's own rules beside the printed ones; lines that only one has stand alone", () => {
  const table = rulesAsked({
    game: "tarot",
    players: 5,
    options: { "half-points": "exact", "poignee-to": "personal", "poignee-trumps-4": { simple: 9 } },
  });
  const others = otherRules(table);
  expect(others.map(({ edition }) => edition)).toEqual(gameOf(table).editions.map(({ id }) => id));
  expect(differingRules(table, others[0] as Rules).map(({ spec }) => spec.id)).toEqual(["half-points", "poignee-to"]);
  expect(said(compared(table, others[0] as Rules, { ...contre, contract: "petite", partner: 2, points: 48.5 }))).toEqual([
    "target 7.5 target 7.5",
    "– – rounding 8",
    "base 32.5 base 33",
    "multiplier 32.5 multiplier 33",
    "shares 32.5 shares 33",
    `poignee-personal ${4 * P} poignee ${P}`,
  ]);
});

test("a rule of one value is told with both values; a line that only the table has stands alone", () => {
  const table = rulesAsked({ game: "tarot", players: 5, options: { "half-points": "exact" } });
  const [printed] = otherRules(table) as [Rules];
  expect(differingRules(table, printed)).toMatchObject([{ here: "exact", there: "fft" }]);
  expect(said(compared(printed, table, { ...contre, contract: "petite", partner: 2, points: 48.5 })).slice(0, 3)).toEqual([
    "target 7.5 target 7.5",
    "rounding 8 – –",
    "base 33 base 32.5",
  ]);
});

test("a deal that the other rules refuse shows the reason", () => {
  const pousse = rulesAsked({ game: "tarot", players: 4, options: { pousse: true } });
  const { there, faults, pairs } = compared(pousse, fft, { ...contre, contract: "pouce" });
  expect(there).toBeNull();
  expect(faults.map(({ code }) => code)).toEqual(["unknown-value"]);
  expect(pairs.every((pair) => pair.there === null)).toBe(true);
});

test("the table's decision on a deal counts under any rules", () => {
  const decided = { code: "table-decision", rule: "T1", value: -20, scores: [0, -20, 0, 0], seats: [1] } as const;
  const [gameduell] = otherRules(fft) as [Rules];
  const { there, pairs } = compareDeal([decided], gameduell, contre, gameOf(fft).firstTurn(fft, 0));
  expect(there?.scores).toEqual([3 * (231 + P), -231 - P - 20, -231 - P, -231 - P]);
  expect(pairs.at(-1)).toEqual({ here: decided, there: decided });
  expect(pairs.map((pair) => pair.there)).toEqual(there?.lines);
  const { scores: _, ...word } = decided;
  const turn = gameOf(fft).firstTurn(fft, 0);
  expect(compareDeal([word], gameduell, contre, turn).there?.scores).toEqual([3 * (231 + P), -231 - P, -231 - P, -231 - P]);
});

test("a single edition played to the letter, or more players than it knows, gives nothing to compare", () => {
  expect(otherRules(rulesAsked({ game: "vp5", players: 5 }))).toEqual([]);
  expect(otherRules(rulesAsked({ game: "vp5", players: 5, options: { petit: 15 } }))).toHaveLength(1);
  expect(otherRules(rulesAsked({ game: "decale", players: 4 }))).toEqual([]);
  expect(otherRules(rulesAsked({ game: "whist", players: 5, options: { "five-players": true } }))).toEqual([]);
});
