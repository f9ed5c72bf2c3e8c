/** A tournament's kinds of seating: mixed, at the movement's end, for teams, and best with best. */
import { expect, test } from "vitest";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { seatingOf } from "./hall";
import { seatedTournament } from "./hall.fixture";
import { handIn, nextOpened } from "./hall-acts.fixture";
import { standingsAfter } from "./hall-standings";
import { mostOf, whyNot } from "./next-seating";

test("kinds of seating may be mixed, but the movement is not resumed after another kind", () => {
  const tournament = seatedTournament(12);
  expect([
    whyNot(tournament.hall, "fft"),
    whyNot(tournament.hall, "random"),
    whyNot(tournament.hall, "best"),
    whyNot(tournament.hall, "final"),
  ]).toEqual([null, null, "no-standings-yet", "no-standings-yet"]);
  expect(mostOf(tournament.hall)).toBe(7);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  tournament.add(nextOpened(tournament, "random"));
  handIn(tournament, 20);
  expect(secondMeetings(tournament.hall.positions.map(seatingOf))).toEqual([]);
  expect([whyNot(tournament.hall, "fft"), whyNot(tournament.hall, "random"), whyNot(tournament.hall, "best")]).toEqual([
    "movement-left",
    null,
    null,
  ]);
  tournament.add(nextOpened(tournament, "best"));
  const order = standingsAfter(tournament.hall, 2).map(({ entrant }) => entrant);
  expect(tournament.hall.positions[2]?.tables[0]?.seats).toEqual(order.slice(0, 4));
  handIn(tournament, 10);
  expect([whyNot(tournament.hall, "final", 20), whyNot(tournament.hall, "final")]).toEqual([null, null]);
  tournament.add(nextOpened(tournament, "final"));
  const best = standingsAfter(tournament.hall, 3).map(({ entrant }) => entrant);
  expect(tournament.hall.positions[3]?.tables.map(({ seats }) => seats)).toEqual(
    [0, 1, 2].map((table) => [0, 3, 6, 9].map((rank) => best[table + rank])),
  );
  handIn(tournament);
  tournament.add({ kind: "tournament.ended", body: {} });
  expect(tournament.refused(nextOpened(tournament, "random"))).toEqual(["kind tournament-ended"]);
  expect(tournament.hall.ended).toBe(true);
  tournament.add({ kind: "tournament.reopened", body: {} });
  expect([tournament.hall.ended, tournament.refused({ kind: "tournament.reopened", body: {} })]).toEqual([
    false,
    ["kind not-ended"],
  ]);
});

test("the movement ends before anybody would meet again; few tables have none", () => {
  const tournament = seatedTournament(5);
  for (let position = 1; position <= 5; position++) {
    tournament.add(nextOpened(tournament));
    handIn(tournament);
  }
  expect(whyNot(tournament.hall, "fft")).toBe("too-many-positions");
  expect([
    mostOf(seatedTournament(2).hall),
    whyNot(seatedTournament(2).hall, "fft"),
    whyNot(seatedTournament(2).hall, "random"),
  ]).toEqual([0, "too-few-tables", null]);
  const two = seatedTournament(2);
  two.add(nextOpened(two, "random"));
  handIn(two);
  expect(whyNot(two.hall, "final", 12)).toBe("too-few");
});

test("teams keep the movement, and do not play the position in which they would face each other", () => {
  const tournament = seatedTournament(7, [], 2);
  expect([mostOf(tournament.hall), whyNot(tournament.hall, "random"), whyNot(tournament.hall, "fft")]).toEqual([
    6,
    "teams-keep-the-movement",
    null,
  ]);
  tournament.add(nextOpened(tournament));
  expect(tournament.hall.positions[0]?.tables[0]?.seats).toEqual([1, 26, 23, 12]);
});

test("best with best leaves the North of the last table's chair empty", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(nextOpened(tournament));
  handIn(tournament);
  tournament.add(nextOpened(tournament, "best"));
  expect(tournament.hall.positions[1]?.tables.map(({ seats }) => seats[0] === null)).toEqual([false, false, false, false, true]);
});
