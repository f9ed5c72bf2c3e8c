import { expect, test } from "vitest";
import { EXCUSE, parseCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Options, Rules } from "#lib/rules/rules";
import { cardsIn } from "#lib/rules/toy.fixture";
import { askAbout, emptyPlay, knownOf, lay, type PlayDraft, playFromHand, readPlay, seatOf, sorted, unlay } from "./play";

const tarot = rulesOf("tarot", 4);
const { deck } = gameOf(tarot);
const cards = (text: string, of = deck) => cardsIn(of, text);
const laid = (rules: Rules, from: PlayDraft, text: string) =>
  cardsIn(gameOf(rules).deck, text).reduce((draft, card) => lay(rules, draft, card), from);
const read = (rules: Rules, draft: PlayDraft) => readPlay(gameOf(rules), rules, draft);

test("the picture: on 8♥, 9, 3♥ Paul plays the 5 with the 14, the 17 and the Excuse in hand", () => {
  const four = laid(tarot, emptyPlay(0), "H-8 T-9 H-3 T-5");
  expect(four.place).toBe(3);
  expect(read(tarot, four).verdict).toMatchObject({ verdict: "unknown" });
  const shown = laid(tarot, four, "C-14 S-12 D-7 T-14 T-17 EXC");
  expect(read(tarot, shown).verdict).toMatchObject({ verdict: "illegal", rule: "fft-couper" });
  // The hand may still hide a heart: the app only says that a card is allowed when it knows the whole hand.
  expect(read(tarot, shown).others.map(({ verdict }) => verdict.verdict)).toEqual([
    "illegal",
    "illegal",
    "illegal",
    "unknown",
    "unknown",
    "legal",
  ]);
  const { others, outcome } = read(tarot, { ...shown, whole: true });
  expect(others.flatMap(({ play, verdict }) => (verdict.verdict === "legal" ? [play.card] : []))).toEqual(cards("T-14 T-17 EXC"));
  expect(outcome).toEqual({ winner: 1 });
});

test("following suit is legal whatever the rest of the hand", () => {
  expect(read(tarot, laid(tarot, emptyPlay(0), "H-8 T-9 H-3 H-1")).verdict?.verdict).toBe("legal");
});

test("before the card falls each card of the hand is judged; tapping one plays it", () => {
  const three = askAbout(tarot, laid(tarot, emptyPlay(2), "H-8 T-9 H-3"), 3);
  const hand = { ...laid(tarot, three, "D-7 T-5 T-14"), whole: true };
  expect(read(tarot, hand).verdict).toBeNull();
  expect(read(tarot, hand).others.map(({ verdict }) => verdict.verdict)).toEqual(["illegal", "illegal", "legal"]);
  const played = playFromHand(hand, cards("T-5")[0] as number);
  expect([played.trick, knownOf(played)]).toEqual([cards("H-8 T-9 H-3 T-5"), cards("D-7 T-14")]);
  expect(read(tarot, played).verdict?.verdict).toBe("illegal");
});

test("a card in the middle of the trick is judged by those before it", () => {
  const asked = laid(tarot, askAbout(tarot, laid(tarot, emptyPlay(0), "H-8 C-2 H-3"), 1), "H-1");
  expect(read(tarot, asked).verdict).toMatchObject({ verdict: "illegal", rule: "fft-fournir" });
  expect(askAbout(tarot, asked, 1).place).toBeNull();
});

test("no card is offered twice, and a hand gets no more cards than are dealt", () => {
  const four = laid(tarot, emptyPlay(0), "H-8 T-9 H-3 T-5");
  expect(read(tarot, four).free.size).toBe(74);
  const full = {
    ...four,
    hands: { 3: [...deck.bouts, ...cards("S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 S-10 S-11 S-12 S-13 S-14")] },
  };
  expect([...read(tarot, full).free].sort()).toEqual([...(full.hands[3] ?? [])].sort());
});

test("mistakes are undone one by one, down to an empty trick", () => {
  const four = laid(tarot, emptyPlay(0), "H-8 T-9 H-3 T-5 T-14");
  const back = [1, 2, 3, 4, 5].reduce<PlayDraft[]>((drafts) => [...drafts, unlay(tarot, drafts.at(-1) as PlayDraft)], [four]);
  expect(back.map((draft) => draft.trick.length + knownOf(draft).length)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(knownOf(laid(tarot, four, "T-14"))).toEqual([]);
});

test("undone, a question about another card leaves a full trick asking about its last, an open one waiting for the next", () => {
  const full = laid(tarot, emptyPlay(0), "H-8 T-9 H-3 T-5");
  expect(unlay(tarot, askAbout(tarot, full, 0))).toMatchObject({ place: 3, trick: full.trick });
  const open = laid(tarot, emptyPlay(0), "H-8 T-9 H-3");
  expect(unlay(tarot, askAbout(tarot, open, 0))).toMatchObject({ place: null, trick: open.trick });
});

/** FFT12 p. 12, F13, F14. */
test.each<[string, Options, string, string, PlayDraft["moment"], string]>([
  ["the called suit in the first trick", {}, "H-3", "S-2", "first", "illegal fft-appel"],
  ["the called suit later", {}, "H-3", "S-2", "other", "legal fft-fournir"],
  ["after an Excuse led to the first trick", {}, "EXC H-3", "S-2", "first", "illegal F13"],
  ["the same, where the table frees it", { "called-suit-excuse": false }, "EXC H-3", "S-2", "first", "legal fft-fournir"],
  ["nothing else in hand", {}, "H-3", "H-4", "first", "legal F14"],
])("five players: %s", (_, options, trick, hand, moment, verdict) => {
  const five = rulesOf("tarot", 5, options);
  const place = trick.split(" ").length - 1;
  const called = { ...emptyPlay(0), moment, calledCard: parseCard(deck, "H-14") as number, whole: true };
  const asked = { ...askAbout(five, laid(five, called, trick), place), whole: true };
  const found = read(five, laid(five, asked, hand)).verdict;
  expect(`${found?.verdict} ${found?.rule}`).toBe(verdict);
});

test("décalé: two Profs tie, and the suit stays demanded only where the table says so", () => {
  const decale = rulesOf("decale", 3);
  expect(read(decale, laid(decale, emptyPlay(0), "B-P1 B-E1 B-P2")).outcome).toEqual({ tied: [0, 2] });
  const kept = rulesOf("decale", 3, { "tie-leader": "same-suit" });
  const next = { ...laid(kept, { ...emptyPlay(0), carried: 0, whole: true }, "O-E1"), place: 0, whole: true };
  expect(read(kept, laid(kept, next, "B-E2")).verdict).toMatchObject({ verdict: "illegal", rule: "boite-fournir" });
});

test("whist: the Excuse wins the trick at 22, loses it at 0, and until it is said nobody wins", () => {
  const whist = rulesOf("whist", 4);
  const trick = laid(whist, emptyPlay(0), "T-8 EXC T-21 T-2");
  expect([null, 0, 22].map((excuseValue) => read(whist, { ...trick, excuseValue }).outcome)).toEqual([
    null,
    { winner: 2 },
    { winner: 1 },
  ]);
});

test("the Excuse led to the last trick of a chelem wins it; in any other last trick it changes camp", () => {
  const last = { ...laid(tarot, emptyPlay(1), "EXC H-1 H-2 H-3"), moment: "last" as const };
  expect([read(tarot, last).outcome, read(tarot, last).excuse]).toEqual([{ winner: 3 }, { code: "camp", rule: "F5" }]);
  const slam = read(tarot, { ...last, slam: true });
  expect([slam.outcome, slam.excuse]).toEqual([{ winner: 0 }, { code: "wins", rule: "F6" }]);
});

test("a hand is laid out by suit, trumps last and the Excuse at the end", () => {
  expect(sorted([EXCUSE, ...cards("T-5 C-14 S-12 T-14 D-7")])).toEqual(cards("S-12 D-7 C-14 T-5 T-14 EXC"));
});

test("the next player sits one place on, round the table", () => {
  expect([0, 1, 2, 3].map((place) => seatOf(tarot, emptyPlay(2), place))).toEqual([2, 3, 0, 1]);
});

test("the last card shown of a hand is taken back, or the last card of an open trick", () => {
  const hand = laid(tarot, askAbout(tarot, laid(tarot, emptyPlay(0), "H-8 T-9"), 2), "H-1 H-2 H-3");
  expect(knownOf(unlay(tarot, hand))).toEqual(cards("H-1 H-2"));
  const open = laid(tarot, emptyPlay(0), "H-8 T-9 H-3");
  expect(unlay(tarot, askAbout(tarot, open, 2))).toMatchObject({ place: null, trick: cards("H-8 T-9") });
  expect(unlay(tarot, askAbout(tarot, open, 1))).toMatchObject({ place: null, trick: open.trick });
  expect(unlay(tarot, askAbout(tarot, open, 3))).toMatchObject({ place: null, trick: open.trick });
});

test("a hand stays marked as whole only while it is asked about", () => {
  const asked = { ...askAbout(tarot, laid(tarot, emptyPlay(0), "H-8 T-9 H-3"), 1), whole: true };
  expect([askAbout(tarot, asked, 1).whole, askAbout(tarot, asked, 2).whole]).toEqual([true, false]);
  expect([askAbout(tarot, { ...asked, whole: false }, 1).whole, askAbout(tarot, { ...asked, whole: false }, 2).whole]).toEqual([
    false,
    false,
  ]);
});

test("a card is played from a hand where it is that hand’s turn, and nowhere else", () => {
  const open = laid(tarot, emptyPlay(0), "H-8 T-9");
  const [card] = cards("H-1") as [number];
  for (const draft of [open, askAbout(tarot, open, 1), askAbout(tarot, open, 3)]) expect(playFromHand(draft, card)).toBe(draft);
  expect(playFromHand(askAbout(tarot, open, 2), card).trick).toEqual(cards("H-8 T-9 H-1"));
});

test("the picker shows the suit led while the trick is laid, and none beside a question", () => {
  const open = laid(tarot, emptyPlay(0), "H-8");
  expect([emptyPlay(0), open, askAbout(tarot, open, 1)].map((draft) => read(tarot, draft).suit)).toEqual([null, 1, null]);
});

test("a hand is full with the cards of the deal, less the one on the table; shown cards can be taken back", () => {
  const whist = rulesOf("whist", 4);
  const lead = laid(whist, emptyPlay(0), "T-8");
  const shown = (place: number, text: string) => read(whist, laid(whist, askAbout(whist, lead, place), text)).free.size;
  // Everybody has five cards, and the player who has led has four left.
  expect([shown(0, "T-1 T-2 T-3"), shown(0, "T-1 T-2 T-3 T-4")]).toEqual([21, 4]);
  expect([shown(1, "T-1 T-2 T-3 T-4"), shown(1, "T-1 T-2 T-3 T-4 T-5")]).toEqual([21, 5]);
});

test("cards of one suit are laid out from the lowest, whatever order they came in", () => {
  expect(sorted(cards("H-3 H-1 T-5 S-2 T-1 S-1 EXC H-2"))).toEqual(cards("S-1 S-2 H-1 H-2 H-3 T-1 T-5 EXC"));
});
