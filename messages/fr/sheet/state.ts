/** What a sheet says of itself: what waits for people, what was just noted, what was sent, how the game ends. */

import { said } from "../alike";
import { de, list, plural } from "../rules/grammar";

export const state = {
  divided: (deals: readonly number[], mayChoose: boolean) => {
    const said =
      deals.length === 1
        ? `La donne ${deals[0]} est notée de deux façons`
        : `Les donnes ${list(deals.map(String))} sont notées de deux façons`;
    return `${said}${mayChoose ? " : à vous de choisir." : "."}`;
  },
  follows: "ce téléphone suit la feuille",
  cutOff: "le serveur ne répond pas : la suite viendra dès qu’il répondra",
  shutOut: "Ce téléphone n’a plus accès à la feuille partagée : ce qu’il note reste ici.",
  shutOutFollower: "Ce téléphone ne suit plus la feuille : il montre ce qu’il en a vu.",
  copyOnly: said.copyOnly,
  tooMuch: "Trop a été écrit d’ici : la suite reste sur ce téléphone et partira plus tard.",
  rejected: (n: number) => plural(n, "envoi refusé : voir sous la feuille.", "envois refusés : voir sous la feuille."),
  /** While it does, a sentence of its own; once it has, the beginning of one. */
  givenBack: (n: number, isGiven: boolean) =>
    `Le serveur est revenu à un état plus ancien : ce téléphone lui ${isGiven ? "a rendu" : "rend"} ${plural(n, "entrée", "entrées")}${isGiven ? "" : "."}`,
  nothing: "rien n’est encore noté",
  done: {
    "deal.recorded": (n) => `Donne ${n} notée`,
    misdeal: () => "Fausse donne notée",
    "deal.replaced": (n) => `Donne ${n} corrigée`,
    "deal.voided": (n) => `Donne ${n} annulée`,
    "deal.restored": (n) => `Donne ${n} rétablie`,
    "sheet.closed": () => "Partie arrêtée",
    "sheet.reopened": () => "Feuille rouverte",
    "bet.announced": (n) => `Enchère de la donne ${n} notée`,
    "bet.withdrawn": () => "Enchère retirée",
    "dispute.withdrawn": () => "Contestation retirée",
    "player.renamed": () => "Nom changé",
    "person.added": (_, who) => `Arrivée ${de(who)} notée`,
    "person.renamed": () => "Nom changé",
    "person.left": (_, who) => `Départ ${de(who)} noté`,
    "person.returned": (_, who) => `Retour ${de(who)} noté`,
    "seats.arranged": () => "Places changées",
    "dealer.chosen": () => "Donneur changé",
    "confirmation.asked": () => "Validation des donnes changée",
    "dispute.noted": (n) => `Contestation de la donne ${n} notée`,
    "deal.contested": (n) => `Donne ${n} contestée`,
    "contest.ruled": (n) => `Contestation de la donne ${n} tranchée`,
    "deal.confirmed": (n) => `Donne ${n} confirmée`,
    "season.joined": () => "Feuille comptée dans la saison",
    "season.left": () => "Feuille retirée de la saison",
    "evening.set": () => "Soirée changée",
    "player.seated": () => "Place du téléphone changée",
    keep: (n) => `Donne ${n} : version de la feuille gardée`,
    replace: (n) => `Donne ${n} remplacée par l’autre version`,
    another: (n) => `L’autre version de la donne ${n} est devenue une donne à part`,
  } as Readonly<Record<string, (n: number, who: string) => string>>,
  overtaken: (n: number) => `Donne ${n} : un autre téléphone en a décidé autrement`,
  settle: "Départager",
  undo: "Annuler",
  /** The undo button names the act if the line above says something else. */
  undoOf: (done: string) => `Annuler : ${done.charAt(0).toLowerCase()}${done.slice(1)}`,
  /** The act just undone, and what is pressing. */
  undoneAnd: (undone: string, pressing: string) => `${undone} ; ${pressing}`,
  saved: "enregistré",
  unsent: (n: number) => plural(n, "donne pas encore envoyée", "donnes pas encore envoyées"),
  sent: "tout est envoyé",
  seen: (n: number) => `vu par ${n < 2 ? "un autre téléphone" : `${n} autres téléphones`}`,
  unknown: (n: number) =>
    plural(
      n,
      "saisie d’une version plus récente, gardée sans être lue",
      "saisies d’une version plus récente, gardées sans être lues",
    ),
  /** How the game ends. */
  ending: {
    over: (names: readonly string[]) =>
      names.length > 1
        ? `Partie finie : ${list(names)} se partagent la victoire.`
        : `Partie finie : victoire ${de(list(names))}.`,
    reached: (names: readonly string[]) =>
      names.length > 1
        ? `Objectif atteint : ${list(names)} se partagent la victoire si la partie s’arrête.`
        : `Objectif atteint : victoire ${de(list(names))} si la partie s’arrête.`,
    close: "Arrêter la partie",
    reopen: "Rouvrir la feuille",
    until: said.endsAt,
    targetIs: (n: number) => `Partie en ${n} points.`,
    table: { title: "Le classement de la table", picture: "Image à partager", again: "Remettre ça" },
  },
};
