import { expect, test } from "vitest";
import type { Sheet } from "#lib/sheet/sheet";
import { penaltiesApart } from "./penalties-apart";

/** A table of three, and a fourth who came after the deal; a decision took 20 points from the leader. */
const fined = {
  names: ["Nora", "Hugo", "Inès", "Zoé"],
  deals: [
    {
      seats: [0, 1, 2],
      totals: [10, 15, -45, null],
      columns: [10, 15, -45, null],
      score: { scores: [10, 15, -45], lines: [{ code: "table-decision", value: -20, params: { seat: 0 } }] },
    },
  ],
  totals: [10, 15, -45, null],
  provisional: [10, 15, -45, null],
} as unknown as Sheet;

test("a player without a total has none without the fines either", () => {
  const { totals, provisional, deals } = penaltiesApart(fined);
  expect([totals, provisional, deals[0]?.totals]).toEqual(Array(3).fill([30, 15, -45, null]));
});

test("beside a fine, a ruling of another deal that moves points keeps its lines", () => {
  const moved = [-10, 10].map((value, seat) => ({ code: "table-decision", value, params: { seat } }));
  const deal = { ...fined.deals[0], score: { scores: [-10, 10, 0], lines: moved } } as unknown as Sheet["deals"][number];
  expect(penaltiesApart({ ...fined, deals: [...fined.deals, deal] }).deals[1]?.score?.lines).toEqual(moved);
});
