import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** Rooms that keep nothing between two tests: their files share a process, and each is spared the reading of all it imports. */
const PURE = "hall|log|rules|season|sheet|shown";
/** Games are put on the shelf once a process. */
const SHELF = "lib/rules/shelf.test.ts";

const EVERY = ["{.ci,app,components,lib,messages,prisma}/**/*.test.ts"];
const PROJECTS: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: "pure",
      isolate: false,
      clearMocks: true,
      unstubGlobals: true,
      include: [`lib/@(${PURE})/**/!(shelf).test.ts`, "{components,messages}/**/*.test.ts"],
    },
  },
  {
    extends: true,
    test: {
      name: "alone",
      include: ["{.ci,app,prisma}/**/*.test.ts", "lib/*.test.ts", `lib/!(${PURE})/**/*.test.ts`, SHELF],
    },
  },
];

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
    ...(process.env.EACH_ALONE ? { include: EVERY } : { projects: PROJECTS }),
    // `npx vitest run --config .ci/vitest.config.ts --coverage lib/rules` names what is left.
    coverage: {
      include: ["lib/rules/**/*.ts"],
      // The door runs in a process of its own (protocol/answer.test.ts).
      exclude: ["lib/rules/bench.ts", "lib/rules/protocol/main.ts"],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      reporter: [["text", { skipFull: true }]],
    },
  },
});
