/** How a season counts: the note under its standings. */

import type { Count } from "#lib/season/club/counting";
import { many } from "../alike";
import { capital, list } from "../rules/grammar";

const COUNTED: Readonly<Record<Count, string>> = {
  total: "Au total des points.",
  "deal-average": "À la moyenne par donne.",
  "evening-average": "À la moyenne par soirée.",
  places: "Aux points de place de chaque soirée.",
  wins: "Au nombre de soirées gagnées.",
};

/** What of an evening left out by "best N" is said, by count. */
const mostWorth = (n: number) =>
  n < 2
    ? "Seule la meilleure soirée de chacun compte ; les autres restent visibles."
    : `Seules les ${n} meilleures soirées de chacun comptent ; les autres restent visibles.`;

const meanOfBest = (n: number) =>
  n < 2
    ? "La moyenne est celle de la meilleure soirée de chacun ; les autres n’y entrent pas."
    : `La moyenne est celle des ${n} meilleures soirées de chacun ; les autres n’y entrent pas.`;

const BEST: Readonly<Record<Count, (n: number) => string>> = {
  total: mostWorth,
  "deal-average": meanOfBest,
  "evening-average": meanOfBest,
  places: mostWorth,
  wins: mostWorth,
};

/** Where what the club adds by hand is, or is not (T22). */
const ADJUSTED: Readonly<Record<Count, string>> = {
  total: "Les ajustements du cercle sont dans le total.",
  "deal-average": "Les ajustements du cercle s’ajoutent aux points avant la moyenne.",
  "evening-average": "Les ajustements du cercle s’ajoutent aux points avant la moyenne.",
  places: "Les ajustements du cercle s’ajoutent aux points de place.",
  wins: "Les ajustements du cercle ne comptent pas avec les victoires.",
};

/** Of evenings that may not all have been seen. */
const atLeast = (n: number, isAll: boolean) => `${isAll ? "" : "au moins "}${many.evenings(n)}`;

export const countedNote = {
  gamesAdded: (games: readonly string[]) => `Les points de ces jeux s’additionnent : ${list(games)}.`,
  scale: (points: readonly string[]) => `De la première place à la dernière : ${list(points)}.`,
  bestOf: BEST,
  outside: (wins: boolean, n: number, isAll: boolean) =>
    `Toute la table compte : dans ${atLeast(n, isAll)}, ${wins ? "la première place est à quelqu’un" : "des places sont à des personnes"} hors du cercle.`,
  gamesLeftOut: (n: number, isAll: boolean, games: readonly string[]) =>
    `${capital(atLeast(n, isAll))} d’un autre jeu ne ${n < 2 ? "compte" : "comptent"} pas : ${list(games)}.`,
  adjustmentsIn: ADJUSTED,
  period: (days: number, byPlace: boolean) =>
    `Passé ${many.days(days)}, une correction devient un changement daté : ${byPlace ? "il ne déplace ni place ni victoire" : "il s’ajoute aux points, sans déplacer ni place ni victoire"}.`,
  ongoing: (n: number, day: string) =>
    n < 2
      ? `La soirée du ${day} est en cours : ses points comptent déjà.`
      : `${n} soirées du ${day} sont en cours : leurs points comptent déjà.`,
  withEvenings: (name: string, evenings: number) => `${name} (${many.evenings(evenings)})`,
  unranked: (names: readonly string[]) => `Pas encore de rang pour ${list(names)}.`,
  /** The count, the tie-breaks, and whom they separated: one note under the table. */
  counted: COUNTED,
  tableByTable: "Les places se prennent à chaque table, pas entre les tables d’une soirée.",
  bySheet: "Cette saison a fini quand chaque feuille était une soirée : elle garde le tableau qu’elle avait.",
  fewest: (n: number) => `Il faut ${many.evenings(n)} pour avoir un rang.`,
  guestsApart: (names: readonly string[]) => `Les personnes invitées n’ont pas de rang : ${list(names)}.`,
};
