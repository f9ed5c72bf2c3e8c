/** How cases, questions and answers of the arbitration are cited and worded. */
import { expect, test } from "vitest";
import { provision as en } from "#messages/en/rules/provision";
import { provision as fr } from "#messages/fr/rules/provision";
import { PROVISION_IDS, pageOf } from "../articles";
import { answer } from "../protocol/answer";
import { questionsOf } from "./arbitrate";
import { askCase } from "./arbitrate.fixture";

test.each([
  [3, ["CA1", "CA2"]],
  [4, ["CA3", "CA4", "CA5", "CA6", "CA7", "CA8", "CA9", "CA10", "CA11"]],
  [5, ["CA12", "CA13", "CA14", "CA15", "CA16", "CA17"]],
  [6, ["CA18", "CA19", "CA20", "CA21", "CA22", "CA23"]],
  [7, ["CA24", "CA25", "CA26", "CA27", "CA28", "CA29", "CA30", "CA31", "CA32"]],
  [8, ["CA33", "CA34", "CA35", "CA36", "CA37", "CA38"]],
])("cases are cited with page %s", (page, ids) => {
  expect(PROVISION_IDS.filter((id) => pageOf(id) === page)).toEqual(ids);
  for (const id of ids)
    expect(answer({ op: "cite", rule: id })).toMatchObject({
      ok: true,
      source: expect.stringContaining("Code d’arbitrage"),
      article: `p. ${page}`,
    });
});

test("each question and each answer has its words, in both languages", () => {
  for (const words of [fr, en])
    for (const id of PROVISION_IDS) {
      expect(words.titles[id].length).toBeGreaterThan(5);
      for (const { name, values } of questionsOf(id))
        expect([words.asked[name], ...values.map((value) => words.answers[value])]).not.toContain(undefined);
    }
});

test.each([
  ["CA13", {}, true],
  ["CA18", {}, true],
  ["CA18", { when: "put-right" }, false],
  ["CA29", {}, false],
] as const)("%s %o: the sentence says whether points wrongly won go back first (CA13, p. 5)", (id, circumstances, isSaid) => {
  const { text } = askCase(id, { by: "taker", result: "made", again: false, ...circumstances, lang: "fr" }) as { text: string };
  expect(text.includes(fr.givenBack)).toBe(isSaid);
});

test("CA13: with points given back, the sentence says who wins: the camp at fault (annulled), or not (it counts)", () => {
  const said = (result: string) => (askCase("CA18", { by: "taker", result, lang: "fr" }) as { text: string }).text;
  expect(said("made")).toContain("reviennent d’abord à l’autre camp, le camp en faute gagne encore, la donne est annulée");
  expect(said("falls")).toContain("reviennent d’abord à l’autre camp, le camp en faute perd, la donne compte");
});
