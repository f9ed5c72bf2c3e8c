// This folder: words around a rule that come later than its name, in French.
/** A figure's lines, each with its rule; and of a rule that is a ruling. */
export const counted = {
  title: (name: string, n: number) => `${name}, donne ${n}`,
  lines: (name: string, n: number) => `Le calcul pour ${name}, donne ${n}`,
  whose: "Les points de qui",
  ruling: "Décision, là où le texte se tait",
};
