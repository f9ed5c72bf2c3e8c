import { expect, test } from "vitest";
import { emptySet, has, isEmpty, meets, setOf } from "./card-set";
import { type Card, cardsOf, EXCUSE, makeCard } from "./deck";
import { barredLead, brokenDuty, callsAtFive, forbidders, legalSet, packOf } from "./legal";
import { literal } from "./literal.fixture";
import { cardsIn, PACKS, toyTable } from "./toy.fixture";
import { demandOf, NO_CARD } from "./trick";

/** The legal cards of a hand, by the engine. */
function legal(deckId: "tarot" | "decale" | "toy" | "whist", hand: string, trick: string, called?: string): string {
  const deck = PACKS[deckId];
  const into = emptySet();
  const barred = called ? (cardsIn(deck, called)[0] as Card) : NO_CARD;
  const duty = legalSet(setOf(cardsIn(deck, hand)), demandOf(deck, cardsIn(deck, trick), barred), into);
  const cards = cardsIn(deck, hand).filter((card) => has(into, card));
  return `${duty}: ${cards.map((card) => makeCard(deck, card)).join(" ")}`;
}

/** tarotclub's own unit tests (belegar/tarotclub), then RULES 1.4 article by article. */
const TAROTCLUB = "C-12 H-12 H-10 H-2 H-3 C-11 T-11 D-7 T-3 C-9 C-13 H-5 EXC";
test.each([
  ["tarotclub 01: no pique, two trumps", TAROTCLUB, "S-13 S-3 S-6", "ruff: T-11 T-3 EXC"],
  ["tarotclub 02: leading", TAROTCLUB, "", `free: ${TAROTCLUB}`],
  ["tarotclub 03: after the Excuse led", TAROTCLUB.replace(" EXC", ""), "EXC", `free: ${TAROTCLUB.replace(" EXC", "")}`],
  ["tarotclub 04: follow", TAROTCLUB, "D-1 D-2 D-3", "follow: D-7 EXC"],
  ["1.4.1: trump led, go higher", "T-5 T-14 H-3", "T-9", "rise: T-14"],
  ["1.4.1: higher than the highest, even a partner's, not than the last", "T-10 T-14 H-3", "T-12 T-9", "rise: T-14"],
  ["1.4.1: unable, any trump", "T-5 T-7 H-3", "T-9", "rise: T-5 T-7"],
  ["1.4.2: follow, no duty to go higher", "H-2 H-14 T-3", "H-10", "follow: H-2 H-14"],
  ["1.4.2: follow a ruffed trick", "H-2 T-20", "H-10 T-3", "follow: H-2"],
  ["1.4.3: overruff", "T-5 T-14 C-3", "H-8 T-9 H-3", "overruff: T-14"],
  ["1.4.3: else undertrump", "T-5 C-3", "H-8 T-9 H-3", "undertrump: T-5"],
  ["1.4.4: neither", "C-3 D-5", "H-8 T-9", "discard: C-3 D-5"],
  ["1.4.4: neither, spades left", "S-3", "H-8 T-9", "discard: S-3"],
  ["1.4.4: neither, diamonds left", "D-5", "H-8 T-9", "discard: D-5"],
  ["1.4.4: neither, clubs left", "C-3", "H-8 T-9", "discard: C-3"],
  ["1.3: the Excuse is no trump to ruff with", "C-3 EXC", "H-8", "discard: C-3 EXC"],
  ["1.4.5: the Excuse escapes", "H-3 EXC", "H-8", "follow: H-3 EXC"],
  ["1.4.5: the Excuse alone", "EXC", "H-8", "excuse: EXC"],
  ["1.3: the card after the Excuse sets the suit", "H-3 S-2", "EXC S-9", "follow: S-2"],
])("tarot, %s", (_, hand, trick, expected) => {
  expect(legal("tarot", hand, trick)).toBe(expected);
});

/** RULES 1.4.6, F13, F14, F15. */
test.each([
  ["the called suit is not led", "S-3 S-14 H-2", "", "H-14", "called-suit: S-3 S-14"],
  ["another suit, the Excuse, trumps", "H-3 S-2 T-4 EXC", "", "H-14", "called-suit: S-2 T-4 EXC"],
  ["nor by its holder with another card", "H-3 H-14 S-2", "", "H-14", "called-suit: H-14 S-2"],
  ["its holder with nothing else leads it", "H-3 H-14", "", "H-14", "called-suit: H-14"],
  ["the called card alone", "H-14", "", "H-14", "free: H-14"],
  ["F13: after an Excuse, the ban is on who sets the suit", "H-3 S-2", "EXC", "H-14", "called-suit: S-2"],
  ["F14: only the called suit", "H-3 H-12", "", "H-14", "free: H-3 H-12"],
  ["F14: and the Excuse", "H-3 H-12 EXC", "", "H-14", "called-suit: EXC"],
  ["F15: a queen called, not even the king", "H-14 S-2", "", "H-13", "called-suit: S-2"],
  ["the suit is set: the ban is over", "H-3 S-2", "H-5", "H-14", "follow: H-3"],
])("first trick at five: %s", (_, hand, trick, called, expected) => {
  expect(legal("tarot", hand, trick, called)).toBe(expected);
});

/** Seed 0, « La partie ». */
test.each([
  ["a school is followed", "B-E1 B-INT O-PRO T-3", "B-P1", "follow: B-E1 B-INT"],
  ["else cut", "O-PRO T-3 T-9", "B-P1", "ruff: T-3 T-9"],
  ["D20: higher than the highest trump, not the last", "T-5 T-9 O-E1", "B-P1 T-7 T-4", "overruff: T-9"],
  ["D21: cannot go higher, a trump all the same", "T-5 O-E1", "B-P1 T-7", "undertrump: T-5"],
  ["D22: the Excuse is never owed", "EXC O-E1", "B-P1 T-7", "discard: EXC O-E1"],
])("decale, %s", (_, hand, trick, expected) => {
  expect(legal("decale", hand, trick)).toBe(expected);
});

test("whist, W13: any card, whatever is on the table", () => {
  expect(legal("whist", "T-1 EXC T-20", "T-9")).toBe("free: T-1 EXC T-20");
});

test("D4, table rule: after a tie the same school stays demanded, even of the leader", () => {
  const into = emptySet();
  const hand = setOf(cardsIn(PACKS.decale, "B-E1 O-PRO"));
  expect(legalSet(hand, demandOf(PACKS.decale, [], NO_CARD, 0), into)).toBe("follow");
  expect(into).toEqual(setOf(cardsIn(PACKS.decale, "B-E1")));
});

test.each([
  ["no call", 5, {}, null, 1, false, NO_CARD],
  ["at four", 4, {}, 13, 1, false, NO_CARD],
  ["second trick", 5, {}, 13, 2, false, NO_CARD],
  ["first trick", 5, {}, 13, 1, false, 13],
  ["F13: after the Excuse", 5, { "called-suit-excuse": true }, 13, 1, true, 13],
  ["F13, table rule: free after the Excuse", 5, { "called-suit-excuse": false }, 13, 1, true, NO_CARD],
  ["D30: décalé bars nothing", 5, { "called-school-first": true }, 8, 1, false, NO_CARD],
  ["D30, table rule", 5, { "called-school-first": false }, 8, 1, false, 8],
])("barred lead: %s", (_, players, options, called, trick, ledBefore, expected) => {
  expect(barredLead(toyTable(players, 2, options).rules, called, trick, ledBefore)).toBe(expected);
});

test.each([
  ["head", 5, {}, true],
  ["head", 4, {}, false],
  [null, 5, {}, false],
  ["top", 5, { call: true }, true],
  ["top", 5, { call: false }, false],
] as const)("who calls %s, %i players, %o: %s", (calls, players, options, expected) => {
  expect(callsAtFive({ calls }, toyTable(players, 2, options).rules)).toBe(expected);
});

const toy = PACKS.toy;
const pack = cardsOf(toy);

/** Every ordered trick of up to `length` cards of the pack, and the cards left for a hand. */
function everyTrick(length: number, visit: (trick: Card[], left: Card[]) => void, trick: Card[] = [], left: Card[] = pack): void {
  visit(trick, left);
  if (trick.length === length) return;
  for (const card of left)
    everyTrick(
      length,
      visit,
      [...trick, card],
      left.filter((other) => other !== card),
    );
}

test("toy pack: every hand on every trick of up to three cards agrees with the literal reading, and is never empty", () => {
  const name = new Map(pack.map((card) => [card, makeCard(toy, card)]));
  const names = (cards: readonly Card[]) => cards.map((card) => name.get(card) as string);
  const into = emptySet();
  const against = emptySet();
  const wrong: string[] = [];
  let positions = 0;
  everyTrick(3, (trick, left) => {
    const calls =
      trick.length === 0 || (trick.length === 1 && trick[0] === EXCUSE)
        ? [null, ...pack.filter((card) => card < EXCUSE)]
        : [null];
    for (const called of calls) {
      const demand = demandOf(toy, trick, called ?? NO_CARD);
      for (let bits = 1; bits < 1 << left.length; bits++) {
        const cards = left.filter((_, i) => bits & (1 << i));
        const hand = setOf(cards);
        positions += 1;
        const duty = legalSet(hand, demand, into);
        const expected = new Set(literal(names(cards), names(trick), called === null ? null : makeCard(toy, called)));
        let broken = isEmpty(into);
        for (const card of cards) {
          const allowed = expected.has(name.get(card) as string);
          const held = forbidders(packOf(toy), card, demand, against);
          const fault = meets(held, hand);
          if (has(into, card) !== allowed || fault === allowed) broken = true;
          if (fault && brokenDuty(demand, [held[0] & hand[0], held[1] & hand[1], 0, 0, held[4] & hand[4]]) !== duty)
            broken = true;
        }
        if (broken) wrong.push(`${names(cards)} on ${names(trick)} called ${called}`);
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(positions).toBeGreaterThan(300_000);
});
