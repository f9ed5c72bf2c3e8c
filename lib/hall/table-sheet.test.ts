import { expect, test } from "vitest";
import { contest, record, rule } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { penaltiesApart } from "./penalties-apart";
import { balancesOf, finesOf, playedDeals, slotsNotZero } from "./table-sheet";

const FOUR = opened(4, { rules: { game: "tarot", players: 4 } });
const THREE = opened(3, { rules: { game: "tarot", players: 3 } });
const MADE = { taker: 1, contract: "garde", bouts: 2, points: 49 };

/** A sheet whose first deal was contested and ruled: the ruling moves so many points by seat. */
function ruled(opening: typeof FOUR, deal: object, points: readonly number[]): Sheet {
  const log = logOf(opening, record(0, deal as never));
  const say = (makeChange: (sheet: Sheet) => Change) => log.push(made(log.length + 1, makeChange(foldSheet(log) as Sheet)));
  say(({ deals }) => contest(deals[0] as never, "renonce"));
  say(({ deals }) => rule(deals[0] as never, { outcome: "adjusted", note: "CA13", points }));
  return foldSheet(log) as Sheet;
}

const seats = [1, 2, 3, 4];
const read = (sheet: Sheet, table = { seats }) => [
  balancesOf(table, sheet),
  finesOf(table, sheet),
  slotsNotZero(sheet),
  playedDeals(sheet),
];
/** The balances by line, N S E W; in the order of play, the second player is West. */
const fair = [-66, -66, -66, 198];
const fine = (seat: number, points: number) => ({ seat, slot: 0, points, reason: "CA13" });

test("a ruling that only takes is a penalty of whom it takes from: the balances make zero without it", () => {
  expect(read(ruled(FOUR, MADE, [0, -100, 0, 0]))).toEqual([fair, [fine(3, 100)], [], 1]);
  expect(read(ruled(FOUR, MADE, [-50, -100, 0, 0]))).toEqual([fair, [fine(0, 50), fine(3, 100)], [], 1]);
});

test("a ruling that gives moves points: it stays in the balances, which are to make zero", () => {
  expect(read(ruled(FOUR, MADE, [100, -100, 0, 0]))).toEqual([[34, -66, -66, 98], [], [], 1]);
  expect(read(ruled(FOUR, MADE, [20, 0, 0, 0]))).toEqual([[-46, -66, -66, 198], [], [0], 1]);
});

test("an annulled deal was not played, whatever was taken for it", () => {
  expect(read(ruled(FOUR, { misdeal: true }, [-500, 0, 0, 0]))).toEqual([[0, 0, 0, 0], [fine(0, 500)], [], 0]);
});

test("at a table of three the line is whose chair it is", () => {
  const table = { seats: [null, 2, 3, 4] };
  const sheet = ruled(THREE, MADE, [0, 0, -100]);
  expect(finesOf(table, sheet)).toEqual([fine(2, 100)]);
  expect(balancesOf(table, sheet)[0]).toBeNull();
});

test("a table signs a sheet that makes zero: what a ruling took is not in its columns, whoever played, then and later", () => {
  const said = ruled(FOUR, MADE, [-50, -100, 0, 0]);
  const log = logOf(FOUR, record(0, MADE as never));
  const plain = foldSheet(log) as Sheet;
  expect(penaltiesApart(plain)).toBe(plain);
  const apart = penaltiesApart(said);
  expect(said.totals).toEqual([-116, 98, -66, -66]);
  expect(apart.totals).toEqual(plain.totals);
  expect(apart.provisional).toEqual(plain.totals);
  const figures = ({ deals }: Sheet) => deals.map(({ columns, totals, score }) => ({ columns, totals, score }));
  expect(figures(apart)).toEqual(figures(plain));
  expect(penaltiesApart(ruled(FOUR, MADE, [0, -198, 0, 0])).totals, "a total that a penalty made 0").toEqual(plain.totals);
  const moved = ruled(FOUR, MADE, [100, -100, 0, 0]);
  expect(penaltiesApart(moved), "points that were moved stay").toBe(moved);
});

test("what was taken at one deal is taken from no total after it, nor given to who was not there", () => {
  const log = logOf(FOUR, record(0, MADE as never), record(1, { ...MADE, taker: 0 } as never));
  const before = foldSheet(log) as Sheet;
  const say = (makeChange: (sheet: Sheet) => Change) => log.push(made(log.length + 1, makeChange(foldSheet(log) as Sheet)));
  say(({ deals }) => contest(deals[0] as never, "renonce"));
  say(({ deals }) => rule(deals[0] as never, { outcome: "adjusted", note: "CA13", points: [0, -100, 0, 0] }));
  const after = penaltiesApart(foldSheet(log) as Sheet);
  expect(after.deals.map(({ totals }) => totals)).toEqual(before.deals.map(({ totals }) => totals));
});
