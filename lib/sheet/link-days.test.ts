import { expect, test } from "vitest";
import { daysLeft, LINK_DAYS, linkEnd, USUAL_DAYS } from "./link-days";

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 10, 21, 20);

test("a link lets in for a day, a week, a month or a year; an evening’s for a week, a club’s for a month", () => {
  expect(LINK_DAYS).toEqual([1, 7, 30, 365]);
  expect(USUAL_DAYS).toEqual({ sheet: 7, club: 30, hall: 7 });
});

test.each(LINK_DAYS)("a link of %i days ends that many days from now, and its end tells how many", (days) => {
  const end = linkEnd(days, NOW);
  expect(end.getTime() - NOW).toBe(days * DAY_MS);
  expect(daysLeft(end.toISOString(), NOW)).toBe(days);
  expect(daysLeft(end.toISOString(), NOW - 1)).toBe(LINK_DAYS[LINK_DAYS.indexOf(days) + 1] ?? null);
});
