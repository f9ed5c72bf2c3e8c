import { expect, test } from "vitest";
import type { RuleId } from "#lib/rules/articles";
import { isOnPageOf, ownerOf, rulesHref } from "./owner";

test("a rule is of the game whose text or ruling it is; the table's own are of every game", () => {
  expect((["D15", "fft-formule", "vp-table", "mex-annonces"] as const).map((rule) => ownerOf(rule, "tarot"))).toEqual([
    ...["decale", "tarot", "vp5", "whist"],
  ]);
  expect([ownerOf("T-places", "whist"), rulesHref("en", "CA12", "whist")]).toEqual(["whist", "/en/rules?g=tarot#CA12"]);
});

test("on a game's page are its rules, and others that its plays, its options or its disputes cite", () => {
  const game = { name: "vp5", duties: { follow: "fft-fournir" }, options: [{ rule: "fft-formule" }] } as never;
  const disputes = [{ cases: [["late", "CA12"]] }] as never;
  const there = (rule: string) => isOnPageOf(game, disputes, rule as RuleId);
  expect(["V1", "T-places", "fft-fournir", "fft-formule", "CA12"].map(there)).toEqual([true, true, true, true, true]);
  expect(["CA13", "D15"].map(there)).toEqual([false, false]);
});
