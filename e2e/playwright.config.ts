import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser";
import { SHORT, SHORT_TOURS } from "./short";

const literally = (words: string) => words.replace(/[()]/g, "\\$&");
/** Asked of the file and the name of a test. */
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
  // A second try is reported as flaky, by name; it is no failure of a whole build on a busy machine.
  retries: process.env.CI ? 1 : 0,
  // People play at several tables at once: nothing but the app is shared, and whoever stops a server has one of their own.
  workers: 2,
  fullyParallel: true,
  // What hangs is ended; what is slow, on a slow or a busy machine, is no fault.
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
