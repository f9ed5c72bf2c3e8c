/** What each kind of event of a tournament may say, to the last that it may; and the version in which it is written. */
import { expect, test } from "vitest";
import { entrantId, HALL } from "./hall.fixture";
import { HALL_KINDS, type HallChange, type HallKind, readHallEvent, stampHall } from "./hall-event";

const STAMP = { id: entrantId(1), sheet: HALL, at: "2026-11-24T20:00:00Z", device: "arbiter" };
const read = (kind: HallKind, body: object, v: number = HALL_KINDS[kind].v) => readHallEvent({ ...STAMP, kind, v, body });
const said = (kind: HallKind, body: object) => read(kind, body).faults.map(({ at, code }) => `${at} ${code}`);

const opening = { name: "Tournoi", day: "2026-11-24", positions: 20, deals: 40, teamOf: 4, club: HALL, movement: "best" };
const at = { position: 1, table: 1 };
const opened = { position: 1, kind: "fft", seating: [[1, 2, 3, null]] };
const handed = { ...at, balances: [100_000, -100_000, 0.5, null], source: "paper" };
const fine = { seat: 3, slot: 9_999, points: 0.5, reason: "CA13" };
const play = { ...at, board: 1, taker: 3, score: 10_000, source: "phone" };
const ids = (count: number) => Array.from({ length: count }, (_, i) => entrantId(i));
const long = (length: number) => "x".repeat(length);

test.each<[string, HallKind, object]>([
  ["the longest tournament", "tournament.opened", opening],
  ["the shortest", "tournament.opened", { ...opening, positions: 1, deals: 1, teamOf: 1 }],
  [
    "a licence and a series of twenty letters",
    "entrant.added",
    { entrant: HALL, name: "N", licence: long(20), series: long(20) },
  ],
  ["one table", "seats.given", { seats: [entrantId(1), null, null, null] }],
  ["two hundred tables", "seats.given", { seats: ids(800) }],
  ["the last number", "number.left", { number: 800, from: 21, reason: long(500) }],
  ["the first", "number.left", { number: 1, from: 1, reason: "x" }],
  ["sheets of two hundred tables", "position.opened", { ...opened, sheets: ids(200), deals: 40 }],
  ["a position of one deal", "position.opened", { ...opened, deals: 1 }],
  ["eight boards at a table, to the last", "position.opened", { ...opened, boards: [[1, 2, 3, 4, 5, 6, 7, 1_600]] }],
  ["a sheet of the greatest totals", "sheet.handed-in", handed],
  ["of the last table", "sheet.handed-in", { ...handed, position: 21, table: 200 }],
  ["with fines", "sheet.handed-in", { ...handed, fines: [fine, { ...fine, seat: 0, slot: 0, points: 100_000 }] }],
  ["the smallest penalty", "penalty.given", { number: 1, points: 0.5, reason: "x", position: 1 }],
  ["the greatest", "penalty.given", { number: 1, points: 100_000, reason: "x", position: 1 }],
  ["the first seat signs", "sheet.signed", { ...at, seat: 0, balances: handed.balances }],
  ["the last seat signs", "sheet.signed", { ...at, seat: 3, balances: handed.balances }],
  ["a mark on the first deal", "deal.marked", { ...at, slot: 0 }],
  ["a mark on the last", "deal.marked", { ...at, slot: 9_999 }],
  ["the best score of the last board", "board.played", { ...play, board: 1_600 }],
  ["the worst of the first", "board.played", { ...play, taker: 0, score: -10_000 }],
  ["an end without a reason", "tournament.ended", {}],
])("read as it is written: %s", (_, kind, body) => expect(read(kind, body)).toMatchObject({ faults: [], event: { body } }));

test.each<[string, HallKind, object, string[]]>([
  ["21 positions", "tournament.opened", { ...opening, positions: 21 }, ["positions out-of-range"]],
  ["none", "tournament.opened", { ...opening, positions: 0 }, ["positions out-of-range"]],
  ["41 deals", "tournament.opened", { ...opening, deals: 41 }, ["deals out-of-range"]],
  ["a series of 21 letters", "entrant.added", { entrant: HALL, name: "N", series: long(21) }, ["series text-too-long"]],
  ["seats that are a word", "seats.given", { seats: "nord" }, ["seats not-a-list"]],
  ["no seats", "seats.given", { seats: [] }, ["seats not-by-four"]],
  ["six seats", "seats.given", { seats: ids(6) }, ["seats not-by-four"]],
  ["one table too many", "seats.given", { seats: ids(804) }, ["seats not-by-four"]],
  ["a number past the last", "number.left", { number: 801, from: 1, reason: "x" }, ["number out-of-range"]],
  ["from a position past the last", "number.left", { number: 1, from: 22, reason: "x" }, ["from out-of-range"]],
  ["from the position 0", "number.left", { number: 1, from: 0, reason: "x" }, ["from out-of-range"]],
  ["a reason of 501 letters", "number.left", { number: 1, from: 1, reason: long(501) }, ["reason text-too-long"]],
  ["201 sheets", "position.opened", { ...opened, sheets: ids(201) }, ["sheets wrong-length"]],
  ["sheets that are a word", "position.opened", { ...opened, sheets: "x" }, ["sheets not-a-list"]],
  ["a position of no deal", "position.opened", { ...opened, deals: 0 }, ["deals out-of-range"]],
  ["a position of 41", "position.opened", { ...opened, deals: 41 }, ["deals out-of-range"]],
  ["boards 0 and 1601", "position.opened", { ...opened, boards: [[0, 1_601]] }, ["boards.0.0", "boards.0.1"].map(outOf)],
  ["table 0", "sheet.handed-in", { ...handed, table: 0 }, ["table out-of-range"]],
  ["table 201", "sheet.handed-in", { ...handed, table: 201 }, ["table out-of-range"]],
  ["too great a total", "sheet.handed-in", { ...handed, balances: [100_000.5, 0, 0, 0] }, ["balances.0 out-of-range"]],
  ["too small a total", "sheet.handed-in", { ...handed, balances: [0, -100_000.5, 0, 0] }, ["balances.1 out-of-range"]],
  ["five totals", "sheet.handed-in", { ...handed, balances: [0, 0, 0, 0, 0] }, ["balances wrong-length"]],
  ["a fine of a fifth seat", "sheet.handed-in", { ...handed, fines: [{ ...fine, seat: 4 }] }, ["fines.0.seat out-of-range"]],
  ["of seat -1", "sheet.handed-in", { ...handed, fines: [{ ...fine, seat: -1 }] }, ["fines.0.seat out-of-range"]],
  ["of deal -1", "sheet.handed-in", { ...handed, fines: [{ ...fine, slot: -1 }] }, ["fines.0.slot out-of-range"]],
  ["of deal 10000", "sheet.handed-in", { ...handed, fines: [{ ...fine, slot: 10_000 }] }, ["fines.0.slot out-of-range"]],
  ["of nothing", "sheet.handed-in", { ...handed, fines: [{ ...fine, points: 0 }] }, ["fines.0.points out-of-range"]],
  ["a penalty of 0", "penalty.given", { number: 1, points: 0, reason: "x", position: 1 }, ["points out-of-range"]],
  ["of too much", "penalty.given", { number: 1, points: 100_000.5, reason: "x", position: 1 }, ["points out-of-range"]],
  ["a fifth seat signs", "sheet.signed", { ...at, seat: 4, balances: handed.balances }, ["seat out-of-range"]],
  ["seat -1 signs", "sheet.signed", { ...at, seat: -1, balances: handed.balances }, ["seat out-of-range"]],
  ["a mark on deal -1", "deal.marked", { ...at, slot: -1 }, ["slot out-of-range"]],
  ["a mark on deal 10000", "deal.marked", { ...at, slot: 10_000 }, ["slot out-of-range"]],
  ["taken by a fifth seat", "board.played", { ...play, taker: 4 }, ["taker out-of-range"]],
  ["taken by seat -1", "board.played", { ...play, taker: -1 }, ["taker out-of-range"]],
  ["a score past the best", "board.played", { ...play, score: 10_002 }, ["score out-of-range"]],
  ["a score past the worst", "board.played", { ...play, score: -10_002 }, ["score out-of-range"]],
  ["an odd score", "board.played", { ...play, score: 57 }, ["score not-a-multiple"]],
])("refused: %s", (_, kind, body, faults) => expect(said(kind, body)).toEqual(faults));

function outOf(where: string): string {
  return `${where} out-of-range`;
}

test("a fault tells how many there were, and how many are allowed", () => {
  expect(read("seats.given", { seats: ids(6) }).faults).toMatchObject([{ params: { given: 6 } }]);
  expect(read("position.opened", { ...opened, sheets: ids(201) }).faults).toMatchObject([
    { params: { length: 200, given: 201 } },
  ]);
});

test("at most eight people of a team, eight boards of a table and 160 fines of a sheet are read", () => {
  const members = Array.from({ length: 9 }, (_, i) => ({ name: `Joueur ${i}` }));
  const fines = Array(161).fill(fine);
  expect([
    read("entrant.added", { entrant: HALL, name: "Les Rois", members }).event?.body,
    read("position.opened", { ...opened, boards: [[1, 2, 3, 4, 5, 6, 7, 8, 9]] }).event?.body,
    read("sheet.handed-in", { ...handed, fines }).event?.body,
  ]).toMatchObject([{ members: members.slice(0, 8) }, { boards: [[1, 2, 3, 4, 5, 6, 7, 8]] }, { fines: fines.slice(1) }]);
});

test("fields of a later version are not read in an older event", () => {
  const bodies = [
    read("tournament.opened", { ...opening, duplicate: "teams" }, 1),
    read("entrant.added", { entrant: HALL, name: "Les Rois", members: [{ name: "Nora" }] }, 1),
    read("position.opened", { ...opened, boards: [[1]] }, 1),
    read("sheet.handed-in", { ...handed, fines: [fine] }, 1),
    read("tournament.ended", { reason: "panne" }, 1),
  ].map(({ event }) => event?.body);
  expect(bodies).toEqual([opening, { entrant: HALL, name: "Les Rois" }, opened, handed, {}]);
});

test("an event is written in the oldest version that can say it", () => {
  const person = { entrant: HALL, name: "Nora" };
  const taken = { ...person, number: 1, from: 2 };
  const members = [{ name: "Nora" }];
  const changes: readonly [number, HallKind, object][] = [
    [1, "tournament.opened", opening],
    [2, "tournament.opened", { ...opening, duplicate: "teams" }],
    [1, "entrant.added", person],
    [2, "entrant.added", { ...person, members }],
    [1, "number.taken", taken],
    [2, "number.taken", { ...taken, members }],
    [1, "sheet.handed-in", handed],
    [2, "sheet.handed-in", { ...handed, fines: [] }],
    [1, "position.opened", opened],
    [2, "position.opened", { ...opened, boards: [[1]] }],
    [1, "entrant.withdrawn", { entrant: HALL }],
    [1, "tournament.ended", {}],
    [2, "tournament.ended", { reason: "panne" }],
  ];
  for (const [v, kind, body] of changes)
    expect(stampHall({ kind, body } as HallChange, STAMP), `${kind} ${v}`).toEqual({ ...STAMP, kind, v, body });
});

test("the versions of events are those that phones have written; a change of one needs a newer version", () => {
  const second = Object.entries(HALL_KINDS).flatMap(([kind, { v }]) => (v === 2 ? [kind] : []));
  expect(second).toEqual([
    "tournament.opened",
    "entrant.added",
    "number.taken",
    "position.opened",
    "sheet.handed-in",
    "tournament.ended",
  ]);
  expect(Object.values(HALL_KINDS).every(({ v }) => v === 1 || v === 2)).toBe(true);
});
