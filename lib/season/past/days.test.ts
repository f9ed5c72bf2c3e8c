/** Which texts are days, as people write them, and of which year. */
import { expect, it } from "vitest";
import { dayIn, isMonthFirst, monthIn, wholeDays, yearsIn } from "./days";

const said = (text: string, monthFirst?: boolean): string => {
  const day = dayIn(text, monthFirst);
  return day ? `${day.year ?? "?"}-${day.month}-${day.date}` : "none";
};

it.each([
  ["2026-03-12", "2026-3-12"],
  ["2026/3/12 20:30", "2026-3-12"],
  ["12/03/2026", "2026-3-12"],
  ["12.03.26", "2026-3-12"],
  ["12-03-2026 20h30", "2026-3-12"],
  ["12/3", "?-3-12"],
  ["12/03", "?-3-12"],
  ["12-03", "?-3-12"],
  // A result of a match, and points: neither is a day.
  ["12-3", "none"],
  ["12.03", "none"],
  ["12 mars 2026", "2026-3-12"],
  ["12-mars-26", "2026-3-12"],
  ["jeudi 12 mars", "?-3-12"],
  ["mar. 3 mars", "?-3-3"],
  ["Soirée du 1er avril 2026", "2026-4-1"],
  ["March 12th, 2026", "2026-3-12"],
  ["March 12", "?-3-12"],
  ["12 tarot", "none"],
  ["tarot 12", "none"],
  ["mars", "none"],
  // Days that the calendar does not have.
  ["29/02", "?-2-29"],
  ["29/02/2024", "2024-2-29"],
  ["29/02/2025", "none"],
  ["31/04/2026", "none"],
  ["00/03/2026", "none"],
  ["12/00/2026", "none"],
  ["12/13/2026", "none"],
  ["31/12/2026", "2026-12-31"],
  ["1/1/2026", "2026-1-1"],
  ["12/03/1950", "1950-3-12"],
  ["12/03/1949", "none"],
  ["12/03/2099", "2099-3-12"],
  ["12/03/2100", "none"],
  // A long sentence is no day, even when it begins with one.
  [`2026-03-12 ${"x".repeat(29)}`, "2026-3-12"],
  [`2026-03-12 ${"x".repeat(30)}`, "none"],
])("%s is %s", (text, day) => {
  expect(said(text)).toBe(day);
});

it("the month is read first where people say so, or where one date can be nothing else and none speaks against it", () => {
  expect([said("03/12/2026", true), said("12/03/2026", true)]).toEqual(["2026-3-12", "2026-12-3"]);
  expect(isMonthFirst(["03/12/2026", "03/13/2026"])).toBe(true);
  expect(isMonthFirst(["12/12/2026", "12/13/2026"])).toBe(true);
  expect(isMonthFirst(["03/12/2026", "03/12/26"])).toBe(false);
  expect(isMonthFirst(["13/03/2026", "03/13/2026"])).toBe(false);
  expect(isMonthFirst(["Nora", "03/13"])).toBe(false);
});

it("a month is read from its name, short or long, in both languages", () => {
  expect(["Janvier", "févr.", "AOUT", "dec", "March", "tarot"].map(monthIn)).toEqual([1, 2, 8, 12, 3, null]);
});

it.each([
  ["Saison 2024-2025", { from: 2024, isSeason: true }],
  ["Saison 2024/25", { from: 2024, isSeason: true }],
  ["1999-2000 et 2098-2099", { from: 2098, isSeason: true }],
  ["2024-2026", undefined],
  ["Tarot 2023", { from: 2023, isSeason: false }],
  ["Tarot 12/2023", undefined],
  ["Tarot", undefined],
])("the title %s names its years, or none", (title, years) => {
  expect(yearsIn(title)).toEqual(years);
});

const TODAY = "2026-11-22";
it.each<[string, readonly string[], string | null, readonly string[]]>([
  ["written years stand", ["12/09/2019", "05/01/2021"], "Saison 2023-2024", ["2019-09-12", "2021-01-05"]],
  ["a season's title gives both its years", ["12/09", "31/08"], "Saison 2023-2024", ["2023-09-12", "2024-08-31"]],
  ["a title's one year is that of all", ["12/09", "05/01"], "Tarot 2023", ["2023-09-12", "2023-01-05"]],
  [
    "a day of the new season tells of those around it",
    ["12/09/2019", "20/12", "05/01"],
    null,
    ["2019-09-12", "2019-12-20", "2020-01-05"],
  ],
  ["a day of before September does too", ["31/08/2020", "20/12", "05/01"], null, ["2020-08-31", "2019-12-20", "2020-01-05"]],
  ["else it is the last that is not to come", ["22/11", "23/11", "01/01"], null, ["2026-11-22", "2025-11-23", "2026-01-01"]],
])("%s", (_, texts, title, days) => {
  const written = texts.flatMap((text) => dayIn(text) ?? []);
  const isGuessed = written.some(({ year }) => year === null);
  expect(wholeDays(written, title === null ? undefined : yearsIn(title), TODAY)).toEqual({ days, isGuessed });
});
