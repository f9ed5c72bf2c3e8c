// This folder: what screens say and draw, worked out without React.
/** Days in the phone's time zone. Formatted by hand: a browser's first date format costs a slow phone some 150 ms. */
import { AFTER_MIDNIGHT_MS } from "#lib/log/limits";
import type { Day } from "#lib/season/club/season-body";

/** The phone's own day, "2026-03-01". */
export const localDay = (at: Date): Day => `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

const twoDigits = (part: number): string => `${part}`.padStart(2, "0");

/** The day of tonight's evening: until six in the morning, the day before. */
export const dayTonight = (at: Date): Day => localDay(new Date(at.getTime() - AFTER_MIDNIGHT_MS));
