import { expect, test } from "vitest";
import { cardsIn, PACKS } from "./toy.fixture";
import { demandOf, NO_CARD, NO_SUIT, outcomeOf } from "./trick";

/** Source in the name: other programs' tests, seed paragraphs, rulings. */
test.each([
  ["tarot", "Elsa-Mina 07: the Excuse led wins nothing", "EXC H-3", {}, { winner: 1 }],
  ["tarot", "Elsa-Mina 08", "EXC S-5", {}, { winner: 1 }],
  ["tarot", "the highest of the suit led", "H-3 H-12 S-14 H-9", {}, { winner: 1 }],
  ["tarot", "the highest trump", "H-3 T-2 T-7 H-14", {}, { winner: 2 }],
  ["tarot", "1.3: the card after the Excuse sets the suit", "EXC S-2 H-14 S-1", {}, { winner: 1 }],
  ["tarot", "the Excuse alone holds nothing", "EXC", {}, null],
  ["tarot", "an empty trick", "", {}, null],
  ["tarot", "F6: led to the last trick of a chelem, it wins", "EXC T-21 H-3 H-4", { slam: true }, { winner: 0 }],
  ["tarot", "F6: played to it without the lead, it does not", "T-21 EXC H-3 H-4", { slam: true }, { winner: 0 }],
  ["decale", "seed 0, égalité: two Profs", "B-E1 B-P1 B-INT B-P2", {}, { tied: [1, 3] }],
  ["decale", "D8: a trump prevents the tie", "B-P3 B-P1 T-2 B-E2", {}, { winner: 2 }],
  ["decale", "another school's Proviseur and the Excuse count for nothing", "B-E3 B-E4 V-PRO EXC", {}, { tied: [0, 1] }],
  ["decale", "the Excuse led, then a tie", "EXC O-E1 O-P1 O-P2", {}, { tied: [2, 3] }],
  ["decale", "equal Élèves under a Prof do not tie", "B-E1 B-E2 B-P1", {}, { winner: 2 }],
  ["decale", "an Interro discarded nobody follows", "B-INT O-E1", {}, { winner: 0 }],
  ["decale", "D4, table rule: the school carried over wins", "O-PRO B-E1", { carried: 0 }, { winner: 1 }],
  ["decale", "D4, table rule: nobody can follow it, nobody wins", "O-PRO V-E1", { carried: 0 }, { tied: [] }],
  ["whist", "seed 3: the Excuse said 22", "T-21 EXC T-5 T-9", { excuseValue: 22 }, { winner: 1 }],
  ["whist", "seed 3: the Excuse said 0", "T-2 EXC T-1 T-3", { excuseValue: 0 }, { winner: 3 }],
  ["whist", "the Excuse led, said 0", "EXC T-21 T-1 T-3", {}, { winner: 1 }],
  ["whist", "the Excuse led, said 0, nobody else yet", "EXC", { excuseValue: 0 }, { winner: 0 }],
] as const)("%s, %s", (deck, _, cards, terms, expected) => {
  expect(outcomeOf(PACKS[deck], cardsIn(PACKS[deck], cards), terms)).toEqual(expected);
});

test.each([
  ["tarot", "nothing yet", "", NO_SUIT, 0],
  ["tarot", "the Excuse alone", "EXC", NO_SUIT, 0],
  ["tarot", "hearts, led after the Excuse, and the highest trump", "EXC H-3 T-7 T-2", 1, 7],
  ["tarot", "trumps", "T-4 T-9 S-14", 4, 9],
  ["whist", "nothing, whatever was led", "T-4 T-9", NO_SUIT, 0],
] as const)("%s: a trick asks for %s", (deck, _, cards, suit, height) => {
  expect(demandOf(PACKS[deck], cardsIn(PACKS[deck], cards))).toEqual({ suit, height, barred: NO_CARD });
});

test("a token of another pack is a mistake in a test", () => {
  expect(() => cardsIn(PACKS.toy, "B-PRO")).toThrow("B-PRO is no card of the toy pack");
});
