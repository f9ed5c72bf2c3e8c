import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser";
import { SHORT, SHORT_TOURS } from "./short";

const literally = (words: string) => words.replace(/[()]/g, "\\$&");
/** Matches a file with the name of a test. */
const named = (file: string, words: readonly string[]) =>
  new RegExp(`\\b${file}\\.test\\.ts.*(${words.map(literally).join("|")})`);
const short = {
  testMatch: [...SHORT, ...Object.keys(SHORT_TOURS)].map((name) => `${name}.test.ts`),
  grep: [...SHORT.map((file) => named(file, [""])), ...Object.entries(SHORT_TOURS).map(([file, words]) => named(file, words))],
};

export default defineConfig({
  testDir: ".",
  ...(process.env.LONG ? { testMatch: "*.test.ts" } : short),
  outputDir: "../test-results",
  globalSetup: "./setup.ts",
  forbidOnly: true,
  // In CI one retry, reported by name as flaky: a busy machine must not fail a whole build.
  retries: process.env.CI ? 1 : 0,
  // Tests share the app, as tables do, and nothing else; a test that stops the server starts its own.
  workers: 2,
  fullyParallel: true,
  // Ends only what hangs: a slow or busy machine must not fail a test.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: {
    baseURL: process.env.APP_URL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-FR",
    launchOptions: launchOptions(),
    trace: "on-first-retry",
  },
});
