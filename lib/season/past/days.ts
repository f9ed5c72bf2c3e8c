/** Days as clubs write them in spreadsheets: complete, without a year, or by a month's name. */
import { nameKey } from "#lib/log/name";
import { LANGS, LANGUAGES } from "#lib/rules/words/languages";
import type { Day } from "../club/season-body";
import type { Grid } from "./grid";
import { anyOf, inAny, MONTHS } from "./words";

/** `year` is null where none is written. */
export interface WrittenDay {
  readonly year: number | null;
  readonly month: number;
  readonly date: number;
}

/** From 1; null where the word is no month. */
export function monthIn(text: string): number | null {
  const key = nameKey(text).replace(/[.\s]+$/u, "");
  const found = MONTHS.findIndex((names) => names.includes(key));
  return found < 0 ? null : found + 1;
}

const WEEKDAYS = inAny(({ weekdays }) => weekdays);
/** "mar" is also a month: it is a weekday only before a digit. */
const ALSO_MONTHS = WEEKDAYS.filter((day) => monthIn(day) !== null);
const WEEKDAY_OR_MONTH = new RegExp(`^(?:${ALSO_MONTHS.join("|")})\\.?\\s+(?=\\d)`, "u");
const BEFORE_DAY = new RegExp(
  `^(?:${WEEKDAYS.filter((day) => !ALSO_MONTHS.includes(day)).join("|")}|${anyOf(({ beforeDay }) => beforeDay)})\\b`,
  "u",
);
const FIRSTS = LANGS.map((lang) => LANGUAGES[lang].first).filter((first) => first !== "1");
const FIRST = new RegExp(`(?:${FIRSTS.join("|")})\\b`, "u");
const bare = (text: string): string =>
  nameKey(text)
    .replace(FIRST, "1")
    .replace(WEEKDAY_OR_MONTH, "")
    .replace(BEFORE_DAY, "")
    .replace(/^[\s.,]+/u, "");

const yearOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const year = Number(text);
  return text.length === 2 ? 2000 + year : year;
};

/** "March 12th, 2026". */
const MONTH_FIRST = new RegExp(
  `^([a-z]+)\\.?[\\s./-]+(\\d\\d?)${anyOf(({ afterDay }) => afterDay)}?(?:[\\s,./-]+(\\d{4}))?$`,
  "u",
);

/** Undefined if it is no day. `monthFirst`: "03/12" is the 12th of March. */
export function dayIn(text: string, monthFirst = false): WrittenDay | undefined {
  if (text.length > 40 || !/\d/u.test(text)) return undefined;
  const iso = /^\s*(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:[T ].*)?$/u.exec(text);
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const key = bare(text);
  const figures = /^(\d\d?)([/.-])(\d\d?)(?:\2(\d{4}|\d\d))?(?:[ t]\d\d?[:h]\d\d.*)?$/u.exec(key);
  if (figures) {
    const [, first, sign, second, year] = figures;
    // "12.5" and "3-2" are points, or a result.
    if (year === undefined && (sign === "." || (sign === "-" && second?.length !== 2))) return undefined;
    const [date, month] = monthFirst ? [second, first] : [first, second];
    return real(yearOf(year), Number(month), Number(date));
  }
  const dated = /^(\d\d?)[\s./-]*([a-z]+)\.?(?:[\s./-]+(\d{4}|\d\d))?$/u.exec(key);
  const worded = dated ?? MONTH_FIRST.exec(key);
  if (!worded) return undefined;
  const [date, month] = dated ? [worded[1], worded[2]] : [worded[2], worded[1]];
  const number = monthIn(month ?? "");
  return number === null ? undefined : real(yearOf(worded[3]), number, Number(date));
}

/** The day if it exists; without a year, if it exists in some year. */
function real(year: number | null, month: number, date: number): WrittenDay | undefined {
  const most = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= most;
  return isDay && (year === null || (year >= 1950 && year < 2100)) ? { year, month, date } : undefined;
}

/** True if one of these texts can only be read month first, and none only day first. */
export function isMonthFirst(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((text) => {
    const found = /^\s*(\d\d?)[/.-](\d\d?)[/.-](?:\d{4}|\d\d)\s*$/u.exec(text);
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  return pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12);
}

/** The first year of the season that a title speaks of: "Saison 2024-2025", "2024/25"; or the one year of "Tarot 2023". */
export function yearsIn(text: string): { readonly from: number; readonly isSeason: boolean } | undefined {
  const two = /\b(20\d\d)\s*[-–—/]\s*(?:20)?(\d\d)\b/u.exec(text);
  if (two && (Number(two[1]) + 1) % 100 === Number(two[2])) return { from: Number(two[1]), isSeason: true };
  const one = /(?<![\d/.-])20\d\d(?![\d/.-])/u.exec(text);
  return one ? { from: Number(one[0]), isSeason: false } : undefined;
}

const pad = (n: number): string => String(n).padStart(2, "0");
const dayOf = (year: number, { month, date }: WrittenDay): Day => `${year}-${pad(month)}-${pad(date)}`;
/** A season of the table goes from September to August. */
const NEW_SEASON = 9;

/** Adds missing years: the title's, that of neighbouring days, or the last one in which the day is not after today. */
export function wholeDays(
  written: readonly WrittenDay[],
  title: ReturnType<typeof yearsIn>,
  today: Day,
): { days: Day[]; isGuessed: boolean } {
  const [first] = written.flatMap(({ year, month }) => (year === null ? [] : [month >= NEW_SEASON ? year : year - 1]));
  const days = written.map((one): Day => {
    if (one.year !== null) return dayOf(one.year, one);
    if (title && !title.isSeason) return dayOf(title.from, one);
    const from = title?.from ?? first;
    if (from !== undefined) return dayOf(one.month >= NEW_SEASON ? from : from + 1, one);
    const year = Number(today.slice(0, 4));
    return dayOf(year, one) <= today ? dayOf(year, one) : dayOf(year - 1, one);
  });
  return { days, isGuessed: written.some(({ year }) => year === null) };
}

/** What is known about a page before its scores are read. */
export interface Reading {
  readonly grid: Grid;
  /** The day of each cell, by row. */
  readonly dated: readonly (readonly (WrittenDay | undefined)[])[];
  /** The years in the title. */
  readonly years: ReturnType<typeof yearsIn>;
  readonly today: Day;
}

export const daysOf = ({ years, today }: Reading, written: readonly WrittenDay[]) => wholeDays(written, years, today);
