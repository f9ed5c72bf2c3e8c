/** What an evening changed, and who takes often. */

import type { ChangedFact } from "#lib/season/standings/told-rows";
import { de, plural } from "../rules/grammar";

const FACT: Readonly<Record<ChangedFact["kind"], (p: { name: string; over: string; value: string; best: boolean }) => string>> = {
  "took-lead": ({ name, over }) => (over ? `${name} prend la tête à la place ${de(over)}.` : `${name} prend la tête.`),
  "joined-lead": ({ name, over }) => `${name} rejoint ${over} en tête.`,
  "kept-lead": ({ name }) => `${name} garde la tête.`,
  passed: ({ name, over }) => `${name} passe devant ${over}.`,
  "won-evening": ({ name, value, best }) => `${name} gagne la soirée${value ? `, ${value}` : ""}${best ? ", sa meilleure" : ""}.`,
  "leads-evening": ({ name, value }) => `${name} mène la soirée${value ? `, ${value}` : ""}.`,
  "best-evening": ({ name, value }) => `${name} fait sa meilleure soirée${value ? ` : ${value}` : ""}.`,
  "first-evening": ({ name }) => `Première soirée ${de(name)} dans la saison.`,
  "now-ranked": ({ name }) => `${name} entre au classement.`,
  streak: ({ name, value }) => `${name} gagne ${value} soirées de suite.`,
};

export const prose = {
  /** At Tarot décalé one bets. */
  takesOften: (bets: boolean, name: string, taken: number, deals: number, made: number) =>
    `${name} ${bets ? "parie" : "prend"} le plus souvent : ${taken} donnes sur ${deals}, dont ${plural(made, "réussie", "réussies")}.`,
  takes: (bets: boolean): string => (bets ? "Qui parie ?" : "Qui prend ?"),
  takesRarely: (bets: boolean, name: string, taken: number, deals: number) =>
    `${name} ${bets ? "parie" : "prend"} le moins : ${taken} sur ${deals}.`,
  changed: (day: string) => `Ce que le ${day} a changé`,
  fact: FACT,
  changedNothing: (day: string) => `Le ${day} n’a rien changé au classement.`,
};
