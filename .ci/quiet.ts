import fc from "fast-check";
import { afterEach, expect, vi } from "vitest";

// At home, property tests take new values at every run; in CI the seed is fixed, so that one build cannot pass today and fail
// tomorrow.
if (process.env.CI) fc.configureGlobal({ seed: 1959 });

// Test files share a process: a fake clock left by one must not reach the next.
vi.useRealTimers();

// A warning is a fault not looked at yet: it fails the test that caused it.
const warn = vi.spyOn(console, "warn");
const error = vi.spyOn(console, "error");

afterEach(() => {
  const said = [...warn.mock.calls, ...error.mock.calls];
  warn.mockClear();
  error.mockClear();
  expect(said, "console.warn or console.error was called").toEqual([]);
});
