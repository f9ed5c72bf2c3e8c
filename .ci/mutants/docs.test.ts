import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NAMED } from "./named.mjs";

const rows = readFileSync(new URL("../../docs/mutants.md", import.meta.url), "utf8").split("\n");
const cell = (text: string) => text.replaceAll("|", "\\|");

test("docs/mutants.md tells every change that is named, with the test that notices it", () => {
  for (const { is, by } of NAMED) expect(rows).toContain(`| ${cell(is)} | \`${by}\` |`);
});
