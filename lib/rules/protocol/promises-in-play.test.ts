/** What the protocol promises about play: half points, turns, bids, passed deals, warnings, legal cards. */
import { expect, test } from "vitest";
import { FFT_2012 } from "../tarot/data";
import { answerLine } from "./answer";
import { aNumber, aRule, askInJson, aText, DECALE_RULES, FIVE_RULES, TAROT_RULES, WHIST_RULES } from "./promises.fixture";

const THREE_RULES = { game: "tarot", players: 3 };

const VP5_RULES = { game: "vp5", players: 5 };

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
  const { lines, scores } = askInJson({ op: "score", rules: TAROT_RULES, deal }) as unknown as {
    scores: number[];
    lines: { rule: string; text: string; value: number }[];
  };
  expect(scores).toEqual([3 * each, -each, -each, -each]);
  for (const line of lines) {
    expect(line).toMatchObject({ rule: aRule, text: aText, value: aNumber });
    expect(askInJson({ op: "cite", rule: line.rule })).toMatchObject({ source: aText, article: aText, text: aText });
  }
  expect(lines.map(({ value }) => value)).toEqual([8, 33, 66, 66, 20, poignee]);
});

/** RULES 1.7, F10: 25½ for each defender where the table counts the half point exactly. */
test("half points are answered as .5", () => {
  const rules = { ...THREE_RULES, options: { "half-points": "exact" } };
  const said = answerLine(JSON.stringify({ op: "score", rules, deal: { taker: 0, contract: "petite", bouts: 2, points: 40.5 } }));
  expect(said).toContain('"scores":[-51,25.5,25.5]');
});

test("a whist's session fixes cards, dealer and blind: a deal leaves them out or agrees", () => {
  const session = (deal: object) =>
    askInJson({ op: "session", rules: WHIST_RULES, dealer: 1, deals: [{ bids: [2, 1, 1, 0], tricks: [2, 0, 1, 2], ...deal }] });
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
  const rules = { ...WHIST_RULES, options: { stake: 1 } };
  const deal = { bids: [1, 1, 1, 1], tricks: [2, 1, 1, 1] };
  expect(askInJson({ op: "session", rules, dealer: 0, deals: [deal] })).toMatchObject({
    over: true,
    winners: [1, 2, 3],
    totals: [[0, 1, 1, 1]],
  });
  expect(askInJson({ op: "session", rules, dealer: 0, deals: [deal, deal] })).toMatchObject({
    ok: false,
    faults: [{ at: "deals.1", code: "past-the-end", rule: "mex-fin" }],
  });
});

test("a sheet's warnings say which deal they are of", () => {
  const odd = { taker: 0, partner: 1, contract: "garde", bouts: 0, points: 78 };
  expect(askInJson({ op: "session", rules: FIVE_RULES, deals: [{ passed: true }, odd] })).toMatchObject({
    warnings: [{ at: "deals.1.points", code: "unlikely-points", rule: "F22", text: aText }],
  });
  expect(askInJson({ op: "score", rules: FIVE_RULES, deal: odd })).toMatchObject({
    warnings: [{ at: "deal.points", code: "unlikely-points" }],
  });
});

test("F20: who redeals after a fault of the deal is told in `next`, and warned about as a taker", () => {
  const deal = { taker: 0, contract: "petite", bouts: 2, points: 41 };
  expect(askInJson({ op: "session", rules: TAROT_RULES, deals: [{ misdeal: true }] })).toMatchObject({
    next: { dealer: 0, barred: 0 },
  });
  expect(askInJson({ op: "session", rules: TAROT_RULES, deals: [{ misdeal: true }, deal] })).toMatchObject({
    totals: [
      [0, 0, 0, 0],
      [75, -25, -25, -25],
    ],
    next: { dealer: 1 },
    warnings: [{ at: "deals.1.taker", code: "barred-taker", rule: "F20", text: aText }],
  });
});

test("a forbidden bid is a fault; in décalé an equal or lower diploma changes nothing", () => {
  expect(askInJson({ op: "auction", rules: TAROT_RULES, bids: ["garde", "garde"] })).toMatchObject({
    ok: false,
    faults: [{ at: "bids.1" }],
  });
  expect(askInJson({ op: "auction", rules: TAROT_RULES, bids: ["garde", "petite"] })).toMatchObject({
    ok: false,
    faults: [{ at: "bids.1" }],
  });
  expect(askInJson({ op: "auction", rules: VP5_RULES, bids: ["pass", "pouce", "pouce"] })).toMatchObject({
    ok: false,
    faults: [{ at: "bids.2" }],
  });
  expect(askInJson({ op: "auction", rules: WHIST_RULES, cards: 5, bids: [6] })).toMatchObject({
    ok: false,
    faults: [{ at: "bids.0" }],
  });
  expect(askInJson({ op: "auction", rules: DECALE_RULES, bids: ["bac", "bac", "brevet", "pass"] })).toMatchObject({
    ok: true,
    taker: 0,
    contract: "bac",
  });
});

test("everybody passed, or a misdeal: nothing in the columns, at every game", () => {
  const zeros = { tarot: [0, 0, 0, 0], decale: [0, 0, 0, 0], whist: [0, 0, 0, 0], vp5: [0, 0, 0, 0, 0] };
  for (const rules of [TAROT_RULES, VP5_RULES, DECALE_RULES, WHIST_RULES]) {
    const scores = zeros[rules.game as keyof typeof zeros];
    expect(askInJson({ op: "score", rules, deal: { passed: true } })).toMatchObject({ ok: true, scores });
    expect(askInJson({ op: "score", rules, deal: { misdeal: true } })).toMatchObject({ ok: true, scores, warnings: [] });
  }
  expect(askInJson({ op: "session", rules: WHIST_RULES, dealer: 2, deals: [{ passed: true }] })).toMatchObject({
    totals: [[14, 14, 14, 14]],
    next: { dealer: 2, cards: 5, blind: false },
  });
});

test("a question about an empty hand is refused", () => {
  expect(askInJson({ op: "legal", rules: TAROT_RULES, hand: [], trick: ["S-1"] })).toMatchObject({
    ok: false,
    faults: [{ at: "hand", code: "required", rule: "fft-cartes" }],
  });
});

test("legal cards come in the order given; trickNumber and calledCard matter at five only", () => {
  const request = { op: "legal", hand: ["S-9", "EXC", "S-2", "H-1", "S-5"], trick: [], trickNumber: 1, calledCard: "S-14" };
  expect(askInJson({ ...request, rules: TAROT_RULES }).legal).toEqual(request.hand);
  expect(askInJson({ ...request, rules: FIVE_RULES }).legal).toEqual(["EXC", "H-1"]);
  expect(askInJson({ ...request, rules: FIVE_RULES, trick: ["S-14"] }).legal).toEqual(["S-9", "EXC", "S-2", "S-5"]);
});
