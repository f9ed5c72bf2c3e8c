/** How much an event may say, and so how much a form lets be written. Figures alone: a page that asks for one loads nothing else. */

/** Of a person, of a phone, of an evening. */
export const NAME_LENGTH = 40;
/** In a narrow column. */
export const SHORT_LENGTH = 4;
/** Of a club, of a season, of a tournament. */
export const TITLE_LENGTH = 80;
/** A reason too. */
export const NOTE_LENGTH = 500;
/** What a club writes of its season. */
export const REVIEW_LENGTH = 4_000;

export const MOST_REFS = 4;
/** At once, through a door. */
export const MOST_EVENTS = 50;

export const DAY_MS = 86_400_000;

/** An evening goes on until six in the morning of the day after. */
export const NIGHT_MS = 6 * 3_600_000;
