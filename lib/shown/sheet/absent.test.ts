import { expect, it } from "vitest";
import { sheet as en } from "#messages/en/sheet";
import { sheet as fr } from "#messages/fr/sheet";
import { sayAbsent } from "./absent";

const here = { ready: true, isNewer: false, lastError: null };

it.each([
  ["the phone's own copy is being read", { ...here, ready: false }, "opening"],
  ["the browser's database does not answer", { ...here, ready: false, lastError: "stuck" }, "stuck"],
  ["the server is being asked", here, "opening"],
  ["no network", { ...here, lastError: "offline" }, "offlineMissing"],
  ["the server fails", { ...here, lastError: "server" }, "serverMissing"],
  ["the server has too much to do", { ...here, lastError: "later" }, "serverMissing"],
  ["the server shuts this phone out", { ...here, lastError: "refused" }, "missing"],
  ["a newer app wrote it", { ...here, isNewer: true, lastError: "offline" }, "newer"],
] as const)("%s", (_, at, word) => {
  for (const sheet of [fr, en]) expect(sayAbsent(at, sheet)).toBe(sheet[word]);
});
