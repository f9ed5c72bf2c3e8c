/** Whatever the protocol is asked, it answers, without an exception of ours and without NaN. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { ARTICLES } from "../articles";
import { answerLine } from "./answer";

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 0.5, 1e308, -0, "", "__proto__", null, [], {}, [[]], "B-PRO", "T-1", "EXC"),
);
const request = fc.record(
  {
    op: fc.constantFrom(
      "games",
      "cite",
      "score",
      "session",
      "auction",
      "legal",
      "judge",
      "trick",
      "count",
      "discard",
      "announce",
      "audit",
      "arbitrate",
      "seating",
      "topage",
      "match-points",
    ),
    rules: fc.record(
      {
        game: fc.constantFrom("decale", "tarot", "vp5", "whist"),
        players: fc.integer({ min: 2, max: 5 }),
        options: anything,
        edition: anything,
      },
      { requiredKeys: ["game", "players"] },
    ),
    deal: fc.oneof(
      anything,
      fc.record(
        {
          bet: anything,
          cardPoints: fc.array(fc.oneof(anything, fc.nat(30)), { maxLength: 6 }),
          setAside: anything,
          primes: anything,
          taker: anything,
          contract: fc.oneof(anything, fc.constantFrom("petite", "garde")),
          bouts: anything,
          points: anything,
          bids: anything,
          tricks: anything,
          partner: anything,
          poignees: anything,
          slam: anything,
          miseres: anything,
          passed: anything,
        },
        { requiredKeys: [] },
      ),
    ),
    deals: anything,
    bids: anything,
    hand: fc.oneof(anything, fc.array(fc.constantFrom("B-PRO", "T-1", "EXC", "S-1", "H-14", "T-13"), { maxLength: 8 })),
    trick: anything,
    card: anything,
    cards: fc.oneof(anything, fc.array(fc.constantFrom("B-PRO", "T-1", "EXC", "S-1", "H-14"), { maxLength: 8 })),
    plays: fc.oneof(anything, fc.array(fc.constantFrom("B-PRO", "T-1", "EXC", "S-1", "H-14", "T-13", "O-E1"), { maxLength: 8 })),
    leader: anything,
    hands: anything,
    aside: anything,
    target: anything,
    rule: anything,
    excuseValue: anything,
    calledCard: anything,
    trickNumber: anything,
    case: fc.oneof(anything, fc.constantFrom("CA6", "CA14", "CA18", "CA38")),
    by: fc.oneof(anything, fc.constantFrom("taker", "defence")),
    result: fc.oneof(anything, fc.constantFrom("made", "falls")),
    again: fc.oneof(anything, fc.boolean()),
    when: anything,
    what: anything,
    tables: fc.oneof(anything, fc.integer({ min: 1, max: 12 })),
    positions: fc.oneof(anything, fc.integer({ min: 1, max: 7 })),
    movement: fc.oneof(anything, fc.constantFrom("fft", "random", "best")),
    absent: anything,
    seed: fc.oneof(anything, fc.integer()),
    standings: anything,
    takers: fc.oneof(anything, fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 8 })),
    own: anything,
    other: anything,
  },
  { requiredKeys: ["op"] },
);

test("whatever is asked is answered: no exception of ours, no NaN", () => {
  fc.assert(
    fc.property(fc.oneof(anything, request), (asked) => {
      const line = answerLine(JSON.stringify(asked) ?? "");
      const given = JSON.parse(line);
      expect(typeof given.ok).toBe("boolean");
      expect(line).not.toMatch(/our-mistake|NaN|undefined/);
      for (const fault of given.faults ?? []) expect(Object.hasOwn(ARTICLES, fault.rule)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
