// This folder: words of the referee that come at other times than its page, in French.
/** Words around what the arbitration code provides; its sentences are the rules' own (`messages/fr/rules/provision.ts`). */

import type { Situation } from "#lib/rules/arbitration/situations";
import { plain } from "#lib/rules/words/figures";
import { heads } from "../alike";
import { de, plural } from "../rules/grammar";

const backSaid = (points: number) => `${plural(points, "point rendu", "points rendus", plain(points))} à l’autre camp`;

export const arbiter = {
  lead: "Ce que prévoit le Code d’arbitrage de 2012, celui des tournois de la fédération. À la table, c’est une proposition : rien ne s’applique tout seul.",
  noText: (game: string) =>
    `${game} : ce jeu n’a pas de texte d’arbitrage. Voici, pour information, ce que fait la fédération au tarot ; la table décide.`,
  situation: "Que s’est-il passé ?",
  situations: {
    revoke: "Renonce",
    play: "Jeu de la carte",
    deal: "Distribution",
    discard: "Écart et chien",
    poignee: heads.poignee,
    conduct: "Conduite, feuille",
  } satisfies Readonly<Record<Situation, string>> as Readonly<Record<Situation, string>>,
  page: (page: number) => `p. ${page}`,
  other: "‹ Autre cas",
  who: "Qui est en cause ?",
  before: "Déjà dans ce tournoi",
  beforeAt: (position: number, table: number, deal: number, note: string) =>
    `Position ${position}, table ${table}, donne ${deal} : ${note}`,
  add: (points: number) => `L’arbitre ajoute ${points} points de pénalité`,
  adds: { no: "Non", yes: "Oui" },
  annulled: (number: number, dealer: string) =>
    `La donne ${number} devient une donne annulée : elle n’a pas été jouée, ${dealer} redonne.`,
  redealt: (number: number, dealer: string) => `La donne ${number} devient une fausse donne : ${dealer} redonne.`,
  unshown: (number: number, name: string) => `La poignée ${de(name)} est retirée de la donne ${number}, qui compte.`,
  back: "Points gagnés à tort, à rendre à l’autre camp",
  backSaid,
  mended: (number: number, points: number) => `La donne ${number} compte, ${backSaid(points)}.`,
  stands: (number: number) => `La donne ${number} reste comme elle est.`,
  fined: (name: string, points: string) => `${name} : ${points}, sur une ligne à part, hors du zéro de la donne.`,
  barred: (name: string) => `${name} ne peut pas prendre à la donne qui vient.`,
  warned: (name: string) => `Un avertissement pour ${name}, gardé dans l’historique.`,
  waits: (number: number) => `Cela reste noté comme litige jusqu’à ce que la donne ${number} soit notée.`,
  ownerOnly: "Seul le téléphone qui gère la feuille peut prendre une décision.",
  take: (number: number) => `Décider ainsi pour la donne ${number}`,
  note: (number: number) => `Noter le litige, donne ${number}`,
  written: (title: string, page: number, parts: string, name: string | null) =>
    `Code d’arbitrage de 2012, p. ${page}. ${title}${name ? `, du côté ${de(name)}` : ""} : ${parts}.`,
};
