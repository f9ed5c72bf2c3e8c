import { expect, test } from "vitest";
import { BoardTournament } from "./boards.fixture";
import { entrantId, seatedTournament, type Tournament } from "./hall.fixture";
import type { HallChange } from "./hall-event";
import { nextSeating } from "./next-seating";

const told = (tournament: Tournament, change: HallChange) =>
  tournament.faults(change).map(({ at, code, params }) => [at, code, params]);

const seats = (given: (number | null)[]): HallChange => ({
  kind: "seats.given",
  body: { seats: given.map((n) => (n === null ? null : entrantId(n))) },
});
const opened = (position: number, seating: (number | null)[][], sheets?: string[]): HallChange => ({
  kind: "position.opened",
  body: { position, kind: "by-hand", seating, ...(sheets && { sheets }) },
});
const left = (number: number, from: number): HallChange => ({ kind: "number.left", body: { number, from, reason: "x" } });
const taken = (number: number, entrant: number, from: number): HallChange => ({
  kind: "number.taken",
  body: { number, entrant: entrantId(entrant), name: "Zoé", from },
});
const tablesOf = (tournament: Tournament): (number | null)[][] =>
  nextSeating(tournament.hall, "fft", () => 0).map((table) => [...table]);
const ids = (count: number) => Array.from({ length: count }, (_, i) => entrantId(500 + i));

test("before the start a refusal tells how many have no seat, and who has two", () => {
  const tournament = seatedTournament(3);
  for (const n of [13, 14]) tournament.add({ kind: "entrant.added", body: { entrant: entrantId(n), name: `Joueur ${n}` } });
  const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
  expect(told(tournament, seats(twelve))).toEqual([["seats", "somebody-unseated", { missing: 2 }]]);
  expect(told(tournament, seats([1, 2, 3, 2]))).toEqual([["seats.3", "entrant-twice", { entrant: 4 }]]);
  expect(told(tournament, opened(1, tablesOf(tournament)))).toEqual([["kind", "somebody-unseated", { missing: 2 }]]);
});

test("a position that cannot open names the table or the number, and the position that is next", () => {
  const tournament = seatedTournament(3);
  const tables = tablesOf(tournament);
  const [[a, b, c, d], ...others] = tables as [number[], ...number[][]];
  expect(told(tournament, opened(2, tables))).toEqual([["position", "position-skipped", { next: 1 }]]);
  expect(told(tournament, opened(1, [[a as number, b as number, null, null], ...others]))).toEqual([
    ["seating.0", "table-too-small", { table: 1, given: 2 }],
    ["seating", "number-unseated", { number: Math.min(c as number, d as number) }],
  ]);
  expect(told(tournament, opened(1, [[a, b, c, a] as number[], ...others]))).toEqual([
    ["seating.0", "entrant-twice", { entrant: a }],
    ["seating", "number-unseated", { number: d }],
  ]);
  const [one = ""] = ids(1);
  const wrong = (given: number) => [["sheets", "wrong-length", { expected: 3, given }]];
  expect(told(tournament, opened(1, tables, ids(3)))).toEqual([]);
  expect(told(tournament, opened(1, tables, ids(2)))).toEqual(wrong(2));
  expect(told(tournament, opened(1, tables, ids(4)))).toEqual(wrong(4));
  expect(told(tournament, opened(1, tables, [...ids(2), one]))).toEqual(wrong(2));
  tournament.add(opened(1, tables));
  expect(told(tournament, opened(3, tables))).toEqual([["position", "position-skipped", { next: 2 }]]);
});

test("an opened position stays as it was: a refused change tells from which position it may count", () => {
  const tournament = seatedTournament(3);
  tournament.add(opened(1, tablesOf(tournament)));
  expect(told(tournament, left(5, 1))).toEqual([["from", "position-open", { position: 1, next: 2 }]]);
  expect(told(tournament, left(5, 2))).toEqual([]);
  expect(told(tournament, left(13, 2))).toEqual([["number", "number-unknown", { number: 13 }]]);
  expect(told(tournament, taken(5, 40, 2))).toEqual([["number", "number-taken", { number: 5 }]]);
  tournament.add(left(5, 2));
  expect(told(tournament, left(5, 3))).toEqual([["number", "number-free", { number: 5 }]]);
});

test("a licence that is taken is named, a person's as well as a team's", () => {
  const tournament = seatedTournament(3);
  const add = (licence: string | undefined, ...members: string[]): HallChange => ({
    kind: "entrant.added",
    body: {
      entrant: entrantId(60),
      name: "Les Rois",
      ...(licence && { licence }),
      members: members.map((one) => ({ name: "N", licence: one })),
    },
  });
  expect(told(tournament, add("700037", "700074", "700037"))).toEqual([
    ["members.1.licence", "licence-taken", { licence: "700037" }],
  ]);
  expect(told(tournament, add(undefined, "700074", "700074"))).toEqual([
    ["members.1.licence", "licence-taken", { licence: "700074" }],
  ]);
  tournament.add(add("700037", "700074"));
  expect(told(tournament, { kind: "entrant.added", body: { entrant: entrantId(61), name: "Nora", licence: "700074" } })).toEqual([
    ["licence", "licence-taken", { licence: "700074" }],
  ]);
});

test("a score that cannot be names the table, the board, and what the deal comes to", () => {
  const tournament = new BoardTournament("individual", 19, 5, 1);
  tournament.open();
  const body = { position: 1, table: 1, board: 1, taker: 3, score: 56, source: "phone" } as const;
  const of = (more: object) => told(tournament, { kind: "board.played", body: { ...body, ...more } });
  const deal = { contract: "garde", bouts: 2, points: 44 };
  expect(of({ deal })).toEqual([]);
  expect(of({ deal, score: 58 })).toEqual([["score", "score-differs", { score: 56, given: 58 }]]);
  expect(of({ board: 3 })).toEqual([["board", "no-such-board", { board: 3, table: 1 }]]);
  expect(of({ table: 6 })).toEqual([["table", "no-such-table", { table: 6 }]]);
  expect(of({ position: 2 })).toEqual([["table", "no-such-table", { table: 1 }]]);
  const last = tournament.hall.positions[0]?.tables[4];
  const empty = last?.seats.indexOf(null) ?? -1;
  expect(of({ table: 5, board: last?.boards[0], taker: empty })).toEqual([
    ["table", "table-not-whole", { table: 5 }],
    ["taker", "nobody-there", undefined],
  ]);
});

test("a call is answered once, and only somebody in that seat signs", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(opened(1, tablesOf(tournament)));
  const call = tournament.add({ kind: "arbiter.called", body: { position: 1, table: 2 } });
  const answer: HallChange = { kind: "call.answered", body: {}, refs: [call] };
  expect(told(tournament, { ...answer, refs: [entrantId(1)] })).toEqual([["refs", "unknown-call", undefined]]);
  tournament.add(answer);
  expect(told(tournament, answer)).toEqual([["refs", "unknown-call", undefined]]);
  const sign = (seat: number): HallChange => ({
    kind: "sheet.signed",
    body: { position: 1, table: 5, seat, balances: [null, 0, 0, 0] },
  });
  expect([told(tournament, sign(0)), told(tournament, sign(1))]).toEqual([[["seat", "nobody-there", undefined]], []]);
});
