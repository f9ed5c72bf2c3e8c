/** How many tables a number of people makes, of which sizes, and who rests. */
import { describe, expect, it } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import { MOST_PEOPLE } from "#lib/sheet/opening";
import { restingAt, sizesOf, tablesFor, usualTables } from "./sizes";

describe("sizes", () => {
  it.each([
    ["tarot", 15, [2, 3, 4, 5]],
    ["tarot", 6, [1, 2]],
    ["tarot", 2, []],
    ["tarot", 11, [2, 3]],
    ["decale", 4, [1, 2]],
    ["vp5", 6, [1]],
    ["vp5", 11, [2]],
    ["vp5", 4, []],
    ["whist", 4, [1, 2]],
    ["whist", 5, [2]],
    ["whist", 9, [3, 4]],
  ] as const)("%s seats %i at so many tables", (game, people, tables) => {
    expect(tablesFor(GAMES[game], people)).toEqual(tables);
  });

  it("one table seats as many as a sheet has room for", () => {
    expect([MOST_PEOPLE, MOST_PEOPLE + 1].map((people) => tablesFor(GAMES.tarot, people)[0])).toEqual([1, 2]);
  });

  it("a hundred tables are the most", () => {
    expect(tablesFor(GAMES.tarot, 303).at(-1)).toBe(100);
  });

  it.each([
    ["tarot", 15, 4, 4],
    ["tarot", 15, 5, 3],
    ["tarot", 6, 4, 2],
    ["tarot", 5, 4, 1],
    ["tarot", 11, 4, 3],
    ["vp5", 6, 5, 1],
    ["whist", 5, 4, 2],
    ["tarot", 2, 4, undefined],
  ] as const)("%s: %i people who want tables of %i sit at %i tables", (game, people, wanted, tables) => {
    expect(usualTables(GAMES[game], people, wanted)).toBe(tables);
  });

  it("are as equal as possible and seat everybody, at every number of tables that a game bears", () => {
    for (const game of Object.values(GAMES))
      for (let people = 1; people <= 220; people++) {
        const wrong = tablesFor(game, people).filter((tables) => {
          const sizes = sizesOf(people, tables);
          const seats = sizes.every((size) => game.players.includes(size - (game.fixedSeats ? 0 : restingAt(game, size))));
          const sum = sizes.reduce((all, size) => all + size, 0);
          return sum !== people || Math.max(...sizes) - Math.min(...sizes) > 1 || !seats;
        });
        expect(wrong, `${game.name}, ${people}`).toEqual([]);
      }
  });
});
