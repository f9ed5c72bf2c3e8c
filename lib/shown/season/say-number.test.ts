import { expect, it, test, vi } from "vitest";
import {
  againIn,
  againOf,
  average,
  counted,
  dayOf,
  decimalsIn,
  fullDay,
  fullMoment,
  longDay,
  measure,
  shortDay,
} from "./say-number";

test.each([
  [10.04, 1, "+10,0"],
  [10.04, 2, "+10,04"],
  [-0.04, 1, "0,0"],
  [-0.04, 2, "−0,04"],
  [-143 / 4, 1, "−35,8"],
  [143 / 4, 1, "+35,8"],
  [-253 / 4, 1, "−63,3"],
])("%d with %i decimals", (value, decimals, said) => {
  expect(average(value, "fr", decimals)).toBe(said);
});

it("a table of averages is printed so that no two that differ look alike", () => {
  const standings = [{ value: 10.04 }, { value: 10.02 }, { value: -3 }];
  const decimals = decimalsIn(standings);
  expect(standings.map(({ value }) => counted(value, "deal-average", "fr", decimals))).toEqual(["+10,04", "+10,02", "−3,00"]);
  expect(counted(8.5, "places", "en")).toBe("8.5");
  expect(measure(-0.01, "en")).toBe("0.0");
});

it("thousands are set apart as the language does: of a sum in both, of an average in English", () => {
  expect([average(1584.25, "fr"), average(-1584.25, "en"), measure(1584, "en", 0)]).toEqual(["+1584,3", "−1,584.3", "1,584"]);
  expect([counted(4447, "total", "fr"), counted(4447, "total", "en")]).toEqual(["4\u202f447", "4,447"]);
});

it("evenings of one day are numbered, in either order", () => {
  const days = ["2026-03-10", "2026-03-10", "2026-03-11"];
  expect(againOf(days)).toEqual(["", " (2)", ""]);
  const again = againIn([...days].reverse().map((day, i) => ({ evening: `s${i}`, day })));
  expect(["s0", "s1", "s2"].map(again)).toEqual(["", " (2)", ""]);
});

test("days as a sentence has them, the first of a month an ordinal in French", () => {
  expect([dayOf("2026-03-10", "fr"), fullDay("2026-04-01", "fr"), longDay("2026-03-10", "fr")]).toEqual([
    "10 mars",
    "1er avril 2026",
    "mardi 10 mars 2026",
  ]);
  expect(fullDay("2026-04-01", "en")).toBe("1 April 2026");
  expect(longDay("2026-11-17", "en")).toBe("Tuesday 17 November 2026");
});

test("a moment is told by this phone's clock, its day too", () => {
  const late = new Date(2026, 2, 10, 23, 47);
  expect(fullMoment(late.toISOString(), "fr")).toBe("10 mars 2026, 23:47");
  expect(fullMoment(new Date(2026, 2, 10, 0, 5).toISOString(), "fr")).toBe("10 mars 2026, 00:05");
});

test.each([
  [-60, "2026-03-10T23:30:00.000Z", "11 mars 2026"],
  [300, "2026-03-10T03:00:00.000Z", "9 mars 2026"],
  [0, "2026-03-10T23:30:00.000Z", "10 mars 2026"],
])("on a clock %i minutes behind Greenwich the day is that clock's", (offset, at, day) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  const said = fullMoment(at, "fr");
  vi.restoreAllMocks();
  expect(said).toContain(`${day}, `);
});

test("the formats of a season's figures are made once", () => {
  const made: string[] = [];
  const { NumberFormat, DateTimeFormat } = Intl;
  vi.spyOn(Intl, "NumberFormat").mockImplementation(function format(...asked) {
    made.push("number");
    return new NumberFormat(...asked);
  });
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function format(...asked) {
    made.push("day");
    return new DateTimeFormat(...asked);
  });
  for (let i = 0; i < 5; i++) {
    average(i / 7, "en", 7);
    shortDay(`2026-03-1${i}`, "en");
  }
  vi.restoreAllMocks();
  expect(made).toEqual(["number", "day"]);
});
