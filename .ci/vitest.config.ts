import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

const EVERY = ["{.ci,app,components,lib,messages,prisma}/**/*.test.ts"];

/** Tests that put another module in a module's place, or read one again: what they do would stay for whoever comes after. */
const alone = [".ci", "app", "components", "lib", "messages", "prisma"]
  .filter((room) => existsSync(root + room))
  .flatMap((room) => readdirSync(root + room, { recursive: true }).map((file) => `${room}/${file}`))
  .filter((file) => file.endsWith(".test.ts") && /vi\.(mock|resetModules)\(/.test(readFileSync(root + file, "utf8")));

/** All others share a process, and each is spared the reading of all it imports, which takes as long as the tests. */
const TOGETHER = { isolate: false, clearMocks: true, unstubEnvs: true, unstubGlobals: true };
const PROJECTS: TestProjectConfiguration[] = [
  { extends: true, test: { name: "together", ...TOGETHER, include: [...EVERY, ...alone.map((file) => `!${file}`)] } },
  { extends: true, test: { name: "alone", include: alone } },
];

/** What projects run is measured as nothing: `--coverage` is asked of all in one. */
const isMeasured = process.argv.includes("--coverage");

export default defineConfig({
  root,
  // Of the two endings that package.json names for a component, Node tries the first alone.
  resolve: { alias: [{ find: /^#components\//, replacement: `${root}components/` }] },
  test: {
    // Vitest itself leaves a core idle: of two, half of them.
    maxWorkers: availableParallelism(),
    // What hangs is ended; what is slow, on a slow or a busy machine, is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: [".ci/quiet.ts", "lib/rules/all-games.ts"],
    ...(isMeasured ? { include: EVERY, ...TOGETHER } : process.env.EACH_ALONE ? { include: EVERY } : { projects: PROJECTS }),
    // `npx vitest run --config .ci/vitest.config.ts --coverage lib/rules` names what is left.
    coverage: {
      include: ["lib/rules/**/*.ts"],
      // The door runs in a process of its own (protocol/answer.test.ts).
      exclude: ["lib/rules/bench.ts", "lib/rules/protocol/main.ts", "**/*.fixture.ts"],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      reporter: [["text", { skipFull: true }], "json-summary"],
    },
  },
});
