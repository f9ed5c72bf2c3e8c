import { expect, it } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import type { Rules } from "#lib/rules/rules";
import { aPlayer } from "#lib/season/club/club.fixture";
import type { Player } from "#lib/season/club/club-event";
import type { EveningView } from "#lib/season/evening-view";
import {
  absentFrom,
  countsOf,
  drawsSince,
  gameToDraw,
  keptDraft,
  movedPlayer,
  peopleToDraw,
  rulesToDraw,
  sitsElsewhere,
  sizesIn,
  startDraw,
  swappedPlayers,
  swapsWith,
  troubleAt,
  usualTable,
  waysIn,
  withHere,
} from "./draw-draft";

const player = (id: string, more: Partial<Player> = {}) => aPlayer(id, id, more);
const DAY = "2026-11-24";
const { tarot, vp5, whist } = GAMES;

it("adding or removing somebody undoes the draw", () => {
  const drawn = { ...startDraw(DAY), here: ["a", "b"], tables: [["a", "b"]], sheets: ["s"] };
  expect(withHere(drawn, ["c", "b"], true)).toEqual({ ...startDraw(DAY), here: ["a", "c", "b"] });
  expect(withHere(drawn, ["a"], false)).toEqual({ ...startDraw(DAY), here: ["b"] });
});

it("a draft is kept for its day, without people whom the club no longer has", () => {
  const players = [player("a"), player("b", { left: true }), player("c", { into: "a" }), player("d")];
  const kept = { ...startDraw(DAY), here: ["a", "d"], how: "best", tables: [["a", "d"]], sheets: ["s"] };
  expect(keptDraft(JSON.stringify(kept), DAY, { players })).toEqual(kept);
  expect(keptDraft(JSON.stringify({ ...kept, here: ["a", "b", "c"] }), DAY, { players })).toEqual({
    ...kept,
    here: ["a"],
    tables: null,
    sheets: [],
  });
  for (const text of [null, "", "{", "[]", "12", JSON.stringify({ ...kept, day: "2026-11-17" }), `{"day":"${DAY}"}`])
    expect(keptDraft(text, DAY, { players })).toEqual(startDraw(DAY));
});

it("the chosen number of tables holds while everybody can be seated", () => {
  const here = Array.from({ length: 15 }, (_, i) => String(i));
  expect(countsOf({ here, count: null }, tarot, 5)).toEqual({ counts: [2, 3, 4, 5], count: 3 });
  expect(countsOf({ here, count: 5 }, tarot, 5).count).toBe(5);
  expect(countsOf({ here, count: 9 }, tarot, 5).count).toBe(3);
  expect(countsOf({ here: ["a", "b"], count: null }, tarot, 4)).toEqual({ counts: [], count: undefined });
});

it("sizes are told the larger first", () => {
  expect(sizesIn([5, 5, 4])).toEqual([
    { size: 5, tables: 2 },
    { size: 4, tables: 1 },
  ]);
});

it("a player moves to the end of a table, or changes places with another", () => {
  const tables = [
    ["a", "b"],
    ["c", "d"],
  ];
  expect(movedPlayer(tables, "a", 1)).toEqual([["b"], ["c", "d", "a"]]);
  expect(movedPlayer(tables, "c", 1)).toEqual([
    ["a", "b"],
    ["d", "c"],
  ]);
  expect(movedPlayer(tables, "z", 0)).toEqual([
    ["a", "b", "z"],
    ["c", "d"],
  ]);
  expect(swappedPlayers(tables, "a", "d")).toEqual([
    ["d", "b"],
    ["c", "a"],
  ]);
});

it("a table that is too small or too large is told", () => {
  expect([2, 3, 10, 11].map((size) => troubleAt(tarot, size))).toEqual(["few", null, null, "many"]);
  expect([4, 5, 6].map((size) => troubleAt(vp5, size))).toEqual(["few", null, null]);
  expect([1, 4, 5].map((size) => troubleAt(whist, size))).toEqual(["few", null, "many"]);
});

it("a late arrival may play, or make the dealer sit out, or neither", () => {
  expect(waysIn(tarot, 4, 4)).toEqual(["plays", "rests"]);
  expect(waysIn(tarot, 3, 3)).toEqual(["plays", "rests"]);
  expect(waysIn(tarot, 5, 5)).toEqual(["rests"]);
  expect(waysIn(tarot, 2, 0)).toEqual(["plays"]);
  expect(waysIn(tarot, 10, 5)).toEqual([]);
  expect(waysIn(whist, 3, 3)).toEqual([]);
});

it("members and guests are listed by name, without those who left or were merged", () => {
  const players = [
    player("Zoé"),
    player("Élise"),
    player("Ana", { guest: true }),
    player("x", { left: true }),
    player("y", { into: "Ana" }),
  ];
  const { members, guests } = peopleToDraw({ players });
  expect([members, guests].map((list) => list.map(({ name }) => name))).toEqual([["Élise", "Zoé"], ["Ana"]]);
});

it("the game last played is proposed while the season counts it", () => {
  expect(gameToDraw(["tarot", "decale"], { game: "decale" })).toBe("decale");
  expect(gameToDraw(["tarot"], { game: "decale" })).toBe("tarot");
  expect(gameToDraw(["whist"], null)).toBe("whist");
});

it("the rules of the season's last sheet are taken if it was of that game, else the usual ones", () => {
  const last = { game: "decale", edition: "mine", options: { own: true }, players: 5 } as unknown as Rules;
  expect(rulesToDraw("decale", last)).toBe(last);
  const usual = { game: "tarot", edition: tarot.usual, options: {} };
  expect([rulesToDraw("tarot", last), rulesToDraw("tarot", null)]).toEqual([usual, usual]);
});

it("tables are of four, or of as many as the last sheet of that game if those were more", () => {
  const last = (players: number) => ({ game: "tarot", players }) as Rules;
  expect([3, 4, 5].map((players) => usualTable("tarot", last(players)))).toEqual([4, 4, 5]);
  expect([usualTable("decale", last(5)), usualTable("tarot", null)]).toEqual([4, 4]);
});

it("members who may still come stand before guests", () => {
  const players = [player("Ana", { guest: true }), player("Zoé")];
  expect(absentFrom(null, { players }).map(({ name }) => name)).toEqual(["Zoé", "Ana"]);
});

it("people at no running table may still come: also those of an ended one, and those who left", () => {
  const players = ["a", "b", "c", "d", "e"].map((id) => player(id));
  const table = (ended: boolean, gone: readonly number[], ...seated: string[]) => ({ ended, gone, players: seated });
  const evening = { tables: [table(true, [], "a", "b"), table(false, [1], "c", "d")] } as unknown as EveningView;
  expect(absentFrom(evening, { players }).map(({ id }) => id)).toEqual(["a", "b", "d", "e"]);
  expect(absentFrom(null, { players })).toHaveLength(5);
});

it("a tap on a name of another table swaps it with the selected one; at one's own table it swaps none", () => {
  const tables = [
    ["a", "b"],
    ["c", "d"],
  ];
  expect([swapsWith(tables, "a", "c"), swapsWith(tables, "d", "b")]).toEqual([true, true]);
  expect([swapsWith(tables, null, "c"), swapsWith(tables, "a", "b"), swapsWith(tables, "a", "a")]).toEqual([false, false, false]);
  expect([0, 1].map((table) => sitsElsewhere(tables, "c", table))).toEqual([true, false]);
});

it("the draws of an evening are those of its season since its day", () => {
  const drawn = (season: string, day: string) => ({ season, day });
  const draws = [drawn("s", "2026-11-17"), drawn("s", DAY), drawn("other", DAY), drawn("s", "2026-11-25")] as never;
  expect(drawsSince({ draws }, "s", DAY).map(({ season, day }) => [season, day])).toEqual([
    ["s", DAY],
    ["s", "2026-11-25"],
  ]);
  expect([drawsSince({ draws }, undefined, DAY), drawsSince({}, "s", DAY)]).toEqual([[], []]);
});
