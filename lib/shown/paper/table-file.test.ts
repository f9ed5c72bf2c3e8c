import { expect, test } from "vitest";
import { isTable } from "./table-file";

test.each([
  ["a spreadsheet by its name", "mardi.XLSX", ""],
  ["text in cells by its name", "mardi.csv", "Nora"],
  ["a spreadsheet without such a name, as another app shares it", "document", "PK\u0003\u0004…"],
  ["cells parted by semicolons", "mardi.txt", "Nora;Hugo\r\n30;-30\r\n"],
  ["cells parted by tabs", "", "Nora\tHugo\n30\t-30\n"],
])("%s is told to be a table", (_, name, text) => {
  expect(isTable({ name }, text)).toBe(true);
});

test.each([
  ["a picture", "photo.jpg", "\u00ff\u00d8\u00ff;"],
  ["a text that only begins like a spreadsheet", "lettre.txt", "PK, à mardi"],
  ["another app's document", "export.json", '{"a":";"}\n'],
  ["a list of such", "export.json", '["a;b"]\n'],
  ["a sentence", "lettre.txt", "Nora a gagné\n; Hugo a perdu"],
  ["a name that only speaks of one", "csv de mardi.txt", ""],
])("%s is not", (_, name, text) => {
  expect(isTable({ name }, text)).toBe(false);
});
