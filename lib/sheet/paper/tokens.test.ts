import { expect, test } from "vitest";
import { isDash, nameInList, sayToken, seatIn, TOKENS, tokenIn } from "./tokens";

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
  // A person's name goes before a place number.
  ["2", 3],
  ["3", 2],
  ["4", 3],
  ["5", undefined],
  ["0", undefined],
])("“%s” is the seat %s", (text, seat) => {
  expect(seatIn(text, NAMES)).toBe(seat);
});

test("a name with which another begins stands for its own player, in either order", () => {
  expect(["Ann", "Anna"].map((name) => seatIn(name, ["Ann", "Anna"]))).toEqual([0, 1]);
});

test.each<[string, object, string | undefined]>([
  ["Garde", TOKENS.contracts, "garde"],
  ["garde-sans", TOKENS.contracts, "garde-sans"],
  ["gs", TOKENS.contracts, "garde-sans"],
  ["Garde S", TOKENS.contracts, "garde-sans"],
  ["gard", TOKENS.contracts, undefined],
  ["cap", TOKENS.contracts, undefined],
  ["", TOKENS.contracts, undefined],
  ["roi de p", TOKENS.suits, "S-14"],
  ["roi", TOKENS.suits, undefined],
  ["V", TOKENS.schools, "V"],
  ["ver", TOKENS.schools, "V"],
  ["vi", TOKENS.schools, "M"],
  // The words of the English screens, and the older words of our own tables.
  ["in the chien", TOKENS.ownCalls, "dog"],
  ["in the dog", TOKENS.ownCalls, "dog"],
  ["court cards", TOKENS.miseres, "heads"],
  ["pousse", TOKENS.contracts, "pouce"],
  ["disputed", TOKENS.states, "contested"],
])("“%s” is understood where it can mean only one thing", (text, tokens, token) => {
  expect(tokenIn(text, tokens as typeof TOKENS.contracts)).toBe(token);
});

test("a token is said in the language asked for, and an unknown one as it is", () => {
  expect([sayToken(TOKENS.suits, "S-14", "fr"), sayToken(TOKENS.suits, "S-14", "en"), sayToken(TOKENS.suits, "X", "en")]).toEqual(
    ["roi de pique", "king of spades", "X"],
  );
});

test("a name that holds a separator is written as its place", () => {
  const names = ["Nora", "Hugo, le grand", "A/B"];
  expect(names.map((_, seat) => nameInList(names, seat))).toEqual(["Nora", "2", "3"]);
});

test("a dash may be any kind of dash, alone", () => {
  expect(["-", "–", "—", " − "].every(isDash)).toBe(true);
  expect(["", "--", "-1", "0"].some(isDash)).toBe(false);
});
