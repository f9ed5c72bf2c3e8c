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
] as const)("in %s the names of twelve months and of the weekdays are all different", (_, { months, weekdays }) => {
  expect(months).toHaveLength(12);
  expect(twice(months.flat())).toEqual([]);
  expect(twice(weekdays)).toEqual([]);
});

test.each([
  ["fr", namesFr],
  ["en", namesEn],
] as const)("in %s each head over names means one thing: whole names, first names or last names", (_, { heads }) => {
  expect(twice([...heads.whole, ...heads.first, ...heads.last])).toEqual([]);
  expect(Object.values(heads).every((words) => words.length > 0)).toBe(true);
});

test("a head may name first and last names in either order, with « et » or without", () => {
  expect(namesFr.heads.whole).toEqual(expect.arrayContaining(["nom prénom", "prénom et nom", "noms et prénoms"]));
});
