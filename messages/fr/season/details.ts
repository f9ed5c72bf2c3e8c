/** Under the tables: evenings, records, late corrections. */

import type { ChangedFact, RecordRow } from "#lib/season/standings/told-rows";
import { many } from "../alike";
import { de, list, plural } from "../rules/grammar";

const RECORDS: Readonly<Record<RecordRow["kind"], string>> = {
  "best-evening": "Meilleure soirée",
  "worst-evening": "Pire soirée",
  "widest-win": "Plus large victoire",
  "won-streak": "Soirées gagnées de suite",
  "present-streak": "Présences de suite",
};

export const details = {
  tablesOf: (n: number) => `${n} tables`,
  totalsOnly: "par ses totaux seuls",
  allEvenings: "Toutes les soirées, en grille",
  records: "Records et séries",
  record: RECORDS,
  recordOn: (day: string) => `le ${day}`,
  recordTo: (from: string, to: string) => `du ${from} au ${to}`,
  eveningsMore: (n: number) => `Les ${n} dernières soirées.`,
  /** `outside`: people at the table who are not of the club. */
  wonBy: (names: readonly string[], outside: number) => {
    if (names.length === 0) return "personne du cercle";
    const all = outside > 0 ? [...names, "quelqu’un d’autre"] : names;
    return all.length > 1 ? `${list(all)} à égalité` : list(all);
  },
  goesOn: "en cours",
  late: "Corrections tardives",
  lateNote: (days: number) =>
    `Passé ${many.days(days)}, une correction ne touche plus la soirée : elle s’ajoute ici, avec sa date.`,
  lateLine: (name: string, deal: number | null, day: string) =>
    deal === null ? `${name}, soirée du ${day}` : `${name}, donne ${deal} du ${day}`,
};

/** The tables of figures: roles, contracts, who called whom and who met whom, primes. */
export const tables = {
  roleTitle: "Par rôle",
  roleNote: "Donnes réussies dans le rôle principal, puis points par donne dans chaque rôle.",
  allRows: (people: number) => `Les ${people}, avec les tableaux croisés`,
  contractsNote: "Donnes prises et réussies, et ce qu’elles ont rapporté à qui les a prises.",
  partners: "Qui appelle qui",
  partnersCorner: "réussies / jouées",
  partnersNote: "En ligne, qui prend ; en colonne, qui est appelé. Donnes réussies sur donnes jouées ensemble.",
  calls: (taker: string, partner: string, made: number, n: number) =>
    `${taker} appelle ${partner} : ${n < 2 ? "une donne" : `${n} donnes`}, ${plural(made, "réussie", "réussies")}`,
  firstOnly: (n: number) => `Les ${n} premiers du classement ; la page de chacun montre tout.`,
  met: "Face à face",
  metCorner: "devant / jouées",
  metNote: "Soirées que le joueur de la ligne finit devant celui de la colonne, sur celles qu’ils ont jouées à la même table.",
  meets: (one: string, other: string, ahead: number, n: number) =>
    `${one} finit devant ${other} ${ahead} fois sur ${n < 2 ? "une soirée" : `${n} soirées`}`,
  primes: "Primes et chelems",
  primesNote: "Combien de fois, et les points que cela a faits.",
  chelemsNote: "Les chelems du camp, réussis sur tentés.",
  chelems: (made: number, missed: number) =>
    `${plural(made, "chelem réussi", "chelems réussis")}, ${plural(missed, "manqué", "manqués")}`,
};

/** What an evening changed, and who takes often. */
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
