/** A table taken from text: its heads, its rows and cells, and what is not a table. */
import { expect, test } from "vitest";
import { LONGEST_CELL, MOST_CHARACTERS, MOST_ROWS, takeCsv } from "./take-csv";
import {
  TWO_ROWS as DEALS,
  FOUR_HEADS as HEADS,
  FOUR_ON_PAPER as NAMES,
  RULES_AT_FOUR as rules,
  takenFrom as take,
} from "./take-csv.fixture";

const whyNot = (text: string) => {
  const taken = takeCsv(text, { rules, names: NAMES, moved: false });
  return taken.ok ? null : taken.why;
};

test("a table of points matches its columns by name, in any order", () => {
  expect(take("N°;PAUL;Ines;hugo;Nora;Remarque\n1;-29;-29;-29;87;beau coup\n\n2;10;10;10;-30\n")).toEqual({
    way: "points",
    rows: [
      { line: "2", number: "1", "score.3": "-29", "score.2": "-29", "score.1": "-29", "score.0": "87" },
      { line: "4", number: "2", "score.3": "10", "score.2": "10", "score.1": "10", "score.0": "-30" },
    ],
    unread: ["Remarque"],
    lacking: [],
    aside: [],
    totals: [],
    suspect: null,
    days: 0,
    left: 0,
  });
});

test("a table of deals", () => {
  expect(take("Taker,Contract,Bouts,Points,Nora\nHugo,Garde,2,49,-66\n")).toMatchObject({
    way: "fields",
    rows: [{ taker: "Hugo", contract: "Garde", bouts: "2", points: "49", "score.0": "-66" }],
    lacking: [],
  });
});

test("without heads, the players in their order", () => {
  expect(take("87\t-29\t-29\t-29\n").rows).toEqual([
    { line: "1", "score.0": "87", "score.1": "-29", "score.2": "-29", "score.3": "-29" },
  ]);
  expect(take("1;87;-29;-29;-29\n2;0;0;0;0").rows[1]).toEqual({
    line: "2",
    number: "2",
    "score.0": "0",
    "score.1": "0",
    "score.2": "0",
    "score.3": "0",
  });
});

test("days in the first column are counted, because they are other evenings", () => {
  expect(take("Date;Nora;Hugo;Inès;Paul\n2026-03-03;1;2;3;-6\n2026-03-10;3;2;1;-6\n2026-03-10;0;0;0;0\n")).toMatchObject({
    days: 2,
  });
  expect(take("3/3/26;1;2;3;-6\n10/3/26;3;2;1;-6\n")).toMatchObject({ days: 2, rows: [{ "score.0": "1" }, { "score.0": "3" }] });
  expect(take(HEADS + DEALS)).toMatchObject({ days: 0 });
});

test("cells beyond the last head are kept, so that the row is refused", () => {
  expect(take(`${HEADS}1;-29;87;-29;-29;43\n`).rows[0]).toMatchObject({ "score.3": "-29", extra: "43" });
  expect(take("-29;87;-29;-29\n1;-29;87;-29;-29;43\n0;0;0;0").rows[1]).toMatchObject({ extra: "-29 43" });
  expect(take("Nora;;Hugo;Inès;Paul\n1;jeudi;2;3;-6\n").unread).toEqual(["(2)"]);
});

/** The first fault of a file is the reason that people get; nothing is guessed. */
const REFUSED: readonly [string, string, object][] = [
  ["nothing", "", { code: "no-table" }],
  ["words", "bonjour à tous\nil fait beau\n", { code: "no-table" }],
  ["heads of others", "A;B;C;D\n1;2;3;-6\n", { code: "heads", read: ["A", "B", "C", "D"], lacking: NAMES }],
  [
    "a name misspelt",
    "Nora;Hugo;Inès;Pol\n1;2;3;-6\n",
    { code: "heads", read: ["Nora", "Hugo", "Inès", "Pol"], lacking: ["Paul"] },
  ],
  ["two players missing", "Nora;Hugo\n1;2\n", { code: "heads", read: ["Nora", "Hugo"], lacking: ["Inès", "Paul"] }],
  ["six figures for four", "1;2;3;4;5;6\n", { code: "width", given: 6 }],
  ["300 columns", `${"1;".repeat(299)}1\n`, { code: "too-wide", given: 300 }],
  ["a book", "1;2;3;-6\n".repeat(MOST_CHARACTERS / 8), { code: "too-long" }],
];

test.each(REFUSED)("%s is not a table", (_, text, why) => {
  expect(whyNot(text)).toEqual(why);
});

/** A line of so many cells. */
const wide = (cells: number) => `${"1;".repeat(cells - 1)}1\n`;
test.each<[string, string, object | null]>([
  ["two hundred columns", wide(200), { code: "width", given: 200 }],
  ["one more", wide(201), { code: "too-wide", given: 201 }],
  ["two hundred, and empty ones", `${wide(200).trim()};;;\n`, { code: "width", given: 200 }],
  ["two million signs", `${HEADS}${DEALS}`.padEnd(2_000_000), null],
  ["one more sign", `${HEADS}${DEALS}`.padEnd(2_000_001), { code: "too-long" }],
  ["five lines over the heads", `${"Chez Nora\n".repeat(5)}${HEADS}${DEALS}`, null],
  ["six", `${"Chez Nora\n".repeat(6)}${HEADS}${DEALS}`, { code: "heads", read: ["N°", ...NAMES], lacking: NAMES }],
  ["six lines over figures alone", `${"Chez Nora\n".repeat(6)}1;2;3;-6\n`, null],
  ["seven", `${"Chez Nora\n".repeat(7)}1;2;3;-6\n`, { code: "no-table" }],
  [
    "a line of two cells over figures alone",
    "Chez;Nora\n1;2;3;-6\n",
    { code: "heads", read: ["Chez", "Nora"], lacking: ["Hugo", "Inès", "Paul"] },
  ],
  ["two names of nobody over figures", "A;B\n1;2;3;-6\n", { code: "heads", read: ["A", "B"], lacking: NAMES }],
  [
    "a column lacking beside one of nobody",
    "Nora;Hugo;Inès;X\n1;2;3;-6\n",
    { code: "heads", read: ["Nora", "Hugo", "Inès", "X"], lacking: ["Paul"] },
  ],
  ["a single figure under words", "bonjour\n1\n", { code: "no-table" }],
  ["two figures for four", "1;2\n", { code: "width", given: 2 }],
])("%s makes a table, or the reason is told", (_, text, why) => {
  expect(whyNot(text)).toEqual(why);
});

test("whether the first figure is a deal's number depends on what most rows have", () => {
  expect(take("1;87;-29;-29;-29\n10;10;-30;10\n0;0;0;0\n").rows.map((row) => row.number)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(take("1;87;-29;-29;-29\n10;10;-30;10\n").rows.map((row) => row["score.0"])).toEqual(["1", "10"]);
  expect(take("1;87;-29;-29;-29\n2;10;10;-30;10\n0;0;0;0\n").rows.map((row) => row.number)).toEqual(["1", "2", "0"]);
});

test("remarks are cut at sixty letters, heads at forty, cells at two hundred", () => {
  const cut = (n: number, text: string) => [text.slice(0, n), text.slice(0, n + 1)];
  const long = "x".repeat(300);
  for (const [i, text] of cut(60, long).entries()) {
    const { aside } = take(`${text}\n${HEADS}${DEALS}`);
    expect(aside[0]?.text).toBe(i === 0 ? text : `${long.slice(0, 60)}…`);
  }
  for (const [i, text] of cut(40, long).entries())
    expect(take(`N°;Nora;Hugo;Inès;Paul;${text}\n${DEALS}`).unread).toEqual([i === 0 ? text : `${long.slice(0, 40)}…`]);
  for (const [i, text] of cut(200, long).entries()) {
    const told = i === 0 ? text : `${long.slice(0, 200)}…`;
    const [row] = take(`${HEADS}1;${text};0;0;0;${text}\n`).rows;
    expect(row).toMatchObject({ "score.0": told, extra: told });
  }
});

test("a number with empty cells beside it is a blank line of a printed sheet", () => {
  const { rows, aside } = take(`${HEADS}${DEALS}3;;;;\n`);
  expect([rows.length, aside]).toEqual([2, []]);
});

test("one missing column is what the others leave, and is told", () => {
  expect(take("Nora;Hugo;Inès\n1;2;3\n")).toMatchObject({ rows: [{}], lacking: ["Paul"] });
});

test("at most as many rows are taken at once as a sheet takes quickly", () => {
  const table = take(`Nora;Hugo;Inès;Paul\n${"0;0;0;0\n".repeat(MOST_ROWS + 5)}`);
  expect(table).toMatchObject({ left: 5 });
  expect(table.rows).toHaveLength(MOST_ROWS);
});

test("a very long cell is cut", () => {
  const [row] = take(`${HEADS}1;1${"0".repeat(1_000_000)};0;0;0\n`).rows;
  expect(row?.["score.0"]).toBe(`1${"0".repeat(LONGEST_CELL - 1)}…`);
});

test.each([
  ["one line of a million signs", "x".repeat(1_000_000)],
  ["a million cells", "1;".repeat(900_000)],
  ["a quote never closed", `${HEADS}"${"1;2;3;4\n".repeat(200_000)}`],
  ["nothing but ends of lines", "\r\n".repeat(900_000)],
  ["nothing but quotes", '"'.repeat(1_900_000)],
  ["nothing but spaces", " ".repeat(1_900_000)],
  // Code that is quadratic in such a size would run for an hour, so no clock is needed to notice it.
])("%s gets an answer in time", (_, text) => {
  expect(takeCsv(text, { rules, names: NAMES, moved: false })).toBeDefined();
});
