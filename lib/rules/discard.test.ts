import { expect, test } from "vitest";
import { DECKS, makeCard } from "./deck";
import { judgeDiscard } from "./discard";
import type { Options } from "./rules";
import { cardsIn, toyTable } from "./toy.fixture";

const tarot = DECKS.tarot;
const cards = (text: string) => cardsIn(tarot, text);
const four = (options: Options = {}) => toyTable(4, 18, options, "tarot", tarot);
const LOW = "S-1 S-2 S-3 S-4 S-5 S-6";
/** Two kings, the three bouts, four low cards and fifteen other trumps: 24 cards with the dog. */
const TRUMPY = `S-14 H-14 EXC T-1 T-21 S-1 S-2 S-3 S-4 ${Array.from({ length: 15 }, (_, i) => `T-${i + 2}`).join(" ")}`;

/** FFT12 p. 6; the first three are french_tarot's tests. */
test.each([
  ["french_tarot 01: a king", "S-1 S-2 S-3 S-4 S-5 S-14", null, {}, "illegal", "king", "fft-ecart", "S-14", ""],
  ["french_tarot 02: a bout", "S-1 S-2 S-3 S-4 S-5 EXC", null, {}, "illegal", "bout", "fft-ecart", "EXC", ""],
  [
    "french_tarot 07",
    LOW,
    `${LOW} S-7 S-8 S-9 S-10 S-11 S-12 S-13 S-14 C-1 C-2 C-3 C-4 T-17 T-18 T-19 T-20 T-21 EXC`,
    {},
    "legal",
    "fine",
    "fft-ecart",
    "",
    "",
  ],
  ["low cards, hand not known", LOW, null, {}, "legal", "fine", "fft-ecart", "", ""],
  ["too few", "S-1 S-2 S-3", null, {}, "illegal", "wrong-count", "fft-ecart", "", ""],
  ["a trump, hand not known", "S-1 S-2 S-3 S-4 S-5 T-5", null, {}, "unknown", "trump-hand-unknown", "fft-ecart", "T-5", ""],
  [
    "two trumps, nothing else to discard",
    "S-1 S-2 S-3 S-4 T-2 T-3",
    TRUMPY,
    {},
    "legal",
    "trump-shown",
    "fft-ecart",
    "T-2 T-3",
    "",
  ],
  ["a trump too many", "S-1 S-2 S-3 T-2 T-3 T-4", TRUMPY, {}, "illegal", "trump-not-needed", "fft-ecart", "T-2 T-3 T-4", "S-4"],
  [
    "part of the hand is enough to convict",
    "S-1 S-2 S-3 T-2 T-3 T-4",
    "S-1 S-2 S-3 T-2 T-3 T-4 H-2",
    {},
    "illegal",
    "trump-not-needed",
    "fft-ecart",
    "T-2 T-3 T-4",
    "H-2",
  ],
  [
    "part of the hand, nothing else in it",
    "S-1 S-2 S-3 T-2 T-3 T-4",
    "S-1 S-2 S-3 T-2 T-3 T-4 H-14",
    {},
    "unknown",
    "trump-hand-unknown",
    "fft-ecart",
    "T-2 T-3 T-4",
    "",
  ],
  [
    "F17: a called queen may be discarded",
    "S-1 S-2 S-3 S-4 S-5 S-13",
    null,
    { "called-in-dog": "discardable" },
    "legal",
    "fine",
    "fft-ecart",
    "",
    "",
  ],
  [
    "F17, table rule: it may not",
    "S-1 S-2 S-3 S-4 S-5 S-13",
    null,
    { "called-in-dog": "kept" },
    "illegal",
    "called-card",
    "F17",
    "S-13",
    "",
  ],
  [
    "F17, table rule: nor is it there in place of a trump",
    "S-1 S-2 S-3 S-4 S-5 T-2",
    "S-1 S-2 S-3 S-4 S-5 T-2 S-13",
    { "called-in-dog": "kept" },
    "unknown",
    "trump-hand-unknown",
    "fft-ecart",
    "T-2",
    "",
  ],
] as const)("%s", (_, discarded, hand, options, verdict, code, rule, those, instead) => {
  const { law, rules } = four(options);
  const found = judgeDiscard(law, rules, {
    cards: cards(discarded),
    hand: hand === null ? null : cards(hand),
    calledCard: cards("S-13")[0],
  });
  const say = (list: readonly number[]) => list.map((card) => makeCard(tarot, card)).join(" ");
  if (!found.ok) throw new Error("refused");
  expect([found.value.verdict, found.value.code, found.value.rule, say(found.value.cards), say(found.value.instead)]).toEqual([
    verdict,
    code,
    rule,
    those,
    instead,
  ]);
});

test("at five, the écart is three cards", () => {
  const { law, rules } = toyTable(5, 15, {}, "vp5", tarot);
  expect(judgeDiscard(law, rules, { cards: cards("S-1 S-2 S-3") })).toMatchObject({ ok: true, value: { verdict: "legal" } });
});

test.each([
  ["no dog is taken in garde sans", { cards: cards(LOW), contract: "garde-sans" }, "contract no-discard"],
  ["nor in garde contre", { cards: cards(LOW), contract: "garde-contre" }, "contract no-discard"],
  ["a card twice", { cards: cards("S-1 S-1 S-2 S-3 S-4 S-5") }, "cards.1 card-twice"],
  ["a card twice in the hand", { cards: [], hand: cards("H-1 H-1") }, "hand.1 card-twice"],
  ["25 cards", { cards: cards(LOW), hand: cards(`${TRUMPY} S-5 S-6`) }, "hand hand-too-long"],
  ["a card the hand does not hold", { cards: cards(LOW), hand: cards("S-1 S-2 S-3 S-4 S-5") }, "cards.5 card-not-held"],
])("refused: %s", (_, discard, expected) => {
  const { law, rules } = four();
  const found = judgeDiscard(law, rules, discard);
  expect(found.ok ? [] : found.faults.map(({ at, code }) => `${at} ${code}`)).toEqual([expected]);
});

test.each([
  ["decale", "boite-donne"],
  ["whist", "mex-donne"],
] as const)("%s has no écart", (name, rule) => {
  const { law, rules } = toyTable(4, 10, {}, name, DECKS[name]);
  expect(judgeDiscard(law, rules, { cards: [] })).toMatchObject({ ok: false, faults: [{ code: "no-discard", rule }] });
});
