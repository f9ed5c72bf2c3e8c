import { expect, test } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import { cellsOf, dealsOfOneDealer, kindsOf, rivals } from "./game-tables";

test("a dealer's deals end before the next one deals; a game without series has one", () => {
  const deals = dealsOfOneDealer(GAMES.whist, 3);
  expect(deals.length).toBeGreaterThan(1);
  expect(deals.every(({ dealer }) => dealer === 0)).toBe(true);
  expect(dealsOfOneDealer(GAMES.tarot, 4)).toMatchObject([{ cards: 18, aside: 6 }]);
  expect(dealsOfOneDealer(GAMES.tarot, 9)).toEqual([]);
});

test("a pack's cards are counted by what they are worth, down to the least", () => {
  expect(kindsOf(GAMES.tarot.deck)).toEqual([
    { halves: 9, count: 7 },
    { halves: 7, count: 4 },
    { halves: 5, count: 4 },
    { halves: 3, count: 4 },
    { halves: 1, count: 59 },
  ]);
});

test("editions that say the same share a column, others have one each", () => {
  const editions = (...cells: object[]) =>
    ({ editions: cells.map((table, i) => ({ id: `e${i}`, values: { table } })) }) as unknown as Parameters<typeof rivals>[0];
  const heads = { e0: "Un", e1: "Deux" };
  expect(rivals(editions({ a: 1 }, { a: 1 }), heads, "table")).toEqual([{ head: "Un", cells: { a: 1 } }]);
  expect(rivals(editions({ a: 1 }, { a: 2 }), heads, "table")).toEqual([
    { head: "Un", cells: { a: 1 } },
    { head: "Deux", cells: { a: 2 } },
  ]);
  expect([cellsOf(undefined), cellsOf("no"), cellsOf({ a: 1 })]).toEqual([{}, {}, { a: 1 }]);
});
