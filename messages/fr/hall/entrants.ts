/** Who enters, from a list or from the club. */
import { plural } from "../rules/grammar";

export const entrants = {
  entries: "Inscriptions",
  entered: (n: number) => plural(n, "personne inscrite", "personnes inscrites"),
  paste: "Coller ou taper une liste",
  pasteLabel: "Une personne par ligne : nom, licence, série",
  pasteAdd: (n: number) => (n < 2 ? "Inscrire cette personne" : `Inscrire ces ${n} personnes`),
  pasteLeft: (lines: string) => `Lignes laissées (pas de nom, ou déjà là) : ${lines}.`,
  pasteTold: (n: number) => (n < 2 ? "Une inscription est complétée." : `${n} inscriptions sont complétées.`),
  pasteTell: "Compléter",
  nothing: "Rien à inscrire",
  members: "Prendre dans le cercle",
  membersAdd: (n: number) => (n < 2 ? "Inscrire" : `Inscrire ces ${n} personnes`),
  lastTime: (name: string) => `Comme à « ${name} »`,
  licence: (licence: string) => `licence ${licence}`,
  series: (series: string) => `série ${series}`,
  teamNth: (n: number) => `équipe ${n}`,
  lateTeams:
    "Quelqu’un arrive ou remplace avant la première position : inscrivez, puis redonnez les places. Qui vient pour quelqu’un qui s’est retiré est de son équipe.",
  late: "Quelqu’un arrive avant la première position : inscrivez, puis redonnez les places. Une table de trois se complète, ou une table s’ajoute.",
  unseated: "pas encore de place",
};
