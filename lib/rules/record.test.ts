import { expect, test } from "vitest";
import { audit } from "./audit/audit";
import type { Deck } from "./deck";
import { type PlayRecord, replay } from "./record";
import type { Options } from "./rules";
import { cardsIn, PACKS, toyTable } from "./toy.fixture";

const { toy, decale, whist } = PACKS;
const three = toyTable(3, 3);

/** "leader: cards" of a whole or partial deal, and who led and won each trick. */
const tricksOf = (
  deck: Deck,
  players: number,
  cards: number,
  options: Options,
  name: "tarot" | "decale" | "whist",
  record: Omit<PlayRecord, "plays">,
  plays: string,
) => {
  const { law, rules } = toyTable(players, cards, options, name, deck);
  return replay(law, rules, { ...record, plays: cardsIn(deck, plays) })
    .tricks.map(({ leader, winner }) => `${leader}>${winner}`)
    .join(" ");
};

const TIE = "B-P1 B-P2 B-E1 O-P1 O-PRO O-P2";
test.each([
  ["the winner leads", toy, 3, 3, {}, "tarot", { leader: 1 }, "S-1 S-3 S-2 T-1 T-2 T-4", "1>2 2>1"],
  ["an unfinished trick is left out", toy, 3, 3, {}, "tarot", { leader: 1 }, "S-1 S-3 S-2 T-1", "1>2"],
  ["D4: after a tie the same player leads", decale, 3, 4, {}, "decale", { leader: 1 }, TIE, "1>null 1>2"],
  [
    "D4, table rule: the first tied leads",
    decale,
    3,
    4,
    { "tie-leader": "first-tied" },
    "decale",
    { leader: 1 },
    `B-INT B-P1 B-P2 O-E1 O-P1 B-PRO`,
    "1>null 2>0",
  ],
  [
    "D4, table rule: the school stays demanded",
    decale,
    3,
    4,
    { "tie-leader": "same-suit" },
    "decale",
    { leader: 1 },
    "B-P1 B-P2 B-E1 O-P1 B-PRO O-PRO",
    "1>null 1>2",
  ],
  [
    "D4, table rule: nobody has it, again nobody wins",
    decale,
    3,
    4,
    { "tie-leader": "same-suit" },
    "decale",
    { leader: 1 },
    `${TIE.slice(0, 14)} O-P1 O-PRO O-P2 B-E2 O-E1 O-E2`,
    "1>null 1>null 1>1",
  ],
  ["whist: the Excuse said 22", whist, 2, 2, {}, "whist", { leader: 0, excuseValue: 22 }, "T-21 EXC T-5 T-4", "0>1 1>1"],
  ["whist: the Excuse said 0", whist, 2, 2, {}, "whist", { leader: 0, excuseValue: 0 }, "T-21 EXC T-5 T-4", "0>0 0>0"],
  [
    "F6: the Excuse led to the last trick after all the others wins it",
    toy,
    3,
    3,
    {},
    "tarot",
    { leader: 0 },
    "S-3 S-1 S-2 T-4 T-1 T-2 EXC H-1 H-2",
    "0>0 0>0 0>0",
  ],
  ["F6: not after a trick lost", toy, 3, 3, {}, "tarot", { leader: 1 }, "S-3 S-1 S-2 H-1 T-1 H-2 EXC H-3 T-2", "1>1 1>2 2>1"],
  ["F6: nor earlier than the last", toy, 3, 3, {}, "tarot", { leader: 0 }, "EXC S-1 S-2", "0>2"],
  ["F6: nor at décalé", decale, 2, 1, {}, "decale", { leader: 0 }, "EXC B-E1", "0>1"],
  [
    "F6: by camp, a defender after the defence won all",
    toy,
    3,
    3,
    {},
    "tarot",
    { leader: 2, taker: 1 },
    "S-3 S-1 S-2 H-1 T-4 H-2 EXC H-3 T-1",
    "2>2 2>0 0>0",
  ],
  [
    "F6: by camp, the taker and the partner between them",
    toy,
    3,
    3,
    {},
    "tarot",
    { leader: 2, taker: 0, partner: 2 },
    "S-3 S-1 S-2 H-1 T-4 H-2 EXC H-3 T-1",
    "2>2 2>0 0>0",
  ],
  [
    "F6: by camp, not after a trick of the other camp",
    toy,
    3,
    3,
    {},
    "tarot",
    { leader: 2, taker: 0 },
    "S-3 S-1 S-2 H-1 T-4 H-2 EXC H-3 T-1",
    "2>2 2>0 0>2",
  ],
  [
    "F6: without the camps, not proven",
    toy,
    3,
    3,
    {},
    "tarot",
    { leader: 2 },
    "S-3 S-1 S-2 H-1 T-4 H-2 EXC H-3 T-1",
    "2>2 2>0 0>2",
  ],
] as const)("%s", (_, deck, players, cards, options, name, record, plays, expected) => {
  expect(tricksOf(deck, players, cards, options, name, record, plays)).toBe(expected);
});

test.each([
  ["played by another", {}, 2],
  ["by the taker: he plays alone", { taker: 2 }, null],
  ["as told, whoever played it", { partner: 1 }, 1],
  ["alone, as told", { partner: null }, null],
] as const)("the called card names the partner: %s", (_, told, partner) => {
  const { law, rules } = toyTable(5, 2);
  const record = { leader: 0, plays: cardsIn(toy, "S-1 S-2 S-3"), calledCard: cardsIn(toy, "S-3")[0] as number, ...told };
  expect(replay(law, rules, record).partner).toBe(partner);
});

const some = (text: string) => cardsIn(toy, text);
const SIX = "S-1 S-2 S-3 H-1 H-2 H-3";

/** PROTOCOL, audit: records that no possible deal could give. */
test.each<[string, PlayRecord, string[]]>([
  ["two plays of one card", { leader: 0, plays: some("S-1 S-2 S-3 S-1") }, ["plays.3 played-twice 3"]],
  [
    "a card from a hand known not to hold it",
    { leader: 0, plays: some("S-1"), hands: [some("S-2 S-3 H-1"), null, null] },
    ["plays.0 not-in-hand 0"],
  ],
  [
    "a card of another known hand",
    { leader: 0, plays: some("S-1"), hands: [null, some("S-1 S-3 H-1"), null] },
    ["plays.0 in-another-hand 0"],
  ],
  ["a card known to be aside", { leader: 0, plays: some("S-1"), aside: some("S-1") }, ["plays.0 card-aside 0"]],
  ["more cards than there are", { leader: 0, plays: some(`${SIX} T-1 T-2 T-3 T-4 EXC`) }, ["plays.9 out-of-cards 9"]],
  ["a hand of two", { leader: 0, plays: [], hands: [some("S-1 S-2"), null, null] }, ["hands.0 wrong-length undefined"]],
  [
    "a card twice in a hand",
    { leader: 0, plays: [], hands: [some("S-1 S-2 S-1"), null, null] },
    ["hands.0.2 card-twice undefined"],
  ],
  [
    "two hands that share a card",
    { leader: 0, plays: [], hands: [some("S-1 S-2 S-3"), null, some("H-1 S-2 H-3")] },
    ["hands.2.1 card-twice undefined"],
  ],
  [
    "a card of a hand aside",
    { leader: 0, plays: [], hands: [some("S-1 S-2 S-3"), null, null], aside: some("S-2") },
    ["aside.0 card-twice undefined"],
  ],
  ["three cards aside, of two", { leader: 0, plays: [], aside: some("S-1 S-2 S-3") }, ["aside too-many-aside undefined"]],
  [
    "a card shown by one and played by another",
    { leader: 0, plays: some("S-1"), shown: [[], some("S-1"), []] },
    ["plays.0 in-another-hand 0"],
  ],
  [
    "a card shown that the known hand does not have",
    { leader: 0, plays: [], hands: [some("S-1 S-2 S-3"), null, null], shown: [some("S-1 H-1")] },
    ["shown.0.1 not-in-hand undefined"],
  ],
  [
    "four cards of three: two played, two shown",
    { leader: 0, plays: some("S-3 S-1 S-2 H-1"), shown: [some("T-1 T-2")] },
    ["shown.0 too-many-shown undefined"],
  ],
])("refused: %s", (_, record, expected) => {
  const result = audit(three.law, three.rules, record);
  expect(result.ok ? [] : result.faults.map(({ at, code, params }) => `${at} ${code} ${params?.play}`)).toEqual(expected);
});

test("whist: an Excuse played must have been said to be 0 or 22", () => {
  const { law, rules } = toyTable(2, 2, {}, "whist", whist);
  const result = audit(law, rules, { leader: 0, plays: cardsIn(whist, "T-2 EXC") });
  expect(result.ok ? [] : result.faults).toEqual([{ at: "excuseValue", code: "required", rule: "mex-excuse" }]);
});

test("whist: fewer cards than the first deal of a series", () => {
  const { law, rules } = toyTable(2, 5, {}, "whist", whist);
  const result = audit(law, rules, { leader: 0, plays: cardsIn(whist, "T-2 T-3 T-5 T-4"), cards: 2 });
  expect(result.ok && result.value.tally).toEqual({ kind: "tricks", tricks: [0, 2] });
});
