/** What parts players who are equal, and whom it parted. */

import type { TieBreak } from "#lib/season/club/counting";
import { list } from "../rules/grammar";
import { tieBreaks } from "./tie-breaks";

const DECIDED: Readonly<Record<TieBreak, (mine: string, theirs: string) => string>> = {
  wins: (mine, theirs) => `soirées gagnées, ${mine} contre ${theirs}`,
  "best-evening": (mine, theirs) => `meilleure soirée, ${mine} contre ${theirs}`,
  "head-to-head": (mine, theirs) => `soirées finies devant, ${mine} contre ${theirs}`,
  "deal-average": (mine, theirs) => `${mine} par donne contre ${theirs}`,
  evenings: (mine, theirs) => `soirées jouées, ${mine} contre ${theirs}`,
  "fewer-evenings": (mine, theirs) => `en ${mine} soirées contre ${theirs}`,
  "last-evening": (mine, theirs) => `dernière soirée commune, ${mine} contre ${theirs}`,
};

const before = (first: readonly string[], second: readonly string[]): string =>
  `${list(first)} ${first.length > 1 ? "passent" : "passe"} devant ${list(second)}`;

/** Whom a rule put before whom, and what each has. */
interface Parted {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly mine: string;
  readonly theirs: string;
}

/** What the rule measures is said once, however many it parts. */
const parted = ([one, ...more]: readonly Parted[], say: (mine: string, theirs: string) => string): string =>
  one === undefined
    ? ""
    : `${[
        `${before(one.first, one.second)} : ${say(one.mine, one.theirs)}`,
        ...more.map(({ first, second, mine, theirs }) => `${list(first)} devant ${list(second)}, ${mine} contre ${theirs}`),
      ].join(" ; ")}.`;

export const ties = {
  ties: (rules: readonly TieBreak[]) => `À égalité, ${rules.map((rule) => tieBreaks[rule]).join(", puis ")}.`,
  /** Among more than two, what a rule weighs is each player's balance against all of them. */
  balance: (told: readonly Parted[]) =>
    parted(told, (mine, theirs) => `bilan entre les joueurs à égalité, ${mine} contre ${theirs}`),
  decided: (rule: TieBreak, told: readonly Parted[]) => parted(told, DECIDED[rule]),
  shared: ([first = [], ...others]: readonly (readonly string[])[]) =>
    `${list(first)} restent à égalité${others.map((names) => `, ${list(names)} aussi`).join("")} : rien de ce que le cercle a choisi ne les sépare.`,
};

// This folder: words of a season, in French, a part of its screen a file; annals and portrait come at other times than its page.
/** What the club adds by hand. */

export const adjustments = {
  adjustments: "Ajustements",
  withdrawn: (day: string) => `retiré le ${day}`,
  adjustmentsNote: "Des points ajoutés à la main par le cercle, avec leur raison. Un ajustement se retire ; il ne s’efface pas.",
  adjust: "Ajouter un ajustement",
  adjustWho: "À qui",
  adjustPoints: "Points, en plus ou en moins",
  adjustReason: "Pourquoi",
  adjustSave: "Noter l’ajustement",
  withdraw: "Retirer",
  noAdjustments: "Aucun ajustement.",
};
