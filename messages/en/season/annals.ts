// This folder: words of a season, in English, a part of its screen a file; annals and portrait come at other times than its page.
import type { Chunks } from "#messages/fr/chunks";

export const annals: Chunks["annals"] = {
  grid: "The grid",
  gridNote: "One evening per row, one person per column, in the order of the standings; whoever won the evening is underlined.",
  gridTotals: (bestOf) =>
    `Totals of every evening; the standings ${bestOf === null ? "count differently" : `keep only the best${bestOf === 1 ? "" : ` ${bestOf}`}`}.`,
  matrices: "Contracts, partners, opponents",
  noMatrix: "No deal of this season is known: there is nothing to set against anything.",
  wait: "The tables are coming.",
  soFar: "Standings so far",
  picture: "Picture of the standings",
  pictureName: "standings",
  pictureAlt: (club, first) => `Standings of ${club}: ${first.join(", ")}`,
  asOf: (day) => `as of ${day}`,
  deals: "Deals (CSV)",
  dealsName: "deals",
};
