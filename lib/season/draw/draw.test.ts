/** Tables are drawn by chance, by rank or by who has met, and each person sits once. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import { HOWS } from "../club/drawn";
import { type DrawAsked, drawTables } from "./draw";
import { metAgain, metAt, timesMet } from "./met";
import { sizesOf, tablesFor } from "./sizes";
import { unmetTables } from "./unmet";

const names = (n: number) => Array.from({ length: n }, (_, i) => `p${String(i).padStart(3, "0")}`);

/** mulberry32: the same numbers at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const asked = (changes: Partial<DrawAsked>): DrawAsked => ({
  people: names(12),
  tables: 3,
  how: "random",
  ranked: [],
  met: metAt([]),
  ...changes,
});

describe("a draw", () => {
  const drawing = fc.record({
    people: fc.integer({ min: 3, max: 60 }),
    seed: fc.integer(),
    how: fc.constantFrom(...HOWS),
    game: fc.constantFrom(...Object.values(GAMES)),
    evenings: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
    pick: fc.nat(),
  });

  it("seats everybody once, at tables as equal as the game bears, however it is made", () => {
    fc.assert(
      fc.property(drawing, ({ people: n, seed, how, game, evenings, pick }) => {
        const counts = tablesFor(game, n);
        fc.pre(counts.length > 0);
        const people = names(n);
        const tables = counts[pick % counts.length] as number;
        const random = seeded(seed);
        const met = metAt(evenings.flatMap((t) => drawTables(asked({ people, tables: Math.min(t, n) }), random)));
        const drawn = drawTables({ people, tables, how, ranked: people.slice(0, n - 2), met }, random);
        expect(drawn.map(({ length }) => length)).toEqual(sizesOf(n, tables));
        expect(drawn.flat().sort()).toEqual(people);
      }),
      { numRuns: 300 },
    );
  });

  it("by lot is fair: any two sit together as often, and anybody deals first", () => {
    const random = seeded(7);
    const [together, first] = [new Map<string, number>(), new Map<string, number>()];
    const draws = 6_000;
    for (let i = 0; i < draws; i++)
      for (const table of drawTables(asked({ people: names(8), tables: 2 }), random)) {
        const [dealer = ""] = table;
        first.set(dealer, (first.get(dealer) ?? 0) + 1);
        for (const [pair, n] of metAt([table])) together.set(pair, (together.get(pair) ?? 0) + n);
      }
    // The expected shares are 3 in 7 and 1 in 4, within five standard deviations.
    const near = (seen: number, p: number) => expect(Math.abs(seen - draws * p)).toBeLessThan(5 * Math.sqrt(draws * p * (1 - p)));
    expect(together.size).toBe(28);
    for (const n of together.values()) near(n, 3 / 7);
    for (const n of first.values()) near(n, 1 / 4);
  });

  it("puts the best together, and those without a rank with the last", () => {
    const ranked = names(12).reverse();
    const people = [...names(12), "new"];
    const [one, two, three] = drawTables(asked({ people, tables: 3, how: "best", ranked }), seeded(1));
    expect(one?.sort()).toEqual(ranked.slice(0, 5).sort());
    expect(two?.sort()).toEqual(ranked.slice(5, 9).sort());
    expect(three?.sort()).toEqual([...ranked.slice(9), "new"].sort());
  });

  it("balances: of each four that follow each other in the standings, one at each table", () => {
    const ranked = names(14);
    for (let seed = 0; seed < 50; seed++) {
      const drawn = drawTables(asked({ people: ranked, tables: 4, how: "balanced", ranked }), seeded(seed));
      for (const first of [0, 4, 8]) {
        const pot = ranked.slice(first, first + 4);
        for (const table of drawn) expect(table.filter((player) => pot.includes(player))).toHaveLength(1);
      }
      expect(drawn.map(({ length }) => length)).toEqual([4, 4, 3, 3]);
    }
  });
});

describe("a draw that avoids second meetings", () => {
  /** How often people of one table have met before; a pair that met twice counts twice. */
  const costOf = (tables: readonly (readonly string[])[], met: ReturnType<typeof metAt>): number =>
    metAgain(tables, met).reduce((sum, [one, other]) => sum + timesMet(met, one, other), 0);

  /** The least cost of all possible seatings, tried one after the other. */
  function leastCost(people: readonly string[], sizes: readonly number[], met: ReturnType<typeof metAt>): number {
    let least = Number.POSITIVE_INFINITY;
    const tables: string[][] = sizes.map(() => []);
    const seat = (i: number): void => {
      const player = people[i];
      if (player === undefined) least = Math.min(least, costOf(tables, met));
      else
        for (const [t, table] of tables.entries())
          if (table.length < (sizes[t] as number)) {
            table.push(player);
            seat(i + 1);
            table.pop();
          }
    };
    seat(0);
    return least;
  }

  it("keeps the seats of the lot where nobody has met", () => {
    const people = names(7);
    expect(unmetTables(people, [3, 2, 2], metAt([]))).toEqual([people.slice(0, 3), people.slice(3, 5), people.slice(5)]);
  });

  it("is as good as the best of all seatings, tried one by one, up to nine people", () => {
    let avoidable = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 9 }),
        fc.integer({ min: 2, max: 3 }),
        fc.integer(),
        fc.integer({ min: 1, max: 4 }),
        (n, tables, seed, evenings) => {
          const [people, random] = [names(n), seeded(seed)];
          const before = Array.from({ length: evenings }, () => drawTables(asked({ people, tables }), random)).flat();
          const met = metAt(before);
          const least = leastCost(people, sizesOf(n, tables), met);
          const drawn = drawTables(asked({ people, tables, how: "unmet", met }), random);
          expect(costOf(drawn, met)).toBe(least);
          if (least === 0) expect(metAgain(drawn, met)).toEqual([]);
          avoidable += Number(least === 0);
        },
      ),
      { numRuns: 150, seed: 12 },
    );
    expect(avoidable).toBeGreaterThan(10);
  });

  it("finds the one round that is left of the five in which four tables of four can meet without meeting again", () => {
    // The affine plane of order 4 with its lines of four slopes: only the upright lines seat nobody together who has met.
    const people = names(16);
    const at = (x: number, y: number) => people[4 * x + y] as string;
    const times = [
      [0, 0, 0, 0],
      [0, 1, 2, 3],
      [0, 2, 3, 1],
      [0, 3, 1, 2],
    ] as const;
    const lines = [0, 1, 2, 3].map((m) => [0, 1, 2, 3].map((c) => [0, 1, 2, 3].map((x) => at(x, (times[m]?.[x] as number) ^ c))));
    const met = metAt(lines.flat());
    expect(costOf(unmetTables(people, sizesOf(16, 4), met), met)).toBe(0);
  });

  it("seats a hall of two hundred for a fifth evening with few second meetings", () => {
    const [people, random] = [names(200), seeded(3)];
    const tables: string[][] = [];
    for (let evening = 0; evening < 5; evening++) {
      const met = metAt(tables);
      const drawn = drawTables(asked({ people, tables: 40, how: "unmet", met }), random);
      expect(metAgain(drawn, met)).toEqual([]);
      tables.push(...drawn);
    }
  });

  it.each([
    [20, 5, 7, 26],
    [30, 6, 6, 13],
    [40, 8, 7, 14],
    [61, 15, 12, 4],
  ])("lets %d people at %d tables have, on %d evenings, at most %d second meetings", (n, tables, evenings, most) => {
    const drawn: string[][] = [];
    let again = 0;
    for (let evening = 0; evening < evenings; evening++) {
      const met = metAt(drawn);
      const next = unmetTables(names(n), sizesOf(n, tables), met);
      again += costOf(next, met);
      drawn.push(...next);
    }
    expect(again).toBeLessThanOrEqual(most);
  });

  it("repeats as few meetings as possible: nine people at three tables, after all four rounds of their plane", () => {
    const people = names(9);
    const at = (x: number, y: number) => people[3 * (x % 3) + (y % 3)] as string;
    const rows = [0, 1, 2].map((c) => [0, 1, 2].map((x) => at(x, c)));
    const columns = [0, 1, 2].map((c) => [0, 1, 2].map((y) => at(c, y)));
    const slopes = [1, 2].flatMap((m) => [0, 1, 2].map((c) => [0, 1, 2].map((x) => at(x, m * x + c))));
    const met = metAt([...rows, ...columns, ...slopes]);
    expect(costOf(unmetTables(people, [3, 3, 3], met), met)).toBe(9);
  });
});
