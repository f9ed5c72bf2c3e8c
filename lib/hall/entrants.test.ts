/** Who takes part in a tournament: entries, seats, late arrivals, substitutes, people who leave. */
import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { absentAt, unseated } from "./hall";
import { entrantId, seatedTournament, Tournament } from "./hall.fixture";
import { HALL_OPENING, handIn, nextOpened } from "./hall-acts.fixture";
import type { HallChange } from "./hall-event";
import { holderAt, standingsAfter } from "./hall-standings";
import { nextSeating, whyNot } from "./next-seating";
import { takeSeats } from "./take-seats";

const personAdded = (n: number, more: object = {}) => ({
  kind: "entrant.added" as const,
  body: { entrant: entrantId(n), name: `Joueur ${n}`, ...more },
});

test("each person and each licence is entered once, until the seats are given", () => {
  const tournament = new Tournament();
  expect(tournament.refused(personAdded(1))).toEqual(["kind not-opened"]);
  tournament.add({ kind: "tournament.opened", body: HALL_OPENING });
  expect(tournament.refused({ kind: "tournament.opened", body: HALL_OPENING })).toEqual(["kind opened-twice"]);
  tournament.add(personAdded(1, { licence: "700037", series: "2" }));
  expect(tournament.refused(personAdded(1))).toEqual(["entrant entered-already"]);
  expect(tournament.refused(personAdded(2, { licence: "700037" }))).toEqual(["licence licence-taken"]);
  tournament.add(personAdded(2));
  tournament.add(personAdded(3));
  tournament.add(personAdded(4));
  tournament.add({ kind: "entrant.withdrawn", body: { entrant: entrantId(4) } });
  expect(tournament.refused({ kind: "entrant.withdrawn", body: { entrant: entrantId(4) } })).toEqual(["entrant not-entered"]);
  const seats = (list: (number | null)[]): HallChange => ({
    kind: "seats.given",
    body: { seats: list.map((n) => (n === null ? null : entrantId(n))) },
  });
  expect(tournament.refused(seats([1, 2, 3]))).toEqual(["seats not-by-four"]);
  expect(tournament.refused(seats([1, 2, null, null]))).toEqual(["seats somebody-unseated"]);
  expect(tournament.refused(seats([1, 2, 3, 3]))).toEqual(["seats.3 entrant-twice"]);
  expect(tournament.refused(seats([1, 2, 3, 9]))).toEqual(["seats.3 not-entered"]);
  expect(
    tournament.refused({ kind: "position.opened", body: { position: 1, kind: "by-hand", seating: [[1, 2, 3, 4]] } }),
  ).toEqual(["kind seats-not-given"]);
  tournament.add(seats([null, 2, 3, 1]));
  tournament.add(seats([1, 2, 3, null]));
  expect(tournament.hall.numbers.map(({ holders }) => holders[0]?.name ?? null)).toEqual([
    "Joueur 1",
    "Joueur 2",
    "Joueur 3",
    null,
  ]);
});

test("before the first position a late arrival gets a seat when seats are given again; a person who left has none", () => {
  const tournament = seatedTournament(5);
  for (const n of [21, 22, 23]) tournament.add(personAdded(n));
  expect(unseated(tournament.hall)).toEqual([21, 22, 23].map(entrantId));
  expect(tournament.refused(nextOpened(tournament))).toEqual(["kind somebody-unseated"]);
  // Three more people make one more table, of three.
  tournament.add({ kind: "seats.given", body: { seats: takeSeats([...tournament.hall.entrants.keys()]) } });
  expect([unseated(tournament.hall), tournament.hall.numbers.length, absentAt(tournament.hall, 1)]).toEqual([[], 24, [21]]);
  tournament.add({ kind: "entrant.withdrawn", body: { entrant: entrantId(2) } });
  expect(absentAt(tournament.hall, 1)).toEqual([2, 21]);
  tournament.add(nextOpened(tournament));
  expect(tournament.hall.positions[0]?.tables.map(({ seats }) => seats.filter(Boolean).length)).toEqual([3, 4, 4, 4, 4, 3]);
  expect([
    tournament.refused(personAdded(25)),
    tournament.refused({ kind: "entrant.withdrawn", body: { entrant: entrantId(1) } }),
  ]).toEqual([["kind seats-given"], ["kind seats-given"]]);
});

test("everybody who plays has one seat, at a table of at least three", () => {
  const tournament = seatedTournament(5, [17]);
  const by = (change: (seating: (number | null)[][]) => void): HallChange => {
    const seating = nextSeating(tournament.hall, "fft", chanceOf(1)).map((table) => [...table]);
    change(seating);
    return { kind: "position.opened", body: { position: 1, kind: "by-hand", seating } };
  };
  const put = (table: number, line: number, number: number | null) => (seating: (number | null)[][]) => {
    (seating[table] as (number | null)[])[line] = number;
  };
  expect(tournament.refused(by(put(0, 0, 17)))).toEqual(["seating.0 number-free", "seating number-unseated"]);
  expect(tournament.refused(by(put(0, 0, 2)))).toEqual(["seating.0 entrant-twice", "seating number-unseated"]);
  expect(tournament.refused(by(put(0, 0, null)))).toEqual(["seating number-unseated"]);
  expect(tournament.refused(by(put(4, 1, null)))).toEqual(["seating.4 table-too-small", "seating number-unseated"]);
  expect(tournament.refused(by(put(0, 0, 99)))).toEqual(["seating.0 number-free", "seating number-unseated"]);
  expect(tournament.refused({ kind: "position.opened", body: { position: 2, kind: "fft", seating: [] } })).toEqual([
    "position position-skipped",
  ]);
  tournament.add(by(() => {}));
});

test("a late entry takes a free number, a substitute the number of the person who left; past positions stay", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(nextOpened(tournament));
  const take = (number: number, entrant: number, from: number): HallChange => ({
    kind: "number.taken",
    body: { number, from, entrant: entrantId(entrant), name: `Joueur ${entrant}` },
  });
  expect(tournament.refused(take(17, 40, 1))).toEqual(["from position-open"]);
  expect(tournament.refused(take(3, 40, 2))).toEqual(["number number-taken"]);
  expect(tournament.refused(take(17, 3, 2))).toEqual(["entrant entered-already"]);
  expect(tournament.refused(take(30, 40, 2))).toEqual(["number number-unknown"]);
  tournament.add(take(17, 40, 2));
  handIn(tournament);
  const leave = (number: number, from: number): HallChange => ({
    kind: "number.left",
    body: { number, from, reason: "souffrant" },
  });
  expect(tournament.refused(leave(17, 1))).toEqual(["from position-open", "number number-free"]);
  tournament.add(leave(5, 2));
  expect(tournament.refused(leave(5, 2))).toEqual(["number number-free"]);
  tournament.add(nextOpened(tournament));
  expect(absentAt(tournament.hall, 2)).toEqual([5]);
  handIn(tournament);
  tournament.add(take(5, 41, 3));
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  const five = standingsAfter(tournament.hall, 3).find(({ entrant }) => entrant === 5);
  expect(five).toMatchObject({ name: "Joueur 41", left: false, balances: [180, null, 180] });
  expect(standingsAfter(tournament.hall, 2).find(({ entrant }) => entrant === 5)).toMatchObject({ name: "Joueur 5" });
  expect(standingsAfter(tournament.hall, 1).some(({ entrant }) => entrant === 17)).toBe(false);
  expect(holderAt(tournament.hall.numbers[4] as never, 0)).toBeUndefined();
});

test("a player who left ranks after everybody who stayed (H12)", () => {
  const tournament = seatedTournament(5);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  tournament.add({ kind: "number.left", body: { number: 1, from: 2, reason: "souffrant" } });
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  expect(standingsAfter(tournament.hall, 1)[0]).toMatchObject({ rank: 1, entrant: 1 });
  expect(standingsAfter(tournament.hall, 2).at(-1)).toMatchObject({ rank: 20, entrant: 1, total: 180, left: true });
});

test("when two people of one table withdraw before the start, everybody present can be drawn to a table", () => {
  const tournament = seatedTournament(5);
  const gone = [tournament.hall.numbers[2], tournament.hall.numbers[3]].map((one) => one?.holders[0]?.entrant as string);
  for (const entrant of gone) tournament.add({ kind: "entrant.withdrawn", body: { entrant } });
  expect(whyNot(tournament.hall, "fft")).toBe("table-too-small");
  const seats = nextSeating(tournament.hall, "random", chanceOf(3));
  const there = tournament.hall.numbers.flatMap(({ number, holders }) => (holders.length > 0 ? [number] : []));
  const seated = seats.flat().flatMap((one) => one ?? []);
  expect(seated.sort((a, b) => a - b)).toEqual(there);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "random", seating: seats } });
  expect(tournament.hall.positions.length).toBe(1);
});
