/** How a season counts: the note under its standings, in English. */

import type { countedNote as French } from "#messages/fr/season/counted-note";
import { many } from "../alike";
import { capital, list } from "../rules/grammar";

const atLeast = (n: number, isAll: boolean) => `${isAll ? "" : "at least "}${many.evenings(n)}`;

const mostWorth = (n: number) =>
  n === 1
    ? "Only everyone’s best evening counts; the others stay in view."
    : `Only everyone’s best ${n} evenings count; the others stay in view.`;

const meanOfBest = (n: number) =>
  n === 1
    ? "The average is that of everyone’s best evening; the others are left out of it."
    : `The average is that of everyone’s best ${n} evenings; the others are left out of it.`;

export const countedNote: typeof French = {
  gamesAdded: (games) => `The points of these games are added up: ${list(games)}.`,
  scale: (points) => `From first place to last: ${list(points)}.`,
  bestOf: { total: mostWorth, "deal-average": meanOfBest, "evening-average": meanOfBest, places: mostWorth, wins: mostWorth },
  outside: (wins, n, isAll) =>
    `The whole table counts: in ${atLeast(n, isAll)}, ${wins ? "the first place is somebody’s" : "some places are people’s"} from outside the club.`,
  gamesLeftOut: (n, isAll, games) =>
    `${capital(atLeast(n, isAll))} of another game ${n === 1 ? "does" : "do"} not count: ${list(games)}.`,
  adjustmentsIn: {
    total: "The club’s adjustments are in the total.",
    "deal-average": "The club’s adjustments are added to the points before the average.",
    "evening-average": "The club’s adjustments are added to the points before the average.",
    places: "The club’s adjustments are added to the place points.",
    wins: "The club’s adjustments do not count with wins.",
  },
  period: (days, byPlace) =>
    `After ${many.days(days)} a correction becomes a dated change: ${byPlace ? "it moves no place and no win" : "it is added to the points, and moves no place and no win"}.`,
  ongoing: (n, day) =>
    n === 1
      ? `The evening of ${day} is still going on: its points count already.`
      : `${n} evenings of ${day} are still going on: their points count already.`,
  withEvenings: (name, evenings) => `${name} (${many.evenings(evenings)})`,
  unranked: (names) => `No rank yet for ${list(names)}.`,
  counted: {
    total: "By total points.",
    "deal-average": "By the average of a deal.",
    "evening-average": "By the average of an evening.",
    places: "By the place points of each evening.",
    wins: "By evenings won.",
  },
  tableByTable: "Places are taken at each table, not across the tables of an evening.",
  bySheet: "This season ended when each sheet was an evening: it keeps the standings that it had.",
  fewest: (n) => `It takes ${many.evenings(n)} to be ranked.`,
  guestsApart: (names) => `Guests are not ranked: ${list(names)}.`,
};
