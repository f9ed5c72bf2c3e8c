/** The story of a club, event by event. */

import { many, numbered, said } from "../alike";
import { de, que } from "../rules/grammar";
export const clubHistory = {
  note: "Tout ce qui a changé dans le cercle, le plus récent d’abord. Rien ne s’en efface.",
  more: "Plus ancien",
  by: (device: string, when: string) => `${device}, ${when}`,
  was: said.before,
  nothing: "rien",
  opened: (name: string) => `Le cercle est créé : ${name}.`,
  renamed: "Le cercle change de nom.",
  added: (name: string, guest: boolean) => (guest ? `${name} entre au cercle, comme invité.` : `${name} entre au cercle.`),
  changed: (name: string) => `Fiche ${de(name)}.`,
  same: "Enregistré sans rien changer.",
  merged: (name: string, into: string) => `${name} est la même personne ${que(into)}.`,
  parted: (name: string) => `${name} redevient une personne à part.`,
  left: (name: string) => `${name} ne vient plus.`,
  returned: (name: string) => `${name} revient.`,
  seasonOpened: (name: string) => `Saison ouverte : ${name}.`,
  seasonChanged: (name: string) => `Réglages de la saison : ${name}.`,
  ended: (name: string) => `Saison finie : ${name}.`,
  reopened: (name: string) => `Saison rouverte : ${name}.`,
  drawn: {
    random: (tables: number) => (tables < 2 ? "Une table tirée au hasard." : `${tables} tables tirées au hasard.`),
    unmet: (tables: number) =>
      tables < 2 ? "Une table tirée." : `${tables} tables tirées, sans revoir personne autant que possible.`,
    best: (tables: number) => (tables < 2 ? "Une table tirée." : `${tables} tables par force.`),
    balanced: (tables: number) => (tables < 2 ? "Une table tirée." : `${tables} tables équilibrées.`),
  },
  table: numbered.table,
  brought: (source: string, evenings: number, people: number) =>
    `Historique apporté (${source}) : ${many.evenings(evenings)}, ${many.people(people)}.`,
  takenBack: (source: string, evenings: number, people: number) =>
    `Historique retiré (${source}) : ${many.evenings(evenings)}, ${many.people(people)}.`,
  adjusted: (name: string, points: string, season: string) => `Ajustement pour ${name} : ${points}, dans ${season}.`,
  withdrawn: (name: string, points: string, season: string) => `Ajustement retiré à ${name} : ${points}, dans ${season}.`,
};
