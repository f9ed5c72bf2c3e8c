import { expect, it } from "vitest";
import { nameWithin } from "./name-within";

const within = (most: number, name: string, others: readonly string[] = [], chosen?: string) =>
  nameWithin(most, { name, short: chosen ?? "XX", ...(chosen !== undefined && { shortChosen: true }) }, [name, ...others]);

it.each<[string, string, string]>([
  ["whole where there is room", within(8, "Camille"), "Camille"],
  ["cut between syllables", within(7, "Dominique"), "Domi."],
  ["the first of two names and an initial", within(8, "Jean Dupont"), "Jean\u00a0Du."],
  ["told from who is nearly called so", within(8, "Jean Dupont", ["Jean Durand"]), "J.\u00a0Dup."],
  ["the club's own letters first", within(7, "Dominique", [], "Domi"), "Domi"],
  ["the club's letters where nothing shorter tells", within(7, "Jean-Pierre", ["Jean Pierre"]), "XX"],
  [
    "the letters among very many",
    within(
      7,
      "Dominique",
      Array.from({ length: 60 }, (_, i) => `J${i}`),
    ),
    "XX",
  ],
])("%s", (_, given, expected) => {
  expect(given).toBe(expected);
});

it("is never longer than the room", () => {
  for (const name of ["Wilhelmina van den Berghe-Roux", "Anticonstitutionnellementement", "Xxxxxxxxxxxxxxxxxxxxxx"])
    expect(within(7, name).length).toBeLessThanOrEqual(7);
});
