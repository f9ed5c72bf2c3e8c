/** Any request gets an answer and never an exception; accepted deals score whole or half points that add up to zero. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { gameOf } from "../games";
import { rulesAsked } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import type { AttackDeal } from "./attack";

const seat = fc.nat(2);
const camp = fc.constantFrom(null, "attack", "defence");
const likely = fc.record({
  taker: seat,
  contract: fc.constantFrom("petite", "garde", "garde-sans", "garde-contre"),
  bouts: fc.nat(3),
  points: fc.integer({ min: 12, max: 79 }),
  petitAuBout: camp,
  poignees: fc.array(fc.record({ seat, level: fc.integer({ min: 1, max: 2 }) }), { maxLength: 1 }),
  miseres: fc.array(fc.record({ seat, kind: fc.constantFrom("trumps", "heads") }), { maxLength: 1 }),
  slam: fc.record({ announced: fc.boolean(), by: camp }),
});
/** Values that replace a field or are added: some make sense at another table, some never do. */
const spoilt = fc.oneof(
  fc.record({ partner: fc.oneof(fc.nat(5), fc.constant(null)) }),
  fc.record({ contract: fc.constantFrom("pouce", "chelem"), allTricks: fc.boolean(), partner: fc.constant(3) }),
  fc.record({ points: fc.nat(182).map((halves) => halves / 2), excuseLast: fc.boolean() }),
  fc.record({ slam: fc.constant(undefined), partner: fc.constant(4), called: fc.constantFrom("S-14", "S-1", 7) }),
  fc.dictionary(
    fc.constantFrom("taker", "partner", "bouts", "points", "poignees", "slam", "called", "passed", "vachette"),
    fc.anything(),
  ),
);
const deals = fc.tuple(likely, fc.array(spoilt, { maxLength: 2 })).map(([deal, others]) => Object.assign({}, deal, ...others));
const asked = fc.constantFrom(
  { game: "tarot", players: 3, options: { miseres: true } },
  { game: "tarot", players: 4, options: { pousse: true, "poignee-to": "personal" } },
  { game: "tarot", players: 5, options: { "slam-defence": true, "half-points": "exact" } },
  { game: "vp5", players: 5, options: { petit: 15, slam: 30, beyond: "extrapolated" } },
  { game: "vp5", players: 5, options: { alone: "double", "partner-share": "fft", "poignee-to": "camp" } },
);

const turned = (given: unknown, players: number): unknown => (typeof given === "number" ? (given + 1) % players : given);

test("any deal", () => {
  let played = 0;
  const property = fc.property(
    asked,
    fc.oneof({ weight: 19, arbitrary: deals }, { weight: 1, arbitrary: fc.anything() }),
    (request, deal) => {
      const rules = rulesAsked(request);
      const game = gameOf(rules);
      const read = game.read(rules, deal);
      if (!read.ok) {
        expect(read.faults.length).toBeGreaterThan(0);
        return;
      }
      if (isEmptyDeal(read.value)) return;
      played++;
      const { scores, lines } = game.score(rules, read.value);
      expect(scores).toHaveLength(request.players);
      expect(scores.reduce((a, b) => a + b, 0)).toBe(0);
      for (const score of scores) expect(Number.isInteger(score * 2) && !Object.is(score, -0)).toBe(true);
      for (const line of lines) expect(Object.is(line.value, -0)).toBe(false);
      game.warnings(rules, read.value);
      // One seat further round the table, the columns go round with the players.
      const { taker, partner, poignees, miseres } = read.value as AttackDeal;
      const rotate = (claims: readonly { seat: number }[]) =>
        claims.map((claim) => ({ ...claim, seat: turned(claim.seat, request.players) }));
      const round = {
        ...read.value,
        taker: turned(taker, request.players),
        partner: turned(partner, request.players),
        poignees: rotate(poignees),
        miseres: rotate(miseres),
      };
      const last = scores.at(-1) as number;
      expect(game.score(rules, round).scores).toEqual([last, ...scores.slice(0, -1)]);
    },
  );
  fc.assert(property, { numRuns: 10_000, seed: 1959 });
  expect(played).toBeGreaterThan(500);
});
