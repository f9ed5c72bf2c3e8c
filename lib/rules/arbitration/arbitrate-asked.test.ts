/** What the arbitration asks for and refuses: missing circumstances, unknown cases and values, and the list of all cases. */
import { expect, test } from "vitest";
import { PROVISION_IDS } from "../articles";
import { answer } from "../protocol/answer";
import { arbitrate } from "./arbitrate";
import { askCase, TAROT_ASKED } from "./arbitrate.fixture";

test.each<[string, object, string[]]>([
  ["CA38", {}, ["by", "result", "again"]],
  ["CA38", { by: "taker" }, ["result", "again"]],
  ["CA38", { by: "taker", result: "made" }, ["again"]],
  ["CA38", { result: "made", again: true }, ["by"]],
  ["CA13", { by: "taker" }, ["result"]],
  ["CA14", {}, ["by"]],
  ["CA14", { by: "defence" }, ["again"]],
  ["CA35", {}, ["by"]],
  ["CA29", { by: "defence" }, ["result"]],
  ["CA34", { by: "taker" }, ["again"]],
  ["CA34", {}, ["by", "again"]],
  ["CA11", {}, ["when"]],
  ["CA25", {}, ["what"]],
  ["CA26", {}, ["again"]],
  ["CA18", { when: "put-right" }, ["by"]],
  ["CA18", {}, ["by", "result"]],
  ["CA8", { result: null }, ["result"]],
])("%s, knowing %j, names what is missing", (id, given, missing) => {
  expect(
    (askCase(id, given).faults as { at: string; code: string; rule: string }[]).map(({ at, code, rule }) => [at, code, rule]),
  ).toEqual(missing.map((at) => [at, "required", id]));
});

test.each<[string, object, string]>([
  ["CA38", { by: "dealer", result: "made", again: false }, "by"],
  ["CA38", { by: "taker", result: "won", again: false }, "result"],
  ["CA38", { by: "taker", result: "made", again: "no" }, "again"],
  ["CA11", { when: "put-right" }, "when"],
  ["CA25", { what: "slow" }, "what"],
  ["CA33", { when: "dealt", again: false }, "when"],
  ["CA6", { by: 7 }, "by"],
])("%s refuses the circumstance %j", (id, given, at) => {
  expect(askCase(id, given)).toMatchObject({ ok: false, faults: [{ at, code: "unknown-value" }] });
});

test("an unknown case is refused, and so is a game without an arbitration code", () => {
  for (const id of ["CA0", "CA39", "ca38", "", 38, [], { CA38: 1 }])
    expect(answer({ op: "arbitrate", rules: TAROT_ASKED, case: id })).toMatchObject({
      ok: false,
      faults: [{ at: "case", code: "unknown-case", rule: "T9" }],
    });
  for (const rules of [
    { game: "decale", players: 4 },
    { game: "vp5", players: 5 },
    { game: "whist", players: 4 },
  ])
    for (const given of [{ case: "CA6" }, {}])
      expect(answer({ op: "arbitrate", rules, ...given })).toMatchObject({
        ok: false,
        faults: [{ code: "no-text", rule: "H1" }],
      });
  expect(answer({ op: "arbitrate", case: "CA6" })).toMatchObject({ ok: false, faults: [{ at: "rules" }] });
});

test("asked without a case, it lists them all, and what each asks", () => {
  const { cases } = answer({ op: "arbitrate", rules: TAROT_ASKED, lang: "en" }) as unknown as {
    cases: { case: string; rule: string; page: number; name: string; text: string; circumstances: { name: string }[] }[];
  };
  expect(cases.map((one) => one.case)).toEqual([...PROVISION_IDS]);
  const asked = Object.fromEntries(cases.map((one) => [one.case, one.circumstances]));
  expect(asked.CA6).toEqual([]);
  expect(asked.CA38).toEqual([
    { name: "by", values: ["taker", "defence"] },
    { name: "result", values: ["made", "falls"] },
    { name: "again", values: [false, true] },
  ]);
  expect(asked.CA25).toEqual([{ name: "what", values: ["total", "names", "not-returned"] }]);
  expect(asked.CA11).toEqual([{ name: "when", values: ["dealing", "dealt"] }]);
  expect(asked.CA33).toEqual([
    { name: "when", values: ["put-right"], optional: true },
    { name: "again", values: [false, true] },
  ]);
});

test("a value that a case does not know decides nothing", () => {
  expect(arbitrate("CA25", { what: "slow" })).toEqual({ missing: ["what"] });
});
