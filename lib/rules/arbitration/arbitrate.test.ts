/**
 * Two readings of the arbitration code: one by case and circumstance, one by effect (which faults annul, warn, fine or bar).
 * Both were typed from the document, without the table that the program uses.
 */
import { expect, test } from "vitest";
import { provision as en } from "#messages/en/rules/provision";
import { provision as fr } from "#messages/fr/rules/provision";
import { PROVISION_IDS, pageOf } from "../articles";
import { answer } from "../protocol/answer";
import { arbitrate, questionsOf } from "./arbitrate";

/** "case circumstances = deal, poignée, W or points, who may not bid"; `by/result/again` stand for every value of each. */
const READING = `
CA1 = counts
CA2 = goes-on
CA3 = goes-on
CA4 = redealt, bars dealer
CA5 = redealt, bars culprit
CA5 low = goes-on
CA6 = annulled, dealer 500, bars dealer
CA7 = annulled, bars dealer
CA8 made = counts
CA8 falls = annulled
CA9 = redealt
CA10 = redealt, bars culprit
CA11 dealing = redealt
CA11 dealt = counts
CA12 = counts, W
CA13 taker made = annulled, may 100
CA13 taker falls = counts, may 100
CA13 defence made = counts, may 100
CA13 defence falls = annulled, may 100
CA14 taker = goes-on
CA14 defence first = goes-on, W
CA14 defence again = goes-on, culprit 100
CA15 = goes-on
CA16 first = goes-on, W
CA16 again = goes-on, culprit 100
CA17 = goes-on
CA18 taker made = annulled, may 100
CA18 taker falls = counts, may 100
CA18 defence made = counts, may 100
CA18 defence falls = annulled, may 100
CA18 put-right taker = goes-on
CA18 put-right defence first = goes-on, W
CA18 put-right defence again = goes-on, culprit 100
CA19 = goes-on
CA20 made = annulled
CA20 falls = counts
CA21 made = annulled
CA21 falls = counts
CA22 first = goes-on, W
CA22 again = goes-on, culprit 100
CA23 = goes-on, W
CA24 = goes-on
CA25 total = counts, culprit 100
CA25 names = counts, culprit 100
CA25 not-returned = counts, culprit 400
CA26 first = goes-on, culprit 100
CA26 again = goes-on, culprit 200
CA26 slow first = goes-on, culprit 100
CA26 slow again = goes-on, culprit 200
CA27 made = counts
CA27 falls = annulled
CA28 = goes-on
CA29 taker = counts, may 100
CA29 defence made = counts, may 100
CA29 defence falls = annulled, may 100
CA30 made = counts
CA30 falls = annulled
CA31 first = goes-on, W
CA31 again = goes-on, culprit 100
CA32 = redealt
CA33 first = counts, shown, W
CA33 again = counts, shown, culprit 100
CA33 put-right first = counts, shown, W
CA33 put-right again = counts, shown, culprit 100
CA34 taker first = counts, not shown, W
CA34 taker again = counts, not shown, culprit 100
CA34 defence made first = counts, not shown, W
CA34 defence made again = counts, not shown, culprit 100
CA34 defence falls first = annulled, not shown, W
CA34 defence falls again = annulled, not shown, culprit 100
CA35 taker = counts, shown
CA35 defence made first = counts, shown, W
CA35 defence made again = counts, shown, culprit 100
CA35 defence falls first = annulled, not shown, W
CA35 defence falls again = annulled, not shown, culprit 100
CA36 = counts, shown
CA37 taker made first = counts, not shown, W
CA37 taker made again = counts, not shown, culprit 100
CA37 taker falls first = counts, shown, W
CA37 taker falls again = counts, shown, culprit 100
CA37 defence made first = counts, shown, W
CA37 defence made again = counts, shown, culprit 100
CA37 defence falls first = annulled, not shown, W
CA37 defence falls again = annulled, not shown, culprit 100
CA38 taker made first = annulled, not shown, W
CA38 taker made again = annulled, not shown, culprit 100
CA38 taker falls first = counts, shown, W
CA38 taker falls again = counts, shown, culprit 100
CA38 defence made first = counts, shown, W
CA38 defence made again = counts, shown, culprit 100
CA38 defence falls first = annulled, not shown, W
CA38 defence falls again = annulled, not shown, culprit 100
`
  .trim()
  .split("\n");

const WORDS: Readonly<Record<string, Record<string, unknown>>> = {
  taker: { by: "taker" },
  defence: { by: "defence" },
  made: { result: "made" },
  falls: { result: "falls" },
  first: { again: false },
  again: { again: true },
  low: { what: "low" },
  total: { what: "total" },
  names: { what: "names" },
  "not-returned": { what: "not-returned" },
  slow: { what: "slow" },
  dealing: { when: "dealing" },
  dealt: { when: "dealt" },
  "put-right": { when: "put-right" },
};

const TAROT = { game: "tarot", players: 4 };
const circumstances = (words: readonly string[]): Record<string, unknown> => Object.assign({}, ...words.map((w) => WORDS[w]));
const ask = (id: string, given: object, rules: object = TAROT) =>
  answer({ op: "arbitrate", rules, case: id, ...given }) as Record<string, unknown>;

function effectOf(said: Record<string, unknown>): string {
  const penalties = said.penalties as { who: string; points: number }[];
  return [
    said.deal,
    ...(said.poignee === undefined ? [] : [said.poignee === "counts" ? "shown" : "not shown"]),
    ...(said.warning ? ["W"] : []),
    ...penalties.map(({ who, points }) => `${who} ${points}`),
    ...(said.mayAdd === undefined ? [] : [`may ${said.mayAdd}`]),
    ...(said.barred === undefined ? [] : [`bars ${said.barred}`]),
  ].join(", ");
}

test.each(READING)("%s", (line) => {
  const [asked, effect] = line.split(" = ") as [string, string];
  const [id, ...words] = asked.split(" ") as [string, ...string[]];
  const said = ask(id, circumstances(words));
  expect(said).toMatchObject({ ok: true, rule: id });
  expect(effectOf(said)).toBe(effect);
});

test("every case is tested above, with every circumstance that it can ask", () => {
  const read = READING.map((line) => line.split(" = ")[0] as string);
  expect(new Set(read).size).toBe(read.length);
  expect([...new Set(read.map((asked) => asked.split(" ")[0]))]).toEqual([...PROVISION_IDS]);
  // With any circumstances, a case gives an answer that one of its lines gives.
  const words = [[], ...Object.keys(WORDS).map((word) => [word])];
  const known = new Set(READING.map((line) => `${line.split(/ /)[0]} = ${line.split(" = ")[1]}`));
  for (const id of PROVISION_IDS)
    for (const by of ["taker", "defence"])
      for (const result of ["made", "falls"])
        for (const again of ["first", "again"])
          for (const more of words) {
            const said = ask(id, circumstances([...more, by, result, again]));
            if (said.ok) expect(known).toContain(`${id} = ${effectOf(said)}`);
          }
});

/** The second reading: all circumstances, for each effect that the document names. */
const GRID = ["taker", "defence"].flatMap((by) =>
  ["made", "falls"].flatMap((result) => [false, true].map((again) => ({ by, result, again }))),
);
const isWrongCamp = ({ by, result }: { by: string; result: string }) => (by === "taker") === (result === "made");

test.each(["CA13", "CA18", "CA38"])("%s: the deal is annulled if the camp at fault wins, and counts if it loses", (id) => {
  for (const given of GRID) expect(ask(id, given).deal).toBe(isWrongCamp(given) ? "annulled" : "counts");
});

test.each([
  ["CA20", "taker"],
  ["CA21", "taker"],
  ["CA8", "defence"],
  ["CA27", "defence"],
  ["CA30", "defence"],
])("%s: the camp at fault is the %s's and cannot win", (id, by) => {
  for (const result of ["made", "falls"])
    expect(ask(id, { result }).deal).toBe(isWrongCamp({ by, result }) ? "annulled" : "counts");
});

test("a defender's poignée annuls a deal that falls, never one that is made; a taker's annuls none", () => {
  for (const id of ["CA34", "CA35", "CA37", "CA38"])
    for (const given of GRID.filter(({ by }) => by === "defence"))
      expect([id, given, ask(id, given).deal]).toEqual([id, given, given.result === "falls" ? "annulled" : "counts"]);
  for (const id of ["CA33", "CA34", "CA35", "CA36", "CA37"])
    for (const given of GRID.filter(({ by }) => by === "taker")) expect(ask(id, given).deal).toBe("counts");
});

test("a warning, then 100 points the second time: in these cases, for these camps, and in no other", () => {
  const both = ["CA16", "CA22", "CA31", "CA33", "CA34", "CA37", "CA38"];
  const defence = ["CA14", "CA35"];
  for (const id of PROVISION_IDS.filter((id) => !["CA11", "CA25", "CA26"].includes(id)))
    for (const given of GRID) {
      const said = ask(id, given);
      const warns = both.includes(id) || (defence.includes(id) && given.by === "defence");
      if (warns) {
        expect([id, said.warning, said.penalties]).toEqual([
          id,
          !given.again,
          given.again ? [{ who: "culprit", points: 100 }] : [],
        ]);
      } else expect([id, said.warning]).toEqual([id, ["CA12", "CA23"].includes(id)]);
    }
});

test("only these cases bar a bidder, let the arbiter add points, or speak of the poignée", () => {
  const all = PROVISION_IDS.map((id) => [id, ask(id, { by: "defence", result: "made", again: false })] as const);
  const having = (field: string) => all.filter(([, said]) => said[field] !== undefined).map(([id]) => id);
  expect(having("barred")).toEqual(["CA4", "CA5", "CA6", "CA7", "CA10"]);
  expect(having("mayAdd")).toEqual(["CA13", "CA18", "CA29"]);
  expect(having("poignee")).toEqual(["CA33", "CA34", "CA35", "CA36", "CA37", "CA38"]);
});

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
    (ask(id, given).faults as { at: string; code: string; rule: string }[]).map(({ at, code, rule }) => [at, code, rule]),
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
  expect(ask(id, given)).toMatchObject({ ok: false, faults: [{ at, code: "unknown-value" }] });
});

test("an unknown case is refused, and so is a game without an arbitration code", () => {
  for (const id of ["CA0", "CA39", "ca38", "", 38, [], { CA38: 1 }])
    expect(answer({ op: "arbitrate", rules: TAROT, case: id })).toMatchObject({
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

test("H1: the code is tarot's, whatever the edition and the number of players", () => {
  for (const rules of [
    { game: "tarot", players: 3 },
    { game: "tarot", players: 5 },
    { game: "tarot", edition: "gameduell", players: 4 },
  ])
    expect(ask("CA6", {}, rules)).toEqual(ask("CA6", {}));
});

test("asked without a case, it lists them all, and what each asks", () => {
  const { cases } = answer({ op: "arbitrate", rules: TAROT, lang: "en" }) as unknown as {
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

test("a provision is told with its year and its page, in both languages, and not as in force", () => {
  const said = (lang: string) =>
    (ask("CA38", { by: "taker", result: "made", again: false, lang }).text as string).replace(/\u202f/g, " ");
  expect(said("fr")).toBe(
    "Le Code d’arbitrage de 2012 (p. 8) prévoit : la donne est annulée, la poignée ne compte pas, un avertissement sans points ; à vous de décider.",
  );
  expect(said("en")).toBe(
    "The Code d’arbitrage of 2012 (p. 8) provides: the deal is annulled, the poignée does not count, a warning without points; it is for you to decide.",
  );
  for (const line of READING) {
    const [id, ...words] = (line.split(" = ")[0] as string).split(" ") as [string, ...string[]];
    for (const lang of ["fr", "en"]) {
      const { text } = ask(id, { ...circumstances(words), lang }) as { text: string };
      expect(text).toMatch(/Code d’arbitrage (de|of) 2012 \(p\. \d\)/);
      expect(text).not.toMatch(/en vigueur|in force|undefined|NaN/);
    }
  }
});

test("each question and each answer has its words, in both languages", () => {
  for (const words of [fr, en])
    for (const id of PROVISION_IDS) {
      expect(words.titles[id].length).toBeGreaterThan(5);
      for (const { name, values } of questionsOf(id))
        expect([words.asked[name], ...values.map((value) => words.answers[value])]).not.toContain(undefined);
    }
});

test("a value that a case does not know decides nothing", () => {
  expect(arbitrate("CA25", { what: "slow" })).toEqual({ missing: ["what"] });
});

test.each([
  ["CA13", {}, true],
  ["CA18", {}, true],
  ["CA18", { when: "put-right" }, false],
  ["CA29", {}, false],
] as const)("%s %o: the sentence says whether points wrongly won go back first (CA13, p. 5)", (id, circumstances, isSaid) => {
  const { text } = ask(id, { by: "taker", result: "made", again: false, ...circumstances, lang: "fr" }) as { text: string };
  expect(text.includes(fr.givenBack)).toBe(isSaid);
});

test("CA13: with points given back, the sentence says who wins: the camp at fault (annulled), or not (it counts)", () => {
  const said = (result: string) => (ask("CA18", { by: "taker", result, lang: "fr" }) as { text: string }).text;
  expect(said("made")).toContain("reviennent d’abord à l’autre camp, le camp en faute gagne encore, la donne est annulée");
  expect(said("falls")).toContain("reviennent d’abord à l’autre camp, le camp en faute perd, la donne compte");
});
