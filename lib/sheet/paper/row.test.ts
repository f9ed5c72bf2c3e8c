import { expect, test } from "vitest";
import { Row } from "./row";
import { TOKENS } from "./tokens";

const NAMES = ["Nora", "Hugo", "Jean Luc"];
/** Reads one row: its value, and its faults with their place, code and original text. */
function read<T>(cells: Record<string, string>, ask: (row: Row) => T) {
  const row = new Row(NAMES, cells);
  const value = ask(row);
  return [
    value,
    row.reader.faults.map(({ at, code, params }) => [at, code, ...(params?.given === undefined ? [] : [params.given])]),
  ];
}
const LONG = "x".repeat(41);
const CUT = "x".repeat(40);

test.each<[string, string | undefined, unknown, unknown[]]>([
  ["nothing", undefined, null, []],
  ["spaces", "  ", null, []],
  ["a dash", "–", 0, []],
  ["a figure", " −29 ", -29, []],
  ["a half", "40½", 40.5, []],
  ["a word", "rien", null, [["score.1", "not-a-number"]]],
  ["a thousand, or one", "1.000", null, [["score.1", "ambiguous-number", "1.000"]]],
])("a figure beside a deal: %s", (_, cell, value, faults) => {
  expect(read(cell === undefined ? {} : { "score.1": cell }, (row) => row.score(1))).toEqual([value, faults]);
});

test.each<[string, string, unknown, unknown[]]>([
  ["nothing", "", undefined, []],
  ["a dash", "-", undefined, []],
  ["a number", "49", 49, []],
  ["a word, which is for the game to refuse", "beaucoup", "beaucoup", []],
  ["a thousand, or one", "1,000", "1,000", [["points", "ambiguous-number", "1,000"]]],
])("a number is read from %s", (_, points, value, faults) => {
  expect(read({ points }, (row) => row.number("points"))).toEqual([value, faults]);
});

test.each<[string, string, unknown, unknown[]]>([
  ["nothing", "", undefined, []],
  ["a name", "hugo", 1, []],
  ["the first one", "N", 0, []],
  ["nobody’s", LONG, undefined, [["taker", "nobody-so-named", CUT]]],
])("a person is read from %s", (_, taker, seat, faults) => {
  expect(read({ taker }, (row) => row.seat("taker"))).toEqual([seat, faults]);
});

test.each<[string, string, unknown, unknown[]]>([
  ["nothing", "", undefined, []],
  ["alone", "Solo", null, []],
  ["somebody", "Jean", 2, []],
  ["nobody so named", "Zoé", undefined, [["partner", "nobody-so-named", "Zoé"]]],
])("a partner: %s", (_, partner, value, faults) => {
  expect(read({ partner }, (row) => row.partner())).toEqual([value, faults]);
});

test("a player named like the word for playing alone is still a partner", () => {
  expect(new Row(["Seul", "Hugo"], { partner: "seul" }).partner()).toBe(0);
});

test("a word of the game becomes its token, another word stays, and an empty cell gives nothing", () => {
  const contract = (text: string) => read({ contract: text }, (row) => row.token("contract", TOKENS.contracts));
  expect([contract("GC"), contract("capot"), contract("–")]).toEqual([
    ["garde-contre", []],
    ["capot", []],
    [undefined, []],
  ]);
});

test("cells that must be empty, or filled, are reported once each", () => {
  expect(read({ partner: LONG }, (row) => row.none("partner"))).toEqual([undefined, [["partner", "cell-too-many", CUT]]]);
  expect(read({ partner: "-" }, (row) => row.none("partner"))).toEqual([undefined, []]);
  expect(read({ bouts: "2" }, (row) => row.missing("bouts"))).toEqual([undefined, []]);
  const twice = (row: Row) => {
    row.missing("bouts");
    row.missing("bouts");
    row.missing("points");
  };
  const lack = [
    ["bouts", "required"],
    ["points", "required"],
  ];
  expect(read({}, twice)).toEqual([undefined, lack]);
});

test.each<[string, string, unknown, unknown[]]>([
  ["nothing", "", [], []],
  ["a dash", "–", [], []],
  ["one", "Hugo simple", [{ seat: 1, token: "1" }], []],
  ["a name of two words", "Jean Luc: double", [{ seat: 2, token: "2" }], []],
  [
    "two, one of them last",
    "Nora double, Hugo=triple",
    [
      { seat: 0, token: "2" },
      { seat: 1, token: "3" },
    ],
    [],
  ],
  ["a name alone", "Hugo", [], [["poignees", "claim-unread", "Hugo"]]],
  ["no name", "simple", [], [["poignees", "claim-unread", "simple"]]],
  ["one of two that nobody understands", `Nora double, ${LONG}`, [{ seat: 0, token: "2" }], [["poignees", "claim-unread", CUT]]],
])("claims: %s", (_, poignees, claims, faults) => {
  expect(read({ poignees }, (row) => row.claims("poignees", TOKENS.levels))).toEqual([claims, faults]);
});

test.each<[string, object, unknown[]]>([
  ["annoncé", { announced: true, by: null }, []],
  ["attaque", { announced: false, by: "attack" }, []],
  ["annoncé, défense", { announced: true, by: "defence" }, []],
  ["annoncé par la défense", { announced: true, by: null, announcedBy: "defence" }, []],
  ["peut-être", { announced: false, by: null }, [["slam", "claim-unread", "peut-être"]]],
])("a slam: %s", (slam, value, faults) => {
  expect(read({ slam }, (row) => row.slam())).toEqual([value, faults]);
});
