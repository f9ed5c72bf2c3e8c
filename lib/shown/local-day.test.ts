import { expect, test } from "vitest";
import { DAY_MS } from "#lib/log/limits";
import { dayTonight, localDay } from "./local-day";

test("a day is written by the phone's own calendar, at any hour, through a leap year", () => {
  const first = new Date(2028, 0, 1).getTime();
  for (let day = 0; day <= 366; day++) {
    for (const hour of [0, 1, 2.5, 23.99]) {
      const then = new Date(first + day * DAY_MS + hour * 3_600_000);
      expect(localDay(then)).toBe(then.toLocaleDateString("sv-SE"));
    }
  }
});

test.each([
  [[2026, 10, 26, 23, 59], "2026-11-26"],
  [[2026, 10, 27, 0, 1], "2026-11-26"],
  [[2026, 10, 27, 5, 59], "2026-11-26"],
  [[2026, 10, 27, 6, 0], "2026-11-27"],
  [[2027, 0, 1, 2, 0], "2026-12-31"],
] as const)("at %j the evening is that of %s", ([year, month, day, hour, minute], evening) => {
  expect(dayTonight(new Date(year, month, day, hour, minute))).toBe(evening);
});

test("a day is the phone’s own, even where another day has begun elsewhere", () => {
  const at = new Date("2026-03-01T03:30:00Z");
  // The date parts of a phone in Montréal, where it is still the evening of the 28th.
  Object.assign(at, { getMonth: () => 1, getDate: () => 28 });
  expect(localDay(at)).toBe("2026-02-28");
});
