/** Lines of a table that are no deals: totals with or without their word, sums, titles, and what comes after the last row. */
import { expect, test } from "vitest";
import { isSum } from "./take-csv";
import { TWO_ROWS as DEALS, FOUR_HEADS as HEADS, takenFrom as take } from "./take-csv.fixture";

const SUMMED = [-19, 97, -59, -19];

test.each(["Total", "TOTAUX", "Totals :", "Sum", "somme", "Sous-total"])("a line of %s is not a deal", (word) => {
  const { rows, totals } = take(`${HEADS}${DEALS}${word};-19;97;-59;-19\n`);
  expect(rows).toHaveLength(2);
  expect(totals).toEqual([{ line: 4, text: `${word} -19 97 -59 -19`, after: 2, figures: SUMMED }]);
});

test("a line of totals is known without a column for the word, without heads, or without the word", () => {
  expect(take("Nora;Hugo;Inès;Paul\n-29;87;-29;-29\nTotal;-29;87;-29;-29\n")).toMatchObject({
    rows: [{}],
    totals: [{ after: 1, figures: [-29, 87, -29, -29] }],
  });
  expect(take("-29;87;-29;-29\n10;10;-30;10\nTotal;-19;97;-59;-19\n")).toMatchObject({
    rows: [{}, {}],
    totals: [{ figures: SUMMED }],
  });
  expect(take(`${HEADS}${DEALS};-19;97;-59;-19\n`)).toMatchObject({ rows: [{}, {}], totals: [{ line: 4, figures: SUMMED }] });
});

test("a last row that is the sum of the others stays, and is told", () => {
  expect(take(`${HEADS}${DEALS}3;-19;97;-59;-19\n`)).toMatchObject({ rows: [{}, {}, {}], totals: [], suspect: 4 });
  expect(take(`${HEADS}${DEALS}3;-19;97;-59;-18\n`)).toMatchObject({ suspect: null });
});

test("lines that are no deals are set aside: titles, repeated heads, averages, remarks", () => {
  const { rows, aside } = take(`Chez Nora, mardi\n\n${HEADS}${DEALS}${HEADS}3;0;0;0;0\nMoyenne;-6;32;-20;-6\n4\n`);
  expect(rows.map(({ line }) => line)).toEqual(["4", "5", "7"]);
  expect(aside).toEqual([
    { line: 1, text: "Chez Nora, mardi" },
    { line: 6, text: "N° Nora Hugo Inès Paul" },
    { line: 8, text: "Moyenne -6 32 -20 -6" },
  ]);
  expect(take(`Remarque;${HEADS}\nbonsoir\n`)).toMatchObject({ rows: [], aside: [{ line: 3, text: "bonsoir" }] });
});

test("three hundred rows are taken, with the totals under them; what comes after is counted", () => {
  const rows = (n: number) => "1;1;1;-3\n".repeat(n);
  const heads = "Nora;Hugo;Inès;Paul\n";
  const figures = (text: string) => {
    const { rows, totals, left } = take(text);
    return [rows.length, totals.map(({ after }) => after), left];
  };
  expect(figures(`${heads}${rows(300)}Total;1;1;1;1\n`)).toEqual([300, [300], 0]);
  expect(figures(`${heads}${rows(301)}Total;1;1;1;1\n`)).toEqual([300, [], 1]);
});

test("a last line without a number is the totals only if the others have one and it is their sum", () => {
  const last = (text: string) => {
    const { rows, totals } = take(text);
    return [rows.length, totals.length];
  };
  expect(last(`${HEADS}${DEALS};-19;97;-59;-19\n`)).toEqual([2, 1]);
  expect(last(`${HEADS}${DEALS};-19;97;-59;-18\n`)).toEqual([3, 0]);
  expect(last(`${HEADS}${DEALS};0;0;0;0\n3;-19;97;-59;-19\n`)).toEqual([4, 0]);
  expect(last(`${HEADS}${DEALS};0;0;0;0\n;-19;97;-59;-19\n`)).toEqual([4, 0]);
  expect(last("Nora;Hugo;Inès;Paul\n-29;87;-29;-29\n10;10;-30;10\n-19;97;-59;-19\n")).toEqual([3, 0]);
  expect(last("Preneur;Contrat;Bouts;Points;N°;Nora;Hugo;Inès;Paul\n;;;;1;1;1;1;-3\n;;;;2;1;1;1;-3\n;;;;;2;2;2;-6\n")).toEqual([
    3, 0,
  ]);
});

const sum = (row: object, ...rows: object[]) => isSum(row as never, rows as never, ["Nora", "Hugo"]);
const figures = (nora: string, hugo: string) => ({ "score.0": nora, "score.1": hugo });
test.each<[string, boolean, boolean]>([
  ["of two rows", sum(figures("3", "4"), figures("1", "2"), figures("2", "2")), true],
  ["of one alone, which it repeats", sum(figures("1", "2"), figures("1", "2")), false],
  ["of another figure", sum(figures("3", "5"), figures("1", "2"), figures("2", "2")), false],
  ["of nothing", sum(figures("0", "0"), figures("1", "2"), figures("-1", "-2")), false],
  ["of a dash, which adds nothing", sum(figures("1", "4"), figures("1", "2"), figures("–", "2")), true],
  ["of what is no figure", sum(figures("1", "4"), figures("1", "2"), figures("rien", "2")), false],
  ["that lacks a figure", sum(figures("3", ""), figures("1", "2"), figures("2", "-2")), false],
])("whether a row is the sum: %s", (_, is, expected) => {
  expect(is).toBe(expected);
});
