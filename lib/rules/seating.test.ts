/** Who sits and who deals when people come and go: rulings T-mort and T-places. */
import { expect, test } from "vitest";
import { answer } from "./protocol/answer";
import { rulesAsked } from "./read.fixture";
import type { Rules } from "./rules";
import { type Circle, everybody, type Played, seatNext, turnOf } from "./seating";

const TAROT = rulesAsked({ game: "tarot", players: 5 });
const all = (people: number): Circle => ({ order: everybody(people), here: everybody(people) });

/** Plays these deals with the proposed seats, and lists who deals and who sits out. */
function proposed(rules: Rules, circle: Circle, deals: readonly object[], first = 0): string[] {
  const past: Played[] = [];
  return deals.map((deal) => {
    const { sitsOut, ...seating } = seatNext(rules, rules.players, circle, first, past);
    past.push({ ...seating, deal });
    return `${seating.dealer}: ${sitsOut.join(" ")}`;
  });
}

const played = {};
const misdeal = { misdeal: true };
const times = (n: number, deal: object = played) => Array.from({ length: n }, () => deal);

/** Worked out with counters round a table. */
test.each<[string, Rules, Circle, object[], string[]]>([
  ["nobody sits out of a full table", TAROT, all(5), times(2), ["0: ", "1: "]],
  ["one more: the dealer", TAROT, all(6), times(7), ["0: 0", "1: 1", "2: 2", "3: 3", "4: 4", "5: 5", "0: 0"]],
  [
    "two more: the dealer, then who has waited for it longest, and of equals the one before the dealer",
    TAROT,
    all(7),
    times(8),
    ["0: 0 6", "1: 1 5", "2: 2 4", "3: 0 3", "4: 4 6", "5: 1 5", "6: 2 6", "0: 0 3"],
  ],
  [
    "a misdeal is dealt again to the same, and nobody has waited",
    TAROT,
    all(7),
    [played, misdeal, misdeal, played, played],
    ["0: 0 6", "1: 1 5", "1: 1 5", "1: 1 5", "2: 2 4"],
  ],
  [
    "the order of play is what the table says",
    TAROT,
    { order: [0, 5, 2, 1, 4, 3], here: everybody(6) },
    times(3),
    ["0: 0", "5: 5", "2: 2"],
  ],
  ["who left is passed over", TAROT, { order: everybody(7), here: [0, 2, 3, 4, 5, 6] }, times(3), ["0: 0", "2: 2", "3: 3"]],
  ["four of five are left: everybody plays", TAROT, { order: everybody(5), here: [0, 1, 3, 4] }, times(3), ["0: ", "1: ", "3: "]],
  ["the first dealer has not come", TAROT, { order: everybody(6), here: [1, 2, 3, 4, 5] }, times(2), ["1: ", "2: "]],
  [
    "décalé passes the deal to the other side where the table says so",
    rulesAsked({ game: "decale", players: 4, options: { "next-dealer": "previous" } }),
    all(5),
    times(3),
    ["0: 0", "4: 4", "3: 3"],
  ],
  [
    "a row of paper is as many deals",
    rulesAsked({ game: "tarot", players: 4 }),
    all(5),
    [{ report: [0, 0, 0, 0], deals: 3 }, played],
    ["0: 0", "3: 3"],
  ],
  [
    "two people are too few for a tarot: both are proposed, and it is refused",
    TAROT,
    { order: [0, 1], here: [0, 1] },
    times(1),
    ["0: "],
  ],
  ["nobody is left", TAROT, { order: everybody(5), here: [] }, times(2), ["0: ", "0: "]],
  ["the whist seats those who have a stake", rulesAsked({ game: "whist", players: 3 }), all(4), times(2), ["0: 3", "0: 3"]],
])("%s", (_, rules, circle, deals, expected) => {
  expect(proposed(rules, circle, deals)).toEqual(expected);
});

test("after a misdeal somebody who has left is dealt no cards", () => {
  const before = seatNext(TAROT, 5, all(6), 0, []);
  expect(before).toMatchObject({ dealer: 0, seats: [1, 2, 3, 4, 5], sitsOut: [0] });
  const past = [{ ...before, deal: misdeal }];
  const after = seatNext(TAROT, 5, { order: everybody(6), here: [0, 1, 2, 4, 5] }, 0, past);
  expect(after).toMatchObject({ dealer: 0, seats: [0, 1, 2, 4, 5], sitsOut: [] });
  const gone = seatNext(TAROT, 5, { order: everybody(6), here: [1, 2, 3, 4, 5] }, 0, past);
  expect(gone).toMatchObject({ dealer: 1, seats: [1, 2, 3, 4, 5], sitsOut: [] });
});

test("the dealer may be chosen, and the round goes on from there", () => {
  const chosen = seatNext(TAROT, 5, all(6), 0, [], 4);
  expect(chosen).toMatchObject({ dealer: 4, sitsOut: [4] });
  expect(seatNext(TAROT, 5, all(6), 0, [{ ...chosen, deal: played }])).toMatchObject({ dealer: 5, sitsOut: [5] });
});

test("a ruling bars a person from bidding, in whatever seat they sit next, whoever deals", () => {
  const seats = [0, 1, 3, 4, 5];
  const before = {
    rules: TAROT,
    seats,
    dealer: 2,
    turn: turnOf(TAROT, seats, 2, everybody(6)),
    deal: { misdeal: true, barred: 3 },
  };
  expect(turnOf(TAROT, seats, 2, everybody(6), before as never)).toMatchObject({ barred: 3 });
  expect(turnOf(TAROT, [3, 4, 5, 0, 1], 3, everybody(6), before as never)).toMatchObject({ barred: 1 });
  expect(turnOf(TAROT, [0, 1, 2, 3, 5], 3, everybody(6), before as never)).not.toHaveProperty("barred");
  const nobody = { ...before, dealer: 3, deal: { misdeal: true, barred: "nobody" } };
  expect(turnOf(TAROT, seats, 3, everybody(6), nobody as never)).not.toHaveProperty("barred");
});

test("as many play as the table says, and the others sit out", () => {
  const four = rulesAsked({ game: "tarot", players: 4 });
  expect(seatNext(four, 5, all(5), 0, [])).toMatchObject({ sitsOut: [], rules: { players: 5 }, turn: { cards: 15, aside: 3 } });
  expect(seatNext(four, 3, all(5), 0, [])).toMatchObject({ seats: [1, 2, 3], sitsOut: [0, 4], rules: { players: 3 } });
  expect(seatNext(four, 6, all(6), 0, [])).toMatchObject({ sitsOut: [0], rules: { players: 5 } });
});

test("a dealer who plays deals from their own seat, even the first, in whatever order the others sit", () => {
  expect(turnOf(TAROT, [0, 2, 1, 3, 4], 0, everybody(5))).toMatchObject({ dealer: 0, firstBidder: 1 });
});

test("a dealer who sits out deals for the seat behind, and cannot be barred from speaking", () => {
  const seats = [0, 1, 3, 4, 5];
  expect(turnOf(TAROT, seats, 2, everybody(6))).toMatchObject({ dealer: 1, firstBidder: 2, firstLeader: 2 });
  const before = { rules: TAROT, seats, dealer: 2, turn: turnOf(TAROT, seats, 2, everybody(6)), deal: misdeal };
  expect(turnOf(TAROT, seats, 2, everybody(6), before)).not.toHaveProperty("barred");
  const sat = { ...before, dealer: 3, turn: turnOf(TAROT, seats, 3, everybody(6)) };
  expect(turnOf(TAROT, seats, 3, everybody(6), sat)).toMatchObject({ dealer: 2, barred: 2 });
  // The same person deals, from another seat.
  expect(turnOf(TAROT, [3, 4, 5, 0, 1], 3, everybody(6), sat)).toMatchObject({ dealer: 0, barred: 0 });
  expect(turnOf(TAROT, seats, 4, everybody(6), sat)).not.toHaveProperty("barred");
});

const R5 = { game: "tarot", players: 5 };
const petite = { taker: 0, partner: 1, contract: "petite", bouts: 2, points: 41 };
const session = (more: object) => answer({ op: "session", rules: R5, people: 6, ...more }) as Record<string, never>;

/**
 * A petite that is just made: 25 from each of three defenders, two thirds to the taker. At four 3 × 25, at three 2 × 25.
 */
test("from five to four to three and back, in the protocol", () => {
  const deals = [
    { seats: [1, 2, 3, 4, 5], dealer: 0, ...petite },
    { seats: [0, 2, 3, 5], ...petite, partner: undefined },
    { seats: [5, 0, 3], dealer: 5, ...petite, partner: undefined },
    { seats: [0, 1, 2, 3, 5], passed: true },
  ];
  expect(session({ deals })).toMatchObject({
    ok: true,
    totals: [
      [null, 50, 25, -25, -25, -25],
      [75, 50, 0, -50, -25, -50],
      [50, 50, 0, -75, -25, 0],
      [50, 50, 0, -75, -25, 0],
    ],
    next: { dealer: 1, seats: [0, 2, 3, 4, 5], sitsOut: [1], firstBidder: 2, firstLeader: 2, cards: 15, aside: 3, blind: false },
    over: false,
    winners: [],
  });
  expect(session({ deals: deals.slice(0, 1) })).toMatchObject({ next: { dealer: 1, seats: [0, 2, 3, 4, 5], sitsOut: [1] } });
  expect(session({ deals: deals.slice(0, 1), target: 50 })).toMatchObject({ over: true, winners: [1] });
  expect(session({ deals: deals.slice(0, 3), target: 50 })).toMatchObject({ over: true, winners: [0, 1] });
});

test("a misdeal names the barred bidder as a person", () => {
  expect(session({ dealer: 2, deals: [{ seats: [1, 2, 3, 4, 5], ...misdeal }] })).toMatchObject({
    next: { dealer: 2, barred: 2, seats: [1, 2, 3, 4, 5], sitsOut: [0] },
  });
  expect(session({ dealer: 0, deals: [] })).toMatchObject({ totals: [], next: { dealer: 0, sitsOut: [0] } });
});

test("a whist of the same people is answered as a whist without people; any other seating is refused", () => {
  const whist = { op: "session", rules: { game: "whist", players: 3 }, dealer: 1 };
  const deal = { bids: [1, 2, 1], tricks: [2, 2, 1] };
  const second = { bids: [1, 1, 1], tricks: [2, 1, 1] };
  const { next, ...plain } = answer({ ...whist, deals: [deal, second] }) as Record<string, object>;
  const [here, again] = [deal, second].map((one) => ({ ...one, seats: [0, 1, 2] }));
  const moving = answer({ ...whist, people: 3, deals: [{ ...here, dealer: 1 }, again] }) as Record<string, object>;
  expect(moving).toEqual({ ...plain, next: { ...next, seats: [0, 1, 2], sitsOut: [] } });
  for (const [deals, at, code, rule] of [
    [[{ ...deal, seats: [1, 0, 2] }], "deals.0.seats", "players", "mex-mise"],
    [[{ ...deal, seats: [0, 1] }], "deals.0.seats", "players", "mex-mise"],
    [[here, { ...again, dealer: 2 }], "deals.1.dealer", "other-dealer", "W16"],
  ] as const)
    expect(answer({ ...whist, people: 3, deals })).toMatchObject({ ok: false, faults: [{ at, code, rule }] });
  expect(answer({ ...whist, people: 3, deals: [{ ...deal, seats: [0, 1] }], lang: "en" })).toMatchObject({
    faults: [
      {
        text: "In the Mexicain the same people play from the first deal to the last, in the same order: each has a stake and deals a series.",
      },
    ],
  });
});

test.each<[string, object, object[]]>([
  ["eleven people", { people: 11, dealer: 4 }, [{ at: "people", code: "out-of-range" }]],
  ["fewer people than the sheet was opened with", { people: 4 }, [{ at: "people", code: "out-of-range" }]],
  [
    "a deal that is none",
    { deals: [7] },
    [
      { at: "deals.0", code: "not-an-object" },
      { at: "deals.0.seats", code: "required" },
    ],
  ],
  ["seats missing", { deals: [petite] }, [{ at: "deals.0.seats", code: "required", rule: "T-places" }]],
  [
    "the same person twice",
    { deals: [{ ...petite, seats: [1, 2, 3, 4, 1] }] },
    [{ at: "deals.0.seats.4", code: "same-person-twice" }],
  ],
  [
    "a seat that names nobody",
    { deals: [{ ...petite, seats: [1, 2, 3, 4, 6] }] },
    [{ at: "deals.0.seats.4", code: "out-of-range" }],
  ],
  [
    "a dealer who is nobody",
    { deals: [{ ...petite, seats: [1, 2, 3, 4, 5], dealer: 6 }] },
    [{ at: "deals.0.dealer", code: "out-of-range" }],
  ],
  [
    "too many seats",
    { deals: [{ ...petite, seats: [0, 1, 2, 3, 4, 5] }] },
    [{ at: "deals.0.seats", code: "players", text: "Ce jeu ne se joue pas à 6, mais à 3, 4 ou 5." }],
  ],
  [
    "a deal that its number of players makes impossible",
    { deals: [{ ...petite, seats: [0, 1, 2, 3] }] },
    [{ at: "deals.0.partner" }],
  ],
])("refused: %s", (_, more, faults) => {
  expect(session(more)).toMatchObject({ ok: false, faults });
});

test("the victory-point table takes any five of the people, and no fewer", () => {
  const vp = { op: "session", rules: { game: "vp5", players: 5 }, people: 6, lang: "en" };
  expect(answer({ ...vp, deals: [{ seats: [5, 1, 2, 3, 4], passed: true }] })).toMatchObject({ totals: [[null, 0, 0, 0, 0, 0]] });
  expect(answer({ ...vp, deals: [{ seats: [1, 2, 3, 4], passed: true }] })).toMatchObject({
    faults: [{ code: "players", text: "The victory-point table only counts deals of five players." }],
  });
});
