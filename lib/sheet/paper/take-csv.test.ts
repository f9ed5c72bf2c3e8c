import { expect, test } from "vitest";
import { readRules } from "#lib/rules/games";
import type { Rules } from "#lib/rules/rules";
import { MOST_ROWS, takeCsv } from "./take-csv";

const read = readRules({ game: "tarot", players: 4 });
const rules = (read.ok ? read.value : undefined) as Rules;
const NAMES = ["Nora", "Hugo", "Inès", "Paul"];
const take = (text: string) => takeCsv(text, rules, NAMES);

test("a table of points: whose column is whose, whatever their order", () => {
  expect(take("N°;PAUL;Ines;hugo;Nora;Remarque\n1;-29;-29;-29;87;beau coup\n\n2;10;10;10;-30\n")).toEqual({
    way: "points",
    rows: [
      { number: "1", "score.3": "-29", "score.2": "-29", "score.1": "-29", "score.0": "87" },
      { number: "2", "score.3": "10", "score.2": "10", "score.1": "10", "score.0": "-30" },
    ],
    lines: [2, 4],
    unread: ["Remarque"],
    lacking: [],
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

test("a player without a column is said", () => {
  expect(take("Nora;Hugo;Zoé\n1;2;3\n")).toMatchObject({ unread: ["Zoé"], lacking: ["Inès", "Paul"] });
});

test("without heads, the players in their order", () => {
  expect(take("87\t-29\t-29\t-29\n")?.rows).toEqual([{ "score.0": "87", "score.1": "-29", "score.2": "-29", "score.3": "-29" }]);
  expect(take("1;87;-29;-29;-29\n2;0;0;0;0")?.rows[1]).toEqual({
    number: "2",
    "score.0": "0",
    "score.1": "0",
    "score.2": "0",
    "score.3": "0",
  });
});

test.each([
  ["nothing", ""],
  ["words", "bonjour à tous\nil fait beau\n"],
])("%s is no table", (_, text) => {
  expect(take(text)).toBeNull();
});

test("no more rows at once than a sheet takes quickly", () => {
  const text = `Nora;Hugo;Inès;Paul\n${"0;0;0;0\n".repeat(MOST_ROWS + 5)}`;
  expect(take(text)).toMatchObject({ left: 5 });
  expect(take(text)?.rows).toHaveLength(MOST_ROWS);
});
