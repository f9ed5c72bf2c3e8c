import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ARTICLES, isRuleId, type RuleId, type Source } from "../articles";
import { articlesEn } from "./en/articles";
import { articlesFr } from "./fr/articles";

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

test("what stands between guillemets stands in the source, word for word", () => {
  for (const id of ids) {
    for (const quote of quotes(articlesFr[id])) {
      expect(
        sourcesOf(id).some((source) => stands(source, quote)),
        `${id}: ${quote}`,
      ).toBe(true);
    }
  }
});

test("every article of a seed quotes it, but the one whose sentence carries marks of its own", () => {
  const ours = ids.filter((id) => SEEDS[ARTICLES[id].source] && quotes(articlesFr[id]).length === 0);
  expect(ours).toEqual(["vp-couper"]);
});

test("a ruling opens by saying what it is", () => {
  for (const id of ids.filter((id) => ARTICLES[id].source === "ruling")) {
    expect(articlesFr[id]).toMatch(/^Décision\u202f: /);
    expect(articlesEn[id]).toMatch(/^Ruling: /);
  }
});

test("the typography of a printed rule book", () => {
  for (const id of ids) {
    for (const text of [articlesFr[id], articlesEn[id]]) {
      expect(text, id).not.toMatch(/'|\s-\d|\.\.\.| {2}/);
    }
    expect(articlesFr[id], id).not.toMatch(/«[^\u202f]|[^\u202f]»|[^\u202f(][:;!?]/);
    expect(articlesEn[id], id).not.toMatch(/[«»\u202f"]|\s[:;!?]/);
  }
});

test("the targets are told as they are", () => {
  const told = [articlesFr["fft-cibles"], articlesEn["fft-cibles"]].map((text) => text.match(/\d+/g));
  expect(told).toEqual([
    ["56", "51", "41", "36"],
    ["56", "51", "41", "36"],
  ]);
});
