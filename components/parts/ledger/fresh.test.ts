import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("app/[lang]/globals.css", "utf8");
const blockOf = (name: string): string => css.slice(css.indexOf(`@utility ${name} {`)).split(/^\}/m)[0] ?? "";

test("a new row is not underlined, because a line under a figure marks the partner", () => {
  expect(readFileSync("components/parts/ledger/ledger-row.tsx", "utf8")).toMatch(/partner: "underline /);
  for (const name of ["fresh", "fresh-figure"]) {
    expect(blockOf(name)).toContain("animation: lit");
    expect(blockOf(name)).not.toMatch(/underline|text-decoration/);
  }
});
