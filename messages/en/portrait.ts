import type { PortraitMessages } from "../fr/portrait";

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const portraitEn: PortraitMessages = {
  title: "In short",
  partner: (name, made, n, points) => `With ${name}, ${made} contracts of ${n} made, for ${points} points.`,
  nemesis: (name, ahead, n) => `Ahead of ${name} on only ${ahead} of ${plural(n, "evening", "evenings")}: the bête noire.`,
  level: (name) => `Level with ${name}, whom the tie-break puts ahead.`,
  next: {
    total: (name, gap) => `${gap} points short of ${name}.`,
    "deal-average": (name, gap) => `${gap} points a deal short of ${name}.`,
    "evening-average": (name, gap) => `${gap} points an evening short of ${name}.`,
    places: (name, gap) => `${gap} place points short of ${name}.`,
    wins: (name, gap) => `${gap} ${gap === "1" ? "win" : "wins"} short of ${name}.`,
  },
  form: (n) => `The last ${n} evenings`,
  formNote: (mean, whole) => `${mean} an evening; ${whole} over all that are shown.`,
  histogram: "How many evenings came to how much",
  between: (from, to) => `${from} to ${to}`,
  evenings: "evenings",
  contracts: "Contracts made, beside the others",
  against: (own, n, others, clubN) => `${own}% of ${n}; the others ${others}% of ${clubN}`,
  career: "From season to season",
  season: (evenings, won) => `${plural(evenings, "evening", "evenings")}, ${won} won`,
  rank: (rank, of) => `no. ${rank} of ${of}`,
  unranked: "unranked",
  filter: {
    title: "Which evenings",
    none: "all",
    held: (n) => plural(n, "choice", "choices"),
    all: "All",
    from: "From",
    to: "To",
    game: "Game",
    size: "At the table",
    partner: "Calling",
    shown: (n, of) => `The figures below are of ${n} of ${plural(of, "evening", "evenings")}.`,
    few: "That is too few to conclude anything from.",
    partial: "Older evenings are not shown yet.",
  },
};
