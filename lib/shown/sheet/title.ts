/** An evening is called by its day: "Mardi 17 mars". */
import type { Messages } from "#messages/fr/shared";

interface Called {
  readonly title: string | null;
  /** Missing on cards of an older app. */
  readonly day?: string | null;
  readonly openedAt: string;
}

/** The evening's own day; at noon, so that it is the same day wherever the phone is. */
export const dateOf = ({ day, openedAt }: Pick<Called, "day" | "openedAt">): Date => new Date(day ? `${day}T12:00` : openedAt);

export const titleOf = ({ title, ...called }: Called, { calendar }: Pick<Messages, "calendar">): string =>
  title || calendar.day(dateOf(called));
