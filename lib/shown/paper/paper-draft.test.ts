import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import type { Cells } from "#lib/sheet/paper/column";
import { paperColumns } from "#lib/sheet/paper/columns";
import { MOST_ROWS } from "#lib/sheet/paper/take-csv";
import {
  addRows,
  changeSign,
  columnsWide,
  EMPTY_DRAFT,
  gridColumns,
  isUnwritten,
  type PaperDraft,
  pasteCells,
  placeOfTable,
  removeRow,
  toldWith,
  withBlank,
  withMinus,
  writeCell,
} from "./paper-draft";

test("one blank row always stands under the typed ones", () => {
  const typed = writeCell(writeCell(EMPTY_DRAFT, 0, "score.0", "87"), 1, "score.0", "-30");
  expect(typed.rows).toEqual([{ "score.0": "87" }, { "score.0": "-30" }, {}]);
  expect(writeCell(typed, 1, "score.0", " ").rows).toEqual([{ "score.0": "87" }, {}]);
  expect(withBlank([])).toEqual([{}]);
  expect(removeRow(typed, 0).rows).toEqual([{ "score.0": "-30" }, {}]);
  expect(isUnwritten({ told: "changes", rows: [{ line: "3", a: " " }, {}] })).toBe(true);
});

test("a pasted block begins at its cell, with true minuses, and what found no room is told", () => {
  const ids = ["a", "b", "c"];
  const typed = writeCell(EMPTY_DRAFT, 0, "a", "x");
  expect(pasteCells(typed, 0, ids, "b", "1\t-2\t3\t\r\n4\t 5\r\n")).toEqual({
    draft: { told: "changes", rows: [{ a: "x", b: "1", c: "−2" }, { b: "4", c: "5" }, {}] },
    rows: 0,
    cells: 1,
  });
  const long = pasteCells(typed, 0, ids, "a", "1\t2\n".repeat(MOST_ROWS + 7));
  expect([long.draft.rows.length, long.rows]).toEqual([MOST_ROWS + 1, 7]);
});

test("a table goes under what is there, and what does not fit is counted", () => {
  const typed = writeCell(EMPTY_DRAFT, 0, "a", "x");
  expect(addRows(typed, [{ line: "2", a: "-1" }])).toEqual({ rows: [{ a: "x" }, { line: "2", a: "−1" }, {}], left: 0 });
  expect(
    addRows(
      typed,
      Array.from({ length: MOST_ROWS }, () => ({ a: "1" })),
    ),
  ).toMatchObject({ left: 1 });
});

test("a table pasted twice is recognised, whatever its line numbers and minuses", () => {
  const rows: Cells[] = [
    { line: "2", number: "1", "score.0": "-29", "score.1": "29" },
    { line: "3", "score.0": "10", "score.1": "−10" },
  ];
  const draft = { told: "changes" as const, rows: addRows(writeCell(EMPTY_DRAFT, 0, "score.0", "5"), rows).rows };
  const again = rows.map((cells) => ({ ...cells, line: "9" }));
  const isHere = (given: readonly Cells[]) => placeOfTable(draft, given, null) === "here";
  expect(isHere(again)).toBe(true);
  expect(isHere(again.map((cells) => ({ ...cells, number: "7" })))).toBe(true);
  expect(isHere(again.slice(1))).toBe(true);
  expect(isHere([...again].reverse())).toBe(false);
  expect(isHere([])).toBe(false);
});

test("a table fills an empty grid; people place one that meets rows, in the grid or on the sheet, unless it is there already", () => {
  const table = [{ a: "1" }];
  const typed = writeCell(EMPTY_DRAFT, 0, "a", "2");
  expect([placeOfTable(EMPTY_DRAFT, table, null), placeOfTable({ ...EMPTY_DRAFT, rows: [{}] }, table, null)]).toEqual([
    "taken",
    "taken",
  ]);
  expect([placeOfTable(typed, table, null), placeOfTable(EMPTY_DRAFT, table, 0), placeOfTable(typed, table, 3)]).toEqual([
    "asked",
    "asked",
    "asked",
  ]);
  expect(placeOfTable({ ...typed, rows: table }, table, 0)).toBe("here");
});

test("a table with fields is told by fields; one of points alone as the grid was, by its changes if that was by fields", () => {
  const told = (["changes", "running", "fields"] as const).map((before) => [
    toldWith({ way: "fields" }, before),
    toldWith({ way: "points" }, before),
  ]);
  expect(told).toEqual([
    ["fields", "changes"],
    ["fields", "running"],
    ["fields", "changes"],
  ]);
});

test.each([
  ["-29", "−29"],
  [" –29,5", "−29,5"],
  ["29", "29"],
  ["-x", "-x"],
  ["-", "-"],
])("%j is shown as %j", (text, shown) => {
  expect(withMinus(text)).toBe(shown);
});

test.each([
  ["29", "−29"],
  ["−29", "29"],
  ["-29", "29"],
  ["+29", "−29"],
  ["", "−"],
])("%j with the other sign is %j", (text, other) => {
  expect(changeSign(text)).toBe(other);
});

test("a grid shows the columns of the way its deals are told, and what a row fills", () => {
  const columns = paperColumns(rulesOf("tarot", 5), ["Nora", "Hugo"]);
  const shown = (told: PaperDraft["told"], seats: number, ...rows: Cells[]) =>
    gridColumns(columns, { told, rows }, seats).map(({ id }) => id);
  const played = shown("fields", 5);
  expect(shown("changes", 5, { taker: "Nora" })).toEqual(["score.0", "score.1"]);
  expect(played).toEqual(expect.arrayContaining(["taker", "partner", "contract"]));
  expect(played).not.toEqual(expect.arrayContaining(["score.0"]));
  expect(shown("fields", 4)).toEqual(played.filter((id) => id !== "partner"));
  expect(shown("fields", 4, { partner: "Hugo", kind: "x", number: "3", "score.1": " " })).toEqual(["kind", ...played]);
  expect(shown("fields", 5, { "score.1": "10" })).toEqual([...played, "score.1"]);
});

test("a column is as many columns wide as its longest text needs, up to four", () => {
  const wide = (...texts: string[]) => columnsWide({ rows: [{}, ...texts.map((taker) => ({ taker }))] }, "taker");
  expect([wide(), wide("Camille"), wide("Camille", "Marie-Christine"), wide("x".repeat(9)), wide("x".repeat(10))]).toEqual([
    1, 1, 2, 1, 2,
  ]);
  expect([wide("x".repeat(30)), wide("x".repeat(90))]).toEqual([4, 4]);
});
