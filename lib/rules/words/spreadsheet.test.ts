/** What clubs write in spreadsheets and lists: each word means one thing in its language. */
import { expect, test } from "vitest";
import { nameList as namesEn } from "#messages/en/rules/name-list";
import { spreadsheet as spreadsheetEn } from "#messages/en/rules/spreadsheet";
import { nameList as namesFr } from "#messages/fr/rules/name-list";
import { spreadsheet as spreadsheetFr } from "#messages/fr/rules/spreadsheet";

const twice = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) < i);

test.each([
  ["fr", spreadsheetFr],
  ["en", spreadsheetEn],
] as const)("a year in %s has twelve months, and none has the name of another", (_, { months, weekdays }) => {
  expect(months).toHaveLength(12);
  expect(twice(months.flat())).toEqual([]);
  expect(twice(weekdays)).toEqual([]);
});

test.each([
  ["fr", namesFr],
  ["en", namesEn],
] as const)("over a column of names in %s stands what it holds: whole names, first names or last names", (_, { heads }) => {
  expect(twice([...heads.whole, ...heads.first, ...heads.last])).toEqual([]);
  expect(Object.values(heads).every((words) => words.length > 0)).toBe(true);
});

test("first and last names over one column are read in either order, with « et » or without", () => {
  expect(namesFr.heads.whole).toEqual(expect.arrayContaining(["nom prénom", "prénom et nom", "noms et prénoms"]));
});
