import { expect, test } from "vitest";
import { FFT_2012 } from "#lib/rules/tarot/data";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NORA, PAUL, ZOE } from "../club/club.fixture";
import { mergePlayers } from "../club/club-change";
import type { EveningTally } from "../gather";
import { rowsOf } from "../rows.fixture";
import { Evening } from "../tally/evening.fixture";
import { tablesOf } from "./tables";

/** What a simple poignée brings from each defender. */
const P = FFT_2012.values.poignees.simple;
/** (25 + 46) × 2, the petit × 2, the chelem; the poignée. */
const EACH = 562 + P;

const { players } = folded(clubLog(...FRIENDS));

/** Nora takes with Hugo and makes it, 61 each; Nora takes with Paul and fails, −10 each. Then four at tarot, and a chelem. */
const EVENINGS = [
  new Evening(1, "2026-03-10")
    .deal({ bet: { seat: 0, diploma: "bac", partner: 1 }, cardPoints: [22, 19, 10, 13, 11] })
    .deal({ bet: { seat: 0, diploma: "brevet", partner: 3 }, cardPoints: [5, 25, 20, 5, 20] }),
  new Evening(2, "2026-03-17", "tarot", [NORA, HUGO, INES, PAUL]).deal({
    taker: 1,
    contract: "garde",
    bouts: 2,
    points: 87,
    petitAuBout: "attack",
    poignees: [{ seat: 1, level: 1 }],
    slam: { announced: true, by: "attack" },
  }),
].map((evening) => evening.alone() as EveningTally);
const tables = tablesOf(rowsOf(EVENINGS).figures, players);

test("roles and contracts by game, in the order of the club’s players", () => {
  expect(tables.roles.filter(({ player }) => player === NORA || player === HUGO)).toEqual([
    { player: NORA, game: "decale", role: "taker", n: 2, made: 1, points: 51 },
    { player: NORA, game: "tarot", role: "defence", n: 1, made: 0, points: -EACH },
    // In the second deal, Hugo was a defender and got his camp’s 65 points: 25 + 20 + 20.
    { player: HUGO, game: "decale", role: "defence", n: 1, made: 1, points: 65 },
    { player: HUGO, game: "decale", role: "partner", n: 1, made: 1, points: 61 },
    { player: HUGO, game: "tarot", role: "taker", n: 1, made: 1, points: 3 * EACH },
  ]);
  expect(tables.contracts).toEqual([
    { player: NORA, game: "decale", contract: "bac", n: 1, made: 1, points: 61 },
    { player: NORA, game: "decale", contract: "brevet", n: 1, made: 0, points: -10 },
    { player: HUGO, game: "tarot", contract: "garde", n: 1, made: 1, points: 3 * EACH },
  ]);
});

test("a player's games go by name, whichever was played first", () => {
  const turned = tablesOf(rowsOf([...EVENINGS].reverse()).figures, players);
  expect(turned.roles).toEqual(tables.roles);
});

test("partners and meetings are told for all games together", () => {
  expect(tables.partners).toEqual([
    { player: NORA, partner: HUGO, n: 1, made: 1, points: 61 },
    { player: NORA, partner: PAUL, n: 1, made: 0, points: -10 },
  ]);
  // Nora 51 and Hugo 126 on the first evening, −EACH and three times as much on the second.
  expect(tables.met.filter(({ player, other }) => player === NORA && other === HUGO)).toEqual([
    { player: NORA, other: HUGO, n: 2, ahead: 0, points: 51 - 126 - 4 * EACH },
  ]);
  expect(tables.met.filter(({ player, other }) => player === NORA && other === ZOE)).toMatchObject([{ n: 1, ahead: 0 }]);
});

test("primes and chelems", () => {
  expect(tables.primes).toEqual([
    { player: HUGO, game: "tarot", prime: "petit", n: 1, points: 60 },
    { player: HUGO, game: "tarot", prime: "poignee", n: 1, points: 3 * P },
  ]);
  expect(tables.chelems).toEqual([{ player: HUGO, game: "tarot", made: 1, missed: 0 }]);
  expect(tablesOf([], players)).toEqual({ roles: [], contracts: [], partners: [], met: [], primes: [], chelems: [] });
});

test("two names of one person share one line and one set of meetings", () => {
  const merged = folded([...clubLog(...FRIENDS), madeInClub(60, mergePlayers(ZOE, INES))]).players;
  const evenings = [
    new Evening(1, "2026-03-10", "decale", [NORA, HUGO, INES]).deal({ cardPoints: [20, 10, 30] }),
    new Evening(2, "2026-03-17", "decale", [NORA, HUGO, ZOE]).deal({ cardPoints: [20, 10, 30] }),
  ].map((evening) => evening.alone() as EveningTally);
  const { met, roles } = tablesOf(rowsOf(evenings).figures, merged);
  expect(met.filter(({ player, other }) => player === NORA && other !== HUGO)).toEqual([
    { player: NORA, other: INES, n: 2, ahead: 0, points: -20 },
  ]);
  expect(roles.filter(({ player }) => player === INES || player === ZOE)).toEqual([
    { player: INES, game: "decale", role: "own", n: 2, made: 0, points: 60 },
  ]);
});

test("a missing figure counts as zero", () => {
  const figures = {
    "taker.points": 5,
    "contract.garde.made": 1,
    [`with.${HUGO}.points`]: 3,
    [`met.${HUGO}.ahead`]: 1,
    [`met.${PAUL}.n`]: 1,
    "prime.petit.points": 10,
    "prime.misere.n": 1,
    "chelem.missed": 1,
  };
  const of = (game: "tarot" | "vp5", figures: Readonly<Record<string, number>>) => ({ player: NORA, game, figures });
  const whose = { player: NORA, game: "tarot" };
  expect(tablesOf([of("tarot", figures), of("vp5", { "chelem.made": 2 })], players)).toEqual({
    roles: [{ ...whose, role: "taker", n: 0, made: 0, points: 5 }],
    contracts: [{ ...whose, contract: "garde", n: 0, made: 1, points: 0 }],
    partners: [{ player: NORA, partner: HUGO, n: 0, made: 0, points: 3 }],
    met: [
      { player: NORA, other: HUGO, n: 0, ahead: 1, points: 0 },
      { player: NORA, other: PAUL, n: 1, ahead: 0, points: 0 },
    ],
    primes: [
      { ...whose, prime: "misere", n: 1, points: 0 },
      { ...whose, prime: "petit", n: 0, points: 10 },
    ],
    chelems: [
      { ...whose, made: 0, missed: 1 },
      { ...whose, game: "vp5", made: 2, missed: 0 },
    ],
  });
});
