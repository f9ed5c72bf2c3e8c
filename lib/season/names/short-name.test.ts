import { expect, it } from "vitest";
import { shortOf } from "./short-name";

const lettersOf = (names: readonly string[]) => {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = shortOf(name, taken);
    taken.add(letters);
    return letters;
  });
};

it.each<[string, readonly string[], readonly string[]]>([
  ["a short name is whole", ["Nora", "Léa", "Jo"], ["Nora", "Léa", "Jo"]],
  [
    "a long one is cut between syllables, never inside one",
    ["Paulette", "Thomas", "Guillaume", "Camille"],
    ["Pau", "Tho", "Guil", "Ca"],
  ],
  ["one of five letters is cut, and of five words four count", ["Nadia", "Jean Luc Paul Marie Dupont"], ["Na", "JLPM"]],
  ["one of one syllable gives its initial", ["Claire", "Pierre"], ["C", "P"]],
  [
    "several words give their initials, in either order",
    ["Jean Dupont", "Dupont Jean", "Jean-Pierre Martin"],
    ["JD", "DJ", "JPM"],
  ],
  ["two of the same initials are told apart", ["Jean Dupont", "Jacques Durand", "Julie Didier"], ["JD", "JDu", "JDi"]],
  ["by the last of their words", ["Jean Paul Martin", "Julie Pia Moreau"], ["JPM", "JMo"]],
  ["two of the same syllable too", ["Paulette", "Pauline", "Paulin"], ["Pau", "Pal", "Pai"]],
  ["a namesake's is numbered at last", ["Jo Do", "Ja Do", "Ji Do"], ["JD", "JDo", "JD2"]],
  ["a syllable of one letter is no short name", ["Amélie", "Améline"], ["Amé", "Aml"]],
  ["an apostrophe is no letter", ["Zoé d’Arc", "L’Hermite"], ["Zd", "LHer"]],
])("%s", (_, names, letters) => {
  expect(lettersOf(names)).toEqual(letters);
});

it("where all short names are taken, the first letter stands; for an empty name, a question mark", () => {
  const all = { has: () => true } as unknown as ReadonlySet<string>;
  expect([shortOf("Élodie Roux", all), shortOf("", all)]).toEqual(["É", "?"]);
});

it("the last number given is 99, because 100 would make five letters", () => {
  const allBut = (free: string) => ({ has: (letters: string) => letters !== free }) as unknown as ReadonlySet<string>;
  expect(["JD99", "JD100"].map((free) => shortOf("Jean Dupont", allBut(free)))).toEqual(["JD99", "J"]);
});

it("a short name has four letters at most, and no two are alike", () => {
  const names = Array.from({ length: 60 }, (_, i) => `Maximilienne ${String.fromCharCode(65 + (i % 26))}bcd${i}`);
  const letters = lettersOf(names);
  expect(new Set(letters).size).toBe(names.length);
  expect(letters.filter((each) => [...each].length > 4)).toEqual([]);
});
