import { expect, it } from "vitest";
import type { PlayerTally } from "#lib/season/tally/tallied";
import { eveningTable } from "./evening-table";

const own = (player: string, name: string, points: number): PlayerTally & { name: string } => ({
  player,
  name,
  points,
  deals: 3,
  dealt: points,
  figures: {},
});
const evening = {
  names: ["Ana", "Bob", "Cousin"],
  players: ["ana", "bob", null],
  totals: [-20, -40, 60],
  tally: {
    sheet: "s",
    game: "tarot" as const,
    day: "2026-03-10",
    title: null,
    deals: 3,
    ended: true,
    players: [own("ana", "Ana", -20), own("bob", "Bob", -40)],
    others: [{ name: "cousin", points: 60 }],
    name: null,
    late: [],
  },
};

it("places count everybody at the table, also people outside the club", () => {
  expect(eveningTable(evening).map(({ name, place, points }) => [name, place, points])).toEqual([
    ["Cousin", 1, 60],
    ["Ana", 2, -20],
    ["Bob", 3, -40],
  ]);
});

it("late changes leave points and places as they counted, and are told in order", () => {
  const change = (at: string, player: string, points: number) => ({ player, points, event: at, at, deal: 1 });
  const late = [change("2026-04-02", "ana", 10), change("2026-04-01", "ana", 30), change("2026-04-01", "bob", -30)];
  const changed = eveningTable({ ...evening, totals: [20, -70, 50], tally: { ...evening.tally, late } });
  expect(changed.map(({ name, place, points, since }) => [name, place, points, since.map((one) => one.points)])).toEqual([
    ["Cousin", 1, 60, []],
    ["Ana", 2, -20, [30, 10]],
    ["Bob", 3, -40, [-30]],
  ]);
});

it("people known only to the sheet come last, the best first", () => {
  const tally = { ...evening.tally, players: [own("ana", "Ana", -20)], others: [] };
  const rows = eveningTable({
    ...evening,
    names: ["Ana", "Zoé", "Yan"],
    players: ["ana", null, null],
    totals: [-20, 5, 15],
    tally,
  });
  expect(rows.map(({ name, place, points }) => [name, place, points])).toEqual([
    ["Ana", 1, -20],
    ["Yan", null, 15],
    ["Zoé", null, 5],
  ]);
});
