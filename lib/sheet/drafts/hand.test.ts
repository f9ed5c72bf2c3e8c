import { expect, test } from "vitest";
import { gameOf, readRules } from "#lib/rules/games";
import { rulesOf } from "#lib/rules/read.fixture";
import { cardsIn } from "#lib/rules/toy.fixture";
import { EMPTY_HAND, freeIn, type HandDraft, mayDiscard, readDiscard, show, unshow } from "./hand";

const rules = rulesOf("tarot", 4);
const law = gameOf(rules);
const cards = (text: string) => cardsIn(law.deck, text);
const shown = (text: string, from: HandDraft) => cards(text).reduce((draft, card) => show(law, rules, draft, card), from);
const ecart: HandDraft = { ...EMPTY_HAND, asks: "discard" };

/** FFT12 p. 6. */
test.each([
  ["five cards are not six", "S-1 S-2 S-3 S-4 S-5", "", null],
  ["six plain cards", "S-1 S-2 S-3 S-4 S-5 S-6", "", "legal fine"],
  ["a king", "S-1 S-2 S-3 S-4 S-5 S-14", "", "illegal king"],
  ["a trump, with a plain card kept", "S-1 S-2 S-3 S-4 S-5 T-2", "H-1", "illegal trump-not-needed"],
  ["a trump, the rest of the hand not shown", "S-1 S-2 S-3 S-4 S-5 T-2", "", "unknown trump-hand-unknown"],
])("the écart: %s", (_, discard, kept, verdict) => {
  const found = readDiscard(law, rules, shown(kept, { ...shown(discard, ecart), into: "kept" })).verdict;
  expect(found && `${found.verdict} ${found.code}`).toBe(verdict);
});

test("after the sixth card of the écart the picker goes on to the kept ones", () => {
  const six = shown("S-1 S-2 S-3 S-4 S-5 S-6", ecart);
  expect(six.into).toBe("kept");
  expect(freeIn(law, rules, six).size).toBe(72);
  expect(shown("H-1", six).kept).toEqual(cards("H-1"));
  expect(unshow(six)).toMatchObject({ into: "discard", discard: cards("S-1 S-2 S-3 S-4 S-5") });
  const kept = shown("H-1 H-2 H-3 H-4 H-5 H-6", six);
  expect(freeIn(law, rules, kept).size).toBe(72);
  expect(freeIn(law, rules, { ...six, into: "discard" })).toEqual(new Set(six.discard));
});

test("without an écart a hand may show more than six cards; an empty hand has nothing to take back", () => {
  expect(freeIn(law, rules, shown("H-1 H-2 H-3 H-4 H-5 H-6", EMPTY_HAND)).size).toBe(78);
  expect(unshow(EMPTY_HAND)).toEqual(EMPTY_HAND);
});

test("the form tells how many cards of the écart are still missing", () => {
  const due = (discard: string, kept = "") =>
    readDiscard(law, rules, shown(kept, { ...shown(discard, ecart), into: "kept" })).due;
  expect([due(""), due("S-1 S-2 S-3 S-4 S-5"), due("S-1 S-2 S-3 S-4 S-5 S-6")]).toEqual([6, 1, 0]);
  const twice = readDiscard(law, rules, { ...ecart, discard: cards("S-1 S-1 S-2 S-3 S-4 S-5") });
  expect([twice.verdict, twice.faults.length > 0, twice.due]).toEqual([null, true, 0]);
});

test("a hand is full with eighteen cards, and gives one back when it is tapped again", () => {
  const eighteen = law.deck.bouts.concat(cards("S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 S-10 S-11 S-12 S-13 S-14 H-1"));
  const full = eighteen.reduce((draft, card) => show(law, rules, draft, card), EMPTY_HAND);
  expect(freeIn(law, rules, full)).toEqual(new Set(eighteen));
  expect(shown("H-1", full).kept).toHaveLength(17);
  expect(unshow(full).kept).toHaveLength(17);
});

test("nobody discards at décalé", () => {
  const decale = readRules({ game: "decale", players: 4 });
  expect([mayDiscard(law), decale.ok && mayDiscard(gameOf(decale.value))]).toEqual([true, false]);
});
