/** What parts players who are equal, and whom it parted, in English. */

import type { ties as French, adjustments as FrenchAdjustments } from "#messages/fr/season/ties";
import { list } from "../rules/grammar";
import { tieBreaks } from "./tie-breaks";

const before = (first: readonly string[], second: readonly string[]) =>
  `${list(first)} ${first.length > 1 ? "come" : "comes"} before ${list(second)}`;

const parted = ([one, ...more]: Parameters<typeof French.decided>[1], say: (mine: string, theirs: string) => string): string =>
  one === undefined
    ? ""
    : `${[
        `${before(one.first, one.second)}: ${say(one.mine, one.theirs)}`,
        ...more.map(({ first, second, mine, theirs }) => `${list(first)} before ${list(second)}, ${mine} against ${theirs}`),
      ].join("; ")}.`;

type Than = (mine: string, theirs: string) => string;

const DECIDED: Readonly<Record<keyof typeof tieBreaks, Than>> = {
  wins: (mine, theirs) => `evenings won, ${mine} against ${theirs}`,
  "best-evening": (mine, theirs) => `best evening, ${mine} against ${theirs}`,
  "head-to-head": (mine, theirs) => `evenings ahead, ${mine} against ${theirs}`,
  "deal-average": (mine, theirs) => `${mine} per deal against ${theirs}`,
  evenings: (mine, theirs) => `evenings played, ${mine} against ${theirs}`,
  "fewer-evenings": (mine, theirs) => `in ${mine} evenings against ${theirs}`,
  "last-evening": (mine, theirs) => `last evening together, ${mine} against ${theirs}`,
};

export const ties: typeof French = {
  ties: (rules) => `Level players are separated by ${rules.map((rule) => tieBreaks[rule]).join(", then ")}.`,
  balance: (told) => parted(told, (mine, theirs) => `balance among the level players, ${mine} against ${theirs}`),
  decided: (rule, told) => parted(told, DECIDED[rule]),
  shared: ([first = [], ...others]) =>
    `${list(first)} stay level${others.map((names) => `, so do ${list(names)}`).join("")}: nothing the club chose separates them.`,
};

// This folder: words of a season, in English, a part of its screen a file; annals and portrait come at other times than its page.
/** What the club adds by hand, in English. */

export const adjustments: typeof FrenchAdjustments = {
  adjustments: "Adjustments",
  withdrawn: (day: string) => `withdrawn on ${day}`,
  adjustmentsNote: "Points the club added by hand, with their reason. An adjustment is withdrawn, never erased.",
  adjust: "Add an adjustment",
  adjustWho: "To whom",
  adjustPoints: "Points, more or fewer",
  adjustReason: "Why",
  adjustSave: "Record the adjustment",
  withdraw: "Withdraw",
  noAdjustments: "No adjustment.",
};
