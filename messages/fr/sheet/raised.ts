/** What rises over a sheet: what is said beside a figure's lines, and what happened to a deal. */

import { de } from "../rules/grammar";
export const raised = {
  figure: {
    correct: "Corriger",
    stopped: (left: number) =>
      left > 0 ? `Il n’en restait que ${left} : la mise s’arrête à 0.` : "Il n’en restait plus : la mise est à 0.",
  },
  history: {
    title: (n: number) => `Donne ${n}, historique`,
    recorded: "notée",
    replaced: "corrigée",
    voided: "annulée",
    restored: "rétablie",
    settled: "autre version, réglée",
    other: "autre version, à choisir",
    otherPhone: "un autre téléphone",
    /** Where there is more than one other. */
    phone: (n: number) => `téléphone ${n}`,
    by: (device: string, when: string) => `${device}, ${when}`,
    why: (reason: string) => `« ${reason} »`,
    void: "Annuler cette donne",
    restore: "Rétablir cette donne",
    correct: "Corriger",
    /** After what a button says. */
    ofDeal: (n: number) => `, donne ${n}`,
    nothing: "Aucune donne encore.",
    before: "avant",
    after: "après",
    /** Noted by a phone that did not know. */
    vain: { voided: "La donne reste annulée", corrected: "C’est la donne corrigée qui compte" },
  },
  undone: (n: number) => `Donne ${n} annulée`,
  undoneMisdeal: "Fausse donne retirée",
  undoneVersion: (n: number) => `Votre version de la donne ${n} est annulée : celle de l’autre téléphone est sur la feuille`,
  undid: {
    "deal.replaced": (n) => `Correction de la donne ${n} retirée`,
    "deal.voided": (n) => `Donne ${n} rétablie`,
    "sheet.closed": () => "La partie continue",
    "sheet.reopened": () => "Feuille arrêtée de nouveau",
    "bet.announced": (n) => `Enchère de la donne ${n} retirée`,
    "dispute.noted": (n) => `Contestation de la donne ${n} retirée`,
    "deal.contested": (n) => `Contestation de la donne ${n} retirée`,
    "contest.ruled": (n) => `Décision de la donne ${n} retirée`,
    "deal.confirmed": (n) => `Confirmation de la donne ${n} retirée`,
    keep: (n) => `Choix sur la donne ${n} annulé`,
    replace: (n) => `Choix sur la donne ${n} annulé`,
    another: (n) => `Choix sur la donne ${n} annulé : la donne ajoutée ne compte plus`,
    "player.renamed": () => "Le nom d’avant est revenu",
    "person.renamed": () => "Le nom d’avant est revenu",
    "person.added": (_, who) => `${who} ne joue plus`,
    "person.left": (_, who) => `Départ ${de(who)} retiré, la place est reprise`,
    "person.returned": (_, who) => `Retour ${de(who)} retiré`,
    "seats.arranged": () => "Les places d’avant sont revenues",
    "dealer.chosen": () => "Le donneur d’avant est revenu",
    "confirmation.asked": () => "La validation des donnes est comme avant",
    "bet.withdrawn": (n) => `Enchère de la donne ${n} rétablie`,
    "dispute.withdrawn": () => "Contestation rétablie",
  } as Readonly<Record<string, (n: number, who: string) => string>>,
  undidLast: "La dernière action est annulée",
};
