/** Who plays under a number now, and who played under it before. */
import { expect, test } from "vitest";
import { matchRows } from "./board-standings";
import { BoardTournament } from "./boards.fixture";
import { entrantId, seatedTournament } from "./hall.fixture";
import { cardsAfter } from "./hall-standings";
import { nextSeating, whyNot } from "./next-seating";

test("a number's card bears its substitute’s name and licence from the position that they came for", () => {
  const tournament = seatedTournament(8);
  tournament.add({
    kind: "position.opened",
    body: { position: 1, kind: "fft", seating: nextSeating(tournament.hall, "fft", () => 0) },
  });
  tournament.add({ kind: "number.left", body: { number: 3, from: 2, reason: "souffrant" } });
  tournament.add({ kind: "number.taken", body: { number: 3, entrant: entrantId(99), name: "Zoé", licence: "0123456", from: 2 } });
  const cardAfter = (position: number) => cardsAfter(tournament.hall, position).find(({ entrant }) => entrant === 3);
  expect([1, 2].map((position) => [cardAfter(position)?.name, cardAfter(position)?.licence])).toEqual([
    ["Joueur 3", null],
    ["Zoé", "0123456"],
  ]);
});

test("a final counts only those who are there, not those who left", () => {
  const tournament = seatedTournament(4);
  tournament.add({
    kind: "position.opened",
    body: { position: 1, kind: "fft", seating: nextSeating(tournament.hall, "fft", () => 0) },
  });
  expect(whyNot(tournament.hall, "final", 16)).toBeNull();
  tournament.add({ kind: "number.left", body: { number: 3, from: 2, reason: "souffrant" } });
  expect(whyNot(tournament.hall, "final", 16)).toBe("too-few");
});

test("a board of a match counts once both teams have played it", () => {
  const tournament = new BoardTournament("quadrettes", 4, 2, 2);
  tournament.open();
  const [table] = tournament.hall.positions[0]?.tables ?? [];
  const [board = 0] = table?.boards ?? [];
  const lines = (table?.seats ?? []).flatMap((seat, line) => (seat === null ? [] : [line]));
  const [one, other] = lines.map((line) => Number(table?.seats[line]));
  const rows = (number = 0) => matchRows(tournament.hall, 1, number).map((row) => [row.own, row.other]);
  tournament.play({ position: 1, table: 1, board, taker: lines[0] ?? 0, score: 100 });
  expect([rows(one), rows(other)]).toEqual([[], []]);
  tournament.play({ position: 1, table: 1, board, taker: lines[1] ?? 0, score: 60 });
  expect([rows(one), rows(other)]).toEqual([[[100, 60]], [[60, 100]]]);
});
