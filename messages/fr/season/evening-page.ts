/** An evening's page. */
import { list } from "../rules/grammar";

export const eveningPage = {
  deal: (number: number) => `donne ${number}`,
  of: (club: string, season: string) => `${club}, ${season}`,
  note: "Toucher un chiffre montre son calcul.",
  outside: "hors du cercle",
  asCounted: "Places et points sont ceux que la saison compte. La feuille, plus bas, est celle d’aujourd’hui.",
  since: (name: string, counted: string, changes: readonly string[]) =>
    `${name} : soirée comptée ${counted} ; depuis, ${list(changes)}.`,
  change: (points: string, day: string) => `${points} le ${day}`,
  brought: (source: string) => `Soirée apportée du fichier « ${source} ».`,
  partly: "Des donnes n’y sont que dans le total de la soirée.",
};
