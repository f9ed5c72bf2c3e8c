/** A player's page: marks, who leaves, who is the same person. */

import type { Mark } from "#lib/season/club/club-event";
import { de, que } from "../rules/grammar";

const MARKS: Readonly<Record<Mark, string>> = {
  disc: "disque",
  square: "carré",
  triangle: "triangle",
  diamond: "losange",
  cross: "croix",
  ring: "anneau",
  star: "étoile",
  bar: "barre",
};

export const player = {
  isGuest: "Invité : ses soirées comptent, le classement peut le laisser de côté",
  short: "Nom court, quatre lettres au plus",
  mark: "Signe sur les courbes",
  marks: MARKS,
  leaves: "Ne vient plus",
  leavesNote: "Ses soirées restent dans les saisons ; ce nom n’est plus proposé pour une feuille.",
  returns: "Revient",
  merge: "Fusionner avec un autre",
  mergeNote: (name: string) =>
    `Si on a noté ${name} sous deux noms, les deux deviennent une seule personne : ses soirées s’ajoutent. Rien n’est effacé, et cela se défait. Deux noms d’une même table restent deux personnes.`,
  mergeWith: (name: string) => `C’est la même personne ${que(name)}`,
  isMerged: (name: string) => `est la même personne ${que(name)}`,
  part: "Séparer de nouveau",
  noOther: "Il n’y a personne d’autre.",
  satWith: (names: string) => `À la même table, donc d’autres personnes : ${names}.`,
  markTaken: (mark: string, names: string) => `${mark}, déjà le signe ${de(names)}`,
  markTakenNote: (names: string) => `${names} a déjà ce signe : l’un d’eux le porte avec un trait de plus.`,
};
