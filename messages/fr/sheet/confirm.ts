/** What is said when the other camp confirms a deal, and of who plays with which phone. */
import { de, list } from "../rules/grammar";
export const confirm = {
  confirmed: (who: string, when: string) => `confirmée : ${who}, ${when}`,
  before: "avant correction",
  waits: "À confirmer par l’autre camp.",
  notYours: "C’est à l’autre camp de confirmer.",
  notMine: (name: string) => `Ce téléphone n’est pas celui ${de(name)} ›`,
  confirm: (n: number) => `Confirmer la donne ${n}`,
  ends: "La confirmation de l’autre camp met fin à la contestation.",
  seat: "Ce téléphone est celui de",
  nobody: "personne",
  sit: "Pour confirmer, dites qui joue avec ce téléphone.",
  waiting: (deals: readonly number[]) =>
    deals.length === 1
      ? `Donne ${deals[0]} à confirmer`
      : deals.length > 4
        ? `${deals.length} donnes à confirmer`
        : `Donnes ${list(deals)} à confirmer`,
  all: "Toutes les donnes sont confirmées.",
  ask: "Faire valider par l’autre camp",
  asks: { no: "non", yes: "oui" },
  asked: "Chaque donne attend qu’une personne de l’autre camp la confirme depuis son téléphone.",
};
