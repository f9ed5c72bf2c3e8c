/** Changing one table of an evening gives the same result as gathering all its tables anew. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { clubLog, FIVE, FRIENDS, folded, season } from "./club/club.fixture";
import { gatherEvening } from "./gather";
import { changeTable, goesOn, seatedElsewhere } from "./gather-one";
import type { FigureRow } from "./rows";
import { addFigures } from "./standings/sums";
import { tableOf } from "./tally/evening.fixture";
import type { SheetTally } from "./tally/tallied";

const EVENING = "2026-03-10";
const BY = season({ games: ["decale"] });
const [NORA, HUGO, INES, PAUL, ZOE] = FIVE as [string, string, string, string, string];

const seats = (fewest: number) =>
  fc
    .tuple(
      fc.shuffledSubarray([...FIVE, "lea", "luc"], { minLength: 2, maxLength: 5 }),
      fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 5, maxLength: 5 }),
      fc.integer({ min: fewest, max: 2 }),
    )
    .map(([people, points, deals]) =>
      Object.fromEntries(people.map((one, i) => [one, [deals === 0 ? 0 : (points[i] as number), deals] as const])),
    );

/** Sums as a season keeps them: without those that are zero. */
function sumOf(...rows: readonly (readonly [sign: number, figures: readonly FigureRow[]])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [sign, figures] of rows)
    for (const row of figures) {
      const signed = Object.entries(row.figures).map(([name, value]) => [`${row.player}/${row.game}/${name}`, sign * value]);
      addFigures(sums, Object.fromEntries(signed), new Map());
    }
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
}

const byPlayer = <T extends { readonly player: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.player, row]));

test("changing one table of an evening gives the same as gathering all its tables again", () => {
  fc.assert(
    fc.property(seats(0), seats(0), fc.array(seats(1), { maxLength: 3 }), (was, is, far) => {
      const [before, after] = [tableOf("s0", was), tableOf("s0", is)];
      const others = far.map((one, i) => tableOf(`s${i + 1}`, one));
      const [had, has] = [before, after].map((one) => gatherEvening(EVENING, [one, ...others], BY, []));
      if (!had || !has) throw new Error("two evenings");
      const elsewhere = seatedElsewhere(had.players, before, after);
      const met = others.filter(({ players }) => players.filter(({ player }) => elsewhere.includes(player)).length > 1);
      const kept = { players: had.players, others: others.flatMap((one) => one.others) };
      const change = changeTable(kept, before, after, met);
      const gone = had.players.filter(({ player }) => !has.players.some((one) => one.player === player));
      expect(change === null).toBe(gone.length > 0);
      if (change === null) return;
      expect(change.deals).toBe(has.deals - had.deals);
      const now = new Map([...byPlayer(had.players), ...byPlayer(change.has)]);
      expect(now).toEqual(byPlayer(has.players));
      // A player at another table whose result stays the same is not written again.
      const there = [...before.players, ...after.players].filter(({ deals }) => deals > 0).map(({ player }) => player);
      for (const one of change.had) {
        expect(byPlayer(had.players).get(one.player)).toEqual(one);
        if (!there.includes(one.player)) expect(now.get(one.player)).not.toEqual(one);
      }
      expect(sumOf([-1, change.figures.before], [1, change.figures.after])).toEqual(sumOf([-1, had.figures], [1, has.figures]));
    }),
    { numRuns: 400 },
  );
});

it("of a table's players, those with deals at another table of the evening are seated elsewhere", () => {
  const [before, after] = [tableOf("s0", { [NORA]: [1, 1], [HUGO]: [0, 1] }), tableOf("s0", { [NORA]: [1, 2], [INES]: [0, 2] })];
  const far = tableOf("s1", { [HUGO]: [3, 2], [INES]: [2, 2], [PAUL]: [1, 2] });
  const { players } = gatherEvening(EVENING, [before, far], BY, []);
  expect(seatedElsewhere(players, before, after)).toEqual([HUGO, INES]);
  expect(seatedElsewhere(gatherEvening(EVENING, [before], BY, []).players, before, after)).toEqual([]);
});

describe("a table goes on", () => {
  const friends = folded(clubLog(...FRIENDS)).players;
  const merged = friends.map((one) => (one.id === ZOE ? { ...one, into: INES } : one));
  const table = tableOf("s0", { [NORA]: [1, 1], [HUGO]: [0, 1] });

  it.each<[string, Partial<SheetTally>, Parameters<typeof season>[0], string | null, boolean]>([
    ["with another deal", { deals: 2 }, {}, null, true],
    ["in another game", { game: "tarot" }, { games: ["decale", "tarot"] }, null, false],
    ["under another evening's name", { name: "Finale" }, {}, null, false],
    ["until it stops", { ended: true }, {}, null, false],
    ["in a game that does not count", {}, { games: ["tarot"] }, null, false],
    ["where each table has its own places", {}, { tableByTable: true }, null, false],
    ["where others than its people are one person", {}, {}, PAUL, true],
    ["with somebody who is another too", {}, {}, ZOE, false],
    ["with somebody who another is", {}, {}, INES, false],
  ])("%s", (_, more, counting, comes, goes) => {
    const by = season({ games: ["decale"], ...counting });
    const joined = comes ? { players: [...table.players, ...tableOf("s0", { [comes]: [0, 1] }).players] } : {};
    const after = { ...table, ...more, ...joined };
    expect(goesOn(table, after, by, comes ? merged : friends)).toBe(goes);
    expect(goesOn(after, table, by, comes ? merged : friends)).toBe(goes && by.counting.games.includes(table.game));
  });
});
