/** The cards dealt at each table of Tarot décalé, who deals next, when it ends, and a table's own values. */
import { expect, test } from "vitest";
import { readRules } from "../games";
import { decale } from "./game";
import { decaleTable } from "./table.fixture";

test("mise en place: 50 cards at every table", () => {
  const dealt = [2, 3, 4, 5].map((players) => decale.firstTurn(decaleTable(players), 0));
  expect(dealt.map(({ cards, aside }) => [cards, aside])).toEqual([
    [14, 22],
    [12, 14],
    [10, 10],
    [10, 0],
  ]);
  expect(decale.firstTurn(decaleTable(4), 3)).toMatchObject({ dealer: 3, firstBidder: 0, firstLeader: 0 });
});

test("D25, D26: who deals next", () => {
  const turn = decale.firstTurn(decaleTable(3), 1);
  const next = (deal: object, options = {}) => decale.nextTurn(decaleTable(3, options), turn, deal as never).dealer;
  expect(next({ bet: null, cardPoints: [30, 20, 12], setAside: 0, primes: [] })).toBe(2);
  expect(next({ passed: true })).toBe(1);
  expect(next({ misdeal: true })).toBe(1);
  expect(next({ passed: true }, { "all-pass-dealer": "next" })).toBe(2);
  expect(next({ misdeal: true }, { "all-pass-dealer": "next" })).toBe(1);
  expect(next({ bet: null, cardPoints: [30, 20, 12], setAside: 0, primes: [] }, { "next-dealer": "previous" })).toBe(0);
});

test("D34: the end by points", () => {
  const over = (totals: number[], options = {}, target: number | null = 100) =>
    decale.isOver(decaleTable(3, options), totals, target, decale.firstTurn(decaleTable(3), 0));
  expect(over([99, 20, 0])).toBe(false);
  expect(over([100, 20, 0])).toBe(true);
  expect(over([500, 20, 0], {}, null)).toBe(false);
  expect(over([120, 120, 0])).toBe(true);
  expect(over([120, 120, 0], { "target-tie": "extra-deal" })).toBe(false);
  expect(over([120, 121, 0], { "target-tie": "extra-deal" })).toBe(true);
});

test("the table's own values are checked", () => {
  const faults = (options: object) => {
    const rules = readRules({ game: "decale", players: 4, options });
    return rules.ok ? [] : rules.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
  };
  expect(faults({ diplomas: { brevet: 20, bac: 20 } })).toEqual(["rules.options.diplomas.bac out-of-order boite-paris"]);
  expect(faults({ diplomas: { thesis: 40 } })).toEqual(["rules.options.diplomas.thesis unknown-cell boite-paris"]);
  expect(faults({ diplomas: 10 })).toEqual(["rules.options.diplomas not-an-object boite-paris"]);
  expect(faults({ "solo-tie": "maybe" })).toEqual(["rules.options.solo-tie unknown-value D2"]);
  expect(faults({ nonsense: 1 })).toEqual(["rules.options.nonsense unknown-option boite-donne"]);
});
