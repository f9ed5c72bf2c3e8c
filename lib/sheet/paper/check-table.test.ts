import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { record } from "../change";
import { foldSheet } from "../fold";
import { logOf, opened } from "../log.fixture";
import type { Sheet } from "../sheet";
import { checkTotals, notedAlready } from "./check-table";
import { type PaperFigures, readTable, startOf } from "./read-table";
import { takeCsv } from "./take-csv";

const NAMES = ["Nora", "Hugo", "Inès", "Paul"];
const TABLE = "N°;Nora;Hugo;Inès;Paul\n1;-29;87;-29;-29\n2;10;10;-30;10\n";

function check(text: string, figures: PaperFigures = "changes", rules = rulesOf("tarot", 4)) {
  const names = NAMES.slice(0, rules.players);
  const taken = takeCsv(text, { rules, names, moved: false });
  if (!taken.ok) throw new Error(JSON.stringify(taken.why));
  const start = startOf(rules, 0);
  const judged = readTable(rules, names, taken.table.rows, start, figures);
  return taken.table.totals.map((line) => checkTotals(line, judged, start.totals));
}

test("a line of totals agrees with the rows above it, or the differing column is told with both sums", () => {
  expect(check(`${TABLE}Total;-19;97;-59;-19\n`)).toEqual([[]]);
  expect(check(`${TABLE}Total;-19;98;;-19\n`)).toEqual([[{ seat: 1, written: 98, summed: 97 }]]);
  expect(check(`${TABLE}Sous-total;-19;97;-59;-19\n3;1;1;1;-3\nTotal;-18;98;-58;-22\n`)).toEqual([[], []]);
});

test("running totals end with the line of totals; a whist may count its first stakes or not", () => {
  expect(check("Nora;Hugo;Inès;Paul\n-29;87;-29;-29\n-19;97;-59;-19\nTotal;-19;97;-59;-19\n", "running")).toEqual([[]]);
  const whist = rulesOf("whist", 2);
  const [nora, hugo] = startOf(whist, 0).totals as [number, number];
  const rows = "N°;Nora;Hugo\n1;-1;0\n2;0;-2\n";
  expect(check(`${rows}Total;-1;-2\n`, "changes", whist)).toEqual([[]]);
  expect(check(`${rows}Total;${nora - 1};${hugo - 2}\n`, "changes", whist)).toEqual([[]]);
});

test("a line of totals may follow one row, and nobody without a figure is checked", () => {
  expect(check("N°;Nora;Hugo;Inès;Paul\n1;-29;87;-29;-29\nTotal;-29;87;-29;-28\n2;1;1;1;-3\n")).toEqual([
    [{ seat: 3, written: -28, summed: -29 }],
  ]);
  const line = { line: 2, text: "Total", after: 0, figures: [0, 1, null] };
  expect(checkTotals(line, [], [null, null, null])).toEqual([{ seat: 1, written: 1, summed: 0 }]);
});

test("a refused row is missing from the sum", () => {
  expect(check(`${TABLE}3;5;5;5;5\nTotal;-14;102;-54;-14\n`)[0]).toHaveLength(4);
});

test("a table already on the sheet is recognised by what its rows bring", () => {
  const rules = rulesOf("tarot", 4);
  const sheet = foldSheet(
    logOf(
      opened(4, { rules: { game: "tarot", players: 4 } }),
      record(0, { report: [1, 1, 1, -3] }),
      record(1, { report: [-29, 87, -29, -29] }),
      record(2, { passed: true }),
      record(3, { report: [10, 10, -30, 10] }),
    ),
  ) as Sheet;
  const judged = (text: string) => {
    const taken = takeCsv(text, { rules, names: NAMES, moved: false });
    return readTable(rules, NAMES, taken.ok ? taken.table.rows : [], startOf(rules, 0), "changes");
  };
  expect(notedAlready(sheet, judged(TABLE))).toBe(2);
  expect(notedAlready(sheet, judged(TABLE.replace("2;10;10;-30;10", "2;10;-30;10;10")))).toBeNull();
  expect(notedAlready(sheet, judged("1;1;1;-3\n"))).toBeNull();
});
