// This folder: small changes of the code, and which of them the tests notice.
// One Vitest that stays loaded, over the project with changes in it. The process that started it (test-files.mjs) asks it for one
// test file at a time, and ends it if a change loops for ever.
import { join } from "node:path";
import { createVitest } from "vitest/node";

const root = new URL("../..", import.meta.url).pathname;
/** The texts that replace files. */
let texts = {};

const plugin = {
  name: "mutants",
  enforce: "pre",
  transform: (_, id) => texts[id.split("?")[0]],
};

const config = {
  config: join(root, ".ci/vitest.config.ts"),
  watch: false,
  bail: 1,
  maxWorkers: 1,
  pool: "threads",
  // A test may wait for something that the change removed: not for long.
  expect: { poll: { timeout: 10_000 } },
  silent: true,
  reporters: [{}],
  sequence: { setupFiles: "list" },
  setupFiles: [".ci/mutants/probe.ts", ".ci/quiet.ts", "lib/rules/all-games.ts"].map((file) => join(root, file)),
};
// Property tests take the same values with and without the change.
process.env.CI ??= "1";
// Files that share a process would keep each other's changes.
process.env.EACH_ALONE = "1";
const vitest = await createVitest("test", config, { plugins: [plugin] });
const all = await vitest.globTestSpecifications();

const answers = {
  /** Every test file, by its path from the root. */
  files: () => all.map(({ moduleId }) => moduleId.slice(root.length)),
  change: (changed) => {
    const before = Object.keys(texts);
    texts = Object.fromEntries(Object.entries(changed).map(([file, text]) => [join(root, file), text]));
    for (const file of [...before, ...Object.keys(texts)]) vitest.invalidateFile(file);
  },
  /** Runs one test file, up to the first test that fails. */
  run: async ({ file, awake, most }) => {
    vitest.provide("mutant", { awake, most });
    const spec = all.filter(({ moduleId }) => moduleId === join(root, file));
    const start = performance.now();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(spec);
    const mine = testModules.filter(({ moduleId }) => moduleId === join(root, file));
    const tests = mine.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.find((test) => test.result().state === "failed");
    return {
      ms: performance.now() - start,
      ok: unhandledErrors.length === 0 && mine.length > 0 && mine.every((module) => module.ok()),
      passed: tests.filter((test) => test.result().state === "passed").length,
      failing: failed?.fullName,
      why: String((failed?.result().errors ?? mine[0]?.errors() ?? [])[0]?.message ?? unhandledErrors[0]?.message ?? ""),
      met: [
        ...new Set(
          [...mine, ...mine.flatMap((module) => [...module.children.allSuites()]), ...tests].flatMap(
            (one) => one.meta().met ?? [],
          ),
        ),
      ],
    };
  },
};

process.on("message", async ({ ask, of }) => process.send({ answer: await answers[ask](of) }));
process.on("disconnect", () => process.exit());
process.send({ answer: "ready" });
