/** Fifty tables, two hundred people, seven positions; sheets come in any order and more than once. */
import { expect, test } from "vitest";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { byLot, chanceOf } from "#lib/rules/seeded";
import { foldHall } from "./fold-hall";
import { gateOf } from "./gate";
import { type Position, seatingOf } from "./hall";
import { seatedTournament } from "./hall.fixture";
import { standingsAfter } from "./hall-standings";
import { nextSeating } from "./next-seating";

const TABLES = 50;
const POSITIONS = 7;

test("nothing is lost, each position adds up to zero, nobody is at two tables, nobody meets anybody twice", () => {
  const random = chanceOf(2012);
  const tournament = seatedTournament(TABLES, [4 * TABLES - 3]);
  const brought = new Map<number, number>();
  for (let position = 1; position <= POSITIONS; position++) {
    tournament.add({
      kind: "position.opened",
      body: { position, kind: "fft", seating: nextSeating(tournament.hall, "fft", random) },
    });
    const { tables } = tournament.hall.positions.at(-1) as Position;
    for (const { table, seats } of byLot(tables, random)) {
      const there = seats.flatMap((seat, line) => (seat === null ? [] : [line]));
      const taker = there[Math.floor(random() * there.length)] as number;
      const each = 2 * Math.floor(random() * 200) - 200;
      const balances = seats.map((seat, line) => (seat === null ? null : line === taker ? each * (there.length - 1) : -each));
      seats.forEach((seat, line) => {
        if (seat !== null) brought.set(seat, (brought.get(seat) ?? 0) + (balances[line] as number));
      });
      tournament.add({ kind: "sheet.handed-in", body: { position, table, balances, source: "phone" } });
    }
    expect(gateOf(tournament.hall.positions.at(-1) as Position)).toEqual({ waiting: [], notZero: [], sum: 0, isOpen: true });
  }
  const again = foldHall(byLot([...tournament.log, ...tournament.log.filter(() => random() < 0.3)], random));
  expect(again).toEqual(tournament.hall);
  for (const position of tournament.hall.positions) {
    const seated = seatingOf(position)
      .flat()
      .filter((one) => one !== null);
    expect([seated.length, new Set(seated).size]).toEqual([4 * TABLES - 1, 4 * TABLES - 1]);
  }
  expect(secondMeetings(tournament.hall.positions.map(seatingOf))).toEqual([]);
  const lines = standingsAfter(tournament.hall, POSITIONS);
  expect(new Map(lines.map(({ entrant, total }) => [entrant, total]))).toEqual(brought);
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(0);
}, 60_000);
