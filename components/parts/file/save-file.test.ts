import { expect, test } from "vitest";
import { DAY_MS } from "#lib/log/limits";
import { fileName, localDay } from "./save-file";

test.each([
  [["Les mardis d’Inès", "Saison 2026–2027", "soirées"], "les-mardis-d-ines-saison-2026-2027-soirees"],
  [["../..\\\\con:*?", null], "con"],
  [["Ночь", ""], "ночь"],
  [["🃏"], "petit-au-bout"],
  [["x".repeat(200)], "x".repeat(80)],
])("%j is a file called %s", (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});

test("a day is written as the phone's own, through a leap year and its hours", () => {
  const first = new Date(2028, 0, 1).getTime();
  for (let day = 0; day <= 366; day++) {
    for (const hour of [0, 1, 2.5, 23.99]) {
      const then = new Date(first + day * DAY_MS + hour * 3_600_000);
      expect(localDay(then)).toBe(then.toLocaleDateString("sv-SE"));
    }
  }
});
