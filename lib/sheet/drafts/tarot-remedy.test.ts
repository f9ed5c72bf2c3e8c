import fc from "fast-check";
import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Rules } from "#lib/rules/rules";
import { EMPTY_TAROT, readDraft, type TarotDraft } from "./tarot";
import { type Remedy, remedyFor } from "./tarot-remedy";

const garde = { ...EMPTY_TAROT, taker: 0, contract: "garde" };

/** The remedy that is proposed for each fault of this form. */
const proposed = (rules: Rules, draft: TarotDraft): (Remedy["is"] | undefined)[] =>
  readDraft(rules, draft).faults.map((fault) => remedyFor(rules, draft, fault)?.is);

test.each<[string, number, Partial<TarotDraft>, (Remedy["is"] | undefined)[]]>([
  ["a half point: the Excuse changed camps", 4, { bouts: 2, typed: "48.5" }, ["excuse-last"]],
  ["the Petit of who has three bouts", 4, { bouts: 3, typed: "50", petit: "defence" }, ["petit-attack"]],
  ["the Petit of who has none", 4, { bouts: 0, typed: "40", petit: "attack" }, ["petit-defence"]],
  ["the Petit against who took every trick", 4, { bouts: 3, typed: "91", petit: "attack", tricksBy: "defence" }, [undefined]],
  [
    "the same, who had no bout",
    4,
    { bouts: 0, typed: "0", petit: "attack", tricksBy: "defence" },
    ["petit-defence", "petit-defence"],
  ],
  [
    "the Petit of the defence against the attack’s",
    4,
    { bouts: 3, typed: "91", petit: "defence", tricksBy: "attack" },
    ["petit-attack", "petit-attack"],
  ],
  ["the points of the other camp", 4, { bouts: 3, typed: "8" }, []],
  ["the points of the other camp, wholly typed", 4, { bouts: 3, typed: "10" }, ["defence"]],
  ["points of nobody", 4, { bouts: 3, typed: "92" }, [undefined]],
])("%s", (_, players, changes, remedies) => {
  expect(proposed(rulesOf("tarot", players), { ...garde, ...changes })).toEqual(remedies);
});

test("a remedy is never refused itself, and brings no new fault", () => {
  const camp = fc.constantFrom("attack" as const, "defence" as const);
  const form = fc.record({
    bouts: fc.nat(3),
    side: camp,
    typed: fc.integer({ min: 0, max: 190 }).map((halves) => String(halves / 2)),
    petit: fc.option(camp),
    tricksBy: fc.option(camp),
    excuseLast: fc.boolean(),
  });
  const tables = fc.constantFrom(rulesOf("tarot", 3), rulesOf("tarot", 4), rulesOf("tarot", 5), rulesOf("vp5", 5));
  let taken = 0;
  fc.assert(
    fc.property(tables, form, (rules, typed) => {
      const draft: TarotDraft = { ...garde, partner: rules.players === 5 ? 1 : null, ...typed };
      const before = readDraft(rules, draft).faults;
      for (const fault of before) {
        const remedy = remedyFor(rules, draft, fault);
        if (!remedy) continue;
        taken++;
        const codes = readDraft(rules, { ...draft, ...remedy.changes }).faults.map(({ code }) => code);
        expect(codes).not.toContain(fault.code);
        expect(before.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
      }
    }),
  );
  expect(taken).toBeGreaterThan(10);
});
