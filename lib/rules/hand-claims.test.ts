import { expect, test } from "vitest";
import { gameOf } from "./games";
import { claimsOf } from "./hand-claims";
import { rulesOf } from "./read.fixture";
import type { Options } from "./rules";
import { cardsIn } from "./toy.fixture";

const PLAIN = "S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 S-10 H-1 H-2 H-3 H-4 H-5 H-6 H-7 H-8 H-9 H-10";
const plain = (n: number) => PLAIN.split(" ").slice(0, n).join(" ");
const trumps = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `T-${from + i}`).join(" ");

const said = (game: string, players: number, hand: string, options: Options = {}) => {
  const rules = rulesOf(game, players, options);
  const law = gameOf(rules);
  return claimsOf(law, rules, cardsIn(law.deck, hand))
    .map(({ code, state, level }) => `${code}${code === "poignee" && level ? level : ""} ${state}`)
    .join(", ");
};

/** FFT12 p. 5 and 7; F18. Eighteen cards are a whole hand at four. */
test.each([
  ["ten trumps are enough, whatever the rest", `${trumps(2, 11)}`, "poignee1 yes, petit-sec no"],
  ["the Excuse stands in for the tenth", `${trumps(2, 10)} EXC`, "poignee1 yes, petit-sec no"],
  ["nine are not yet ten", trumps(2, 10), "poignee open, petit-sec no"],
  ["nine in a whole hand are not", `${trumps(2, 10)} ${plain(9)}`, "poignee no, petit-sec no"],
  ["thirteen are a double", trumps(2, 14), "poignee2 yes, petit-sec no"],
  ["the Petit alone, the hand not all shown", `T-1 ${plain(9)}`, "poignee open, petit-sec open"],
  ["the Petit alone, the whole hand", `T-1 ${plain(17)}`, "poignee no, petit-sec yes"],
  ["the Petit with the Excuse", `T-1 EXC ${plain(16)}`, "poignee no, petit-sec no"],
  ["no trump at all is no petit sec", plain(18), "poignee no, petit-sec no"],
])("tarot at four: %s", (_, hand, claims) => {
  expect(said("tarot", 4, hand)).toBe(claims);
});

test("F18: where the table plays misères at tarot, they are told too", () => {
  expect(said("tarot", 4, plain(18), { miseres: true })).toBe("poignee no, misere-trumps yes, misere-heads yes, petit-sec no");
});

/** F18: off unless the table plays them; only the Excuse spoils them, unless the table lets it. */
test.each<[string, string, Options, string]>([
  ["off", plain(18), {}, "poignee no, petit-sec no"],
  ["on", plain(18), { miseres: true }, "poignee no, misere-trumps yes, misere-heads yes, petit-sec no"],
  ["spoiled by the Excuse", `EXC ${plain(17)}`, { miseres: true }, "poignee no, misere-trumps no, misere-heads no, petit-sec no"],
  [
    "the Excuse let in",
    `EXC ${plain(17)}`,
    { miseres: true, "misere-excuse": true },
    "poignee no, misere-trumps yes, misere-heads yes, petit-sec no",
  ],
])("misères at tarot: %s", (_, hand, options, claims) => {
  expect(said("tarot", 4, hand, options)).toBe(claims);
});

/** V12: « ni atouts ni excuse », « ni images ni bouts »; seed 2, poignée of 8. */
test.each([
  ["fifteen small cards are both misères", plain(15), "poignee no, misere-trumps yes, misere-heads yes, petit-sec no"],
  ["the Excuse spoils both", `EXC ${plain(14)}`, "poignee no, misere-trumps no, misere-heads no, petit-sec no"],
  ["a small trump spoils one", `T-2 ${plain(9)}`, "poignee open, misere-trumps no, misere-heads open, petit-sec no"],
  ["eight trumps", trumps(2, 9), "poignee1 yes, misere-trumps no, misere-heads open, petit-sec no"],
])("the table of five: %s", (_, hand, claims) => {
  expect(said("vp5", 5, hand)).toBe(claims);
});

/** Seed 0, « Des primes »; D7, D11. */
test.each<[string, number, string, string, Options?]>([
  ["five Atouts at five", 5, "T-2 T-3 T-4 T-5 EXC", "trop-cool yes, loose no, greve open"],
  [
    "no Atout, no Prof, ten cards",
    5,
    "B-E1 B-E2 B-E3 B-E4 B-INT O-E1 O-E2 O-E3 O-E4 O-INT",
    "trop-cool no, loose yes, greve yes",
  ],
  ["a Proviseur in a part of a hand", 4, "B-PRO", "trop-cool open, loose open, greve no"],
  ["no primes at three", 3, "B-PRO", ""],
  [
    "no primes at three, unless the table says so",
    3,
    "B-PRO",
    "trop-cool open, loose open, greve no",
    { "primes-under-four": true },
  ],
  ["no primes at all, where the table says so", 4, "B-PRO", "", { primes: false }],
])("décalé: %s", (_, players, hand, claims, options = {}) => {
  expect(said("decale", players, hand, options)).toBe(claims);
});

test.each<[string, string, number]>([
  ["tarot", plain(18), 0],
  ["tarot", `${plain(3)} ${trumps(2, 10)}`, 9],
  ["tarot", `${trumps(1, 21)} EXC`, 22],
  ["decale", "B-PRO T-1 T-13 EXC", 3],
])("%s: the hand %s shows as many trumps, with the Excuse: %i", (game, hand, shown) => {
  const rules = rulesOf(game, 4);
  const law = gameOf(rules);
  expect(new Set(claimsOf(law, rules, cardsIn(law.deck, hand)).map((claim) => claim.trumps))).toEqual(new Set([shown]));
});

test("whist announces nothing from a hand", () => {
  expect(said("whist", 4, "T-1")).toBe("");
});
