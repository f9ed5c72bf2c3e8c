/** How long the texts of events may be, which forms use too. A module of its own, so that a page loads nothing else with it. */

/** The name of a person, a phone or an evening. */
export const NAME_LENGTH = 40;
/** A short name, for a narrow column. */
export const SHORT_LENGTH = 4;
/** The name of a club, a season or a tournament. */
export const TITLE_LENGTH = 80;
/** A note or a reason. */
export const NOTE_LENGTH = 500;
/** What a club writes of its season. */
export const REVIEW_LENGTH = 4_000;

export const MOST_REFS = 4;
/** Events in one request. */
export const MOST_EVENTS = 50;

export const DAY_MS = 86_400_000;

/** An evening lasts until six in the morning of the next day. */
export const AFTER_MIDNIGHT_MS = 6 * 3_600_000;
