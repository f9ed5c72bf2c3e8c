/** What the page of rules says, around the rules. */

import { names } from "./rules/names";
import { TERMS } from "./rules/terms";

export const rules = {
  back: "‹ Retour",
  search: "Chercher un mot",
  /** Pairs: what players call it, what the rules do, without accents. */
  also: "talon chien, oudler bout, slam chelem",
  options: "Ce que la table peut décider",
  byDefault: (value: string, others: readonly string[]) =>
    `Standard : ${value}.${others.length > 0 ? ` Au choix : ${others.join(", ")}.` : ""}`,
  pack: (points: string, kinds: string) => `${points} points : ${kinds}`,
  here: (value: string | null) => `À cette table : ${value ?? "autrement, comme le dit la feuille"}`,
  articles: "Le texte et nos décisions",
  source: (short: string, whole: string) => `${short} : ${whole}`,
  cards: "Cartes à chacun, de côté",
  each: "à chacun",
  asideAt: (at: string) => `de côté ${at}`,
  blind: (n: number) => `La donne ${n} se joue à l’aveugle, puis c’est au voisin de gauche de donner.`,
  deck: "Le jeu de cartes",
  none: "Aucune règle ne contient ce mot.",
  found: (n: number) => (n < 2 ? "Une règle." : `${n} règles.`),
  disputes: "Litiges courants",
  code: "Ce que prévoit le code d’arbitrage de 2012 ›",
  disputesNote: "Le premier cas qui est vrai décide.",
  above: "le tableau ci-dessus",
  attack: {
    ifPlayed: "si la table la joue",
    targets: TERMS.targets,
    poignees: TERMS.poignees,
    trumps: "Atouts à montrer",
    differs: "les éditions diffèrent",
    vp: names.vp5,
    vpNote: "Chaque case : ce que marque chacun de l’attaque, et dessous chacun de la défense.",
    inferred: "Entre crochets, les cases absentes de la page et que la suite des autres impose.",
    inferredCell: "déduit",
  },
};
