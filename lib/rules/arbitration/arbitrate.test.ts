/**
 * Two readings of the arbitration code: one by case and circumstance, one by effect (which faults annul, warn, fine or bar).
 * Both were typed from the document, without the table that the program uses.
 */
import { expect, test } from "vitest";
import { PROVISION_IDS } from "../articles";
import { askCase } from "./arbitrate.fixture";

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

const CASE_WORDS: Readonly<Record<string, Record<string, unknown>>> = {
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

const circumstancesOf = (words: readonly string[]): Record<string, unknown> =>
  Object.assign({}, ...words.map((w) => CASE_WORDS[w]));

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
  const said = askCase(id, circumstancesOf(words));
  expect(said).toMatchObject({ ok: true, rule: id });
  expect(effectOf(said)).toBe(effect);
});

test("every case is tested above, with every circumstance that it can ask", () => {
  const read = READING.map((line) => line.split(" = ")[0] as string);
  expect(new Set(read).size).toBe(read.length);
  expect([...new Set(read.map((asked) => asked.split(" ")[0]))]).toEqual([...PROVISION_IDS]);
  // With any circumstances, a case gives an answer that one of its lines gives.
  const words = [[], ...Object.keys(CASE_WORDS).map((word) => [word])];
  const known = new Set(READING.map((line) => `${line.split(/ /)[0]} = ${line.split(" = ")[1]}`));
  for (const id of PROVISION_IDS)
    for (const by of ["taker", "defence"])
      for (const result of ["made", "falls"])
        for (const again of ["first", "again"])
          for (const more of words) {
            const said = askCase(id, circumstancesOf([...more, by, result, again]));
            if (said.ok) expect(known).toContain(`${id} = ${effectOf(said)}`);
          }
});

/** The second reading: all circumstances, for each effect that the document names. */
const GRID = ["taker", "defence"].flatMap((by) =>
  ["made", "falls"].flatMap((result) => [false, true].map((again) => ({ by, result, again }))),
);
const isWrongCamp = ({ by, result }: { by: string; result: string }) => (by === "taker") === (result === "made");

test.each(["CA13", "CA18", "CA38"])("%s: the deal is annulled if the camp at fault wins, and counts if it loses", (id) => {
  for (const given of GRID) expect(askCase(id, given).deal).toBe(isWrongCamp(given) ? "annulled" : "counts");
});

test.each([
  ["CA20", "taker"],
  ["CA21", "taker"],
  ["CA8", "defence"],
  ["CA27", "defence"],
  ["CA30", "defence"],
])("%s: the camp at fault is the %s's and cannot win", (id, by) => {
  for (const result of ["made", "falls"])
    expect(askCase(id, { result }).deal).toBe(isWrongCamp({ by, result }) ? "annulled" : "counts");
});

test("a defender's poignée annuls a deal that falls, never one that is made; a taker's annuls none", () => {
  for (const id of ["CA34", "CA35", "CA37", "CA38"])
    for (const given of GRID.filter(({ by }) => by === "defence"))
      expect([id, given, askCase(id, given).deal]).toEqual([id, given, given.result === "falls" ? "annulled" : "counts"]);
  for (const id of ["CA33", "CA34", "CA35", "CA36", "CA37"])
    for (const given of GRID.filter(({ by }) => by === "taker")) expect(askCase(id, given).deal).toBe("counts");
});

test("a warning, then 100 points the second time: in these cases, for these camps, and in no other", () => {
  const both = ["CA16", "CA22", "CA31", "CA33", "CA34", "CA37", "CA38"];
  const defence = ["CA14", "CA35"];
  for (const id of PROVISION_IDS.filter((id) => !["CA11", "CA25", "CA26"].includes(id)))
    for (const given of GRID) {
      const said = askCase(id, given);
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
  const all = PROVISION_IDS.map((id) => [id, askCase(id, { by: "defence", result: "made", again: false })] as const);
  const having = (field: string) => all.filter(([, said]) => said[field] !== undefined).map(([id]) => id);
  expect(having("barred")).toEqual(["CA4", "CA5", "CA6", "CA7", "CA10"]);
  expect(having("mayAdd")).toEqual(["CA13", "CA18", "CA29"]);
  expect(having("poignee")).toEqual(["CA33", "CA34", "CA35", "CA36", "CA37", "CA38"]);
});

test("H1: the code is tarot's, whatever the edition and the number of players", () => {
  for (const rules of [
    { game: "tarot", players: 3 },
    { game: "tarot", players: 5 },
    { game: "tarot", edition: "gameduell", players: 4 },
  ])
    expect(askCase("CA6", {}, rules)).toEqual(askCase("CA6", {}));
});

test("a provision is told with its year and its page, in both languages, and not as in force", () => {
  const said = (lang: string) =>
    (askCase("CA38", { by: "taker", result: "made", again: false, lang }).text as string).replace(/\u202f/g, " ");
  expect(said("fr")).toBe(
    "Le Code d’arbitrage de 2012 (p. 8) prévoit : la donne est annulée, la poignée ne compte pas, un avertissement sans points ; à vous de décider.",
  );
  expect(said("en")).toBe(
    "The Code d’arbitrage of 2012 (p. 8) provides: the deal is annulled, the poignée does not count, a warning without points; it is for you to decide.",
  );
  for (const line of READING) {
    const [id, ...words] = (line.split(" = ")[0] as string).split(" ") as [string, ...string[]];
    for (const lang of ["fr", "en"]) {
      const { text } = askCase(id, { ...circumstancesOf(words), lang }) as { text: string };
      expect(text).toMatch(/Code d’arbitrage (de|of) 2012 \(p\. \d\)/);
      expect(text).not.toMatch(/en vigueur|in force|undefined|NaN/);
    }
  }
});
