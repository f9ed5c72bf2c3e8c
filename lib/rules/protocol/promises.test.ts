/** The protocol's promises, sentence by sentence: every answer has the fields and the form that it promises. */

import { expect, test } from "vitest";
import { isRuleId } from "../articles";
import { FFT_2012 } from "../tarot/data";
import { answer, answerLine } from "./answer";

const ask = (request: object) => JSON.parse(answerLine(JSON.stringify(request))) as Record<string, unknown> & { ok: boolean };

const TAROT = { game: "tarot", edition: "fft-2012", players: 4, options: {} };
const THREE = { game: "tarot", players: 3 };
const FIVE = { game: "tarot", players: 5 };
const VP5 = { game: "vp5", players: 5 };
const DECALE = { game: "decale", players: 4 };
const WHIST = { game: "whist", players: 4 };

const text = expect.stringMatching(/^\S(.*\S)?$/);
const rule = expect.toSatisfy(isRuleId);
const number = expect.any(Number);

/** The whole answer of each operation, so that an additional field would fail here. */
test.each<[string, object, Record<string, unknown>]>([
  [
    "score",
    { op: "score", rules: TAROT, deal: { taker: 0, contract: "petite", bouts: 2, points: 41 } },
    {
      scores: [75, -25, -25, -25],
      lines: expect.any(Array),
      warnings: [],
    },
  ],
  [
    "score, nobody played",
    { op: "score", rules: DECALE, deal: { passed: true } },
    {
      scores: [0, 0, 0, 0],
      lines: [{ rule, code: "passed", text, value: 0 }],
      warnings: [],
    },
  ],
  [
    "session",
    { op: "session", rules: TAROT, dealer: 0, deals: [], target: null },
    {
      totals: [],
      next: { dealer: 0, firstBidder: 1, firstLeader: 1, cards: 18, aside: 6, blind: false },
      over: false,
      winners: [],
      warnings: [],
    },
  ],
  [
    "auction",
    { op: "auction", rules: { game: "decale", players: 3 }, bids: ["pass", "brevet", "bac"] },
    {
      taker: 2,
      contract: "bac",
      allowed: [],
      complete: true,
    },
  ],
  [
    "auction, all pass",
    { op: "auction", rules: { game: "decale", players: 3 }, bids: ["pass", "pass", "pass"] },
    {
      taker: null,
      allowed: [],
      complete: true,
    },
  ],
  ["auction at whist", { op: "auction", rules: WHIST, cards: 5, bids: [2, 1, 1] }, { allowed: [0, 2, 3, 4, 5], complete: false }],
  ["auction at whist, nobody yet", { op: "auction", rules: WHIST, cards: 2 }, { allowed: [0, 1, 2], complete: false }],
  [
    "auction at whist, everybody has spoken",
    { op: "auction", rules: WHIST, cards: 5, bids: [2, 1, 1, 0] },
    {
      allowed: [],
      complete: true,
    },
  ],
  [
    "legal",
    { op: "legal", rules: TAROT, hand: ["H-1", "S-1"], trick: ["S-3"], trickNumber: 1, calledCard: "S-14" },
    {
      legal: ["S-1"],
      rule,
    },
  ],
  [
    "judge",
    { op: "judge", rules: TAROT, hand: ["H-1", "S-1"], trick: ["S-3"], card: "H-1" },
    {
      verdict: "illegal",
      rule,
      text,
      article: text,
      legal: ["S-1"],
    },
  ],
  [
    "judge, half known",
    { op: "judge", rules: TAROT, hand: ["H-1"], trick: ["S-3"], card: "H-1", handIsPartial: true },
    {
      verdict: "unknown",
      rule,
      text,
      article: text,
      legal: ["H-1"],
      decides: [
        { cards: expect.any(Array), rule, text },
        { cards: expect.any(Array), rule, text },
      ],
    },
  ],
  ["trick", { op: "trick", rules: TAROT, cards: ["S-1", "S-2"], excuseValue: 0, last: false }, { winner: 1 }],
  ["trick, tied", { op: "trick", rules: DECALE, cards: ["B-P1", "B-P2"], excuseValue: 0, last: false }, { tied: [0, 1] }],
  ["count", { op: "count", rules: TAROT, cards: ["S-14", "S-2", "S-3", "S-4", "S-5"] }, { points: 6.5, bouts: 0 }],
  [
    "audit",
    {
      op: "audit",
      rules: TAROT,
      leader: 3,
      plays: ["H-1", "H-13", "S-3", "H-3", "D-1", "D-2", "H-2"],
      hands: [null, null, null, null],
      aside: [],
      calledCard: null,
    },
    {
      tricks: [{ leader: 3, winner: 0 }],
      winners: [0],
      faults: [],
      unclear: [],
      text,
    },
  ],
  [
    "audit, a fault",
    { op: "audit", rules: TAROT, leader: 3, plays: ["H-1", "H-13", "S-3", "H-3", "D-1", "H-2"] },
    {
      tricks: [{ leader: 3, winner: 0 }],
      winners: [0],
      faults: [{ play: 2, seat: 1, card: "S-3", rule: "fft-fournir", because: [5], text }],
      unclear: [],
    },
  ],
  [
    "discard",
    { op: "discard", rules: FIVE, cards: ["S-1", "S-2", "S-3"] },
    { verdict: "legal", rule, code: "fine", text, article: text },
  ],
  ["announce", { op: "announce", rules: TAROT, hand: [] }, { poignee: 0, miseres: [], primes: [], petitSec: false }],
  [
    "arbitrate",
    { op: "arbitrate", rules: TAROT, case: "CA38", by: "taker", result: "made", again: false },
    { deal: "annulled", poignee: "not-counted", penalties: [], warning: true, text, rule: "CA38", page: 8 },
  ],
  [
    "arbitrate, again",
    { op: "arbitrate", rules: TAROT, case: "CA37", by: "taker", result: "falls", again: true },
    {
      deal: "counts",
      poignee: "counts",
      penalties: [{ who: "culprit", points: 100 }],
      warning: false,
      text,
      rule: "CA37",
      page: 8,
    },
  ],
  [
    "arbitrate, who may not bid",
    { op: "arbitrate", rules: TAROT, case: "CA6" },
    {
      deal: "annulled",
      penalties: [{ who: "dealer", points: 500 }],
      warning: false,
      barred: "dealer",
      text,
      rule: "CA6",
      page: 4,
    },
  ],
  [
    "arbitrate, what may be added",
    { op: "arbitrate", rules: TAROT, case: "CA13", by: "defence", result: "made" },
    { deal: "counts", penalties: [], warning: false, mayAdd: 100, text, rule: "CA13", page: 5 },
  ],
  [
    "seating",
    { op: "seating", tables: 1, positions: 1, movement: "best", standings: [2, 1, 4, 3], absent: [] },
    { positions: [[[2, 1, 4, 3]]], twice: [] },
  ],
  ["topage", { op: "topage", takers: [1, 2] }, { takers: [0, 100], defenders: [100, 0] }],
  ["match-points", { op: "match-points", own: 50, other: 60 }, { points: -3.162 }],
  ["cite", { op: "cite", rule: "D2" }, { rule: "D2", source: text, article: "D2", text }],
])("%s", (_, request, fields) => {
  expect(ask(request)).toEqual({ ok: true, ...fields });
  expect(ask({ ...request, id: "e" })).toEqual({ id: "e", ok: true, ...fields });
});

test("the table of games, editions, numbers of players", () => {
  const { games } = ask({ op: "games" }) as unknown as {
    games: {
      game: string;
      rule: string;
      players: number[];
      editions: { id: string; options: object }[];
      options: Record<string, unknown>[];
    }[];
  };
  const listed = games.map(({ game, editions, players }) => [game, editions.map(({ id }) => id), players]);
  expect(Object.fromEntries(listed.map(([game, ...rest]) => [game, rest]))).toEqual({
    tarot: [expect.arrayContaining(["fft-2012", "gameduell"]), [3, 4, 5]],
    vp5: [["maison"], [5]],
    decale: [["boite"], [2, 3, 4, 5]],
    whist: [["mexicain"], [2, 3, 4]],
  });
  const gameduell = { multipliers: { petite: 1, pouce: 1.5, garde: 2, "garde-sans": 4, "garde-contre": 7 } };
  expect(games.find(({ game }) => game === "tarot")?.editions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: "fft-2012", options: {} }),
      expect.objectContaining({ id: "gameduell", options: gameduell }),
    ]),
  );
  for (const { rule: id, options } of games) {
    expect(isRuleId(id)).toBe(true);
    for (const option of options) {
      expect(option).toMatchObject({
        id: text,
        rule,
        default: expect.anything(),
        kind: expect.stringMatching(/choice|number|table/),
      });
      const { values, min, max } = option as { values?: unknown[]; min?: number; max?: number };
      expect(option.kind === "choice" ? values?.includes(option.default) : [min, max]).toEqual(
        option.kind === "choice" ? true : [number, number],
      );
    }
  }
});

test("every line of a derivation has a rule that can be cited, a text and a value", () => {
  const deal = {
    taker: 0,
    contract: "garde",
    bouts: 2,
    points: 49,
    petitAuBout: "attack",
    poignees: [{ seat: 0, level: 1 }],
    slam: { announced: false, by: null },
    miseres: [],
    partner: null,
  };
  // FFT12 p. 9: (25 + 8) × 2, petit au bout 10 × 2, and a simple poignée.
  const poignee = FFT_2012.values.poignees.simple;
  const each = 66 + 20 + poignee;
  const { lines, scores } = ask({ op: "score", rules: TAROT, deal }) as unknown as {
    scores: number[];
    lines: { rule: string; text: string; value: number }[];
  };
  expect(scores).toEqual([3 * each, -each, -each, -each]);
  for (const line of lines) {
    expect(line).toMatchObject({ rule, text, value: number });
    expect(ask({ op: "cite", rule: line.rule })).toMatchObject({ source: text, article: text, text });
  }
  expect(lines.map(({ value }) => value)).toEqual([8, 33, 66, 66, 20, poignee]);
});

test.each<[string, object, object, object]>([
  ["the defence's points may stand in place of the attack's", TAROT, { points: 41 }, { defencePoints: 50 }],
  [
    "lists and slam may be left out",
    TAROT,
    {},
    { poignees: [], miseres: [], slam: { announced: false, by: null }, petitAuBout: null },
  ],
  ["partner is nobody's at four", TAROT, {}, { partner: null }],
  ["a minus zero is a zero", TAROT, { bouts: 0, points: 56, taker: 0 }, { bouts: -0, points: 56, taker: -0 }],
])("%s", (_, rules, one, other) => {
  const deal = { taker: 1, contract: "petite", bouts: 2, ...("defencePoints" in other ? {} : { points: 41 }) };
  const [a, b] = [one, other].map((part) => answer({ op: "score", rules, deal: { ...deal, ...part } }));
  expect(a).toMatchObject({ ok: true });
  expect(b).toEqual(a);
});

/** RULES 1.7, F10: 25½ for each defender where the table counts the half point exactly. */
test("half points are answered as .5", () => {
  const rules = { ...THREE, options: { "half-points": "exact" } };
  const said = answerLine(JSON.stringify({ op: "score", rules, deal: { taker: 0, contract: "petite", bouts: 2, points: 40.5 } }));
  expect(said).toContain('"scores":[-51,25.5,25.5]');
});

test("a whist's session fixes cards, dealer and blind: a deal leaves them out or agrees", () => {
  const session = (deal: object) =>
    ask({ op: "session", rules: WHIST, dealer: 1, deals: [{ bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], ...deal }] });
  expect(session({})).toMatchObject({
    ok: true,
    totals: [[14, 13, 14, 12]],
    next: { dealer: 1, cards: 4, firstBidder: 2, firstLeader: 3 },
  });
  expect(session({ cards: 5, dealer: 1, blind: false })).toMatchObject({ ok: true });
  for (const [field, value] of [
    ["cards", 4],
    ["dealer", 0],
    ["blind", true],
  ] as const)
    expect(session({ [field]: value })).toMatchObject({ ok: false, faults: [{ at: `deals.0.${field}` }] });
});

test("play past the end is a fault", () => {
  const rules = { ...WHIST, options: { stake: 1 } };
  const deal = { bids: [1, 1, 1, 1], tricks: [2, 1, 1, 1] };
  expect(ask({ op: "session", rules, dealer: 0, deals: [deal] })).toMatchObject({
    over: true,
    winners: [1, 2, 3],
    totals: [[0, 1, 1, 1]],
  });
  expect(ask({ op: "session", rules, dealer: 0, deals: [deal, deal] })).toMatchObject({
    ok: false,
    faults: [{ at: "deals.1", code: "past-the-end", rule: "mex-fin" }],
  });
});

test("a sheet's warnings say which deal they are of", () => {
  const odd = { taker: 0, partner: 1, contract: "garde", bouts: 0, points: 78 };
  expect(ask({ op: "session", rules: FIVE, deals: [{ passed: true }, odd] })).toMatchObject({
    warnings: [{ at: "deals.1.points", code: "unlikely-points", rule: "F22", text }],
  });
  expect(ask({ op: "score", rules: FIVE, deal: odd })).toMatchObject({
    warnings: [{ at: "deal.points", code: "unlikely-points" }],
  });
});

test("F20: who redeals after a fault of the deal is told in `next`, and warned about as a taker", () => {
  const deal = { taker: 0, contract: "petite", bouts: 2, points: 41 };
  expect(ask({ op: "session", rules: TAROT, deals: [{ misdeal: true }] })).toMatchObject({ next: { dealer: 0, barred: 0 } });
  expect(ask({ op: "session", rules: TAROT, deals: [{ misdeal: true }, deal] })).toMatchObject({
    totals: [
      [0, 0, 0, 0],
      [75, -25, -25, -25],
    ],
    next: { dealer: 1 },
    warnings: [{ at: "deals.1.taker", code: "barred-taker", rule: "F20", text }],
  });
});

test("a forbidden bid is a fault; in décalé an equal or lower diploma changes nothing", () => {
  expect(ask({ op: "auction", rules: TAROT, bids: ["garde", "garde"] })).toMatchObject({ ok: false, faults: [{ at: "bids.1" }] });
  expect(ask({ op: "auction", rules: TAROT, bids: ["garde", "petite"] })).toMatchObject({
    ok: false,
    faults: [{ at: "bids.1" }],
  });
  expect(ask({ op: "auction", rules: VP5, bids: ["pass", "pouce", "pouce"] })).toMatchObject({
    ok: false,
    faults: [{ at: "bids.2" }],
  });
  expect(ask({ op: "auction", rules: WHIST, cards: 5, bids: [6] })).toMatchObject({ ok: false, faults: [{ at: "bids.0" }] });
  expect(ask({ op: "auction", rules: DECALE, bids: ["bac", "bac", "brevet", "pass"] })).toMatchObject({
    ok: true,
    taker: 0,
    contract: "bac",
  });
});

test("everybody passed, or a misdeal: nothing in the columns, at every game", () => {
  const zeros = { tarot: [0, 0, 0, 0], decale: [0, 0, 0, 0], whist: [0, 0, 0, 0], vp5: [0, 0, 0, 0, 0] };
  for (const rules of [TAROT, VP5, DECALE, WHIST]) {
    const scores = zeros[rules.game as keyof typeof zeros];
    expect(ask({ op: "score", rules, deal: { passed: true } })).toMatchObject({ ok: true, scores });
    expect(ask({ op: "score", rules, deal: { misdeal: true } })).toMatchObject({ ok: true, scores, warnings: [] });
  }
  expect(ask({ op: "session", rules: WHIST, dealer: 2, deals: [{ passed: true }] })).toMatchObject({
    totals: [[14, 14, 14, 14]],
    next: { dealer: 2, cards: 5, blind: false },
  });
});

test("a question about an empty hand is refused", () => {
  expect(ask({ op: "legal", rules: TAROT, hand: [], trick: ["S-1"] })).toMatchObject({
    ok: false,
    faults: [{ at: "hand", code: "required", rule: "fft-cartes" }],
  });
});

test("legal cards come in the order given; trickNumber and calledCard matter at five only", () => {
  const request = { op: "legal", hand: ["S-9", "EXC", "S-2", "H-1", "S-5"], trick: [], trickNumber: 1, calledCard: "S-14" };
  expect(ask({ ...request, rules: TAROT }).legal).toEqual(request.hand);
  expect(ask({ ...request, rules: FIVE }).legal).toEqual(["EXC", "H-1"]);
  expect(ask({ ...request, rules: FIVE, trick: ["S-14"] }).legal).toEqual(["S-9", "EXC", "S-2", "S-5"]);
});

test("a refusal says where, what and by which rule, and echoes the id", () => {
  expect(ask({ id: 3, op: "score", rules: TAROT, deal: { taker: 0, contract: "petite", bouts: 4, points: 41 } })).toEqual({
    id: 3,
    ok: false,
    faults: [{ at: "deal.bouts", code: "out-of-range", rule: "fft-cibles", text: "4 est hors des limites\u202f: de 0 à 3." }],
  });
});
