/** What is said around a contested deal: the note, how it ends, and who says so. */

import type { End } from "#lib/sheet/drafts/ruling";
import type { Withdrawal } from "#lib/sheet/sheet";
import { aDeal, whatBecame } from "../alike/deal";
import { tarotTerms } from "../alike/tarot";
import { list } from "../rules/grammar";

export const contest = {
  title: (n: number) => `Donne ${n}, contestation`,
  contest: "Contester",
  settle: "Trancher",
  note: "Ce qui est contesté",
  noteMissing: "Dire ce qui est contesté",
  doContest: aDeal.contest,
  /** Before the deal is on the sheet. */
  doDispute: (n: number) => `Noter pour la donne ${n}`,
  waits: (n: number) => `La donne ${n} se joue encore ; elle sera contestée dès qu’elle sera notée.`,
  disputed: (n: number) => `donne ${n} contestée`,
  takenBack: {
    "contest.withdrawn": whatBecame["contest.withdrawn"],
    "ruling.withdrawn": whatBecame["ruling.withdrawn"],
    "confirmation.withdrawn": whatBecame["confirmation.withdrawn"],
  } as Record<Withdrawal, string>,
  kept: "La donne reste comptée ; les totaux sans elle se lisent en petit, jusqu’à la décision.",
  judge: "Juger un coup ›",
  replay: "Revoir les plis ›",
  code: tarotTerms.code,
  contested: "contestée",
  why: (note: string) => `« ${note} »`,
  how: "Comment cela finit",
  outcomes: {
    kept: "on garde la donne",
    replaced: "on la corrige",
    adjusted: "on ajoute des points",
    annulled: "on l’annule",
  } as Record<End, string>,
  ended: {
    kept: "donne gardée",
    replaced: whatBecame.replaced,
    adjusted: "points ajoutés",
    annulled: "donne annulée",
  } as Record<End, string>,
  by: "Qui le dit",
  /** By the log's word; another word is shown as it is. */
  bys: { agreement: "toute la table", confirmation: "l’autre camp confirme", ruling: "qui tient la feuille" } as Record<
    string,
    string
  >,
  arbiter: "l’arbitre",
  reason: "La raison",
  missing: { reason: "Écrire la raison", points: "Taper les points" },
  points: "Table",
  result: "Donne",
  pointsOf: (name: string) => `Points de la table pour ${name}`,
  keep: (n: number) => `Garder la donne ${n}`,
  correct: aDeal.correct,
  annul: (n: number) => `Annuler la donne ${n}`,
  add: "Ajouter ces points",
  correcting: "Le formulaire s’ouvre ; enregistrer la correction met fin à la contestation.",
  /** The game is stopped, or over. */
  resultWaits: (deals: readonly number[], isOver: boolean) =>
    deals.length === 1
      ? `${isOver ? "Partie finie" : "Objectif atteint"} ; le résultat attend la donne ${deals[0]}, contestée.`
      : `${isOver ? "Partie finie" : "Objectif atteint"} ; le résultat attend les donnes ${list(deals)}, contestées.`,
  stays: (moved: string) => `La décision de la table s’y ajoute, et reste : ${moved}.`,
  ends: "Cette correction met fin à la contestation.",
  penalty: "Aucun texte ne règle la sanction : la table décide, et sa décision s’écrit à part.",
  ownerOnly: "La décision s’écrit sur un appareil qui gère la feuille.",
  decided: (outcome: string) => `décision : ${outcome}`,
};
