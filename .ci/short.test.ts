import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { SHORT, SHORT_TOURS } from "../e2e/short";

it("a short run lists the tests named for it, and no others of the long tours", () => {
  const env = { ...process.env, LONG: "" };
  const listed = execFileSync("node_modules/.bin/playwright", ["test", "-c", "e2e", "--list"], { env, encoding: "utf8" });
  for (const file of SHORT) expect(listed).toContain(`${file}.test.ts`);
  for (const [file, tests] of Object.entries(SHORT_TOURS)) {
    const found = listed.split("\n").filter((line) => line.includes(`${file}.test.ts`));
    expect(found.map((line) => tests.filter((words) => line.includes(words)).length)).toEqual(tests.map(() => 1));
  }
});
