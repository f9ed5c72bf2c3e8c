import { expect, test } from "vitest";
import { ARTICLES, type RuleId } from "#lib/rules/articles";
import { rule as en } from "#messages/en/rule";
import { rule as fr } from "#messages/fr/rule";
import { ruleCited, ruleLabel, TEXTS } from "./rule-label";

test.each<[RuleId, string, string]>([
  ["D15", "règle D15", "rule D15"],
  ["fft-formule", "FFT p. 8-9", "FFT p. 8-9"],
  ["boite-paris", "boîte § 4", "box § 4"],
  ["boite-points", "boîte", "box"],
  ["mex-annonces", "whist § 4", "whist § 4"],
  ["CA12", "code 2012 p. 5", "2012 code p. 5"],
  ["ot-prix", "manuel 2011 p. 4", "2011 manual p. 4"],
  ["gd-contrats", "GameDuell", "GameDuell"],
])("%s is called %s, and in English %s", (rule, french, english) => {
  expect([ruleLabel(rule, fr), ruleLabel(rule, en)]).toEqual([french, english]);
});

test("no rule is called by its id alone, and each text that is cited is named", () => {
  const rules = Object.keys(ARTICLES) as RuleId[];
  expect(rules.filter((rule) => [fr, en].some((words) => ruleLabel(rule, words) === rule))).toEqual([]);
  expect(Object.keys(fr.texts)).toEqual(TEXTS);
});

test("a rule is cited by its French heading; in English by its number, since the heading is French", () => {
  const cited = (rule: RuleId) => [ruleCited(rule, fr), ruleCited(rule, en)];
  expect(cited("D15")).toEqual(["D15", "D15"]);
  expect(cited("boite-cartes")).toEqual(["boîte 1/Contenu", "box § 1"]);
  expect(cited("boite-jeu")).toEqual(["boîte 3/La partie", "box § 3"]);
  expect(cited("boite-points")).toEqual(["boîte Les points", "box"]);
  expect(cited("fft-formule")).toEqual(["FFT p. 8-9", "FFT p. 8-9"]);
});
