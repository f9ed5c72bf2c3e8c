/** The chelem, the bids, the end and the own rules of a victory-point table. */
import { expect, test } from "vitest";
import { readRules } from "../games";
import { isEmptyDeal } from "../rules";
import { vp5 } from "./game";
import { vp5Fault, vp5Garde, vp5Table } from "./vp5.fixture";

test("V19: a chelem by the attack has all 91 points", () => {
  const odd = (points: number, options?: object) => {
    const rules = vp5Table(options);
    const read = vp5.read(rules, { ...vp5Garde, points, allTricks: true });
    if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
    return vp5.warnings(rules, read.value).map(vp5Fault);
  };
  expect(odd(87)).toEqual(["deal.slam.by slam-unlikely F22"]);
  expect(odd(87, { "excuse-slam": "kept" })).toEqual([]);
});

test("the six bids, one above the other; totals and an agreed number (T12)", () => {
  const rules = vp5Table();
  expect(vp5.auction(rules, ["petite", "pouce", "garde", "garde-sans", "chelem"], {})).toEqual({
    ok: true,
    value: { taker: 4, contract: "chelem", allowed: [], complete: true },
  });
  const totals = vp5.addTotals(rules, vp5.startTotals(rules), [75, 75, -50, -50, -50]);
  expect(vp5.isOver(rules, totals, 75, vp5.firstTurn(rules, 0))).toBe(true);
  expect(vp5.isOver(rules, totals, null, vp5.firstTurn(rules, 0))).toBe(false);
});

/** Faults in a table of values that people wrote themselves are listed cell by cell. */
test.each<[string, object, readonly string[]]>([
  [
    "a row that does not add to zero",
    { table: { "garde/+5/attack": 76 } },
    ["rules.options.table.garde/+5/attack row-not-zero vp-table"],
  ],
  ["a cell nobody knows", { table: { "garde/+6/attack": 76 } }, ["rules.options.table.garde/+6/attack unknown-cell vp-table"]],
  ["a missing cell", { table: { "garde/+5/attack": null } }, ["rules.options.table.garde/+5/attack required vp-table"]],
  [
    "a row worth less than the one below",
    { table: { "garde/+45/attack": 117, "garde/+45/defence": -78 } },
    ["rules.options.table.garde/+45/attack out-of-order vp-table"],
  ],
  [
    "a bid that brings less than the lower one",
    { table: { "pouce/just/attack": 12, "pouce/just/defence": -8 } },
    ["rules.options.table.pouce/just/attack out-of-order vp-table"],
  ],
  [
    "a bid that costs less than the lower one",
    { table: { "pouce/lost/attack": -12, "pouce/lost/defence": 8 } },
    ["rules.options.table.petite/lost/attack out-of-order vp-table"],
  ],
  ["a bonus that does not go by rows", { slam: 20 }, ["rules.options.slam not-a-multiple V16"]],
])("table rules: %s", (_, options, faults) => {
  const rules = readRules({ game: "vp5", players: 5, options });
  expect(rules.ok ? [] : rules.faults.map(vp5Fault)).toEqual(faults);
});
