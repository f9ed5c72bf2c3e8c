/** What rises over a sheet: a figure's lines, and what happened to a deal. */

import { de } from "#lib/rules/words/fr/grammar";
export const raisedFr = {
  number: {
    title: (name: string, n: number) => `${name}, donne ${n}`,
    lines: (name: string, n: number) => `Le calcul pour ${name}, donne ${n}`,
    close: "Fermer",
    correct: "Corriger",
    stopped: (left: number) =>
      left > 0 ? `Il n’en restait que ${left} : la mise s’arrête à 0.` : "Il n’en restait plus : la mise est à 0.",
    roles: { taker: "Parie", partner: "Alliance", other: "Contre" },
    solo: "parie sans allié",
    pair: "parie à deux contre trois",
    three: "contre les deux",
    everyone: "chacun pour soi",
    source: (source: string, article: string) => `${source}, ${article}`,
    ruling: "Décision, là où le texte se tait",
  },
  history: {
    title: (n: number) => `Donne ${n}, historique`,
    all: "Historique",
    back: "‹ Feuille",
    recorded: "notée",
    replaced: "corrigée",
    voided: "annulée",
    restored: "rétablie",
    settled: "autre version, réglée",
    other: "autre version, à choisir",
    thisDevice: "cet appareil",
    otherPhone: "un autre téléphone",
    /** Where there is more than one other. */
    phone: (n: number) => `téléphone ${n}`,
    playersDevice: (name: string) => `téléphone ${de(name)}`,
    by: (device: string, when: string) => `${device}, ${when}`,
    why: (reason: string) => `« ${reason} »`,
    void: "Annuler cette donne",
    restore: "Rétablir cette donne",
    correct: "Corriger",
    nothing: "Aucune donne encore.",
    pending: "pas encore envoyé",
    before: "avant",
    after: "après",
    /** Noted by a phone that did not know. */
    vain: { voided: "La donne reste annulée", corrected: "C’est la donne corrigée qui compte" },
  },
  undone: (n: number) => `Donne ${n} annulée.`,
  undoneVersion: (n: number) => `Votre version de la donne ${n} est annulée : celle de l’autre téléphone est sur la feuille.`,
  undid: {
    "deal.replaced": (n) => `Correction de la donne ${n} retirée.`,
    "deal.voided": (n) => `Donne ${n} rétablie.`,
    "sheet.closed": () => "La partie continue.",
    "sheet.reopened": () => "Feuille arrêtée de nouveau.",
    "bet.announced": (n) => `Annonce de la donne ${n} retirée.`,
    "dispute.noted": (n) => `Contestation de la donne ${n} retirée.`,
    keep: (n) => `Choix sur la donne ${n} annulé.`,
    replace: (n) => `Choix sur la donne ${n} annulé.`,
    another: (n) => `Choix sur la donne ${n} annulé : la donne ajoutée ne compte plus.`,
    "player.renamed": () => "Le nom d’avant est revenu.",
    "person.renamed": () => "Le nom d’avant est revenu.",
  } as Readonly<Record<string, (n: number) => string>>,
  undidLast: "La dernière action est annulée.",
};

export type RaisedMessages = typeof raisedFr;
