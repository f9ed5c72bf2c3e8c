/** The positions of a tournament: what opens the next one, what is planned, and the finals. */
import { expect, test } from "vitest";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { chanceOf } from "#lib/rules/seeded";
import { gateOf } from "./gate";
import { type Position, seatingOf } from "./hall";
import { seatedTournament } from "./hall.fixture";
import { HALL_OPENING, handIn, nextOpened } from "./hall-acts.fixture";
import { standingsAfter } from "./hall-standings";
import { isPlayedOut, nextSeating, plannedSeating, whyNot } from "./next-seating";

test("the movement tells the next seating beforehand, and the arbiter opens that one", () => {
  const tournament = seatedTournament(5, [17]);
  for (let position = 1; position <= 4; position++) {
    const planned = plannedSeating(tournament.hall);
    tournament.add(nextOpened(tournament));
    expect(planned).toEqual(seatingOf(tournament.hall.positions.at(-1) as Position));
    handIn(tournament);
  }
  // After one draw the movement is over, and nobody knows the next seating beforehand.
  tournament.add(nextOpened(tournament, "random"));
  expect(plannedSeating(tournament.hall)).toBeNull();
  const drawn = { ...seatedTournament(5).hall, opening: { ...HALL_OPENING, movement: "random" as const } };
  expect([plannedSeating(drawn), plannedSeating({ ...seatedTournament(5).hall, ended: true })]).toEqual([null, null]);
});

test("the next position opens once every sheet is in and adds up to zero, or with a reason", () => {
  const tournament = seatedTournament(5);
  tournament.add(nextOpened(tournament));
  expect(gateOf(tournament.hall.positions[0] as Position)).toEqual({
    waiting: [1, 2, 3, 4, 5],
    notZero: [],
    sum: 0,
    isOpen: false,
  });
  expect(tournament.refused(nextOpened(tournament))).toEqual(["reason hall-not-zero"]);
  handIn(tournament);
  // Two wrong tables that cancel out leave the hall at zero, and are reported all the same.
  const [first, second] = tournament.hall.positions[0]?.tables ?? [];
  for (const [table, extra] of [
    [first, 10],
    [second, -10],
  ] as const) {
    const balances = (table?.sheet?.balances ?? []).map((points, i) => (i === 0 ? (points as number) + extra : points));
    tournament.add({
      kind: "sheet.handed-in",
      body: { position: 1, table: table?.table as number, balances, source: "paper" },
      refs: [table?.sheet?.event as string],
    });
  }
  expect(gateOf(tournament.hall.positions[0] as Position)).toEqual({
    waiting: [],
    notZero: [
      { table: 1, sum: 10 },
      { table: 2, sum: -10 },
    ],
    sum: 0,
    isOpen: false,
  });
  expect(tournament.refused({ kind: "tournament.ended", body: {} })).toEqual(["reason hall-not-zero"]);
  expect(tournament.refused({ kind: "tournament.ended", body: { reason: "une table est partie" } })).toEqual([]);
  tournament.add(nextOpened(tournament, "fft", "les deux feuilles sont chez l’arbitre"));
  expect(tournament.hall.positions[1]?.reason).toBe("les deux feuilles sont chez l’arbitre");
});

test("after the planned positions a further one is optional, but not the rest of a final that has begun", () => {
  const tournament = seatedTournament(6);
  const said: boolean[] = [];
  for (let n = 1; n <= 5; n++) {
    said.push(isPlayedOut(tournament.hall));
    tournament.add(nextOpened(tournament));
    handIn(tournament);
  }
  expect([...said, isPlayedOut(tournament.hall)]).toEqual([false, false, false, false, false, true]);
  for (let n = 1; n <= 5; n++) {
    const seating = nextSeating(tournament.hall, "final", chanceOf(1), 20);
    tournament.add({ kind: "position.opened", body: { position: 5 + n, kind: "final", seating, deals: 1 } });
    handIn(tournament);
    expect(isPlayedOut(tournament.hall)).toBe(n === 5);
  }
});

/** Manual of 2011, p. 5: 1-6-11-16 … 5-10-15-20, five positions of one deal, S +1, E +2, W −2. */
test("a final of twenty is five positions of one deal, by the ranks before it; then nothing follows", () => {
  const tournament = seatedTournament(6);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  const best = standingsAfter(tournament.hall, 1).map(({ entrant }) => entrant);
  const ranks = () =>
    tournament.hall.positions.at(-1)?.tables.map(({ seats }) => seats.map((seat) => best.indexOf(seat as number) + 1));
  for (let n = 1; n <= 5; n++) {
    expect(whyNot(tournament.hall, "final", 20)).toBeNull();
    const seating = nextSeating(tournament.hall, "final", chanceOf(1), 20);
    tournament.add({ kind: "position.opened", body: { position: 1 + n, kind: "final", seating, deals: 1 } });
    expect([tournament.hall.positions.at(-1)?.deals, ranks()?.[0]]).toEqual([
      1,
      [
        [1, 6, 11, 16],
        [1, 10, 14, 18],
        [1, 9, 12, 20],
        [1, 8, 15, 17],
        [1, 7, 13, 19],
      ][n - 1],
    ]);
    expect(new Set(tournament.hall.positions.at(-1)?.tables.flatMap(({ seats }) => seats)).size).toBe(20);
    handIn(tournament);
  }
  expect(["fft", "random", "best", "final"].map((kind) => whyNot(tournament.hall, kind as "fft", 20))).toEqual([
    "movement-left",
    "final-played",
    "final-played",
    "final-played",
  ]);
  expect(secondMeetings(tournament.hall.positions.slice(1).map(seatingOf))).toEqual([]);
});

test("a number that leaves before a final of twenty plays none of its positions, and nobody loses a seat", () => {
  const tournament = seatedTournament(6);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  const [first] = standingsAfter(tournament.hall, 1);
  tournament.add({ kind: "number.left", body: { number: first?.entrant as number, from: 2, reason: "rentre" } });
  const sat: Set<number | null>[] = [];
  for (let n = 1; n <= 5; n++) {
    const seating = nextSeating(tournament.hall, "final", chanceOf(1), 20);
    tournament.add({ kind: "position.opened", body: { position: 1 + n, kind: "final", seating, deals: 1 } });
    sat.push(new Set(seating.flat()));
    handIn(tournament);
  }
  expect(sat.map((seats) => seats.size)).toEqual([20, 20, 20, 20, 20]);
  expect(sat.every((seats) => !seats.has(null) && [...seats].every((one) => sat[0]?.has(one)))).toBe(true);
  expect(secondMeetings(tournament.hall.positions.slice(1).map(seatingOf))).toEqual([]);
});
