/** Deals of tarot that are refused, with their faults. */
import { expect, test } from "vitest";
import { rulesOf } from "../read.fixture";
import { tarot } from "./game";
import { garde, gardeAtFive, tarotFault, tarotTable } from "./table.fixture";

test("two poignées show the 21 trumps and the Excuse at most", () => {
  const faults = (simple: number) => {
    const rules = tarotTable(4, { "poignee-trumps-4": { simple, double: 13, triple: 15 } });
    const read = tarot.read(rules, { ...garde, poignees: [1, 2].map((seat) => ({ seat, level: 1 })) });
    return read.ok ? [] : read.faults.map(({ code, params }) => [code, params]);
  };
  expect([faults(11), faults(12)]).toEqual([[], [["too-many-trumps", { trumps: 24, supply: 22 }]]]);
});

/** Name, players, deal, faults, options. */
const REFUSED: readonly [string, number, unknown, readonly string[], object?][] = [
  ["not a deal", 4, "garde", ["deal not-an-object fft-cartes"]],
  ["nothing", 4, null, ["deal required fft-cartes"]],
  [
    "every field missing",
    4,
    {},
    [
      "deal.taker required fft-contrats",
      "deal.contract required fft-contrats",
      "deal.bouts required fft-cibles",
      "deal.points required fft-cartes",
    ],
  ],
  [
    "every fault at once",
    4,
    { taker: 4, contract: "pouce", bouts: 5, points: "49", petitAuBout: "me" },
    [
      "deal.taker out-of-range fft-contrats",
      "deal.contract unknown-value fft-contrats",
      "deal.bouts out-of-range fft-cibles",
      "deal.points not-a-number fft-cartes",
      "deal.petitAuBout unknown-value fft-petit",
    ],
  ],
  ["bouts in letters", 4, { ...garde, bouts: "two" }, ["deal.bouts not-a-number fft-cibles"]],
  ["points that are no number", 3, { ...garde, points: Number.NaN }, ["deal.points not-a-number fft-cartes"]],
  ["a quarter of a point", 3, { ...garde, points: 76.25 }, ["deal.points not-half fft-cartes"]],
  ["more than the pack", 3, { ...garde, points: 91.5 }, ["deal.points out-of-range fft-cartes"]],
  ["fewer points than three bouts", 3, { ...garde, bouts: 3, points: 11.5 }, ["deal.points points-beyond-bouts fft-cartes"]],
  ["more points than no bout leaves", 3, { ...garde, bouts: 0, points: 79.5 }, ["deal.points points-beyond-bouts fft-cartes"]],
  ["two counts that do not make 91", 4, { ...garde, defencePoints: 41 }, ["deal.defencePoints points-not-91 fft-cartes"]],
  [
    "the defence's count out of range",
    4,
    { taker: 0, contract: "garde", bouts: 2, defencePoints: 92 },
    ["deal.defencePoints out-of-range fft-cartes"],
  ],
  ["F11: a half point at four", 4, { ...garde, points: 48.5 }, ["deal.points half-at-four F11"]],
  [
    "F11: nor with the Excuse last, where it goes to the trick (F5)",
    4,
    { ...garde, points: 48.5, excuseLast: true },
    ["deal.points half-at-four F11"],
    { "excuse-last": "trick-winner" },
  ],
  ["excuseLast is yes or no", 4, { ...garde, excuseLast: "yes" }, ["deal.excuseLast unknown-value F5"]],
  ["a partner at four", 4, gardeAtFive, ["deal.partner partner-only-at-five fft-appel"]],
  ["F12: at five, partner or alone must be said", 5, garde, ["deal.partner partner-or-alone fft-appel"]],
  ["the taker's own king: say null", 5, { ...gardeAtFive, partner: 0 }, ["deal.partner partner-is-taker F12"]],
  ["a partner who does not sit here", 5, { ...gardeAtFive, partner: 5 }, ["deal.partner out-of-range fft-appel"]],
  ["a called card at four", 4, { ...garde, called: "S-14" }, ["deal.called called-only-at-five fft-appel"]],
  ["a called card that is no card", 5, { ...gardeAtFive, called: "S-15" }, ["deal.called not-a-card fft-cartes"]],
  ["a called ten", 5, { ...gardeAtFive, called: "S-10" }, ["deal.called called-not-a-head fft-appel"]],
  ["where the called card was, at four", 4, { ...garde, alone: "dog" }, ["deal.alone called-only-at-five fft-appel"]],
  ["the called card in the dog, and a partner", 5, { ...gardeAtFive, alone: "dog" }, ["deal.alone alone-or-partner F12"]],
  ["the called card up a sleeve", 5, { ...gardeAtFive, partner: null, alone: "sleeve" }, ["deal.alone unknown-value F12"]],
  ["a called Petit", 5, { ...gardeAtFive, called: "T-1" }, ["deal.called called-not-a-head fft-appel"]],
  [
    "three bouts, the Petit won by the defence",
    4,
    { ...garde, bouts: 3, petitAuBout: "defence" },
    ["deal.petitAuBout petit-is-with-attack fft-petit"],
  ],
  [
    "no bout, the Petit won by the attack",
    4,
    { ...garde, bouts: 0, petitAuBout: "attack" },
    ["deal.petitAuBout petit-is-with-defence fft-petit"],
  ],
  [
    "a chelem by the attack, the last trick to the defence",
    4,
    { ...garde, points: 87, petitAuBout: "defence", slam: { by: "attack" } },
    ["deal.petitAuBout petit-against-slam fft-petit"],
  ],
  [
    "a chelem by the defence, the last trick to the attack",
    4,
    { ...garde, bouts: 1, points: 8, petitAuBout: "attack", slam: { by: "defence" } },
    ["deal.petitAuBout petit-against-slam fft-petit"],
  ],
  ["a slam that is no record", 4, { ...garde, slam: true }, ["deal.slam not-an-object fft-chelem"]],
  [
    "a slam of nobody's",
    4,
    { ...garde, slam: { announced: 1, by: "me" } },
    ["deal.slam.announced unknown-value fft-chelem", "deal.slam.by unknown-value fft-chelem"],
  ],
  [
    "F23: the defence announces",
    4,
    { ...garde, slam: { announced: true, announcedBy: "defence" } },
    ["deal.slam.announcedBy slam-not-for-defence F23"],
  ],
  ["poignées that are no list", 4, { ...garde, poignees: { seat: 0 } }, ["deal.poignees not-a-list fft-poignee"]],
  [
    "a poignée of level 4 at seat 9",
    4,
    { ...garde, poignees: [{ seat: 9, level: 4 }, 7] },
    [
      "deal.poignees.0.seat out-of-range fft-poignee",
      "deal.poignees.0.level out-of-range fft-poignee",
      "deal.poignees.1 not-an-object fft-poignee",
    ],
  ],
  [
    "V10's sense at tarot: one poignée a hand",
    4,
    {
      ...garde,
      poignees: [
        { seat: 1, level: 1 },
        { seat: 1, level: 1 },
      ],
    },
    ["deal.poignees.1 poignee-twice fft-poignee"],
  ],
  [
    "13 + 10 trumps",
    4,
    {
      ...garde,
      poignees: [
        { seat: 1, level: 2 },
        { seat: 2, level: 1 },
      ],
    },
    ["deal.poignees too-many-trumps fft-poignee"],
  ],
  [
    "misères and poignées of nobody, each for itself",
    4,
    { ...garde, miseres: [9, 9].map((seat) => ({ seat, kind: "heads" })), poignees: [9, 9].map((seat) => ({ seat, level: 1 })) },
    [
      "deal.poignees.0.seat out-of-range fft-poignee",
      "deal.poignees.1.seat out-of-range fft-poignee",
      "deal.miseres.0.seat out-of-range F18",
      "deal.miseres.1.seat out-of-range F18",
    ],
  ],
  [
    "a misère of something else",
    4,
    { ...garde, miseres: [{ seat: 1, kind: "spades" }] },
    ["deal.miseres.0.kind unknown-value F18"],
  ],
  [
    "one misère twice",
    4,
    {
      ...garde,
      miseres: [
        { seat: 1, kind: "heads" },
        { seat: 1, kind: "heads" },
      ],
    },
    ["deal.miseres.1 misere-twice F18"],
  ],
  [
    "a poignée without a trump",
    4,
    { ...garde, poignees: [{ seat: 1, level: 1 }], miseres: [{ seat: 1, kind: "trumps" }] },
    ["deal.miseres.0 misere-with-poignee F18"],
  ],
  [
    "no trump in any hand: 22 in a dog of 6",
    4,
    { ...garde, miseres: [0, 1, 2, 3].map((seat) => ({ seat, kind: "trumps" })) },
    ["deal.miseres hands-cannot-exist fft-cartes"],
  ],
  [
    "no head in any hand: 16 in a dog of 6",
    4,
    { ...garde, miseres: [0, 1, 2, 3].map((seat) => ({ seat, kind: "heads" })) },
    ["deal.miseres hands-cannot-exist fft-cartes"],
  ],
  [
    "a defender's 13 trumps leave no room for the heads nobody else has",
    4,
    {
      ...garde,
      contract: "garde-sans",
      poignees: [{ seat: 1, level: 2 }],
      miseres: [0, 2, 3].map((seat) => ({ seat, kind: "heads" })),
    },
    ["deal.poignees hands-cannot-exist fft-cartes"],
  ],
  [
    "at three, 13 trumps in two hands",
    3,
    {
      ...garde,
      poignees: [
        { seat: 0, level: 1 },
        { seat: 1, level: 1 },
      ],
    },
    ["deal.poignees too-many-trumps fft-poignee"],
  ],
  [
    "a table's triple of 20 does not fit a hand of 18",
    4,
    { ...garde, poignees: [{ seat: 1, level: 3 }] },
    ["deal.poignees hands-cannot-exist fft-cartes"],
    { "poignee-trumps-4": { triple: 20 } },
  ],
  [
    "who took is unreadable, so nobody's discard is held against the hands",
    4,
    { ...garde, taker: "me", poignees: [{ seat: 1, level: 3 }] },
    ["deal.taker not-a-number fft-contrats"],
    { "poignee-trumps-4": { triple: 20 } },
  ],
  ["passed is yes or no", 4, { passed: "all" }, ["deal.passed unknown-value F21"]],
  ["a misdeal is yes or no", 4, { misdeal: "yes" }, ["deal.misdeal unknown-value F20"]],
  ["a misdeal for another reason", 4, { misdeal: true, reason: "bored" }, ["deal.reason unknown-value fft-petit-sec"]],
  ["F21: no vachette at this table", 4, { vachette: [40, 30, 20, 1] }, ["deal.vachette no-vachette-here F21"]],
  ["T10: the piles make 91", 4, { vachette: [40, 30, 20, 2] }, ["deal.vachette vachette-not-91 T10"], { "all-pass": "vachette" }],
  [
    "T10: no pile is below 0",
    4,
    { vachette: [-1, 30, 31, 31] },
    ["deal.vachette.0 out-of-range fft-cartes"],
    { "all-pass": "vachette" },
  ],
  ["T10: a pile for each seat", 4, { vachette: [40, 30, 21] }, ["deal.vachette wrong-length T10"], { "all-pass": "vachette" }],
  [
    "T10: a pile that is no number",
    4,
    { vachette: [40, 30, 21, "0"] },
    ["deal.vachette.3 not-a-number fft-cartes"],
    { "all-pass": "vachette" },
  ],
  ["T10: piles that are no list", 4, { vachette: "all" }, ["deal.vachette not-a-list T10"], { "all-pass": "vachette" }],
];

test.each(REFUSED)("refused: %s", (_, players, deal, faults, options) => {
  const read = tarot.read(tarotTable(players, options), deal);
  expect(read.ok ? [] : read.faults.map(tarotFault)).toEqual(faults);
});

test("a called card that is not a head is refused with its rank", () => {
  const read = tarot.read(rulesOf("tarot", 5), { ...gardeAtFive, called: "S-10" });
  expect(read.ok ? [] : read.faults.map(({ params }) => params)).toEqual([{ rank: 10 }]);
});
