import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articles as articlesEn } from "#messages/en/rules/articles";
import { articles as articlesFr } from "#messages/fr/rules/articles";
import { ARTICLES, isRuleId, type RuleId, type Source } from "../articles";

const ids = Object.keys(ARTICLES).filter(isRuleId);
const folded = (text: string) => text.replace(/\s+/g, " ").trim();
const seed = (name: string) => folded(readFileSync(new URL(`../seeds/${name}.txt`, import.meta.url), "utf8"));
const SEEDS: Readonly<Partial<Record<Source, string>>> = {
  boite: seed("boite"),
  gameduell: seed("gameduell"),
  maison: seed("maison"),
  mexicain: seed("mexicain"),
};

/** The federation's text is not ours to copy: these are the few words of it that we quote. */
const FFT12 = [
  "quel que soit le résultat de la donne",
  "déduits du total",
  "change de camp",
  "Le ½ point va toujours au camp gagnant",
  "la couleur de la carte appelée",
];

const quotes = (text: string) => [...text.matchAll(/«([^»]*)»/g)].map((match) => folded(match[1] as string));
const stands = (source: Source, quote: string) =>
  source === "fft12" ? FFT12.includes(quote) : (SEEDS[source] ?? "").includes(quote);
const sourcesOf = (id: RuleId): Source[] =>
  ARTICLES[id].source === "ruling" ? ["fft12", "boite", "gameduell", "maison", "mexicain"] : [ARTICLES[id].source];

test("every rule has words in both languages, and nothing else has", () => {
  for (const words of [articlesFr, articlesEn]) {
    expect(Object.keys(words).sort()).toEqual([...ids].sort());
    for (const text of Object.values(words)) expect(text).toMatch(/^\S.{20,}[.»]$/);
  }
});

test("text between guillemets is in its source, word for word", () => {
  for (const id of ids) {
    for (const quote of quotes(articlesFr[id])) {
      expect(
        sourcesOf(id).some((source) => stands(source, quote)),
        `${id}: ${quote}`,
      ).toBe(true);
    }
  }
});

test("every article with a source text quotes it, but for one whose sentence has guillemets of its own", () => {
  const ours = ids.filter((id) => SEEDS[ARTICLES[id].source] && quotes(articlesFr[id]).length === 0);
  expect(ours).toEqual(["vp-couper"]);
});

test("a ruling begins by saying that it is one", () => {
  for (const id of ids.filter((id) => ARTICLES[id].source === "ruling")) {
    expect(articlesFr[id]).toMatch(/^Décision\u202f: /);
    expect(articlesEn[id]).toMatch(/^Ruling: /);
  }
});

test("articles follow the typography of a printed rule book", () => {
  for (const id of ids) {
    for (const text of [articlesFr[id], articlesEn[id]]) {
      expect(text, id).not.toMatch(/'|\s-\d|\.\.\.| {2}/);
    }
    expect(articlesFr[id], id).not.toMatch(/«[^\u202f]|[^\u202f]»|[^\u202f(][:;!?]/);
    expect(articlesEn[id], id).not.toMatch(/[«»\u202f"]|\s[:;!?]/);
  }
});

/** Every figure of an article, as in the rules: in English, and in French when a quotation adds others. */
test.each<[RuleId, string, string?]>([
  ["boite-paris", "10 20 30", "10 20 30 0 10 20 30"],
  ["boite-primes", "5 6 5", "4 5 4 6 5 5 5"],
  ["fft-cibles", "56 51 41 36"],
  ["fft-chelem", "400 200 200 200"],
  ["fft-petit", "10"],
  ["fft-poignee", "10 13 15 13 15 18 8 10 13 20 30 40"],
  ["fft-contrats", "1 2 4 6"],
  ["fft-formule", "25"],
  ["vp-cibles", "56 51 41 36", "0 56 1 51 2 41 3 36"],
  ["vp-primes", "8 40 10 10 80 20 13 120 30 40 10"],
  ["F1", "6 8 6 7"],
  ["F3", "7 10 10"],
  ["F4", "20 30 40 7"],
  ["F8", "200 6"],
  ["F9", "200 200 200"],
  ["F10", "25 40½ 41 41½"],
  ["F18", "10"],
  ["G1", "7 6 6 7"],
  ["G6", "10"],
  ["G7", "10 13 15 10 12"],
  ["G10", "25 25", "25 25 25"],
  ["V9", "40 80 120 10 20 30"],
  ["D10", "10 5 5"],
  ["D12", "6 5 5 6"],
  ["T10", "120 60 60 120 120 0"],
])("article %s gives the figures %s", (id, en, fr = en) => {
  const told = [articlesEn[id], articlesFr[id]].map((text) => text.match(/\d+½?/g)?.join(" "));
  expect(told).toEqual([en, fr]);
});
