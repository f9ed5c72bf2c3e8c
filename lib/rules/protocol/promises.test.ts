/** The protocol's promises, sentence by sentence: every answer has the fields and the form that it promises. */
import { expect, test } from "vitest";
import { isRuleId } from "../articles";
import { answer } from "./answer";
import { aNumber, aRule, askInJson, aText, DECALE_RULES, FIVE_RULES, TAROT_RULES, WHIST_RULES } from "./promises.fixture";

/** The whole answer of each operation, so that an additional field would fail here. */
test.each<[string, object, Record<string, unknown>]>([
  [
    "score",
    { op: "score", rules: TAROT_RULES, deal: { taker: 0, contract: "petite", bouts: 2, points: 41 } },
    {
      scores: [75, -25, -25, -25],
      lines: expect.any(Array),
      warnings: [],
    },
  ],
  [
    "score, nobody played",
    { op: "score", rules: DECALE_RULES, deal: { passed: true } },
    {
      scores: [0, 0, 0, 0],
      lines: [{ rule: aRule, code: "passed", text: aText, value: 0 }],
      warnings: [],
    },
  ],
  [
    "session",
    { op: "session", rules: TAROT_RULES, dealer: 0, deals: [], target: null },
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
  [
    "auction at whist",
    { op: "auction", rules: WHIST_RULES, cards: 5, bids: [2, 1, 1] },
    { allowed: [0, 2, 3, 4, 5], complete: false },
  ],
  ["auction at whist, nobody yet", { op: "auction", rules: WHIST_RULES, cards: 2 }, { allowed: [0, 1, 2], complete: false }],
  [
    "auction at whist, everybody has spoken",
    { op: "auction", rules: WHIST_RULES, cards: 5, bids: [2, 1, 1, 0] },
    {
      allowed: [],
      complete: true,
    },
  ],
  [
    "legal",
    { op: "legal", rules: TAROT_RULES, hand: ["H-1", "S-1"], trick: ["S-3"], trickNumber: 1, calledCard: "S-14" },
    {
      legal: ["S-1"],
      rule: aRule,
    },
  ],
  [
    "judge",
    { op: "judge", rules: TAROT_RULES, hand: ["H-1", "S-1"], trick: ["S-3"], card: "H-1" },
    {
      verdict: "illegal",
      rule: aRule,
      text: aText,
      article: aText,
      legal: ["S-1"],
    },
  ],
  [
    "judge, half known",
    { op: "judge", rules: TAROT_RULES, hand: ["H-1"], trick: ["S-3"], card: "H-1", handIsPartial: true },
    {
      verdict: "unknown",
      rule: aRule,
      text: aText,
      article: aText,
      legal: ["H-1"],
      decides: [
        { cards: expect.any(Array), rule: aRule, text: aText },
        { cards: expect.any(Array), rule: aRule, text: aText },
      ],
    },
  ],
  ["trick", { op: "trick", rules: TAROT_RULES, cards: ["S-1", "S-2"], excuseValue: 0, last: false }, { winner: 1 }],
  ["trick, tied", { op: "trick", rules: DECALE_RULES, cards: ["B-P1", "B-P2"], excuseValue: 0, last: false }, { tied: [0, 1] }],
  ["count", { op: "count", rules: TAROT_RULES, cards: ["S-14", "S-2", "S-3", "S-4", "S-5"] }, { points: 6.5, bouts: 0 }],
  [
    "audit",
    {
      op: "audit",
      rules: TAROT_RULES,
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
      text: aText,
    },
  ],
  [
    "audit, a fault",
    { op: "audit", rules: TAROT_RULES, leader: 3, plays: ["H-1", "H-13", "S-3", "H-3", "D-1", "H-2"] },
    {
      tricks: [{ leader: 3, winner: 0 }],
      winners: [0],
      faults: [{ play: 2, seat: 1, card: "S-3", rule: "fft-fournir", because: [5], text: aText }],
      unclear: [],
    },
  ],
  [
    "discard",
    { op: "discard", rules: FIVE_RULES, cards: ["S-1", "S-2", "S-3"] },
    { verdict: "legal", rule: aRule, code: "fine", text: aText, article: aText },
  ],
  ["announce", { op: "announce", rules: TAROT_RULES, hand: [] }, { poignee: 0, miseres: [], primes: [], petitSec: false }],
  [
    "arbitrate",
    { op: "arbitrate", rules: TAROT_RULES, case: "CA38", by: "taker", result: "made", again: false },
    { deal: "annulled", poignee: "not-counted", penalties: [], warning: true, text: aText, rule: "CA38", page: 8 },
  ],
  [
    "arbitrate, again",
    { op: "arbitrate", rules: TAROT_RULES, case: "CA37", by: "taker", result: "falls", again: true },
    {
      deal: "counts",
      poignee: "counts",
      penalties: [{ who: "culprit", points: 100 }],
      warning: false,
      text: aText,
      rule: "CA37",
      page: 8,
    },
  ],
  [
    "arbitrate, who may not bid",
    { op: "arbitrate", rules: TAROT_RULES, case: "CA6" },
    {
      deal: "annulled",
      penalties: [{ who: "dealer", points: 500 }],
      warning: false,
      barred: "dealer",
      text: aText,
      rule: "CA6",
      page: 4,
    },
  ],
  [
    "arbitrate, what may be added",
    { op: "arbitrate", rules: TAROT_RULES, case: "CA13", by: "defence", result: "made" },
    { deal: "counts", penalties: [], warning: false, mayAdd: 100, text: aText, rule: "CA13", page: 5 },
  ],
  [
    "seating",
    { op: "seating", tables: 1, positions: 1, movement: "best", standings: [2, 1, 4, 3], absent: [] },
    { positions: [[[2, 1, 4, 3]]], twice: [] },
  ],
  ["topage", { op: "topage", takers: [1, 2] }, { takers: [0, 100], defenders: [100, 0] }],
  ["match-points", { op: "match-points", own: 50, other: 60 }, { points: -3.162 }],
  ["cite", { op: "cite", rule: "D2" }, { rule: "D2", source: aText, article: "D2", text: aText }],
])("%s", (_, request, fields) => {
  expect(askInJson(request)).toEqual({ ok: true, ...fields });
  expect(askInJson({ ...request, id: "e" })).toEqual({ id: "e", ok: true, ...fields });
});

test("the table of games, editions, numbers of players", () => {
  const { games } = askInJson({ op: "games" }) as unknown as {
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
        id: aText,
        rule: aRule,
        default: expect.anything(),
        kind: expect.stringMatching(/choice|number|table/),
      });
      const { values, min, max } = option as { values?: unknown[]; min?: number; max?: number };
      expect(option.kind === "choice" ? values?.includes(option.default) : [min, max]).toEqual(
        option.kind === "choice" ? true : [aNumber, aNumber],
      );
    }
  }
});

test.each<[string, object, object, object]>([
  ["the defence's points may stand in place of the attack's", TAROT_RULES, { points: 41 }, { defencePoints: 50 }],
  [
    "lists and slam may be left out",
    TAROT_RULES,
    {},
    { poignees: [], miseres: [], slam: { announced: false, by: null }, petitAuBout: null },
  ],
  ["partner is nobody's at four", TAROT_RULES, {}, { partner: null }],
  ["a minus zero is a zero", TAROT_RULES, { bouts: 0, points: 56, taker: 0 }, { bouts: -0, points: 56, taker: -0 }],
])("%s", (_, rules, one, other) => {
  const deal = { taker: 1, contract: "petite", bouts: 2, ...("defencePoints" in other ? {} : { points: 41 }) };
  const [a, b] = [one, other].map((part) => answer({ op: "score", rules, deal: { ...deal, ...part } }));
  expect(a).toMatchObject({ ok: true });
  expect(b).toEqual(a);
});

test("a refusal says where, what and by which rule, and echoes the id", () => {
  expect(
    askInJson({ id: 3, op: "score", rules: TAROT_RULES, deal: { taker: 0, contract: "petite", bouts: 4, points: 41 } }),
  ).toEqual({
    id: 3,
    ok: false,
    faults: [{ at: "deal.bouts", code: "out-of-range", rule: "fft-cibles", text: "4 est hors des limites\u202f: de 0 à 3." }],
  });
});
