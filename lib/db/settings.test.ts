import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings";

afterEach(() => void vi.unstubAllEnvs());

test("settings have their usual values where nobody sets them", () => {
  for (const name of ["DATABASE_URL", "KEY_FILE", "BEHIND_PROXY", "METRICS_TOKEN"]) vi.stubEnv(name, undefined);
  expect(settings()).toEqual({ DATABASE_URL: "file:./data/petit-au-bout.db" });
});

test.each([
  ["DATABASE_URL", "mysql://tarot:secret@localhost/tarot", "DATABASE_URL must be file:… or postgres://…"],
  ["DATABASE_URL", "", "DATABASE_URL must be file:… or postgres://…"],
  ["KEY_FILE", "", "KEY_FILE must be the path of a file"],
  ["BEHIND_PROXY", "yes", "BEHIND_PROXY must be 1, where a proxy is in front"],
])("a wrong %s=%s is refused without quoting the value", (name, value, message) => {
  vi.stubEnv("DATABASE_URL", "file:./data/petit-au-bout.db");
  vi.stubEnv(name, value);
  expect(settings).toThrow(message);
  expect(settings).not.toThrow("secret");
});

test.each(["file:./data/x.db", "postgres://tarot@localhost/tarot", "postgresql://tarot@localhost/tarot"])("%s", (url) => {
  vi.stubEnv("DATABASE_URL", url);
  expect(settings().DATABASE_URL).toBe(url);
});
