import { expect, test } from "vitest";
import { common } from "#messages/fr/rules/common";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { readRules } from "../games";
import { accepted, rulesOf } from "../read.fixture";
import { type Fault, isEmptyDeal } from "../rules";
import { vp5 } from "../vp5/game";
import { tarot } from "./game";

const table = (players: number, options: object = {}) => rulesOf("tarot", players, options);
/** Place, code and rule of a fault, whose code must have words. */
const say = ({ at, code, rule }: Fault): string => {
  expect(Object.keys({ ...common, ...tarotFr.faults })).toContain(code);
  return `${at} ${code} ${rule}`;
};
const garde = { taker: 0, contract: "garde", bouts: 2, points: 49 };
const five = { ...garde, partner: 1 };

test("two poignées show the 21 trumps and the Excuse at most", () => {
  const faults = (simple: number) => {
    const rules = table(4, { "poignee-trumps-4": { simple, double: 13, triple: 15 } });
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
  ["a partner at four", 4, five, ["deal.partner partner-only-at-five fft-appel"]],
  ["F12: at five, partner or alone must be said", 5, garde, ["deal.partner partner-or-alone fft-appel"]],
  ["the taker's own king: say null", 5, { ...five, partner: 0 }, ["deal.partner partner-is-taker F12"]],
  ["a partner who does not sit here", 5, { ...five, partner: 5 }, ["deal.partner out-of-range fft-appel"]],
  ["a called card at four", 4, { ...garde, called: "S-14" }, ["deal.called called-only-at-five fft-appel"]],
  ["a called card that is no card", 5, { ...five, called: "S-15" }, ["deal.called not-a-card fft-cartes"]],
  ["a called ten", 5, { ...five, called: "S-10" }, ["deal.called called-not-a-head fft-appel"]],
  ["where the called card was, at four", 4, { ...garde, alone: "dog" }, ["deal.alone called-only-at-five fft-appel"]],
  ["the called card in the dog, and a partner", 5, { ...five, alone: "dog" }, ["deal.alone alone-or-partner F12"]],
  ["the called card up a sleeve", 5, { ...five, partner: null, alone: "sleeve" }, ["deal.alone unknown-value F12"]],
  ["a called Petit", 5, { ...five, called: "T-1" }, ["deal.called called-not-a-head fft-appel"]],
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
  const read = tarot.read(table(players, options), deal);
  expect(read.ok ? [] : read.faults.map(say)).toEqual(faults);
});

const ACCEPTED: readonly [string, number, object, object?][] = [
  [
    "lists and slam as null",
    4,
    {
      ...garde,
      partner: null,
      poignees: null,
      miseres: null,
      slam: null,
      petitAuBout: null,
      excuseLast: null,
      called: null,
      passed: false,
      misdeal: null,
    },
  ],
  ["excuseLast said not to be", 4, { ...garde, excuseLast: false }],
  ["the called queen, as a record", 5, { ...five, called: "H-13" }],
  ["the called king in the dog, as a record", 5, { ...five, partner: null, called: "H-14", alone: "dog" }],
  ["alone: the called king was in the dog", 5, { ...garde, partner: null, called: "S-14" }],
  [
    "FFT12 p. 7: the taker's triple may count the discarded trump",
    4,
    { ...garde, poignees: [{ seat: 0, level: 3 }], miseres: [1, 2].map((seat) => ({ seat, kind: "heads" })) },
  ],
  [
    "both misères in one hand",
    4,
    {
      ...garde,
      miseres: [
        { seat: 1, kind: "heads" },
        { seat: 1, kind: "trumps" },
      ],
    },
  ],
  [
    "F18 option: a misère of trumps with the Excuse",
    3,
    { ...garde, poignees: [{ seat: 0, level: 3 }], miseres: [{ seat: 1, kind: "trumps" }] },
    { "misere-excuse": true },
  ],
  ["the pousse where it is played", 4, { ...garde, contract: "pouce" }, { pousse: true }],
];

test.each(ACCEPTED)("accepted, and read again the same: %s", (_, players, deal, options) => {
  const rules = table(players, options);
  const read = tarot.read(rules, deal);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(tarot.read(rules, read.value)).toEqual(read);
  expect(tarot.read(rules, JSON.parse(JSON.stringify(read.value)))).toEqual(read);
});

test("deals nobody played", () => {
  const rules = table(4);
  expect(tarot.read(rules, { passed: true })).toEqual({ ok: true, value: { passed: true } });
  expect(tarot.read(rules, { misdeal: true })).toEqual({ ok: true, value: { misdeal: true } });
  expect(tarot.read(rules, { misdeal: true, reason: "petit-sec" })).toEqual({
    ok: true,
    value: { misdeal: true, reason: "petit-sec" },
  });
});

test("a minus zero is a zero", () => {
  const read = tarot.read(table(4), { taker: 0, contract: "garde", bouts: 0, points: -0 });
  expect(read).toMatchObject({ ok: true, value: { points: 0 } });
});

/** F22: odd, never refused. Name, players, deal, warnings, options. */
const ODD: readonly [string, number, object, readonly string[], object?][] = [
  ["an ordinary deal", 4, garde, []],
  ["no bout and 78 points", 4, { ...garde, bouts: 0, points: 78 }, ["deal.points unlikely-points F22"]],
  ["one bout and 4 points", 4, { ...garde, bouts: 1, points: 4 }, ["deal.points unlikely-points F22"]],
  ["one bout and 83 points", 4, { ...garde, bouts: 1, points: 83 }, ["deal.points unlikely-points F22"]],
  ["two bouts and 8 points", 4, { ...garde, bouts: 2, points: 8 }, ["deal.points unlikely-points F22"]],
  ["three bouts and 13 points", 4, { ...garde, bouts: 3, points: 13 }, ["deal.points unlikely-points F22"]],
  ["91 points and no chelem noted", 4, { ...garde, bouts: 3, points: 91 }, ["deal.slam.by slam-not-noted F22"]],
  ["87 points, two bouts, no chelem noted", 4, { ...garde, points: 87 }, ["deal.slam.by slam-not-noted F22"]],
  ["a chelem with 91 points", 4, { ...garde, bouts: 3, points: 91, slam: { by: "attack" } }, []],
  ["a chelem with 87 points", 4, { ...garde, points: 87, slam: { by: "attack" } }, []],
  ["a chelem with 60 points", 4, { ...garde, points: 60, slam: { by: "attack" } }, ["deal.slam.by slam-unlikely F22"]],
  [
    "F7 option: the Excuse is lost, so 91",
    4,
    { ...garde, points: 87, slam: { by: "attack" } },
    ["deal.slam.by slam-unlikely F22"],
    { "excuse-slam": "lost" },
  ],
  ["a chelem with one bout", 4, { ...garde, bouts: 1, points: 83, slam: { by: "attack" } }, ["deal.slam.by slam-unlikely F22"]],
  [
    "garde contre: 91 points, and the dog is the defence’s",
    4,
    { ...garde, contract: "garde-contre", bouts: 3, points: 91 },
    ["deal.points unlikely-points F22"],
  ],
  ["garde contre: 88 points of a chelem or of none", 4, { ...garde, contract: "garde-contre", bouts: 3, points: 88 }, []],
  ["garde contre: 91 less the dog", 4, { ...garde, contract: "garde-contre", bouts: 1, points: 70, slam: { by: "attack" } }, []],
  [
    "garde contre: the dog is never worth 40",
    4,
    { ...garde, contract: "garde-contre", points: 51, slam: { by: "attack" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  ["a chelem by the defence leaves the discard", 4, { ...garde, bouts: 1, points: 23, slam: { by: "defence" } }, []],
  [
    "more than a discard can hold",
    4,
    { ...garde, bouts: 1, points: 24, slam: { by: "defence" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  ["three queens at five", 5, { ...five, bouts: 0, points: 16, slam: { by: "defence" } }, ["deal.slam.by slam-unlikely F22"]],
  [
    "garde sans: the dog may hold kings and bouts",
    4,
    { ...garde, contract: "garde-sans", bouts: 3, points: 31, slam: { by: "defence" } },
    [],
  ],
  [
    "garde contre: nothing but the Excuse",
    4,
    { ...garde, contract: "garde-contre", bouts: 0, points: 5, slam: { by: "defence" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  ["everybody for themselves", 4, { vachette: [91, 0, 0, 0] }, [], { "all-pass": "vachette" }],
];

test.each(ODD)("a doubt is told: %s", (_, players, deal, warnings, options) => {
  const rules = table(players, options);
  const read = tarot.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  expect(tarot.warnings(rules, read.value).map(say)).toEqual(warnings);
});

/** The points that are likely after a chelem: who took every trick, players, contract, bouts, lowest, highest. */
test.each<["attack" | "defence", number, string, number, number, number, object?]>([
  ["attack", 4, "garde", 3, 91, 91],
  ["attack", 4, "garde-sans", 2, 86.5, 87],
  ["attack", 4, "garde", 2, 91, 91, { "excuse-slam": "lost" }],
  ["attack", 4, "garde", 1, 91, 91],
  ["attack", 3, "garde-contre", 2, 60, 88],
  ["attack", 4, "garde-contre", 2, 60, 88],
  ["attack", 5, "garde-contre", 2, 73.5, 89.5],
  ["defence", 4, "garde-contre", 1, 0, 4.5],
  ["defence", 4, "garde-sans", 1, 0, 31.5],
  ["defence", 5, "garde-sans", 1, 0, 18],
  ["defence", 3, "garde", 1, 0, 23.5],
  ["defence", 4, "petite", 1, 0, 23.5],
  ["defence", 5, "garde", 1, 0, 15],
])(
  "F22: every trick to the %s at %i, %s, with %i bouts: from %d to %d",
  (by, players, contract, bouts, min, max, options = {}) => {
    const rules = table(players, { ...options, "half-points": "exact" });
    const partner = players === 5 ? { partner: 1 } : {};
    const read = tarot.read(rules, { taker: 0, ...partner, contract, bouts, points: 50, slam: { by } });
    if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
    const found = tarot.warnings(rules, read.value).find(({ code }) => code === "slam-unlikely");
    expect(found?.params).toEqual({ min, max, points: 50, camp: by });
  },
);

test.each([
  [0, 78, 0, 77.5],
  [1, 83, 4.5, 82],
  [2, 8, 9, 87],
  [3, 13, 13.5, 91],
])("F22: with %i bouts %d points are unlikely: they lie between %d and %d", (bouts, points, min, max) => {
  const read = tarot.read(table(4), { ...garde, bouts, points });
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  expect(tarot.warnings(table(4), read.value)[0]?.params).toEqual({ points, bouts, min, max });
});

/** The last points of the attack that are still likely, then the first that are not. */
test.each<[string, number, object, number, number, object?]>([
  ["a chelem in a garde contre, at least", 4, { contract: "garde-contre", bouts: 1, slam: { by: "attack" } }, 60, 59],
  ["a chelem in a garde contre, at most", 4, { contract: "garde-contre", bouts: 3, slam: { by: "attack" } }, 88, 89],
  ["a chelem with three bouts", 4, { bouts: 3, slam: { by: "attack" } }, 91, 90],
  ["a chelem with two bouts", 5, { bouts: 2, partner: 1, slam: { by: "attack" } }, 86.5, 86],
  [
    "all tricks of the defence against a garde contre",
    5,
    { contract: "garde-contre", bouts: 0, partner: 1, slam: { by: "defence" } },
    4.5,
    5,
  ],
  ["all tricks of the defence against a garde sans", 4, { contract: "garde-sans", bouts: 3, slam: { by: "defence" } }, 31, 32],
  ["all tricks of the defence at five", 5, { bouts: 1, partner: 1, slam: { by: "defence" } }, 15, 15.5],
  ["all tricks of the defence at four", 4, { bouts: 1, slam: { by: "defence" } }, 23, 24],
  ["no bout, at most", 5, { bouts: 0, partner: 1 }, 77.5, 78],
  ["one bout, at least", 5, { bouts: 1, partner: 1 }, 4.5, 4],
  ["one bout, at most", 5, { bouts: 1, partner: 1 }, 82, 82.5],
  ["two bouts, at least", 5, { bouts: 2, partner: 1 }, 9, 8.5],
  ["three bouts, at least", 5, { bouts: 3, partner: 1 }, 13.5, 13],
])("the last likely points raise no doubt, the next ones do: %s", (_, players, deal, likely, odd, options) => {
  const rules = table(players, options);
  const warned = [likely, odd].map((points) => {
    const read = accepted(tarot.read(rules, { ...garde, ...deal, points }));
    return isEmptyDeal(read) ? null : tarot.warnings(rules, read).length;
  });
  expect(warned).toEqual([0, 1]);
});

test("F20: a barred taker is told as a doubt", () => {
  const rules = table(4);
  const read = tarot.read(rules, garde);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  const turn = { ...tarot.firstTurn(rules, 0), barred: 0 };
  expect(tarot.warnings(rules, read.value, turn).map(say)).toEqual(["deal.taker barred-taker F20"]);
  expect(tarot.warnings(rules, read.value, { ...turn, barred: 1 })).toEqual([]);
});

/** A table's own rules, and what is wrong with them. */
const OPTIONS: readonly [string, object, readonly string[]][] = [
  [
    "a multiplier lower than the contract before",
    { multipliers: { garde: 5 } },
    ["rules.options.multipliers.garde-sans out-of-order F1"],
  ],
  ["equal multipliers", { multipliers: { garde: 4 } }, []],
  ["a multiplier of nothing", { multipliers: { petite: 0 } }, ["rules.options.multipliers.petite out-of-range F1"]],
  ["a contract nobody knows", { multipliers: { slam: 8 } }, ["rules.options.multipliers.slam unknown-cell F1"]],
  [
    "the pousse below the petite",
    { pousse: true, multipliers: { pouce: 0.5 } },
    ["rules.options.multipliers.pouce out-of-order T11"],
  ],
  [
    "the pousse above the garde",
    { pousse: true, multipliers: { pouce: 3 } },
    ["rules.options.multipliers.pouce out-of-order T11"],
  ],
  ["a pousse worth as much as the petite", { pousse: true, multipliers: { pouce: 1 } }, []],
  ["a pousse worth as much as the garde", { pousse: true, multipliers: { pouce: 2 } }, []],
  [
    "a pousse that is not played disturbs nobody",
    { multipliers: { petite: 2, garde: 4, "garde-sans": 8, "garde-contre": 16 } },
    [],
  ],
  ["exact halves of one and a half", { pousse: true, "half-points": "exact" }, ["rules.options.half-points quarter-points F10"]],
  ["exact halves, whole multipliers", { "half-points": "exact" }, []],
  ["targets out of order", { targets: { "1": 40 } }, ["rules.options.targets.1 out-of-order fft-cibles"]],
  ["a target of more than the pack", { targets: { "0": 92 } }, ["rules.options.targets.0 out-of-range fft-cibles"]],
  ["poignées that fall", { poignees: { double: 10 } }, ["rules.options.poignees.double out-of-order F4"]],
  [
    "as many trumps for the double",
    { "poignee-trumps-4": { double: 10 } },
    ["rules.options.poignee-trumps-4.double out-of-order fft-poignee"],
  ],
  ["announcing brings less", { slams: { announced: 100 } }, ["rules.options.slams.announced out-of-order fft-chelem"]],
  ["a vachette that cannot be shared", { vachette: { most: 100 } }, ["rules.options.vachette.most not-a-multiple T10"]],
];

test.each(OPTIONS)("table rules: %s", (_, options, faults) => {
  const rules = readRules({ game: "tarot", players: 4, options });
  expect(rules.ok ? [] : rules.faults.map(say)).toEqual(faults);
});

/** Bids, what they come to, options, who may not bid. */
const AUCTIONS: readonly [string, readonly unknown[], object | readonly string[], object?, unknown?][] = [
  ["nobody yet", [], { taker: null, allowed: ["pass", "petite", "garde", "garde-sans", "garde-contre"], complete: false }],
  [
    "a petite, covered",
    ["petite", "pass", "garde"],
    { taker: 2, contract: "garde", allowed: ["pass", "garde-sans", "garde-contre"], complete: false },
  ],
  [
    "everybody has spoken",
    ["pass", "garde", "pass", "garde-contre"],
    { taker: 3, contract: "garde-contre", allowed: [], complete: true },
  ],
  ["all pass", ["pass", "pass", "pass", "pass"], { taker: null, allowed: [], complete: true }],
  ["FFT12 p. 5: an equal bid does not cover", ["garde", "garde"], ["bids.1 bid-too-low fft-encheres"]],
  [
    "FFT12 p. 5: nor a lower one, and every fault is told",
    ["garde", "petite", "slam"],
    ["bids.1 bid-too-low fft-encheres", "bids.2 unknown-value fft-encheres"],
  ],
  ["each speaks once", ["pass", "pass", "pass", "pass", "garde"], ["bids.4 auction-over fft-encheres"]],
  ["F19: no pousse here", ["pouce"], ["bids.0 unknown-value fft-encheres"]],
  [
    "F19 option: the pousse covers the petite",
    ["petite", "pouce"],
    { taker: 1, contract: "pouce", allowed: ["pass", "garde", "garde-sans", "garde-contre"], complete: false },
    { pousse: true },
  ],
  [
    "F20: who redeals may only pass",
    ["pass", "pass", "petite"],
    { taker: 2, contract: "petite", allowed: ["pass"], complete: false },
    {},
    3,
  ],
  ["F20: and a bid is refused", ["pass", "pass", "petite", "garde"], ["bids.3 barred-from-bidding F20"], {}, 3],
  ["F20: nor is the first's", ["garde"], ["bids.0 barred-from-bidding F20"], {}, 0],
  ["F20: barred is a place in the round", ["pass"], ["barred out-of-range F20"], {}, 4],
  ["F20: and no place before the first", ["pass"], ["barred out-of-range F20"], {}, -1],
];

test.each(AUCTIONS)("auction: %s", (_, bids, expected, options, barred) => {
  const result = tarot.auction(table(4, options), bids, { barred });
  expect(result.ok ? result.value : result.faults.map(say)).toEqual(expected);
});

/** CA6, CA10 and similar: the same dealer deals again, and the dealer, somebody else or nobody is barred from bidding. */
test.each<[string, object, object, object]>([
  ["the dealer, by the rule", { misdeal: true }, { misdeal: true }, { dealer: 2, barred: 2 }],
  ["somebody else", { misdeal: true, barred: 0 }, { misdeal: true, barred: 0 }, { dealer: 2, barred: 0 }],
  [
    "nobody",
    { misdeal: true, annulled: true, barred: "nobody" },
    { misdeal: true, annulled: true, barred: "nobody" },
    { dealer: 2 },
  ],
  ["a deal that was not annulled", { misdeal: true, annulled: false }, { misdeal: true }, { dealer: 2, barred: 2 }],
  ["after a petit sec, nobody", { misdeal: true, reason: "petit-sec" }, { misdeal: true, reason: "petit-sec" }, { dealer: 3 }],
])("after a deal that does not count, who may not bid: %s", (_, deal, read, next) => {
  for (const [game, players] of [
    [tarot, 4],
    [vp5, 5],
  ] as const) {
    const asked = rulesOf(game.name, players);
    const told = game.read(asked, deal);
    expect(told).toEqual({ ok: true, value: read });
    const turn = game.nextTurn(asked, game.firstTurn(asked, 2), read as never);
    expect({ dealer: turn.dealer, ...(turn.barred === undefined ? {} : { barred: turn.barred }) }).toEqual(next);
  }
});

test("only a seat of the table can be barred from bidding", () => {
  for (const barred of [4, -1, "0", 0.5]) expect(tarot.read(table(4), { misdeal: true, barred }).ok).toBe(false);
  expect(tarot.read(table(4), { misdeal: true, annulled: "yes" }).ok).toBe(false);
});

test("a called card that is not a head is refused with its rank", () => {
  const read = tarot.read(rulesOf("tarot", 5), { ...five, called: "S-10" });
  expect(read.ok ? [] : read.faults.map(({ params }) => params)).toEqual([{ rank: 10 }]);
});
