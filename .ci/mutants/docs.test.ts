import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIVING } from "./living.mjs";
import { NAMED } from "./named.mjs";

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const rows = textOf("docs/mutants.md").split("\n");
const cell = (text: string) => text.replaceAll("|", "\\|");

test("docs/mutants.md tells every change that is named, with the test that notices it", () => {
  for (const { is, by } of NAMED) expect(rows).toContain(`| ${cell(is)} | \`${by}\` |`);
});

test("each named change is of code that its file says once, and its test is there", () => {
  for (const { is, file, from, by } of NAMED) {
    expect(textOf(file).split(from), `${is}: ${from}`).toHaveLength(2);
    expect(textOf(by).length).toBeGreaterThan(0);
  }
});

test("every living line stands in its file", () => {
  const gone = LIVING.filter(
    ({ file, was }) =>
      !textOf(file)
        .split("\n")
        .some((line) => line.trim() === was),
  );
  expect(gone).toEqual([]);
});
