import { afterEach, expect, test, vi } from "vitest";
import { fileName, saveFile } from "./save-file";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [["Les mardis d’Inès", "Saison 2026–2027", "soirées"], "les-mardis-d-ines-saison-2026-2027-soirees"],
  [["../..\\\\con:*?", null], "con"],
  [["Ночь", ""], "ночь"],
  [["🃏"], "petit-au-bout"],
  [["x".repeat(200)], "x".repeat(80)],
])("%j is a file called %s", (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});

test("a file is named after its title and day, and kept long enough for an iPhone to ask where to put it", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 10, 12) });
  const [given, gone]: [string[], string[]] = [[], []];
  const link = { href: "", download: "", click: () => given.push(`${link.href} ${link.download}`) };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void gone.push(address));
  saveFile("a;b", "csv", undefined, "les-mardis");
  saveFile("{}", "json", "2025-12-24");
  expect(given).toEqual(["blob:1 les-mardis-2026-03-10.csv", "blob:1 petit-au-bout-2025-12-24.json"]);
  vi.advanceTimersByTime(59_999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toHaveLength(2);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
