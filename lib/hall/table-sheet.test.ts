import { expect, test } from "vitest";
import { contest, record, rule } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import type { Hall, Table } from "./hall";
import { penaltiesApart } from "./penalties-apart";
import {
  balancesOf,
  countedBalances,
  farOf,
  finesOf,
  nameAt,
  namesAt,
  openTable,
  penaltiesOf,
  playedDeals,
  slotsNotZero,
  unmarked,
} from "./table-sheet";

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

test("a ruling that only takes points is a penalty: the balances add up to zero without it", () => {
  expect(read(ruled(FOUR, MADE, [0, -100, 0, 0]))).toEqual([fair, [fine(3, 100)], [], 1]);
  expect(read(ruled(FOUR, MADE, [-50, -100, 0, 0]))).toEqual([fair, [fine(0, 50), fine(3, 100)], [], 1]);
});

test("a ruling that gives points moves them: it stays in the balances, which should add up to zero", () => {
  expect(read(ruled(FOUR, MADE, [100, -100, 0, 0]))).toEqual([[34, -66, -66, 98], [], [], 1]);
  expect(read(ruled(FOUR, MADE, [20, 0, 0, 0]))).toEqual([[-46, -66, -66, 198], [], [0], 1]);
});

test("an annulled deal was not played, whatever was taken for it", () => {
  expect(read(ruled(FOUR, { misdeal: true }, [-500, 0, 0, 0]))).toEqual([[0, 0, 0, 0], [fine(0, 500)], [], 0]);
});

test("at a table of three a line is told by its chair", () => {
  const table = { seats: [null, 2, 3, 4] };
  const sheet = ruled(THREE, MADE, [0, 0, -100]);
  expect(finesOf(table, sheet)).toEqual([fine(2, 100)]);
  expect(balancesOf(table, sheet)[0]).toBeNull();
});

test("a table signs a sheet that adds up to zero, without the points that a ruling took", () => {
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

test("points that a ruling took at one deal are in no later total", () => {
  const log = logOf(FOUR, record(0, MADE as never), record(1, { ...MADE, taker: 0 } as never));
  const before = foldSheet(log) as Sheet;
  const say = (makeChange: (sheet: Sheet) => Change) => log.push(made(log.length + 1, makeChange(foldSheet(log) as Sheet)));
  say(({ deals }) => contest(deals[0] as never, "renonce"));
  say(({ deals }) => rule(deals[0] as never, { outcome: "adjusted", note: "CA13", points: [0, -100, 0, 0] }));
  const after = penaltiesApart(foldSheet(log) as Sheet);
  expect(after.deals.map(({ totals }) => totals)).toEqual(before.deals.map(({ totals }) => totals));
});

/** Who plays under the numbers from 1; null for nobody. */
function hallOf(...names: (string | null)[]): Pick<Hall, "numbers" | "opening"> {
  const holders = (name: string | null) => (name === null ? [] : [{ name, entrant: "e", from: 1 }]);
  const numbers = names.map((name, i) => ({ number: i + 1, holders: holders(name), left: null }));
  return { numbers, opening: { day: "2026-11-24" } as Hall["opening"] };
}

test("a table's sheet seats its players to the right from the North, who deals, without the empty chair", () => {
  const hall = hallOf("Nora", "Sami", "Édith", "Omar", "Hugo");
  expect(openTable(hall, 2, { table: 7, seats: [5, 2, 3, 4] })).toMatchObject({
    kind: "sheet.opened",
    body: {
      rules: { game: "tarot", edition: "fft-2012", players: 4 },
      names: ["Hugo", "Omar", "Sami", "Édith"],
      dealer: 0,
      title: "Table 7, position 2",
      day: "2026-11-24",
    },
  });
  expect(openTable(hall, 1, { table: 1, seats: [null, 2, 3, 4] })).toMatchObject({
    body: { rules: { players: 3 }, names: ["Omar", "Sami", "Édith"] },
  });
  expect([
    openTable(hall, 1, { table: 1, seats: [null, null, 3, 4] }),
    openTable(hall, 1, { table: 1, seats: [null, null, null, null] }),
  ]).toEqual([null, null]);
});

test("players of one name at a table are told apart by their numbers, and a long name is cut for that", () => {
  const long = "Jean-Christophe de La Rochelle-Foucauld";
  const names = (...all: string[]) => openTable(hallOf(...all), 1, { table: 1, seats: [1, 2, 3, 4] })?.body;
  expect(names("Nora", "Hugo", "Nora", "Omar")).toMatchObject({ names: ["Nora 1", "Omar", "Hugo", "Nora 3"] });
  expect(names(long, "Hugo", `${long}s`, long)).toMatchObject({
    names: ["Jean-Christophe de La Rochelle-Fou 1", "Jean-Christophe de La Rochelle-Fou 4", "Hugo", `${long}s`],
  });
});

test("each line has the name of the person who plays there in that position", () => {
  const hall = hallOf("Nora", null, "Édith");
  expect([nameAt(hall, 1, 1), nameAt(hall, 1, 3), nameAt(hall, 1, 2), nameAt(hall, 1, 4), nameAt(hall, 1, null)]).toEqual([
    "Nora",
    "Édith",
    "",
    "",
    "",
  ]);
  expect(namesAt(hall, 1, { seats: [3, null, 1, 2] })).toEqual(["Édith", null, "Nora", ""]);
});

test("a fine is a penalty of the number in that seat of that table; an empty chair has none", () => {
  const tables = [{ seats: [1, 2, 3, 4] }, { seats: [null, 6, 7, 8] }] as unknown as Hall["positions"][number]["tables"];
  const fines = [fine(0, 50), fine(1, 100)];
  const told = (number: number, points: number, table: number) => ({
    event: "e",
    number,
    points,
    reason: "CA13",
    position: 3,
    withdrawn: null,
    of: { table, slot: 0 },
  });
  expect(penaltiesOf({ position: 3, tables }, 1, fines, "e")).toEqual([told(1, 50, 1), told(2, 100, 1)]);
  expect(penaltiesOf({ position: 3, tables }, 2, fines, "e")).toEqual([told(6, 100, 2)]);
  expect(penaltiesOf({ position: 3, tables }, 3, fines, "e")).toEqual([]);
});

test("a garde sans and a garde contre ask for the arbiter's mark, once each", () => {
  const deals = ["garde", "garde-sans", "garde-contre", "garde-sans"].map((contract, slot) => ({ slot, deal: { contract } }));
  const sheet = { deals: [...deals, { slot: 4, deal: null }] } as unknown as Sheet;
  expect([unmarked(sheet, []), unmarked(sheet, [2]), unmarked(sheet, [1, 2, 3])]).toEqual([[1, 2, 3], [1, 3], []]);
});

test("a table confirms the totals of its deals, or those that the arbiter typed instead", () => {
  const sheet = foldSheet(logOf(FOUR, record(0, MADE))) as Sheet;
  const typed = [90, -30, -30, -30];
  const handed = (source: string) => ({ seats, sheet: { event: "e", balances: typed, source, before: [] } }) as unknown as Table;
  const confirmed = [{ seats, sheet: null }, handed("phone"), handed("paper"), handed("arbiter")];
  expect(confirmed.map((table) => countedBalances(table, sheet))).toEqual([fair, fair, typed, typed]);
});

test("a table confirms after its last deal, and may hand in before that once it has played one", () => {
  const { deals } = foldSheet(logOf(FOUR, record(0, MADE), record(1, MADE))) as Sheet;
  const far = (played: number, closed: object | null = null) => {
    const { isEarly, confirms } = farOf({ deals: deals.slice(0, played), closed: closed as Sheet["closed"] }, 2);
    return [isEarly, confirms];
  };
  expect([0, 1, 2].map((played) => far(played))).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(
    [1, 2].map((played) => far(played, {})),
    "handed in",
  ).toEqual([
    [false, true],
    [false, true],
  ]);
});
