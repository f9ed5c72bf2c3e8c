import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TestFiles } from "./test-files.mjs";

const FILE = "lib/rules/count.ts";
const TEST = "lib/rules/count.test.ts";

it("a test file reads a changed file it imports, and the project's own once the change is taken back", async () => {
  const files = new TestFiles();
  const asked = () => files.run(TEST, -1, 0, 120_000);
  await files.change({ [FILE]: `${readFileSync(FILE, "utf8")}\nthrow new Error("changed");` });
  expect(await asked()).toMatchObject({ ok: false, why: expect.stringContaining("changed") });
  await files.change({});
  expect(await asked()).toMatchObject({ ok: true });
});
