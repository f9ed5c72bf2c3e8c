/** How many days a link lets phones in: an owner chooses, and may change it while it is open. */
import type { LogKind } from "#lib/log/event";
import { DAY_MS } from "#lib/log/limits";

export const LINK_DAYS = [1, 7, 30, 365] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** For an evening and the days after it; a club is joined over a season's first weeks. */
export const USUAL_DAYS: Readonly<Record<LogKind, LinkDays>> = { sheet: 7, club: 30, hall: 7 };

export const linkEnd = (days: LinkDays, now: number): Date => new Date(now + days * DAY_MS);

/** Which of the four a link was given last, by its end. */
export const daysLeft = (until: string, now: number): LinkDays | null =>
  LINK_DAYS.find((days) => Date.parse(until) <= now + days * DAY_MS) ?? null;
