import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import inPlaceOf, { leanStart } from "./lean-start.mjs";

const at = (file: string) => inPlaceOf.call({ resourcePath: `${process.cwd()}/node_modules/next/dist/client/${file}` });

test.each([
  ["app-index.js", `export * from "../../../../components/parts/start/hydrate.tsx"`],
  [
    "components/layout-router.js",
    `"use client"; export { default } from "../../../../../components/parts/start/layout-slot.tsx"`,
  ],
])("the framework's %s is replaced by ours", (file, ours) => {
  expect(at(file)).toBe(ours);
});

test("no other file of the framework is replaced", () => {
  const { path } = leanStart.condition.all[2] as { path: RegExp };
  expect(
    ["app-index.js", "components/layout-router.js", "components/app-router.js"].filter((file) =>
      path.test(`/next/dist/client/${file}`),
    ),
  ).toEqual(["app-index.js", "components/layout-router.js"]);
});

test("both replaced files exist in the installed framework", () => {
  for (const file of ["app-index.js", "components/layout-router.js"])
    expect(readFileSync(`node_modules/next/dist/client/${file}`, "utf8")).toContain("exports");
});
