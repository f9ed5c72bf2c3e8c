import fc from "fast-check";
import { expect, test } from "vitest";
import { BOM, type Cell, makeCsv, numberIn, parseCsv, type Separator } from "./csv";

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

/** RFC 4180, section 2, and what spreadsheets do besides. */
const READ: readonly [string, string, readonly (readonly string[])[]][] = [
  [
    "a comma",
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a semicolon, decimal commas left alone",
    "a;b\n1,5;2\n",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "tabs, as copied from a spreadsheet",
    "Nora\tHugo\n87\t−29\n",
    [
      ["Nora", "Hugo"],
      ["87", "−29"],
    ],
  ],
  [
    "quotes, doubled quotes, a separator and a line inside",
    'a;b\n"x;""y""";"1\n2"\n',
    [
      ["a", "b"],
      ['x;"y"', "1\n2"],
    ],
  ],
  ["a byte order mark", `${BOM}a;b\n`, [["a", "b"]]],
  [
    "old line ends, and no last one",
    "a;b\r1;2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["old line ends, before another", "a\rb\nc", [["a"], ["b"], ["c"]]],
  [
    "the sign that parts most of the first twelve lines alike: of two that part as many, the semicolon",
    `${"a,b\n".repeat(6)}${"1;2\n".repeat(6)}a,b\n`,
    [...Array<string[]>(6).fill(["a,b"]), ...Array<string[]>(6).fill(["1", "2"]), ["a,b"]],
  ],
  [
    "empty lines",
    "\n\na;b\n;\n1;\n\n",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  ["a quote in the middle of a word", 'a;b"c\n', [["a", 'b"c']]],
  ["a quote never closed", 'a;"b\nc', [["a", "b\nc"]]],
  ["a formula that a spreadsheet was kept from running", "a;'=1+1;'-x;'plain\n", [["a", "=1+1", "-x", "'plain"]]],
  ["nothing", "", []],
  [
    "a title above, with commas of its own",
    "Chez Nora, mardi\nNora;Hugo\n1,5;-1,5\n2;-2\n",
    [["Chez Nora, mardi"], ["Nora", "Hugo"], ["1,5", "-1,5"], ["2", "-2"]],
  ],
  [
    "decimal commas on every line",
    "1,5;2,5;-4\n1,5;2,5;-4\n",
    [
      ["1,5", "2,5", "-4"],
      ["1,5", "2,5", "-4"],
    ],
  ],
  [
    "a line inside quotes, and another sign alone in them",
    'a,b\n"x\ny",";"\n',
    [
      ["a", "b"],
      ["x\ny", ";"],
    ],
  ],
  [
    "more signs of another kind inside quotes, over lines",
    'a,b\n"1;2;3\n4;5;6\n7;8;9",c\n',
    [
      ["a", "b"],
      ["1;2;3\n4;5;6\n7;8;9", "c"],
    ],
  ],
  [
    "a quote typed in a title, over cells in quotes",
    'Chez Nora, "la Grande\n"a";"b"\n1;2\n',
    [['Chez Nora, "la Grande'], ["a", "b"], ["1", "2"]],
  ],
  [
    "inches",
    'a;b\n5";6\n7";8\n',
    [
      ["a", "b"],
      ['5"', "6"],
      ['7"', "8"],
    ],
  ],
  ["the sign that Excel names first", "sep=,\r\na;b,c\r\n", [["a;b", "c"]]],
];

test.each(READ)("reads %s", (_, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test("a record tells on which line it begins, whatever lines it contains", () => {
  expect(parseCsv("sep=;\r\na;b\r\n1;2").map(({ line }) => line)).toEqual([2, 3]);
  expect(parseCsv('a;b\r\n"1\r\n2";3\r\n\r\n4;5\r\n').map(({ line }) => line)).toEqual([1, 2, 5]);
});

const WRITTEN: readonly [Cell, Separator, string][] = [
  ["Nora", ";", "Nora"],
  ["Nora, Hugo", ";", '"Nora, Hugo"'],
  ['dite "la Grande"', ",", '"dite ""la Grande"""'],
  ["=SUM(A1)", ";", "'=SUM(A1)"],
  // Spreadsheets in Japanese and Chinese read these as the signs that they are twins of.
  ["＝SUM(A1)", ";", "'＝SUM(A1)"],
  ["＋1＋cmd", ";", "'＋1＋cmd"],
  ["－1－cmd", ";", "'－1－cmd"],
  ["＠SUM(A1)", ";", "'＠SUM(A1)"],
  ["\rx", ";", `"'\rx"`],
  ["\u200b=1", ";", "'\u200b=1"],
  ["+33 6", ";", "'+33 6"],
  ["@Nora", ";", "'@Nora"],
  ["-lui-", ";", "'-lui-"],
  ["\tx", ";", '"\'\tx"'],
  [-29, ";", "-29"],
  [40.5, ";", "40,5"],
  [40.5, ",", "40.5"],
  [null, ";", ""],
];

test.each(WRITTEN)("writes %j with %j as %j", (cell, separator, text) => {
  expect(makeCsv([[cell]], separator)).toBe(`${text}\r\n`);
});

test("what is written is read back the same, whatever the names", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 12 }).map((value) => value.trim().replace(/\r/g, ""));
  const tricky = fc.constantFrom("=1", "'=1", "-x", ";", '"', '""', "a\nb", "+", "@", "'", "1,5");
  const separators = fc.constantFrom<Separator>(",", ";", "\t");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(text, tricky), tricky), { minLength: 1 }), separators, (rows, separator) => {
      const head = ["a", "b"];
      expect(cellsOf(makeCsv([head, ...rows], separator))).toEqual([head, ...rows]);
    }),
    { numRuns: Number(process.env.RUNS ?? 1_000) },
  );
});

test.each([
  ["−29", -29],
  ["+ 40½", 40.5],
  ["½", 0.5],
  ["−½", -0.5],
  ["1\u202f234,5", 1234.5],
  ["-0", 0],
  ["12.5", 12.5],
  ["", null],
  ["douze", null],
  ["1-2", null],
  ["1e3", null],
  ["\u200f-29\u200e", -29],
  ["1.000", null],
  ["-12,345", null],
  ["1 000", 1000],
  ["1000.5", 1000.5],
])("%j is read as the number %j", (text, value) => {
  expect(numberIn(text)).toBe(value);
});
