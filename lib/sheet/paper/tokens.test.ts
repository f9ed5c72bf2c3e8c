import { expect, test } from "vitest";
import { CONTRACTS, isDash, MISERES, nameFor, OWN_CALLS, SCHOOLS, STATES, SUITS, sayToken, seatIn, tokenIn } from "./tokens";

const NAMES = ["Nora", "Hugo", "Noé", "2"];

test.each<[string, number | undefined]>([
  ["Nora", 0],
  ["nora", 0],
  ["NOÉ", 2],
  ["hu", 1],
  ["no", undefined],
  ["nor", 0],
  ["Zoé", undefined],
  ["", undefined],
  [" ", undefined],
  ["1", 0],
  // Somebody whose name it is comes before a place.
  ["2", 3],
  ["3", 2],
  ["4", 3],
  ["5", undefined],
  ["0", undefined],
])("“%s” is the seat %s", (text, seat) => {
  expect(seatIn(text, NAMES)).toBe(seat);
});

test("a name that another one begins with is its own player’s, at any seat", () => {
  expect(["Ann", "Anna"].map((name) => seatIn(name, ["Ann", "Anna"]))).toEqual([0, 1]);
});

test.each<[string, object, string | undefined]>([
  ["Garde", CONTRACTS, "garde"],
  ["garde-sans", CONTRACTS, "garde-sans"],
  ["gs", CONTRACTS, "garde-sans"],
  ["Garde S", CONTRACTS, "garde-sans"],
  ["gard", CONTRACTS, undefined],
  ["cap", CONTRACTS, undefined],
  ["", CONTRACTS, undefined],
  ["roi de p", SUITS, "S-14"],
  ["roi", SUITS, undefined],
  ["V", SCHOOLS, "V"],
  ["ver", SCHOOLS, "V"],
  ["vi", SCHOOLS, "M"],
  // As English screens say it, beside what a table of ours says.
  ["in the chien", OWN_CALLS, "dog"],
  ["in the dog", OWN_CALLS, "dog"],
  ["court cards", MISERES, "heads"],
  ["pousse", CONTRACTS, "pouce"],
  ["disputed", STATES, "contested"],
])("“%s” is understood where it can be one thing only", (text, tokens, token) => {
  expect(tokenIn(text, tokens as typeof CONTRACTS)).toBe(token);
});

test("a word is said in the language asked for; what has none, as it is", () => {
  expect([sayToken(SUITS, "S-14", "fr"), sayToken(SUITS, "S-14", "en"), sayToken(SUITS, "X", "en")]).toEqual([
    "roi de pique",
    "king of spades",
    "X",
  ]);
});

test("a name that would part a list is told by its place", () => {
  const names = ["Nora", "Hugo, le grand", "A/B"];
  expect(names.map((_, seat) => nameFor(names, seat))).toEqual(["Nora", "2", "3"]);
});

test("a dash is a dash in any writing, and nothing else is", () => {
  expect(["-", "–", "—", " − "].every(isDash)).toBe(true);
  expect(["", "--", "-1", "0"].some(isDash)).toBe(false);
});
