import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

const EVERY = ["{.ci,app,components,lib,messages,prisma}/**/*.test.ts"];

/** Tests that mock or re-read modules: in a shared process this would affect the tests after them. */
const alone = [".ci", "app", "components", "lib", "messages", "prisma"]
  .filter((room) => existsSync(root + room))
  .flatMap((room) => readdirSync(root + room, { recursive: true }).map((file) => `${room}/${file}`))
  .filter((file) => file.endsWith(".test.ts") && /vi\.(mock|resetModules)\(/.test(readFileSync(root + file, "utf8")));

/** All others share a process: to import everything anew for each would take as long as the tests. */
const TOGETHER = { isolate: false, clearMocks: true, unstubEnvs: true, unstubGlobals: true };
const PROJECTS: TestProjectConfiguration[] = [
  { extends: true, test: { name: "together", ...TOGETHER, include: [...EVERY, ...alone.map((file) => `!${file}`)] } },
  { extends: true, test: { name: "alone", include: alone } },
];

/** With projects, coverage measures nothing: for `--coverage` all tests are one project. */
const isMeasured = process.argv.includes("--coverage");

export default defineConfig({
  root,
  // package.json names two endings for a component, and Node tries only the first.
  resolve: { alias: [{ find: /^#components\//, replacement: `${root}components/` }] },
  test: {
    // By default Vitest leaves a core idle: of two, half.
    maxWorkers: availableParallelism(),
    // Ends only what hangs: a slow or busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    setupFiles: [".ci/quiet.ts", "lib/rules/all-games.ts"],
    ...(isMeasured ? { include: EVERY, ...TOGETHER } : process.env.EACH_ALONE ? { include: EVERY } : { projects: PROJECTS }),
    // `npx vitest run --config .ci/vitest.config.ts --coverage lib/rules` names what is left.
    coverage: {
      // Of the languages whose sentences the tests quote.
      include: ["lib/rules/**/*.ts", "messages/{fr,en}/rules/**/*.ts"],
      // The protocol's program runs in a process of its own (protocol/main.test.ts), where it is not measured.
      exclude: ["lib/rules/bench.ts", "lib/rules/protocol/main.ts", "**/*.fixture.ts"],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      reporter: [["text", { skipFull: true }], "json-summary"],
    },
  },
});
