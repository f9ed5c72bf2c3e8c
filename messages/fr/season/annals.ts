// This folder: words of a season, in French, a part of its screen a file; annals and portrait come at other times than its page.
/** The long pages of a season: its grid, its matrices, its palmarès. */

import { de } from "../rules/grammar";
export const annals = {
  grid: "La grille",
  gridNote: "Une soirée par ligne, une personne par colonne, dans l’ordre du classement ; qui a gagné la soirée est souligné.",
  gridTotals: (bestOf: number | null) =>
    `Total de toutes les soirées ; le classement ${bestOf === null ? "compte autrement" : `n’en retient que ${bestOf < 2 ? "la meilleure" : bestOf}`}.`,
  matrices: "Contrats, partenaires, adversaires",
  noMatrix: "Aucune donne n’est connue de cette saison : il n’y a rien à croiser.",
  wait: "Les tableaux arrivent.",
  soFar: "Classement à ce jour",
  picture: "Image du classement",
  pictureName: "classement",
  pictureAlt: (club: string, first: readonly string[]) => `Classement ${de(club)} : ${first.join(", ")}`,
  asOf: (day: string) => `au ${day}`,
  deals: "Donnes (CSV)",
  dealsName: "donnes",
};
