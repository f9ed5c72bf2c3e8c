/** A table's own rules of tarot, and what is wrong with them. */
import { expect, test } from "vitest";
import { readRules } from "../games";
import { tarotFault } from "./table.fixture";

/** A table's own rules, and what is wrong with them. */
const OPTIONS: readonly [string, object, readonly string[]][] = [
  [
    "a multiplier lower than the contract before",
    { multipliers: { garde: 5 } },
    ["rules.options.multipliers.garde-sans out-of-order F1"],
  ],
  ["equal multipliers", { multipliers: { garde: 4 } }, []],
  ["a multiplier of nothing", { multipliers: { petite: 0 } }, ["rules.options.multipliers.petite out-of-range F1"]],
  ["a contract nobody knows", { multipliers: { slam: 8 } }, ["rules.options.multipliers.slam unknown-cell F1"]],
  [
    "the pousse below the petite",
    { pousse: true, multipliers: { pouce: 0.5 } },
    ["rules.options.multipliers.pouce out-of-order T11"],
  ],
  [
    "the pousse above the garde",
    { pousse: true, multipliers: { pouce: 3 } },
    ["rules.options.multipliers.pouce out-of-order T11"],
  ],
  ["a pousse worth as much as the petite", { pousse: true, multipliers: { pouce: 1 } }, []],
  ["a pousse worth as much as the garde", { pousse: true, multipliers: { pouce: 2 } }, []],
  [
    "a pousse that is not played disturbs nobody",
    { multipliers: { petite: 2, garde: 4, "garde-sans": 8, "garde-contre": 16 } },
    [],
  ],
  ["exact halves of one and a half", { pousse: true, "half-points": "exact" }, ["rules.options.half-points quarter-points F10"]],
  ["exact halves, whole multipliers", { "half-points": "exact" }, []],
  ["targets out of order", { targets: { "1": 40 } }, ["rules.options.targets.1 out-of-order fft-cibles"]],
  ["a target of more than the pack", { targets: { "0": 92 } }, ["rules.options.targets.0 out-of-range fft-cibles"]],
  ["poignées that fall", { poignees: { double: 10 } }, ["rules.options.poignees.double out-of-order F4"]],
  [
    "as many trumps for the double",
    { "poignee-trumps-4": { double: 10 } },
    ["rules.options.poignee-trumps-4.double out-of-order fft-poignee"],
  ],
  ["announcing brings less", { slams: { announced: 100 } }, ["rules.options.slams.announced out-of-order fft-chelem"]],
  ["a vachette that cannot be shared", { vachette: { most: 100 } }, ["rules.options.vachette.most not-a-multiple T10"]],
];

test.each(OPTIONS)("table rules: %s", (_, options, faults) => {
  const rules = readRules({ game: "tarot", players: 4, options });
  expect(rules.ok ? [] : rules.faults.map(tarotFault)).toEqual(faults);
});
