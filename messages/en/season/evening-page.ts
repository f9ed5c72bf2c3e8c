/** An evening's page, in English. */

import type { eveningPage as French } from "#messages/fr/season/evening-page";
import { list } from "../rules/grammar";

export const eveningPage: typeof French = {
  deal: (number) => `deal ${number}`,
  of: (club, season) => `${club}, ${season}`,
  note: "Tap a figure to see how it was made.",
  outside: "not in the club",
  asCounted: "Places and points are those the season counts. The sheet below is today’s.",
  since: (name, counted, changes) => `${name}: the evening counted ${counted}; since then, ${list(changes)}.`,
  change: (points, day) => `${points} on ${day}`,
  brought: (source) => `Brought from the file “${source}”.`,
  partly: "Some of its deals are in the evening’s total alone.",
};
