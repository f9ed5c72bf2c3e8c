/** The referee through the door: legal, judge, trick, count, discard, announce. */
import { expect, test } from "vitest";
import { answer } from "./answer";

type Given = { ok: boolean; faults?: { at: string; code: string; rule: string }[] } & Record<string, unknown>;
const ask = (op: string, rules: object, request: object): Given => answer({ op, rules, ...request }) as Given;
const cards = (text: string) => text.split(" ").filter(Boolean);
const reasons = (given: Given) => given.faults?.map(({ at, code, rule }) => `${at} ${code} ${rule}`);

const TAROT = { game: "tarot", players: 4 };
const FIVE = { game: "tarot", players: 5 };
const VP5 = { game: "vp5", players: 5 };
const DECALE = { game: "decale", players: 4 };
const WHIST = { game: "whist", players: 4 };

/** Rules, what is known of the hand, the trick, the card; the verdict, its rule, the cards that would decide it. */
test.each<[string, object, string, string, string, string, string, string[]]>([
  ["RULES 1.4.2: a heart held back", TAROT, "S-3 H-9", "H-1", "S-3", "illegal", "fft-fournir", []],
  ["RULES 1.4.4: nothing of the suit is known", TAROT, "S-3", "H-1", "S-3", "unknown", "fft-fournir", ["un cœur", "un atout"]],
  [
    "RULES 1.4.3: would there be a higher trump?",
    TAROT,
    "T-4",
    "H-1 T-9",
    "T-4",
    "unknown",
    "fft-fournir",
    ["un cœur", "un atout au-dessus du 9"],
  ],
  ["RULES 1.4.2: following is always in order", TAROT, "H-2", "H-1", "H-2", "legal", "fft-fournir", []],
  ["RULES 1.4.5: so is the Excuse", TAROT, "EXC", "H-1", "EXC", "legal", "fft-excuse", []],
  ["RULES 1.4.3: the highest trump cannot be too low", TAROT, "T-21", "T-9", "T-21", "legal", "fft-monter", []],
  ["seed 2: « obligé de jouer un atout supérieur »", VP5, "T-4 T-12", "T-9", "T-4", "illegal", "vp-monter", []],
  ["seed 0: « il doit alors poser un Atout »", DECALE, "O-E1 T-2", "B-E1", "O-E1", "illegal", "boite-couper", []],
  ["seed 0: perhaps a blue card", DECALE, "T-2", "B-E1", "T-2", "unknown", "boite-fournir", ["une carte bleue"]],
  ["W13: any card", WHIST, "T-1 T-20", "T-9", "T-1", "legal", "mex-jeu", []],
])("judge, the hand known in part: %s", (_, rules, hand, trick, card, verdict, rule, decides) => {
  const given = ask("judge", rules, { hand: cards(hand), trick: cards(trick), card, handIsPartial: true });
  expect(given).toMatchObject({ ok: true, verdict, rule, text: expect.stringMatching(/\.$/) });
  expect(((given.decides ?? []) as { text: string }[]).map(({ text }) => text)).toEqual(decides);
});

test("the cards that would decide an unknown verdict are listed, each with its rule", () => {
  const given = ask(
    "judge",
    { game: "decale", players: 3 },
    { hand: ["T-2"], trick: ["B-E1", "T-12"], card: "T-2", handIsPartial: true },
  );
  expect(given.decides).toEqual([
    {
      cards: ["B-INT", "B-E2", "B-E3", "B-E4", "B-P1", "B-P2", "B-P3", "B-PRO"],
      rule: "boite-fournir",
      text: "une carte bleue",
    },
    { cards: ["T-13"], rule: "D20", text: "un atout au-dessus du 12" },
  ]);
});

/** The whole hand; the cards allowed, the rule. At five, trick 1 and the king of hearts called. */
test.each<[string, object, string, string, object, string, string]>([
  ["RULES 1.4.6: not the called suit, but its king", FIVE, "H-14 H-2 S-3 T-4", "", {}, "H-14 S-3 T-4", "fft-appel"],
  ["RULES 1.4.6: the ban is on the suit, the queen too (F15)", FIVE, "H-13 S-3", "", {}, "S-3", "fft-appel"],
  ["F13: after the Excuse the ban passes on", FIVE, "H-2 S-3", "EXC", {}, "S-3", "fft-appel"],
  ["F14: nothing but the called suit", FIVE, "H-2 H-3", "", {}, "H-2 H-3", "fft-fournir"],
  ["F14: the Excuse is something else to lead", FIVE, "H-2 H-3 EXC", "", {}, "EXC", "fft-appel"],
  ["the second trick is free", FIVE, "H-2 S-3", "", { trickNumber: 2 }, "H-2 S-3", "fft-fournir"],
  ["following is no lead", FIVE, "H-2 S-3", "H-5", {}, "H-2", "fft-fournir"],
  ["nobody has called", FIVE, "H-2 S-3", "", { calledCard: null }, "H-2 S-3", "fft-fournir"],
  ["at four nobody calls", TAROT, "H-2 S-3", "", {}, "H-2 S-3", "fft-fournir"],
  ["V8: called as at the federation's", VP5, "H-2 S-3", "", {}, "S-3", "V8"],
])("legal: %s", (_, rules, hand, trick, more, legal, rule) => {
  const request = { hand: cards(hand), trick: cards(trick), trickNumber: 1, calledCard: "H-14", ...more };
  expect(ask("legal", rules, request)).toEqual({ ok: true, legal: cards(legal), rule });
});

test("D30: the called school may be led at once, unless the table says otherwise", () => {
  const request = { hand: ["B-E1", "O-E1"], trick: [], trickNumber: 1, calledCard: "B-PRO" };
  expect(ask("legal", { game: "decale", players: 5 }, request).legal).toEqual(["B-E1", "O-E1"]);
  const banned = { game: "decale", players: 5, options: { "called-school-first": false } };
  expect(ask("legal", banned, request)).toMatchObject({ legal: ["O-E1"], rule: "D30" });
  expect(reasons(ask("legal", banned, { ...request, calledCard: "B-P1" }))).toEqual(["calledCard not-callable D30"]);
});

test.each<[string, object, string, object, object]>([
  ["RULES 1.3: the Excuse led, the next card sets the suit", TAROT, "EXC S-1 H-14 S-2", {}, { winner: 3 }],
  ["last, without a chelem, changes nothing (1.3)", TAROT, "EXC S-1 H-14 S-2", { last: true }, { winner: 3 }],
  ["F6: led to the last trick of a chelem", TAROT, "EXC S-1 H-14 S-2", { last: true, slam: true }, { winner: 0 }],
  ["a discard never wins", TAROT, "S-1 H-14 D-14 S-2", { last: false }, { winner: 3 }],
  ["D8: a trump prevents the tie", DECALE, "B-P1 B-P2 T-1 B-P3", {}, { winner: 2 }],
  ["three Profs tie", DECALE, "B-P1 B-P2 O-PRO B-P3", {}, { tied: [0, 1, 3] }],
  ["nobody holds it yet", DECALE, "EXC", {}, { winner: null }],
  ["W12: the Excuse at 22 beats the 21", WHIST, "T-21 EXC", { excuseValue: 22 }, { winner: 1 }],
  ["at 0 it is under the 1", WHIST, "EXC T-1", { excuseValue: 0 }, { winner: 1 }],
  ["no Excuse, no value needed", WHIST, "T-2 T-1", { excuseValue: null }, { winner: 0 }],
])("trick: %s", (_, rules, trick, more, outcome) => {
  expect(ask("trick", rules, { cards: cards(trick), ...more })).toEqual({ ok: true, ...outcome });
});

test.each<[string, object, string, object]>([
  ["FFT12 p. 3-4: every value once", TAROT, "S-14 S-13 S-12 S-11 S-10 T-1 T-2 EXC", { points: 22, bouts: 2 }],
  ["seed 2, 1: the same values", VP5, "T-21 T-1 EXC", { points: 13.5, bouts: 3 }],
  ["seed 0, Les valeurs", DECALE, "B-PRO B-P1 B-E1 B-INT T-13 T-12 EXC", { points: 18, bouts: 2 }],
  ["whist cards are worth nothing", WHIST, "T-21 T-1 EXC", { points: 0, bouts: 0 }],
  ["nothing", TAROT, "", { points: 0, bouts: 0 }],
])("count: %s", (_, rules, pile, expected) => {
  expect(ask("count", rules, { cards: cards(pile) })).toEqual({ ok: true, ...expected });
});

const HAND = "T-1 T-2 T-3 T-4 T-5 T-6 T-7 T-8 T-9 T-10 T-11 T-12 T-13 S-14 H-14 D-14 C-14 S-1 S-2 S-3 S-4 S-5 T-20 T-21";

/** FFT12 p. 6: « trumps only if indispensable, and then shown ». The hand has 24 cards with the dog. */
test.each<[string, object, string, object, object]>([
  ["six plain cards", TAROT, "S-1 S-2 S-3 S-4 S-5 S-6", {}, { verdict: "legal", code: "fine" }],
  [
    "a trump where nothing else is left",
    TAROT,
    "S-1 S-2 S-3 S-4 S-5 T-2",
    { hand: cards(HAND) },
    {
      verdict: "legal",
      code: "trump-shown",
      mustShow: ["T-2"],
    },
  ],
  ["a trump, the hand not seen", TAROT, "S-1 S-2 S-3 S-4 S-5 T-2", {}, { verdict: "unknown", code: "trump-hand-unknown" }],
  [
    "two trumps with a spade left",
    TAROT,
    "S-1 S-2 S-3 S-4 T-3 T-2",
    { hand: cards(HAND) },
    {
      verdict: "illegal",
      code: "trump-not-needed",
    },
  ],
  ["a king", TAROT, "S-1 S-2 S-3 S-4 S-5 S-14", { hand: cards(HAND) }, { verdict: "illegal", code: "king" }],
  ["a bout", TAROT, "S-1 S-2 S-3 S-4 S-5 T-21", { hand: cards(HAND) }, { verdict: "illegal", code: "bout" }],
  ["five cards for six", TAROT, "S-1 S-2 S-3 S-4 S-5", {}, { verdict: "illegal", code: "wrong-count" }],
  ["three at five", FIVE, "S-1 S-2 S-3", { contract: "garde" }, { verdict: "legal", code: "fine" }],
  ["F17: the called queen may go", FIVE, "S-1 S-2 S-13", { calledCard: "S-13" }, { verdict: "legal", code: "fine" }],
  [
    "F17: or not",
    { ...FIVE, options: { "called-in-dog": "kept" } },
    "S-1 S-2 S-13",
    { calledCard: "S-13" },
    {
      verdict: "illegal",
      rule: "F17",
    },
  ],
])("discard: %s", (_, rules, away, more, expected) => {
  const given = ask("discard", rules, { cards: cards(away), ...more });
  expect(given).toMatchObject({ ok: true, text: expect.stringMatching(/\.$/), ...expected });
  expect("mustShow" in given).toBe("mustShow" in expected);
});

test.each<[string, object, string, object]>([
  ["ten trumps with the Excuse at four", TAROT, "EXC T-1 T-2 T-3 T-4 T-5 T-6 T-7 T-8 T-9", { poignee: 1, petitSec: false }],
  ["the Petit alone, without the Excuse", TAROT, "T-1 S-1 H-1", { poignee: 0, petitSec: true }],
  ["the Petit and the Excuse", TAROT, "T-1 EXC S-1", { petitSec: false }],
  ["F18: no misère unless the table plays them", TAROT, "S-1 H-1", { miseres: [] }],
  ["seed 2, 3: misère of trumps and of images", VP5, "S-1 H-1", { miseres: ["trumps", "heads"], primes: [] }],
  ["seed 0, Des primes: no trump, no Prof", DECALE, "B-E1 B-INT", { primes: ["loose", "greve"], miseres: [], poignee: 0 }],
  ["D7: the Excuse is a trump", DECALE, "EXC T-1 T-2 T-3 T-4 T-5 B-PRO", { primes: ["trop-cool"] }],
  ["whist has nothing to announce", WHIST, "T-1", { poignee: 0, miseres: [], primes: [], petitSec: false }],
])("announce: %s", (_, rules, hand, expected) => {
  expect(ask("announce", rules, { hand: cards(hand) })).toMatchObject({ ok: true, ...expected });
});

test.each<[string, string, object, object, string[]]>([
  ["a card not in the hand", "judge", TAROT, { hand: ["S-1"], trick: [], card: "S-2" }, ["card card-not-held fft-cartes"]],
  ["no card to judge", "judge", TAROT, { hand: ["S-1"], trick: [] }, ["card required fft-cartes"]],
  [
    "half known is yes or no",
    "judge",
    TAROT,
    { hand: ["S-1"], trick: [], card: "S-1", handIsPartial: "true" },
    ["handIsPartial unknown-value T9"],
  ],
  [
    "a card in the hand and on the table",
    "judge",
    TAROT,
    { hand: ["S-1"], trick: ["S-1"], card: "S-1" },
    ["trick.0 card-twice fft-cartes"],
  ],
  [
    "a trick with no room left",
    "legal",
    TAROT,
    { hand: ["S-1"], trick: cards("H-1 H-2 H-3 H-4") },
    ["trick trick-full fft-cartes"],
  ],
  ["a trick before the first", "legal", TAROT, { hand: ["S-1"], trickNumber: 0 }, ["trickNumber out-of-range fft-fournir"]],
  ["a trick after the last", "legal", TAROT, { hand: ["S-1"], trickNumber: 19 }, ["trickNumber out-of-range fft-fournir"]],
  ["five cards in a trick of four", "trick", TAROT, { cards: cards("H-1 H-2 H-3 H-4 H-5") }, ["cards trick-full fft-cartes"]],
  ["no card at all", "trick", TAROT, { cards: [] }, ["cards required fft-fournir"]],
  ["last is yes or no", "trick", TAROT, { cards: ["H-1"], last: 1 }, ["last unknown-value T9"]],
  ["slam is yes or no", "trick", TAROT, { cards: ["H-1"], slam: "yes" }, ["slam unknown-value T9"]],
  [
    "no value but 0 or 22, Excuse or not",
    "trick",
    WHIST,
    { cards: ["T-1"], excuseValue: 1 },
    ["excuseValue unknown-value mex-excuse"],
  ],
  ["the Excuse without its value", "trick", WHIST, { cards: ["EXC"] }, ["excuseValue required mex-excuse"]],
  ["a card counted twice", "count", TAROT, { cards: ["H-1", "H-1"] }, ["cards.1 card-twice fft-cartes"]],
  [
    "an écart in garde sans",
    "discard",
    TAROT,
    { cards: cards("S-1 S-2 S-3 S-4 S-5 S-6"), contract: "garde-sans" },
    ["contract no-discard fft-ecart"],
  ],
  ["no such contract", "discard", TAROT, { cards: [], contract: "belote" }, ["contract unknown-value fft-contrats"]],
  [
    "no one calls a ten",
    "discard",
    FIVE,
    { cards: cards("S-1 S-2 S-3"), calledCard: "S-10" },
    ["calledCard not-callable fft-appel"],
  ],
  ["seed 0 has no écart", "discard", DECALE, { cards: [] }, ["rules.game no-discard boite-donne"]],
  ["nor has seed 3", "discard", WHIST, { cards: [] }, ["rules.game no-discard mex-donne"]],
  [
    "a card that the hand does not hold",
    "discard",
    TAROT,
    { cards: ["S-1"], hand: ["S-2"] },
    ["cards.0 card-not-held fft-cartes"],
  ],
  ["a card twice in a hand", "announce", TAROT, { hand: ["S-1", "S-1"] }, ["hand.1 card-twice fft-cartes"]],
  [
    "more cards than a hand",
    "announce",
    DECALE,
    { hand: cards("T-1 T-2 T-3 T-4 T-5 T-6 T-7 T-8 T-9 T-10 T-11") },
    ["hand hand-too-long boite-cartes"],
  ],
])("refused: %s", (_, op, rules, request, expected) => {
  expect(reasons(ask(op, rules, request))).toEqual(expected);
});
