// This folder: words of the ledger that come later than its rows, in French.
/** One target for all columns of a row, where each is too narrow. */
export const strip = {
  follow: () => "Suivre une courbe",
  explain: (n: number) => `Points de la donne ${n}, un par un`,
  take: (n: number) => `Qui prend la donne ${n}`,
  finish: (n: number) => `Noter le résultat de la donne ${n}`,
};
