/** Days are written out as the browser would write them. */
import { expect, test } from "vitest";
import { calendar as en } from "./en/calendar";
import { calendar as fr } from "./fr/calendar";

const HOURS = Array.from({ length: 400 }, (_, i) => new Date(2026, 0, 1, 7 * i, 3 * i));

test.each([
  ["fr-FR", fr],
  ["en-GB", en],
] as const)("%s", (locale, calendar) => {
  const day = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
  const moment = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  for (const date of HOURS) {
    const first = locale === "fr-FR" ? day.format(date).replace(/ 1 /, " 1er ") : day.format(date);
    expect(calendar.day(date).toLowerCase()).toBe(first.toLowerCase());
    expect(calendar.moment(date)).toBe(moment.format(date));
  }
});
