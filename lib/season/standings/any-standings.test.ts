/** What holds of the standings of any season. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { clubLog, folded, NAMES } from "../club/club.fixture";
import { addPlayer, mergePlayers, openClub, partPlayer } from "../club/club-change";
import { COUNTS, TIE_BREAKS } from "../club/counting";
import type { Standing } from "./standings";
import { eveningFrom, friends, H, I, N, P, stand, Z } from "./standings.fixture";

const seasons = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.uniqueArray(fc.constantFrom(N, H, I, P, Z), { minLength: 3, maxLength: 5 }),
        fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 5, maxLength: 5 }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.record({
      by: fc.constantFrom(...COUNTS),
      bestOf: fc.constantFrom(null, 1, 2),
      minEvenings: fc.integer({ min: 1, max: 3 }),
      tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
    }),
  )
  .map(([drawn, counting]) => {
    const evenings = drawn.map(([ids, points], i) =>
      eveningFrom(i + 1, Object.fromEntries(ids.map((id, seat) => [id, points[seat] as number]))),
    );
    return { evenings, counting };
  });
const ranks = (standings: readonly Standing[], name = (one: Standing) => one.player.id) =>
  Object.fromEntries(standings.map((one) => [name(one), [one.rank, one.value, one.why]]));

test("a total preorder: every rank is one more than those before it, and nobody of higher value is behind", () => {
  fc.assert(
    fc.property(seasons, ({ evenings, counting }) => {
      const standings = stand(evenings, counting);
      const ranked = standings.filter(({ rank }) => rank !== null);
      expect(standings.slice(ranked.length).every(({ rank, why }) => rank === null && why !== null)).toBe(true);
      ranked.forEach(({ rank, value, decided }, i) => {
        const before = ranked[i - 1];
        expect(rank).toBe(before && before.rank === rank ? before.rank : i + 1);
        if (before) expect(before.value).toBeGreaterThanOrEqual(value);
        const next = ranked[i + 1];
        expect(decided !== null).toBe(next !== undefined && next.value === value && next.rank !== rank);
      });
    }),
  );
});

test("neither the order of the evenings’ rows nor that of the players, nor their names, changes a rank", () => {
  fc.assert(
    fc.property(seasons, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), ({ evenings, counting }, order) => {
      const usual = ranks(stand(evenings, counting));
      expect(ranks(stand([...evenings].reverse(), counting))).toEqual(usual);
      const renamed = clubLog(
        openClub("x"),
        ...order.map((i) => addPlayer({ player: [N, H, I, P, Z][i] as string, name: `${i}${NAMES[i]}` })),
      );
      expect(ranks(stand(evenings, counting, folded(renamed)))).toEqual(usual);
    }),
  );
});

test("merge then part is the identity, whoever the two are", () => {
  fc.assert(
    fc.property(seasons, fc.nat(4), fc.integer({ min: 1, max: 4 }), ({ evenings, counting }, a, step) => {
      const ids = [N, H, I, P, Z];
      const [from, into] = [ids[a] as string, ids[(a + step) % 5] as string];
      expect(stand(evenings, counting, friends(mergePlayers(from, into), partPlayer(from)))).toEqual(stand(evenings, counting));
    }),
  );
});

test("totals are the sum of the evenings", () => {
  fc.assert(
    fc.property(seasons, ({ evenings }) => {
      for (const { player, value } of stand(evenings)) {
        const sum = evenings
          .flatMap(({ players }) => players.filter((one) => one.player === player.id))
          .reduce((all, { points }) => all + points, 0);
        expect(value).toBe(sum);
      }
    }),
  );
});
