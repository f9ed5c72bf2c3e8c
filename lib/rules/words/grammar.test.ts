import { describe, expect, test } from "vitest";
import * as en from "#messages/en/rules/grammar";
import * as fr from "#messages/fr/rules/grammar";

test.each([
  ["Inès", "d’Inès", "à Inès", "qu’Inès"],
  ["Hugo", "de Hugo", "à Hugo", "que Hugo"],
  ["Yves", "d’Yves", "à Yves", "qu’Yves"],
  ["Yasmine", "de Yasmine", "à Yasmine", "que Yasmine"],
  ["le joueur 2", "du joueur 2", "au joueur 2", "que le joueur 2"],
  ["l’as", "de l’as", "à l’as", "que l’as"],
])("de, à, que + %s", (name, ofIt, toIt, thatIt) => {
  expect([fr.de(name), fr.au(name), fr.que(name)]).toEqual([ofIt, toIt, thatIt]);
});

/** Grevisse, § 525: what is less than two is singular in French; in English only one is. */
test.each([
  [0, "0 donne", "0 deals"],
  [1, "1 donne", "1 deal"],
  [2, "2 donnes", "2 deals"],
])("%s takes the singular or the plural", (n, french, english) => {
  expect([fr.plural(n, "donne", "donnes"), en.plural(n, "deal", "deals")]).toEqual([french, english]);
});

test.each([
  [1, "1ᵉʳ", "1ʳᵉ", "1st"],
  [2, "2ᵉ", "2ᵉ", "2nd"],
  [3, "3ᵉ", "3ᵉ", "3rd"],
  [4, "4ᵉ", "4ᵉ", "4th"],
  [11, "11ᵉ", "11ᵉ", "11th"],
  [12, "12ᵉ", "12ᵉ", "12th"],
  [13, "13ᵉ", "13ᵉ", "13th"],
  [22, "22ᵉ", "22ᵉ", "22nd"],
  [101, "101ᵉ", "101ᵉ", "101st"],
  [112, "112ᵉ", "112ᵉ", "112th"],
])("place %s is written as an ordinal", (n, his, hers, english) => {
  expect([fr.nth(n, "ᵉʳ"), fr.nth(n, "ʳᵉ"), en.nth(n)]).toEqual([his, hers, english]);
});

describe.each([
  ["fr", fr, "et", "−1,5"],
  ["en", en, "and", "−1.5"],
] as const)("%s", (_, { list, capital, decimal }, and, number) => {
  test("a list joins its last item by a word", () => {
    expect([list([]), list(["a"]), list(["a", "b"]), list(["a", "b", "c"])]).toEqual(["", "a", `a ${and} b`, `a, b ${and} c`]);
    expect(list(["a", "b"], "or")).toBe("a or b");
  });

  test("a sentence begins with a capital, and a number has the language's minus", () => {
    expect([capital("été"), capital(""), decimal(-1.5)]).toEqual(["Été", "", number]);
  });
});

test("figures are listed as names are, and printed as given", () => {
  expect([fr.list([20, 30, 40], "ou"), en.list([60, 90, 120], "or")]).toEqual(["20, 30 ou 40", "60, 90 or 120"]);
  expect([fr.plural(1.5, "point", "points", "1½"), en.plural(1.5, "point", "points", "1½")]).toEqual(["1½ point", "1½ points"]);
});
