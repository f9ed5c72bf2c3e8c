import { expect, test } from "vitest";
import { aPlayer } from "#lib/season/club/club.fixture";
import type { Mark } from "#lib/season/club/club-event";
import { marksOf } from "./marks";

const player = (id: string, mark: Mark, into: string | null = null) => aPlayer(id, id, { mark, into });

const PLAYERS = [player("zoe", "cross"), player("ines", "disc"), player("josie", "ring", "ines")];
const sheet = (players: readonly (string | null)[]) => ({
  names: players.map((id) => id ?? "Max"),
  season: { club: "c", season: "s", players },
});

test("a sheet of a season has the club's marks, a merged player the mark of who it is", () => {
  expect(marksOf(sheet(["zoe", "ines"]), PLAYERS)).toEqual([{ mark: "cross" }, { mark: "disc" }]);
  expect(marksOf(sheet(["josie", "zoe"]), PLAYERS)).toEqual([{ mark: "disc" }, { mark: "cross" }]);
});

test("somebody outside the club gets a mark of their own", () => {
  expect(marksOf(sheet([null, "ines", null]), PLAYERS)).toEqual([{ mark: "square" }, { mark: "disc" }, { mark: "triangle" }]);
});

test("two players of a large club who have the same mark are told apart at one table", () => {
  const ninth = player("max", "cross");
  expect(marksOf(sheet(["ines", "zoe", "max"]), [...PLAYERS, ninth])).toEqual([
    { mark: "disc" },
    { mark: "cross" },
    { mark: "square" },
  ]);
});

test("without a club there is one mark a seat", () => {
  expect(marksOf({ names: ["a", "b", "c"], season: null }, [])).toEqual([
    { mark: "disc" },
    { mark: "square" },
    { mark: "triangle" },
  ]);
});

test("a player who shares a mark keeps the strokes that tell them apart, on a sheet as on the season's page", () => {
  const ninth = { ...player("max", "cross"), nth: 1 };
  expect(marksOf(sheet(["max", "zoe", null]), [...PLAYERS, ninth])).toEqual([
    { mark: "cross", nth: 1 },
    { mark: "cross" },
    { mark: "disc" },
  ]);
});

test("ten people of one sheet have different signs, guests too", () => {
  const signs = marksOf(sheet(["zoe", "ines", ...Array<null>(8).fill(null)]), PLAYERS);
  expect(new Set(signs.map((sign) => JSON.stringify(sign))).size).toBe(10);
});
