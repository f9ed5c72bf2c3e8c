/** Reasons that any field of any game can have. */

import type { CommonFault, CommonLine } from "#lib/rules/codes";
import { type LineWords, num, plain, type Say } from "#lib/rules/words/words";
import { decimal } from "./grammar";

/** "−1", "40½", "40,25": a number as it was given, printed as French prints it. */
const number = (value: unknown): string => (Number(value) % 0.5 === 0 ? plain(Number(value)) : decimal(String(value)));

export const common = {
  required: () => "Ce champ manque.",
  "not-an-object": () => "Un objet est attendu ici.",
  "not-a-number": () => "Un nombre est attendu ici.",
  "not-whole": (p) => `${number(p.value)} n’est pas un nombre entier.`,
  "not-half": (p) => `${number(p.value)} n’est ni entier ni un demi-point.`,
  "not-a-multiple": (p) => `${number(p.value)} n’est pas un multiple de ${number(p.step)}.`,
  "out-of-range": (p) => `${number(p.value)} est hors des limites : de ${number(p.min)} à ${number(p.max)}.`,
  "unknown-value": (p) => `« ${p.value} » n’est pas permis ici : ${p.values}.`,
  "not-a-list": () => "Une liste est attendue ici.",
  "wrong-length": (p) => `Il en faut ${p.length} ici, et non ${p.given}.`,
  "unknown-option": () => "Ce jeu n’a pas cette règle de table.",
  "unknown-cell": () => "Cette case n’existe pas dans ce tableau.",
  "out-of-order": () => "Cette valeur n’est pas dans l’ordre.",
  "past-the-end": () => "La partie est finie : plus rien ne se joue.",
  "too-deep": () => "Cette demande est trop imbriquée pour qu’on y réponde.",
  "too-long": (p) => `Cette demande est trop longue : ${plain(Number(p.most))} signes au plus.`,
  "unknown-op": (p) => `Opération inconnue. Connues : ${p.values}.`,
  "unknown-rule": () => "Aucune règle ne porte ce numéro.",
  "not-json": () => "Cette ligne n’est pas du JSON.",
  "our-mistake": () => "Erreur de notre part sur cette demande.",
  players: (p) => `Ce jeu ne se joue pas à ${p.given}, mais à ${String(p.values).replace(/, (?=[^,]*$)/, " ou ")}.`,
  "same-person-twice": () => "La même personne ne joue pas deux fois dans une donne.",
  "report-not-zero": (p) => `Une donne fait zéro en tout, cette ligne fait ${number(p.sum)}.`,
} as const satisfies Record<CommonFault, Say>;

/** The lines that any game may have. */
export const commonLines = {
  report: {
    label: (p) =>
      p.deals === 1 ? "Report d’une feuille de papier" : `Report d’une feuille de papier, ${num(p, "deals")} donnes`,
  },
} as const satisfies Readonly<Record<CommonLine, LineWords>>;
