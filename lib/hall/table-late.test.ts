/** When a table counts as late or as calling, judged by the hall as it is now. */
import { expect, test } from "vitest";
import type { Position } from "./hall";
import { seatedTournament, type Tournament } from "./hall.fixture";
import type { PlayingTable } from "./hall-view";
import { nextSeating } from "./next-seating";
import { tablesNow } from "./table-state";
import { complete } from "./teams";

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8];
const open = (tournament: Tournament, reason?: string) => {
  const position = tournament.hall.positions.length + 1;
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position, kind: "fft", seating, ...(reason && { reason }) } });
};
const hand = (tournament: Tournament, position: number, tables: readonly number[], balances = [30, -10, -10, -10]) => {
  for (const table of tables) tournament.add({ kind: "sheet.handed-in", body: { position, table, balances, source: "phone" } });
};
/** The states of the tables of the last position, after so many deals each. */
function states(tournament: Tournament, deals: readonly number[]) {
  const playing = TABLES.map((table, i) => ({
    ...{ table, log: "", lastAt: null, closed: false, contested: [], unmarked: [], notZero: [] },
    ...{ deals: deals[i] ?? 0, balances: [30, -10, -10, -10] },
  }));
  return tablesNow(tournament.hall, tournament.hall.positions.at(-1) as Position, playing as PlayingTable[]).map(
    ({ state }) => state,
  );
}

function playing(): Tournament {
  const tournament = seatedTournament(8);
  open(tournament);
  return tournament;
}

test("a table is late when it is two deals behind the middle of the hall, but not one", () => {
  expect(states(playing(), [4, 4, 4, 4, 4, 3, 2, 1])).toEqual([
    ...["playing", "playing", "playing", "playing", "playing", "playing"],
    ...["late", "late"],
  ]);
});

test("tables that have not handed in are late once three quarters have, not once half have", () => {
  const tournament = playing();
  const same = TABLES.map(() => 4);
  hand(tournament, 1, [1, 2, 3, 4, 5]);
  expect(states(tournament, same).slice(5)).toEqual(["playing", "playing", "playing"]);
  hand(tournament, 1, [6]);
  expect(states(tournament, same).slice(6)).toEqual(["late", "late"]);
});

test("a call in one position does not count in the next", () => {
  const tournament = playing();
  tournament.add({ kind: "arbiter.called", body: { position: 1, table: 3 } });
  hand(tournament, 1, TABLES);
  open(tournament);
  expect(states(tournament, [])).not.toContain("calling");
  tournament.add({ kind: "arbiter.called", body: { position: 2, table: 4 } });
  expect(
    states(tournament, [])
      .map((state) => state === "calling")
      .indexOf(true),
  ).toBe(3);
});

test("standings follow the last position whose sheets are all in, or at the end the last position", () => {
  const tournament = playing();
  hand(tournament, 1, TABLES.slice(1));
  expect(complete(tournament.hall)).toBe(0);
  hand(tournament, 1, [1], [50, -10, -10, -10]);
  expect(complete(tournament.hall)).toBe(1);
  open(tournament, "la table 1 recompte");
  expect(complete(tournament.hall)).toBe(1);
  tournament.add({ kind: "tournament.ended", body: { reason: "coupure" } });
  expect(complete(tournament.hall)).toBe(2);
});

test("an ended tournament takes nothing more until it is reopened", () => {
  const tournament = playing();
  hand(tournament, 1, TABLES);
  tournament.add({ kind: "tournament.ended", body: {} });
  const ended = ["kind tournament-ended"];
  expect(tournament.refused({ kind: "penalty.given", body: { number: 1, position: 1, points: 20, reason: "retard" } })).toEqual(
    ended,
  );
  expect(tournament.refused({ kind: "arbiter.called", body: { position: 1, table: 3 } })).toEqual(ended);
  tournament.add({ kind: "tournament.reopened", body: {} });
  expect(tournament.refused({ kind: "arbiter.called", body: { position: 1, table: 3 } })).toEqual([]);
});
