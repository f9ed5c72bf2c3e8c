/** Who plays under a number now, and who did before. */
import { expect, test } from "vitest";
import { matchRows } from "./board-standings";
import { BoardNight } from "./boards.fixture";
import { entrantId, seatedNight } from "./hall.fixture";
import { cardsAfter } from "./hall-standings";
import { nextSeating, whyNot } from "./next-seating";

test("the card of a number is its substitute’s, licence and all, from the position that they came for", () => {
  const night = seatedNight(8);
  night.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating: nextSeating(night.hall, "fft", () => 0) } });
  night.add({ kind: "number.left", body: { number: 3, from: 2, reason: "souffrant" } });
  night.add({ kind: "number.taken", body: { number: 3, entrant: entrantId(99), name: "Zoé", licence: "0123456", from: 2 } });
  const cardAfter = (position: number) => cardsAfter(night.hall, position).find(({ entrant }) => entrant === 3);
  expect([1, 2].map((position) => [cardAfter(position)?.name, cardAfter(position)?.licence])).toEqual([
    ["Joueur 3", null],
    ["Zoé", "0123456"],
  ]);
});

test("a final has room for those who are there, not for those who left", () => {
  const night = seatedNight(4);
  night.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating: nextSeating(night.hall, "fft", () => 0) } });
  expect(whyNot(night.hall, "final", 16)).toBeNull();
  night.add({ kind: "number.left", body: { number: 3, from: 2, reason: "souffrant" } });
  expect(whyNot(night.hall, "final", 16)).toBe("too-few");
});

test("a board of a match counts once both teams have played it", () => {
  const night = new BoardNight("quadrettes", 4, 2, 2);
  night.open();
  const [table] = night.hall.positions[0]?.tables ?? [];
  const [board = 0] = table?.boards ?? [];
  const lines = (table?.seats ?? []).flatMap((seat, line) => (seat === null ? [] : [line]));
  const [one, other] = lines.map((line) => Number(table?.seats[line]));
  const rows = (number = 0) => matchRows(night.hall, 1, number).map((row) => [row.own, row.other]);
  night.play({ position: 1, table: 1, board, taker: lines[0] ?? 0, score: 100 });
  expect([rows(one), rows(other)]).toEqual([[], []]);
  night.play({ position: 1, table: 1, board, taker: lines[1] ?? 0, score: 60 });
  expect([rows(one), rows(other)]).toEqual([[[100, 60]], [[60, 100]]]);
});
