/** Every line, fault and option of the tarot games has words; French ones have narrow spaces and true minus signs. */
import { expect, test } from "vitest";
import { common as commonEn } from "#messages/en/rules/common";
import { tarot as tarotEn } from "#messages/en/rules/tarot";
import { vp5 as vp5En } from "#messages/en/rules/vp5";
import { common as commonFr } from "#messages/fr/rules/common";
import { options as optionsFr } from "#messages/fr/rules/options";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { nameOf } from "./names.fixture";
import { sayFault, sayLine } from "./words";

test("every line, fault and option has words for the numbers it carries", () => {
  const params = {
    points: 40.5,
    target: 41,
    bouts: 0,
    won: true,
    from: -0.5,
    base: 25,
    margin: 1,
    times: 2,
    players: 5,
    taker: 0,
    partner: null,
    camp: "attack",
  };
  const more = {
    amount: 10,
    seat: 2,
    level: 1,
    others: 3,
    kind: "heads",
    place: 1,
    equals: 2,
    row: "+5",
    further: 1,
    attack: 15,
    defence: -10,
    each: -10,
  };
  const reasons = {
    sum: 90,
    min: 4,
    max: 83,
    slam: "attack",
    trumps: 24,
    supply: 22,
    total: 90,
    missing: 1,
    bid: "petite",
    standing: "garde",
  };
  const all = { ...params, ...more, ...reasons, contract: "garde" };
  const others = {
    ...all,
    won: false,
    camp: "defence",
    partner: 1,
    further: 0,
    row: "lost",
    slam: "defence",
    missing: -1,
    bouts: 2,
    double: true,
    same: true,
  };
  for (const [words, common] of [
    [tarotFr, commonFr],
    [tarotEn, commonEn],
    [vp5Fr, commonFr],
    [vp5En, commonEn],
  ] as const) {
    for (const said of [all, others, { ...all, min: 91, max: 91 }]) {
      for (const code of Object.keys(words.lines)) {
        const { label, calc } = sayLine(words, { code, rule: "F1", value: 0, params: said }, nameOf);
        expect(`${label} ${calc}`, code).not.toMatch(/undefined|NaN|null/);
      }
      for (const code of Object.keys(words.faults)) {
        expect(sayFault(words, common, { at: "", code, rule: "F1", params: said }, nameOf), code).toMatch(/^[^a-z].*[.?]$/);
      }
    }
  }
});

test("French options have narrow spaces and true minus signs", () => {
  for (const options of Object.values(optionsFr)) {
    for (const { label, effect, values } of Object.values(options)) {
      for (const text of [label, effect, ...Object.values(values ?? {})]) expect(text).not.toMatch(/ [:;!?]|« | »|(^| )-\d/);
    }
  }
});
