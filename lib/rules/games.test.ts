/** How a request's rules become complete: editions, table rules, and everything that is refused about them. */

import { expect, test } from "vitest";
import { readRules, tableRules } from "./games";
import { rulesAsked } from "./read.fixture";
import { optionOf } from "./rules";
import { FFT_2012 } from "./tarot/data";

/** PROTOCOL, « Rules »: only `game` and `players` are required, the first edition is the default. */
test.each([
  [{ game: "tarot", players: 4 }, "fft-2012", { "garde-contre": 6 }],
  [{ game: "tarot", players: 3, edition: null, options: null }, "fft-2012", { "garde-contre": 6 }],
  [{ game: "tarot", players: 5, edition: "gameduell", options: {} }, "gameduell", { "garde-contre": 7 }],
  [
    { game: "tarot", players: 4, edition: "gameduell", options: { multipliers: { garde: 3 } } },
    "gameduell",
    { petite: 1, garde: 3, "garde-contre": 7 },
  ],
] as const)("%j becomes a whole set of rules", (asked, edition, multipliers) => {
  const rules = rulesAsked(asked);
  expect(rules.edition).toBe(edition);
  expect(optionOf(rules, "multipliers")).toMatchObject(multipliers);
});

/** The options of RULES 2 and what they bound. */
test.each<[object, string[]]>([
  [{ game: "decale", players: 4, options: { "prime-points": { loose: 10 } } }, []],
  [{ game: "decale", players: 4, options: { diplomas: { bac: 10 } } }, ["rules.options.diplomas.bac out-of-order boite-paris"]],
  [{ game: "tarot", players: 4, options: { base: 30 } }, []],
  [{ game: "tarot", players: 4, options: { base: "30" } }, ["rules.options.base not-a-number fft-formule"]],
  [{ game: "tarot", players: 4, options: { base: -1 } }, ["rules.options.base out-of-range fft-formule"]],
  [{ game: "tarot", players: 4, options: { multipliers: { garde: 2.25 } } }, ["rules.options.multipliers.garde not-half F1"]],
  [{ game: "tarot", players: 4, options: { targets: { "0": 40 } } }, ["rules.options.targets.0 out-of-order fft-cibles"]],
  [{ game: "tarot", players: 4, options: { targets: [56, 51] } }, ["rules.options.targets not-an-object fft-cibles"]],
  [{ game: "tarot", players: 4, options: { targets: { "4": 10 } } }, ["rules.options.targets.4 unknown-cell fft-cibles"]],
  [{ game: "tarot", players: 4, options: { "excuse-last": "nobody" } }, ["rules.options.excuse-last unknown-value F5"]],
  [{ game: "tarot", players: 4, options: { pousse: "true" } }, ["rules.options.pousse unknown-value F19"]],
  [{ game: "tarot", players: 4, options: { miaou: 1 } }, ["rules.options.miaou unknown-option fft-donne"]],
  [
    { game: "tarot", players: 4, options: { ["o".repeat(41)]: 1, targets: { ["c".repeat(41)]: 1 } } },
    [
      `rules.options.${"o".repeat(40)} unknown-option fft-donne`,
      `rules.options.targets.${"c".repeat(40)} unknown-cell fft-cibles`,
    ],
  ],
  [{ game: "tarot", players: 4, options: [] }, ["rules.options not-an-object fft-donne"]],
  [
    { game: "tarot", players: 4, options: { pousse: true, multipliers: { pouce: 3 } } },
    ["rules.options.multipliers.pouce out-of-order T11"],
  ],
  [
    { game: "tarot", players: 4, options: { pousse: true, "half-points": "exact" } },
    ["rules.options.half-points quarter-points F10"],
  ],
  [{ game: "tarot", players: 6 }, ["rules.players unknown-value fft-donne"]],
  [{ game: "tarot" }, ["rules.players required fft-donne"]],
  [{ game: "vp5", players: 4 }, ["rules.players unknown-value vp-table"]],
  [{ game: "whist", players: 5 }, ["rules.players unknown-value W1"]],
  [{ game: "whist", players: 5, options: { "five-players": true } }, []],
  [{ game: "tarot", players: 4, edition: "fft-2016" }, ["rules.edition unknown-value fft-contrats"]],
  [
    { game: "tarot", players: 7, edition: 3 },
    ["rules.edition unknown-value fft-contrats", "rules.players unknown-value fft-donne"],
  ],
  [{ game: "__proto__", players: 4 }, ["rules.game unknown-value T9"]],
  [{ players: 4 }, ["rules.game required T9"]],
])("%j", (asked, faults) => {
  const read = readRules(asked);
  expect(read.ok ? [] : read.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual(faults);
});

/** DESIGN 2: "règle de la table" is what differs from the edition. */
test.each<[object, [string, unknown, unknown][]]>([
  [{ game: "whist", players: 4 }, []],
  [{ game: "whist", players: 4, options: { stake: 14, penalty: "one" } }, [["penalty", "one", "difference"]]],
  [{ game: "tarot", players: 4, edition: "gameduell" }, []],
  [
    { game: "tarot", players: 4, options: { poignees: { triple: 60 } } },
    [["poignees", { ...FFT_2012.values.poignees, triple: 60 }, FFT_2012.values.poignees]],
  ],
])("the table rules of %j", (asked, differing) => {
  expect(tableRules(rulesAsked(asked)).map(({ spec, value, usual }) => [spec.id, value, usual])).toEqual(differing);
});

test("GameDuell's × 7 is the edition's; put back to 6 it is a rule of the table (F1)", () => {
  const asked = { game: "tarot", players: 4, edition: "gameduell", options: { multipliers: { "garde-contre": 6 } } };
  expect(tableRules(rulesAsked(asked)).map(({ spec }) => spec.id)).toEqual(["multipliers"]);
});

test("rules of an edition that is no longer known are still compared with the defaults", () => {
  const rules = { ...rulesAsked({ game: "whist", players: 4, options: { stake: 20 } }), edition: "gone" };
  expect(tableRules(rules).map(({ spec }) => spec.id)).toEqual(["stake"]);
});

test("asking for an option that does not exist throws", () => {
  expect(() => optionOf(rulesAsked({ game: "whist", players: 4 }), "bets")).toThrow("nothing at bets");
});

test("test rules that are impossible fail with every fault", () => {
  expect(() => rulesAsked({ game: "belote", players: 4 })).toThrow('"at":"rules.game"');
});
