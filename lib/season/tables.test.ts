import { expect, it } from "vitest";
import { clubLog, folded, HUGO, INES, NORA, PAUL } from "./club.fixture";
import { addPlayer, mergePlayers, openClub } from "./club-change";
import type { ClubChange } from "./club-event";
import { tablesOf } from "./tables";

const NAMES = [
  [NORA, "Nora"],
  [HUGO, "Hugo"],
  [INES, "Inès"],
  [PAUL, "Paul"],
] as const;
const clubWith = (...more: readonly ClubChange[]) =>
  folded(clubLog(openClub("Les mardis"), ...NAMES.map(([player, name]) => addPlayer({ player, name })), ...more)).players;

it("each figure goes to its table, once; what is no table's is in none", () => {
  const figures = {
    points: 12,
    evenings: 3,
    "place.1": 2,
    "taker.n": 4,
    "taker.made": 3,
    "taker.points": 40,
    "contract.garde.n": 4,
    "contract.garde.made": 3,
    "contract.garde.points": 40,
    [`with.${HUGO}.n`]: 2,
    [`with.${HUGO}.points`]: 7,
    [`met.${INES}.n`]: 3,
    [`met.${INES}.ahead`]: 1,
    [`met.${INES}.points`]: -6,
    "prime.petit.n": 1,
    "prime.petit.points": 10,
    "chelem.missed": 1,
  };
  expect(tablesOf([{ player: NORA, game: "tarot", figures }], clubWith())).toEqual({
    roles: [{ player: NORA, game: "tarot", role: "taker", n: 4, made: 3, points: 40 }],
    contracts: [{ player: NORA, game: "tarot", contract: "garde", n: 4, made: 3, points: 40 }],
    partners: [{ player: NORA, partner: HUGO, n: 2, made: 0, points: 7 }],
    met: [{ player: NORA, other: INES, n: 3, ahead: 1, points: -6 }],
    primes: [{ player: NORA, game: "tarot", prime: "petit", n: 1, points: 10 }],
    chelems: [{ player: NORA, game: "tarot", made: 0, missed: 1 }],
  });
});

it("who was merged is one person, as a row and inside the others' rows; games are kept apart but for company", () => {
  const rows = [
    { player: NORA, game: "tarot", figures: { "taker.n": 1, [`met.${INES}.n`]: 2 } },
    { player: NORA, game: "decale", figures: { "taker.n": 5, [`met.${PAUL}.n`]: 3 } },
    { player: PAUL, game: "decale", figures: { "taker.n": 2 } },
    { player: INES, game: "decale", figures: { "taker.n": 1 } },
  ] as const;
  const { roles, met } = tablesOf(rows, clubWith(mergePlayers(PAUL, INES)));
  expect(met).toEqual([{ player: NORA, other: INES, n: 5, ahead: 0, points: 0 }]);
  expect(roles.map(({ player, game, n }) => [player, game, n])).toEqual([
    [NORA, "decale", 5],
    [NORA, "tarot", 1],
    [INES, "decale", 3],
  ]);
});
