/** The tables of figures: roles, contracts, who called whom and who met whom, primes. */
import { plural } from "../rules/grammar";

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
