/** docs/asvs.md names every requirement of level 1, and the evidence that it names exists. */
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const TEXT = readFileSync("docs/asvs.md", "utf8");
/** The numbers of all requirements of level 1 in ASVS 5.0.0. */
const LEVEL_1 = [
  ..."V1.2.1 V1.2.2 V1.2.3 V1.2.4 V1.2.5 V1.3.1 V1.3.2 V1.5.1 V2.1.1 V2.2.1 V2.2.2 V2.3.1 V3.2.1 V3.2.2 V3.3.1 V3.4.1".split(" "),
  ..."V3.4.2 V3.5.1 V3.5.2 V3.5.3 V4.1.1 V4.4.1 V5.2.1 V5.2.2 V5.3.1 V5.3.2 V6.1.1 V6.2.1 V6.2.2 V6.2.3 V6.2.4 V6.2.5".split(" "),
  ..."V6.2.6 V6.2.7 V6.2.8 V6.3.1 V6.3.2 V6.4.1 V6.4.2 V7.2.1 V7.2.2 V7.2.3 V7.2.4 V7.4.1 V7.4.2 V8.1.1 V8.2.1 V8.2.2".split(" "),
  ..."V8.3.1 V9.1.1 V9.1.2 V9.1.3 V9.2.1 V10.4.1 V10.4.2 V10.4.3 V10.4.4 V10.4.5 V11.3.1 V11.3.2 V11.4.1 V12.1.1 V12.2.1".split(
    " ",
  ),
  ..."V12.2.2 V13.4.1 V14.2.1 V14.3.1 V15.1.1 V15.2.1 V15.3.1".split(" "),
];
const [, level1 = ""] = TEXT.split("## Level 1\n");
const ROWS = [...TEXT.matchAll(/^\| (V[\d.]+)(?: to V[\d.]+)? \| [^|]+ \| ([^|]+) \| ([^|]*) ?\|$/gm)].map(
  ([, id = "", here = "", evidence = ""]) => ({
    id,
    here,
    files: [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }),
);

it("names the 70 requirements of level 1", () => {
  expect(LEVEL_1).toHaveLength(70);
  const named = new Set((level1.split("\n## ")[0] ?? "").match(/V\d+\.\d+\.\d+/g));
  expect(LEVEL_1.filter((id) => !named.has(id))).toEqual([]);
});

it.each(ROWS)("$id: $here", ({ here, files }) => {
  expect(here).toMatch(/^(met|partly|not|none)\b/);
  if (!here.startsWith("none")) expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
