/** A table, as the arbiter sees it, and its typed totals. */
import type { OtherPlayers } from "#lib/hall/who-played";
import { othersSaid } from "./others";

export const tablePage = {
  type: "Taper la feuille de papier",
  correct: "Corriger les totaux",
  keep: "Rendre cette feuille",
  adds: (sum: string) => `Ces totaux font ${sum}.`,
  addsZero: "Ces totaux font zéro.",
  missing: (name: string) => `${name} : il manque son total.`,
  unreadable: (name: string, text: string) => `${name} : « ${text} » n’est pas un nombre.`,
  answer: "J’arrive",
  mark: (deal: number) => `Parapher la donne ${deal}`,
  markNote: "Garde sans ou contre : tout le monde compte ses cartes, l’arbitre paraphe (CA3).",
  others: (others: OtherPlayers) => `${othersSaid(others)} Ouvrez la feuille pour dire qui a joué, ou corrigez les totaux.`,
  calls: (note: string) => `Appel : ${note}`,
  before: "Avant correction",
  from: { phone: "par le téléphone de la table", paper: "tapée du papier", arbiter: "par l’arbitre" },
  fromFor: (from: string, reason?: string) => (reason ? `${from} : ${reason}` : from),
  why: "Raison de la correction",
  take: "Reprendre ce que disent les donnes",
};
