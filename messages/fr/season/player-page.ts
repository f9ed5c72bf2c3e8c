/** A player's page. */

import type { Count } from "#lib/season/club/counting";
import { heads, many, numbered, said } from "../alike";
import { always } from "../alike/always";
import { list, plural } from "../rules/grammar";

const SUMS: Readonly<Record<Count, string>> = {
  total: "Total des points",
  "deal-average": heads.pointsPerDeal,
  "evening-average": "Points par soirée",
  places: "Total des points de place",
  wins: "Soirées gagnées",
};

export const playerPage = {
  placeOf: numbered.place,
  unranked: "Hors classement",
  counts: (counted: number, evenings: number) => `${counted} soirées sur ${evenings} comptent`,
  /** The ranked value as the sum it is. */
  sum: "Ce qui compte",
  sumOf: SUMS,
  brought: (counted: number, played: number) => (counted === played ? many.evenings(played) : `${counted} soirées sur ${played}`),
  inDeals: (deals: number) => `en ${many.deals(deals)}`,
  dropped: (n: number) => (n < 2 ? "une autre compte" : `hors des ${n} meilleures`),
  otherGame: (game: string) => `${game} : ne compte pas`,
  open: (n: number) => `compte si elle reste parmi les ${n} meilleures`,
  byHand: (reason: string) => `Ajustement : ${reason}`,
  late: (deal: number | null, day: string) =>
    deal === null ? `Correction tardive, soirée du ${day}` : `Correction tardive, donne ${deal} du ${day}`,
  notAdded: { byHand: "ne compte pas avec les victoires", late: always.notCounted },
  lateMoves: "ne déplace ni place ni victoire",
  olderEvenings: (n: number) => plural(n, "soirée plus ancienne", "soirées plus anciennes"),
  olderLate: "Corrections tardives plus anciennes",
  perDeals: (points: string, deals: number) => `${points} points en ${many.deals(deals)}`,
  perEvenings: (points: string, evenings: number) => `${points} points en ${many.evenings(evenings)}`,
  ofBest: (n: number) => `Des ${n} meilleures soirées`,
  whichCount: "Lesquelles comptent se dit quand toutes sont là.",
  with: said.with,
  calledBy: "À l’appel de",
  met: (name: string) => `face à ${name}`,
  partial: "Les soirées affichées, les plus récentes : la somme est celle de la saison.",
  chelem: "Chelems",
  empty: "Aucune soirée dans cette saison.",
  never: "Aucune des soirées affichées.",
};

/** An evening's page. */
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
