import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser";

/** A table's evening, from end to end. The long tours of every screen, size and season come with `npm run test:long`. */
const SHORT = [
  "confirm",
  "doors",
  "evening",
  "first-rows",
  "golden-decale",
  "golden-tarot",
  "golden-whist",
  "headers",
  "language",
  "policy",
  "recovery",
];

export default defineConfig({
  testDir: ".",
  testMatch: process.env.LONG ? "*.test.ts" : SHORT.map((name) => `${name}.test.ts`),
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
