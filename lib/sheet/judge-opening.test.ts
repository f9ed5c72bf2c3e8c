/** Which openings of a sheet are refused, and which days of an evening that is typed in afterwards. */
import { expect, test } from "vitest";
import { foldSheet } from "./fold";
import { judgeInSheet } from "./judge";
import { askedOpening, codesOf } from "./judge.fixture";
import { made, opened } from "./log.fixture";

test.each<[string, object, string[]]>([
  ["four people, four names", {}, []],
  ["emoji, apostrophes, accents and other alphabets", { names: ["🦊", "D’Artagnan", "Zoë Ðurić", "Юля"] }, []],
  ["a family emoji is one name", { names: ["👩‍👩‍👧‍👦", "b", "c", "d"] }, []],
  ["forty characters", { names: ["a".repeat(40), "b", "c", "d"] }, []],
  ["a target and an hour", { target: 500, until: "23:30", title: "Chez Zoé" }, []],
  ["a name of 300 characters", { names: ["a".repeat(300), "b", "c", "d"] }, ["names.0 text-too-long"]],
  ["a name of 3000 characters", { names: ["a".repeat(3000), "b", "c", "d"] }, ["names.0 text-too-long"]],
  ["no name", { names: ["  ", "b", "c", "d"] }, ["names.0 text-empty"]],
  ["a name nobody can see", { names: ["\u200b\u2060", "b", "c", "d"] }, ["names.0 text-empty"]],
  ["a name with a bell in it", { names: ["a\u0007", "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["a name that turns the line round", { names: ["a\u202eb", "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["half of an emoji", { names: ["\ud83e", "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["a pile of accents", { names: [`a${"\u0301".repeat(30)}`, "b", "c", "d"] }, ["names.0 text-unprintable"]],
  ["two players of one name", { names: ["Zoé", "b", " ZOE ", "d"] }, ["names.2 name-taken"]],
  ["two names that only spaces tell apart", { names: ["Jean Luc", "b", "c", "jean  luc"] }, ["names.3 name-taken"]],
  ["a name that is a number", { names: [12, "b", "c", "d"] }, ["names.0 not-text"]],
  ["three names for four", { names: ["a", "b", "c"] }, ["names wrong-length"]],
  ["names that are not a list", { names: "abcd" }, ["names not-a-list"]],
  ["a dealer who is not there", { dealer: 4 }, ["dealer out-of-range"]],
  ["no dealer", { dealer: undefined }, ["dealer required"]],
  ["half a dealer", { dealer: 1.5 }, ["dealer not-whole"]],
  ["a target of nothing", { target: 0 }, ["target out-of-range"]],
  ["a target of one point", { target: 1 }, []],
  ["the highest target", { target: 100_000 }, []],
  ["a target past it", { target: 100_001 }, ["target out-of-range"]],
  ["a title of eighty letters", { title: "t".repeat(80) }, []],
  ["one of eighty-one", { title: "t".repeat(81) }, ["title text-too-long"]],
  ["a dealer before the first", { dealer: -1 }, ["dealer out-of-range"]],
  ["five names for four", { names: ["a", "b", "c", "d", "e"] }, ["names wrong-length"]],
  ["two of one name, and a third that is none", { names: ["a", "a", " ", "d"] }, ["names.2 text-empty"]],
  ["a target without end", { target: 1e9 }, ["target out-of-range"]],
  ["a target in words", { target: "500" }, ["target not-a-number"]],
  ["an hour that no clock shows", { until: "24:10" }, ["until not-an-hour"]],
  ["a title of 300 characters", { title: "t".repeat(300) }, ["title text-too-long"]],
  ["no rules", { rules: undefined }, ["rules required"]],
  ["a game nobody knows", { rules: { game: "belote", players: 4 } }, ["rules.game unknown-value"]],
  ["six players", { rules: { game: "decale", players: 6 } }, ["rules.players unknown-value"]],
])("opening: %s", (_, more, faults) => {
  expect(codesOf([], askedOpening(more))).toEqual(faults);
});

test.each([
  ["2026-03-10", []],
  ["2026-02-30", ["day not-a-date"]],
  ["10/03/2026", ["day not-a-date"]],
  [20260310, ["day not-a-date"]],
])("the day %j of an evening typed in afterwards is read or refused", (day, faults) => {
  const event = made(1, opened(4, { day } as object));
  expect(judgeInSheet([], event).map(({ at, code }) => `${at} ${code}`)).toEqual(faults);
  if (faults.length === 0) expect(foldSheet([event])?.day).toBe(day);
});
