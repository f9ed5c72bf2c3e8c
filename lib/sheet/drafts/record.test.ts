import { expect, test } from "vitest";
import { EXCUSE, suitOf, TRUMPS } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Rules } from "#lib/rules/rules";
import { cardsIn } from "#lib/rules/toy.fixture";
import { readPlay } from "./play";
import { pick, playAt, readRecord, unpick } from "./record";
import { DECALE, GARDE_SANS, REVOKE, TAROTMAG } from "./record.fixture";
import { emptyRecord, type RecordDraft } from "./record-draft";

const tarot = rulesOf("tarot", 4);
const cards = (rules: Rules, text: string) => cardsIn(gameOf(rules).deck, text);
const entered = (rules: Rules, text: string, from: RecordDraft = emptyRecord(rules, 0)) =>
  cards(rules, text).reduce((draft, card) => pick(gameOf(rules), rules, draft, card), from);
const read = (rules: Rules, draft: RecordDraft) => readRecord(gameOf(rules), rules, draft);

test("the next player follows from the cards: the winner leads the next trick", () => {
  const turns = ["", "H-8", "H-8 T-9 H-3", "H-8 T-9 H-3 H-1", "H-8 T-9 H-3 H-1 C-2"].map((text) => {
    const { turn, suit } = read(tarot, entered(tarot, text));
    return [turn?.seat, turn?.trick, suit];
  });
  expect(turns).toEqual([
    [0, 0, null],
    [1, 0, 1],
    [3, 0, 1],
    [1, 1, null],
    [2, 1, 3],
  ]);
});

test("seventy-two cards of a garde sans come to 83 points and three bouts, and nothing is proved", () => {
  const told = { ...emptyRecord(tarot, 0), taker: 0, contract: "garde-sans" };
  const { audit, missing, turn, tricks } = read(tarot, entered(tarot, GARDE_SANS, told));
  expect(audit?.tally).toMatchObject({ kind: "attack", points: 83, bouts: 3, petitAuBout: null, slam: null });
  expect([audit?.faults, audit?.unclear, missing, turn]).toEqual([[], [], null, null]);
  expect(tricks.flatMap(({ winner }, i) => (winner === 0 ? [] : [i + 1]))).toEqual([3, 4]);
});

test("a revoke is proved as soon as the trump comes out, by those two plays", () => {
  const before = entered(tarot, REVOKE.split(" ").slice(0, 14).join(" "));
  expect(read(tarot, before).audit?.faults).toEqual([]);
  const proofs = read(tarot, entered(tarot, "T-2", before)).audit?.faults;
  expect(proofs).toMatchObject([{ play: 9, seat: 1, rule: "fft-couper", because: [14] }]);
  // When the 3 of trumps comes out, it shows another fault: it should have gone over the Petit in trick 5.
  expect(read(tarot, entered(tarot, REVOKE)).audit?.faults).toMatchObject([
    { play: 9, because: [14, 21] },
    { play: 18, because: [21] },
  ]);
});

test("the taker and the contract must be known before points are counted", () => {
  expect(read(tarot, entered(tarot, GARDE_SANS)).missing).toBe("taker");
  expect(read(tarot, { ...entered(tarot, GARDE_SANS), taker: 0 }).missing).toBe("contract");
  expect(read(rulesOf("tarot", 5), entered(rulesOf("tarot", 5), "H-1")).missing).toBe("plays");
});

test("décalé at five: nine tricks, a last one led with the Excuse, 75 points", () => {
  const decale = rulesOf("decale", 5);
  const { audit, missing } = read(decale, entered(decale, DECALE, emptyRecord(decale, 4)));
  expect(missing).toBeNull();
  expect(audit?.tally).toMatchObject({ kind: "seats", cardPoints: [20, 0, 0, 0, 55], setAside: 0, boutDuBout: null });
});

test("whist: the Excuse waits for its value, then three tricks are counted", () => {
  const whist = rulesOf("whist", 4);
  const deal = entered(whist, "T-8 EXC T-21 T-2 T-3 T-4 T-5 T-6 T-7 T-1 T-9 T-10", { ...emptyRecord(whist, 0), cards: 3 });
  expect(read(whist, deal)).toMatchObject({ missing: "excuse", turn: null, audit: null });
  // With the Excuse at 0, the 21 wins the first trick; at 22, the Excuse wins it. The 6 and the 10 win the other two.
  expect(read(whist, { ...deal, excuseValue: 0 }).audit?.tally).toMatchObject({ tricks: [1, 1, 1, 0] });
  expect(read(whist, { ...deal, excuseValue: 22 }).audit?.tally).toMatchObject({ tricks: [1, 1, 0, 1] });
});

test("the picker offers no card twice, none from aside, and to a full known hand only its own cards", () => {
  const start = entered(tarot, "H-8 T-9 H-3 H-1");
  expect(read(tarot, start).free.size).toBe(74);
  const aside = entered(tarot, "S-1 S-2", { ...start, into: "aside" });
  expect(read(tarot, { ...aside, into: "plays" }).free.size).toBe(72);
  const known = entered(tarot, "C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-10 C-11 C-12 C-13 C-14 D-1 D-2 D-3", { ...aside, into: 1 });
  expect([...read(tarot, { ...known, into: "plays" }).free].sort()).toEqual(
    cards(tarot, "C-1 C-2 C-3 C-4 C-5 C-6 C-7 C-8 C-9 C-10 C-11 C-12 C-13 C-14 D-1 D-2 D-3").sort(),
  );
  // The hand is full, so only its own cards can be picked, to take them back.
  expect(read(tarot, known).free.size).toBe(17);
  expect(read(tarot, entered(tarot, "C-1", known)).free.size).toBe(72);
});

test("a known hand shows the fault that no later play shows", () => {
  const start = entered(tarot, "H-8 C-2");
  const shown = entered(tarot, "H-2", { ...start, into: 1 });
  expect(read(tarot, shown).audit?.faults).toMatchObject([
    { play: 1, seat: 1, rule: "fft-fournir", because: [], held: cards(tarot, "H-2") },
  ]);
});

test("a card can be taken back, or put right where it lies", () => {
  const trick = entered(tarot, "H-8 T-9 H-3 H-1");
  expect(unpick(trick).plays).toEqual(cards(tarot, "H-8 T-9 H-3"));
  const right = entered(tarot, "H-9", { ...trick, at: 1 });
  expect([right.plays, right.at, read(tarot, right).turn?.seat]).toEqual([cards(tarot, "H-8 H-9 H-3 H-1"), null, 1]);
  expect(unpick({ ...trick, at: 1 })).toEqual(trick);
});

test("a record that contradicts itself says so", () => {
  const shown = entered(tarot, "C-2", { ...entered(tarot, "H-8"), into: 2 });
  const { audit, faults } = read(tarot, { ...shown, plays: cards(tarot, "H-8 C-2") });
  expect([audit, faults.map(({ code }) => code)]).toEqual([null, ["in-another-hand"]]);
});

test("one play of the record is judged by what the rest of it shows of that hand", () => {
  const law = gameOf(tarot);
  const asked = playAt(law, tarot, entered(tarot, REVOKE), 9);
  expect(asked).toMatchObject({ leader: 0, place: 1, number: 3, moment: "other", whole: true });
  expect(readPlay(law, tarot, asked).verdict).toMatchObject({ verdict: "illegal", rule: "fft-couper" });
  expect(playAt(law, tarot, entered(tarot, "H-8 C-2"), 1)).toMatchObject({ whole: false, moment: "first", hands: { 1: [] } });
});

/** Each card is one tap, and one more when the picker shows another suit: it shows the likeliest, else the last one shown. */
test("a real deal of eighteen tricks is entered in less than five taps a trick", () => {
  let taps = 0;
  let open: number = 0;
  let draft = emptyRecord(tarot, 3);
  for (const card of cards(tarot, TAROTMAG.replaceAll(",", ""))) {
    const { suit } = read(tarot, draft);
    if (suit !== TRUMPS) open = suit ?? open;
    if (card < EXCUSE && suitOf(card) !== open) {
      taps += 1;
      open = suitOf(card);
    }
    taps += 1;
    draft = pick(gameOf(tarot), tarot, draft, card);
  }
  expect(read(tarot, draft).turn).toBeNull();
  expect(taps / 18).toBeLessThan(5);
});

test("the picker shows the suit led; to a leader, or a player without that suit, the suit they played last", () => {
  const shown = (text: string) => read(tarot, entered(tarot, text)).suit;
  expect(shown("H-8 T-9 H-3 H-1")).toBe(null);
  expect(shown("H-8 T-9 H-3 H-1 T-21")).toBe(TRUMPS);
  // Nora wins with the king of clubs and leads hearts. The picker shows the suit that Hugo played last, as he has no hearts.
  expect(shown("H-8 T-9 H-3 H-1 C-2 C-3 C-4 C-14")).toBe(3);
  expect(shown("H-8 T-9 H-3 H-1 C-2 C-3 C-4 C-14 H-2")).toBe(3);
  expect(shown("H-8 T-9 H-3 H-1 C-2 C-3 C-4 C-14 H-2 D-1")).toBe(1);
});

test("the last card is taken back from where the picker points: the plays, a known hand, or the cards aside", () => {
  const played = entered(tarot, "H-8 T-9");
  const aside = entered(tarot, "S-1 S-2", { ...played, into: "aside" });
  const held = entered(tarot, "C-1 C-2", { ...aside, into: 1 });
  const left = ({ plays, aside, held }: RecordDraft) => [plays, aside, held[1]].map((cards) => cards?.length);
  expect(left(held)).toEqual([2, 2, 2]);
  expect(left(unpick(held))).toEqual([2, 2, 1]);
  expect(left(unpick({ ...held, into: "aside" }))).toEqual([2, 1, 2]);
  expect(left(unpick({ ...held, into: "plays" }))).toEqual([1, 2, 2]);
  expect(left(unpick({ ...held, at: 0 }))).toEqual([2, 2, 2]);
});

test("with five players, points are counted once the partner is known: by the called card, or because the table says who", () => {
  const five = rulesOf("tarot", 5);
  // Fifteen tricks of five cards; it does not matter here who holds which card.
  const plays = cards(five, `${GARDE_SANS} T-14 T-15 T-16`);
  const told = { ...emptyRecord(five, 0), plays, taker: 0, contract: "garde-sans" };
  const missing = (more: Partial<RecordDraft>) => read(five, { ...told, ...more }).missing;
  const [king] = cards(five, "H-14");
  expect([missing({}), missing({ calledCard: king as number }), missing({ partner: 2 }), missing({ partner: "alone" })]).toEqual([
    "called",
    null,
    null,
    null,
  ]);
  const partner = (more: Partial<RecordDraft>) => {
    const tally = read(five, { ...told, ...more }).audit?.tally;
    return tally?.kind === "attack" ? tally.partner : undefined;
  };
  expect([partner({ partner: 2 }), partner({ partner: "alone" })]).toEqual([2, null]);
});

test("a whist of three cards is whole with three cards each", () => {
  const whist = rulesOf("whist", 4);
  const deal = entered(whist, "T-8 T-11 T-21 T-2 T-3 T-4 T-5 T-6 T-7 T-1 T-9 T-10", { ...emptyRecord(whist, 0), cards: 3 });
  expect(read(whist, deal)).toMatchObject({ missing: null, turn: null });
  expect(entered(whist, "T-12", deal)).toEqual(deal);
  // Without a sheet it is the game's first deal, of five.
  expect(read(whist, { ...deal, cards: null })).toMatchObject({ missing: "plays" });
});

test("a play that is corrected tells its seat, its trick and the suit led", () => {
  const trick = entered(tarot, "H-8 T-9 H-3 H-1 C-2");
  expect(read(tarot, { ...trick, at: 1 })).toMatchObject({ turn: { seat: 1, trick: 0 }, suit: 1 });
  expect(read(tarot, { ...trick, at: 4 })).toMatchObject({ turn: { seat: 1, trick: 1 } });
});

test("six cards lie aside at most; picking one again takes it back", () => {
  const five = entered(tarot, "S-1 S-2 S-3 S-4 S-5", { ...entered(tarot, "H-8"), into: "aside" });
  // All cards but the eight of hearts, which has been played; the cards aside can be taken back.
  expect(read(tarot, five).free.size).toBe(77);
  const six = entered(tarot, "S-6", five);
  expect([...read(tarot, six).free]).toEqual(six.aside);
  expect(entered(tarot, "S-2", six).aside).toEqual(cards(tarot, "S-1 S-3 S-4 S-5 S-6"));
});

test("once all cards have fallen, no card is left to pick", () => {
  const whole = entered(tarot, GARDE_SANS);
  expect(read(tarot, whole).free).toEqual(new Set());
  expect(entered(tarot, "S-1", whole)).toEqual(whole);
});

test("a question about one play has the trick up to it, the later cards of its player, and the trick's number", () => {
  const asked = (index: number) => playAt(gameOf(tarot), tarot, entered(tarot, REVOKE), index);
  const { trick, hands, carried } = asked(9);
  expect([trick, hands[1]?.length, carried]).toEqual([cards(tarot, "S-14 H-2"), 15, null]);
  expect(hands[1]).not.toContain(cards(tarot, "H-2")[0]);
  // Paul takes the third trick, and leads to the next with one of the cards that he had.
  expect([asked(11).hands[3]?.length, asked(11).hands[3]?.includes(cards(tarot, "T-10")[0] as number)]).toEqual([15, true]);
  // In the second trick, Nora has 16 cards besides the one that is asked about.
  expect(asked(4).hands[0]?.length).toBe(16);
  expect([0, 4, 67, 68, 71].map((index) => asked(index).moment)).toEqual(["first", "other", "other", "last", "last"]);
});
