/** A player's page, in English. */

import type { playerPage as French, eveningPage as FrenchEveningPage } from "#messages/fr/season/player-page";
import { heads, many, numbered, said } from "../alike";
import { always } from "../alike/always";
import { list, plural } from "../rules/grammar";

export const playerPage: typeof French = {
  placeOf: numbered.place,
  unranked: "Not ranked",
  counts: (counted, evenings) => `${counted} of ${evenings} evenings count`,
  sum: "What counts",
  sumOf: {
    total: "Total of points",
    "deal-average": heads.pointsPerDeal,
    "evening-average": "Points per evening",
    places: "Total of place points",
    wins: "Evenings won",
  },
  brought: (counted, played) => (counted === played ? many.evenings(played) : `${counted} of ${played} evenings`),
  inDeals: (deals) => `in ${many.deals(deals)}`,
  dropped: (n) => (n === 1 ? "another counts" : `outside the best ${n}`),
  otherGame: (game) => `${game}: does not count`,
  open: (n) => `counts if it stays among the best ${n}`,
  byHand: (reason) => `Adjustment: ${reason}`,
  late: (deal, day) => (deal === null ? `Late correction, evening of ${day}` : `Late correction, ${day}, deal ${deal}`),
  notAdded: { byHand: "does not count with wins", late: always.notCounted },
  lateMoves: "moves no place and no win",
  olderEvenings: (n) => plural(n, "older evening", "older evenings"),
  olderLate: "Older late corrections",
  perDeals: (points, deals) => `${points} points in ${many.deals(deals)}`,
  perEvenings: (points, evenings) => `${points} points in ${many.evenings(evenings)}`,
  ofBest: (n) => `Of the best ${n} evenings`,
  whichCount: "Which of them count shows once all are here.",
  with: said.with,
  calledBy: "Called by",
  met: (name) => `against ${name}`,
  partial: "The evenings shown are the newest: the sum is that of the season.",
  chelem: "Chelems",
  empty: "No evening in this season.",
  never: "None of the evenings shown.",
};

/** An evening's page. */
export const eveningPage: typeof FrenchEveningPage = {
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
