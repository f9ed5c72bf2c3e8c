import fc from "fast-check";
import { afterEach, expect, vi } from "vitest";

// Properties are tried on other values at every run at home; one and the same build must not pass today and fail tomorrow.
if (process.env.CI) fc.configureGlobal({ seed: 1959 });

// Files share a process: none begins on the clock of the one before it.
vi.useRealTimers();

// A warning is a fault that nobody has looked at yet: it fails the test that caused it.
const warn = vi.spyOn(console, "warn");
const error = vi.spyOn(console, "error");

afterEach(() => {
  const said = [...warn.mock.calls, ...error.mock.calls];
  warn.mockClear();
  error.mockClear();
  expect(said, "console.warn or console.error was called").toEqual([]);
});
