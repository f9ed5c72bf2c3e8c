import { expect, it } from "vitest";
import { HUGO, INES, NORA, SEASON } from "../club/club.fixture";
import type { HistoryBody } from "../club/history-body";
import { broughtAt, broughtTo } from "./brought";

const day = "2020-03-10";
const BODY: HistoryBody = {
  source: "mardis.csv",
  game: "tarot",
  players: [],
  seasons: [],
  columns: [NORA, HUGO, INES],
  evenings: [
    { season: SEASON, day, points: [10, null, -10] },
    { season: "another", day, points: [1, 0, -1] },
    { season: SEASON, day, points: [3, 0, -3], deals: [2, 2, 1] },
  ],
};

it("each evening of a history is one table of its season, of whoever was there", () => {
  const [totals, dealt, ...more] = broughtTo(SEASON, "event", BODY);
  const table = { game: "tarot", day, name: null, title: null, ended: true, others: [], late: [], carried: true };
  expect(more).toEqual([]);
  expect(totals).toEqual({
    ...{ ...table, sheet: "event.0", deals: 0 },
    players: [
      { player: NORA, points: 10, deals: 0, dealt: 0, figures: { points: 10 } },
      { player: INES, points: -10, deals: 0, dealt: 0, figures: { points: -10 } },
    ],
  });
  const carried = (deals: number, points: number) => ({ deals, dealt: points, "carried.deals": deals, "carried.points": points });
  expect(dealt).toEqual({
    ...{ ...table, sheet: "event.2", deals: 2 },
    players: [
      { player: NORA, points: 3, deals: 2, dealt: 3, figures: { points: 3, ...carried(2, 3) } },
      { player: HUGO, points: 0, deals: 2, dealt: 0, figures: { deals: 2, "carried.deals": 2 } },
      { player: INES, points: -3, deals: 1, dealt: -3, figures: { points: -3, ...carried(1, -3) } },
    ],
  });
});

it("a table's id says of which event and of which of its evenings it is; a sheet's says neither", () => {
  expect(broughtAt("event.2")).toEqual({ event: "event", at: 2 });
  expect(broughtAt("01930000-0000-7000-8000-000000008001")).toBeUndefined();
});
