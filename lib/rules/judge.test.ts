import { expect, test } from "vitest";
import { DECKS, makeCard } from "./deck";
import { callFaults, judge, legalCards, playFaults, type TrickSituation } from "./judge";
import { cardsIn, toyTable } from "./toy.fixture";

const tarot = DECKS.tarot;
const { law, rules } = toyTable(5, 15, { "called-suit-excuse": true }, "tarot", tarot);
const names = (cards: readonly number[]) => cards.map((card) => makeCard(tarot, card)).join(" ");
const at = (trick: string, called?: string): TrickSituation => ({
  trick: cardsIn(tarot, trick),
  trickNumber: 1,
  calledCard: called ? (cardsIn(tarot, called)[0] as number) : null,
});
const ruled = (card: string, hand: string, trick: string, extra: { handIsPartial?: boolean; called?: string } = {}) =>
  judge(law, rules, {
    ...at(trick, extra.called),
    hand: cardsIn(tarot, hand),
    card: cardsIn(tarot, card)[0] as number,
    handIsPartial: extra.handIsPartial,
  });

test("F13, table rule: the Excuse lifts the ban on the called suit, nothing else does, and later tricks know none", () => {
  const { rules } = toyTable(5, 15, { "called-suit-excuse": false }, "tarot", tarot);
  const legal = (trick: string, more: Partial<TrickSituation> = {}) =>
    names(legalCards(law, rules, cardsIn(tarot, "H-3 S-2"), { ...at(trick, "H-14"), ...more }).legal);
  expect([legal(""), legal("EXC")]).toEqual(["S-2", "H-3 S-2"]);
  expect([legal("", { trickNumber: 2 }), legal("", { trickNumber: undefined })]).toEqual(["H-3 S-2", "H-3 S-2"]);
});

/** RULES 1.4; the fifth is the referee's picture. */
test.each([
  ["follows", "H-3", "H-3 T-2", "H-8", {}, "legal", "follow", "fft-fournir", "H-3"],
  ["discards a club with a heart in hand", "C-3", "C-3 H-3 T-2", "H-8", {}, "illegal", "follow", "fft-fournir", "H-3"],
  ["discards with a trump in hand", "C-3", "C-3 T-2", "H-8", {}, "illegal", "ruff", "fft-couper", "T-2"],
  ["the Excuse at any time", "EXC", "EXC H-3", "H-8", {}, "legal", "excuse", "fft-excuse", "EXC H-3"],
  [
    "5 of trumps on the 9, holding 14 and 17",
    "T-5",
    "C-14 S-12 D-7 T-5 T-14 T-17 EXC",
    "H-8 T-9 H-3",
    {},
    "illegal",
    "overruff",
    "fft-couper",
    "T-14 T-17 EXC",
  ],
  ["undertrumps, unable to do better", "T-5", "T-5 C-3", "H-8 T-9", {}, "legal", "undertrump", "fft-couper", "T-5"],
  ["leads the called suit", "H-3", "H-3 S-2", "", { called: "H-14" }, "illegal", "called-suit", "fft-appel", "S-2"],
  [
    "F13: sets the called suit after the Excuse",
    "H-3",
    "H-3 S-2",
    "EXC",
    { called: "H-14" },
    "illegal",
    "called-suit",
    "F13",
    "S-2",
  ],
  ["F14: has nothing else", "H-3", "H-3 H-5", "", { called: "H-14" }, "legal", "free", "F14", "H-3 H-5"],
  ["leads another suit", "S-2", "H-3 S-2", "", { called: "H-14" }, "legal", "called-suit", "fft-appel", "S-2"],
  ["leads the called card with nothing else", "H-14", "H-14", "", { called: "H-14" }, "legal", "free", "fft-monter", "H-14"],
] as const)("whole hand: %s", (_, card, hand, trick, extra, verdict, duty, rule, legal) => {
  const found = ruled(card, hand, trick, extra);
  expect([found.verdict, found.duty, found.rule, names(found.legal), found.questions]).toEqual([verdict, duty, rule, legal, []]);
});

test.each([
  ["what is seen is enough to convict", "C-3", "C-3 H-3", "H-8", "illegal", []],
  ["following needs no more", "H-3", "H-3", "H-8", "legal", []],
  ["a low trump: any heart, or a trump between", "T-18", "T-18 T-20", "H-8 T-19", "illegal", []],
  ["a trump above 19", "T-18", "T-18", "T-19", "unknown", [["rise", "T-20 T-21"]]],
  ["all higher trumps are on the table", "T-18", "T-18", "T-19 T-20 T-21", "legal", []],
  [
    "the cards of the trick are no longer in the hand",
    "T-18",
    "T-18",
    "H-14 T-19 T-21",
    "unknown",
    [["follow", "H-1 H-2 H-3 H-4 H-5 H-6 H-7 H-8 H-9 H-10 H-11 H-12 H-13"]],
  ],
] as const)("hand known in part: %s", (_, card, hand, trick, verdict, questions) => {
  const found = ruled(card, hand, trick, { handIsPartial: true });
  expect([found.verdict, found.questions.map((question) => [question.duty, names(question.cards)])]).toEqual([
    verdict,
    questions,
  ]);
});

test("hand known in part: a discard asks about the suit, then about trumps", () => {
  const found = ruled("C-3", "C-3", "H-8 T-20", { handIsPartial: true });
  expect(found.verdict).toBe("unknown");
  expect(found.questions.map(({ duty, cards }) => [duty, cards.length])).toEqual([
    ["follow", 13],
    ["overruff", 20],
  ]);
});

test("hand known in part: leading the called suit asks about everything else", () => {
  const found = ruled("H-3", "H-3", "", { handIsPartial: true, called: "H-14" });
  expect([found.verdict, found.rule, found.questions.map(({ duty, cards }) => [duty, cards.length])]).toEqual([
    "unknown",
    "fft-appel",
    [["called-suit", 65]],
  ]);
});

test("the legal cards keep the order given", () => {
  const { legal, duty, rule } = legalCards(law, rules, cardsIn(tarot, "T-14 H-3 T-11"), { trick: cardsIn(tarot, "S-3") });
  expect([names(legal), duty, rule]).toEqual(["T-14 T-11", "ruff", "fft-couper"]);
});

test.each([
  ["nothing wrong", "H-3 S-2", "H-8", "H-3", []],
  ["a card twice in the hand", "H-3 H-3", "", "H-3", ["hand.1 card-twice"]],
  ["a card in the hand and on the table", "H-3", "H-8 H-3", "H-3", ["trick.1 card-twice"]],
  ["five cards on the table already", "H-3", "S-1 S-2 S-3 S-4 S-5", undefined, ["trick trick-full"]],
  ["a card that is not in the hand", "H-3", "", "H-4", ["card card-not-held"]],
] as const)("an impossible table is refused: %s", (_, hand, trick, card, faults) => {
  const played = card === undefined ? undefined : cardsIn(tarot, card)[0];
  expect(
    playFaults(law, rules, cardsIn(tarot, hand), cardsIn(tarot, trick), played).map(({ at, code }) => `${at} ${code}`),
  ).toEqual(faults);
});

/** FFT12 p. 12, F17; seed 0, « L’appel au Proviseur ». */
test.each([
  ["tarot", "H-14", true],
  ["tarot", "H-11", true],
  ["tarot", "H-10", false],
  ["tarot", "T-21", false],
  ["decale", "B-PRO", true],
  ["decale", "B-P1", false],
  ["decale", "EXC", false],
] as const)("%s: %s may be called: %s", (name, card, callable) => {
  const table = toyTable(5, 10, {}, name, DECKS[name]);
  expect(callFaults(table.law, cardsIn(DECKS[name], card)[0]).length === 0).toBe(callable);
});

test("a call may be left out", () => {
  expect([...callFaults(law, null), ...callFaults(law, undefined)]).toEqual([]);
});

test("a trick counts as the first only if it says so; otherwise the called suit may be led", () => {
  const hand = cardsIn(tarot, "H-3 S-2");
  const calledCard = cardsIn(tarot, "H-14")[0] as number;
  const legal = (trickNumber?: number) => names(legalCards(law, rules, hand, { trick: [], calledCard, trickNumber }).legal);
  expect([legal(1), legal(2), legal()]).toEqual(["S-2", "H-3 S-2", "H-3 S-2"]);
});
