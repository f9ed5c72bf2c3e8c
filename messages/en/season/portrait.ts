import type { Chunks } from "#messages/fr/chunks";
import { many } from "../alike";
import { nth, plural } from "../rules/grammar";

const points = (gap: string) => (gap === "1" ? "point" : "points");

export const portrait: Chunks["portrait"] = {
  title: "In short",
  partner: (name, made, n, points) => `With ${name}, ${made} of ${n} contracts made, for ${points} points.`,
  nemesis: (name, ahead, n) =>
    ahead === 0
      ? `Never ahead of ${name} in ${many.evenings(n)}: a bête noire.`
      : `Ahead of ${name} on only ${ahead} of ${many.evenings(n)}: a bête noire.`,
  level: (name) => `Level with ${name}, whom the tie-break puts ahead.`,
  next: {
    total: (name, gap) => `${gap} ${points(gap)} short of ${name}.`,
    "deal-average": (name, gap) => `${gap} ${points(gap)} per deal short of ${name}.`,
    "evening-average": (name, gap) => `${gap} ${points(gap)} per evening short of ${name}.`,
    places: (name, gap) => `${gap} place ${points(gap)} short of ${name}.`,
    wins: (name, gap) => `${gap} ${gap === "1" ? "win" : "wins"} short of ${name}.`,
  },
  form: (n) => `The last ${n} evenings`,
  formNote: (mean, whole) => `${mean} per evening; ${whole} over all that are shown.`,
  histogram: "How the evenings came out",
  between: (from, to) => `${from} to ${to}`,
  evenings: "evenings",
  contracts: "Contracts made, beside the others",
  against: (own, n, others, clubN) => `${own}% of ${n}; the others ${others}% of ${clubN}`,
  career: "From season to season",
  rank: (rank, of) => `${nth(rank)} of ${of}`,
  unranked: "unranked",
  duel: {
    back: (name) => `‹ ${name}`,
    and: "and",
    never: "These two have not yet played at one table this season.",
    ahead: (name, ahead, n) => {
      if (n < 2) return `One evening at the same table: ${name} ${ahead > 0 ? "finishes ahead" : "does not finish ahead"}.`;
      const often = ahead > 0 ? `finishes ahead in ${ahead}` : "never finishes ahead";
      return `Of ${n} evenings at the same table, ${name} ${often}.`;
    },
    gap: (name, other, gap, said) =>
      gap === 0 ? "On points, nothing between them." : `In all, ${said} points more for ${gap > 0 ? name : other}.`,
    few: "Too few to conclude anything.",
    bars: "The gap, evening after evening",
    calling: "When one calls the other",
    calls: (from, to) => `${from} calls ${to}`,
    evenings: "Evenings at one table",
    first: "ahead",
    open: (name) => `The page of the two, with ${name}`,
    other: (name) => `${name}’s season`,
  },
  filter: {
    title: "Which evenings",
    none: "all",
    held: (n) => plural(n, "choice", "choices"),
    all: "All",
    from: "From",
    to: "To",
    size: "At the table",
    partner: "Calling",
    shown: (n, of) => `The figures below are of ${n} of ${many.evenings(of)}.`,
    few: "That is too few to conclude anything from.",
    partial: "Older evenings are not shown yet.",
  },
};
