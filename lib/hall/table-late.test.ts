/** When a table is late, and when it calls: by the hall as it is now. */
import { expect, test } from "vitest";
import type { Position } from "./hall";
import { type Night, seatedNight } from "./hall.fixture";
import type { PlayingTable } from "./hall-view";
import { nextSeating } from "./next-seating";
import { tablesNow } from "./table-state";
import { complete } from "./teams";

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8];
const open = (night: Night, reason?: string) => {
  const position = night.hall.positions.length + 1;
  const seating = nextSeating(night.hall, "fft", () => 0);
  night.add({ kind: "position.opened", body: { position, kind: "fft", seating, ...(reason && { reason }) } });
};
const hand = (night: Night, position: number, tables: readonly number[], balances = [30, -10, -10, -10]) => {
  for (const table of tables) night.add({ kind: "sheet.handed-in", body: { position, table, balances, source: "phone" } });
};
/** How the tables of the last position stand, each after so many deals. */
function states(night: Night, deals: readonly number[]) {
  const playing = TABLES.map((table, i) => ({
    ...{ table, log: "", lastAt: null, closed: false, contested: [], unmarked: [], notZero: [] },
    ...{ deals: deals[i] ?? 0, balances: [30, -10, -10, -10] },
  }));
  return tablesNow(night.hall, night.hall.positions.at(-1) as Position, playing as PlayingTable[]).map(({ state }) => state);
}

function playing(): Night {
  const night = seatedNight(8);
  open(night);
  return night;
}

test("a table is late two deals behind the middle of the hall, and not one", () => {
  expect(states(playing(), [4, 4, 4, 4, 4, 3, 2, 1])).toEqual([
    ...["playing", "playing", "playing", "playing", "playing", "playing"],
    ...["late", "late"],
  ]);
});

test("half the hall has handed in: nobody is late for that; three quarters, and the others are", () => {
  const night = playing();
  const same = TABLES.map(() => 4);
  hand(night, 1, [1, 2, 3, 4, 5]);
  expect(states(night, same).slice(5)).toEqual(["playing", "playing", "playing"]);
  hand(night, 1, [6]);
  expect(states(night, same).slice(6)).toEqual(["late", "late"]);
});

test("who called in a position that is over does not call in the next", () => {
  const night = playing();
  night.add({ kind: "arbiter.called", body: { position: 1, table: 3 } });
  hand(night, 1, TABLES);
  open(night);
  expect(states(night, [])).not.toContain("calling");
  night.add({ kind: "arbiter.called", body: { position: 2, table: 4 } });
  expect(
    states(night, [])
      .map((state) => state === "calling")
      .indexOf(true),
  ).toBe(3);
});

test("standings are posted after the last position whose sheets are all in, adding up or not; after the end, after the last", () => {
  const night = playing();
  hand(night, 1, TABLES.slice(1));
  expect(complete(night.hall)).toBe(0);
  hand(night, 1, [1], [50, -10, -10, -10]);
  expect(complete(night.hall)).toBe(1);
  open(night, "la table 1 recompte");
  expect(complete(night.hall)).toBe(1);
  night.add({ kind: "tournament.ended", body: { reason: "coupure" } });
  expect(complete(night.hall)).toBe(2);
});

test("once a tournament has ended nothing is added to it, until it is opened again", () => {
  const night = playing();
  hand(night, 1, TABLES);
  night.add({ kind: "tournament.ended", body: {} });
  const ended = ["kind tournament-ended"];
  expect(night.refused({ kind: "penalty.given", body: { number: 1, position: 1, points: 20, reason: "retard" } })).toEqual(ended);
  expect(night.refused({ kind: "arbiter.called", body: { position: 1, table: 3 } })).toEqual(ended);
  night.add({ kind: "tournament.reopened", body: {} });
  expect(night.refused({ kind: "arbiter.called", body: { position: 1, table: 3 } })).toEqual([]);
});
