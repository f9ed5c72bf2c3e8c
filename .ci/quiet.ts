import { afterEach, expect, vi } from "vitest";

// A warning is a fault that nobody has looked at yet: it fails the test that caused it.
const warn = vi.spyOn(console, "warn");
const error = vi.spyOn(console, "error");

afterEach(() => {
  const said = [...warn.mock.calls, ...error.mock.calls];
  warn.mockClear();
  error.mockClear();
  expect(said, "console.warn or console.error was called").toEqual([]);
});
