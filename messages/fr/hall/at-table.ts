// This folder: words of a tournament, in French, a part of its screen a file; boards and faults come at other times than its page.
/** A table's phone: confirming, handing in, calling, going on. */
import type { OtherPlayers } from "#lib/hall/who-played";
import { many, said } from "../alike";
import { de, nth, plural } from "../rules/grammar";
import { othersSaid } from "./others";

export const atTable = {
  which: "Quelle table ?",
  not: "Cette table ne joue pas à cette position.",
  wait: "Le tournoi n’a pas commencé.",
  /** Of so many in all; below 0, too many were played. */
  left: (n: number, all: number) =>
    n > 0
      ? plural(n, "donne encore", "donnes encore")
      : n === 0
        ? "Toutes les donnes sont jouées."
        : `${many.deals(-n)} de trop : la position en compte ${all}. Ce qui est de trop s’annule dans son historique.`,
  sign: "Chacun confirme",
  signNote: "Ici, ou chacun sur son téléphone avec le code de la table.",
  signOf: (name: string) => `${name} confirme`,
  signed: "confirmé",
  fines: (list: string) => `À part de la feuille, au classement du tournoi : ${list}.`,
  fine: (name: string, points: string, deal: number) => `${name} −${points} (donne ${deal})`,
  handIn: "Rendre la feuille",
  closedHere: "La feuille est close sur ce téléphone ; elle est rendue dès qu’elle est envoyée.",
  shut: "Ce qui est noté ici n’est pas rendu. Scannez de nouveau la carte de la table, ou voyez l’arbitre : rien n’est perdu.",
  typed: "L’arbitre a tapé les totaux de cette table : ce sont eux qui comptent. S’ils sont faux, appelez-le.",
  past: "Cette position est passée : ce qui change ici ne compte que si l’arbitre le prend.",
  handedIn: (played: number, all: number) =>
    played === all ? "La feuille est rendue." : `La feuille est rendue. Donnes jouées : ${played} sur ${all}.`,
  again: "La feuille a changé depuis : confirmez de nouveau.",
  unsent: "Gardé sur ce téléphone, pas encore envoyé.",
  unsentEnded: "Gardé sur ce téléphone : le tournoi est terminé, cela part s’il est rouvert. Montrez-le à l’arbitre.",
  sent: "Tout est envoyé.",
  refused: "Le tournoi n’a pas pris",
  refusedNote: "Ce téléphone l’avait noté. Montrez-le à l’arbitre s’il le faut.",
  refusedSign: (name: string, position: number) => `Position ${position}, confirmation ${de(name)}`,
  refusedCall: (position: number) => `Position ${position}, appel de l’arbitre`,
  refusedRead: "C’est lu",
  call: "Appeler l’arbitre",
  called: "L’arbitre est appelé.",
  mark: "Garde sans ou contre : appelez l’arbitre, comptez vos cartes avec lui, il paraphe la donne (CA3).",
  others: (others: OtherPlayers) => `${othersSaid(others)} Appelez l’arbitre avant de rendre la feuille.`,
  missing: "La feuille n’est pas encore sur ce téléphone.",
  next: "La position suivante n’est pas encore ouverte.",
  planned: (n: number, names: string) => `Position ${n} selon le mouvement, à cette table : ${names}.`,
  wasLast: "C’était la dernière position prévue.",
  goOn: (n: number) => `Jouer la position ${n} ici`,
  goBack: (n: number) => `Revenir à la position ${n}`,
  apartPlanned:
    "Sans réseau, cette table peut continuer par le mouvement : ce qu’elle note part dès que le réseau revient et que l’arbitre a ouvert la position.",
  ahead:
    "Placement selon le mouvement, avant que l’arbitre n’ouvre la position : ce qui est noté ici est gardé, et part dès qu’elle est ouverte.",
  strayed:
    "L’arbitre a placé autrement que le mouvement. Les donnes notées ici sans réseau restent sur ce téléphone : montrez-les à l’arbitre, qui tape les totaux s’ils comptent.",
  strayedOpen: "Voir ces donnes",
  apart:
    "La suite dépend d’un tirage ou du classement : sans réseau, ce téléphone ne peut pas la savoir. Notez sur papier ; la feuille s’ouvre ici dès que le réseau revient, et vous y tapez les donnes, ou l’arbitre tape les totaux.",
  toTable: (table: number) => `‹ Table ${table} : confirmer, rendre la feuille`,
  paper: "Cette table joue sur papier.",
  early: (n: number) => `Il reste ${many.deals(n)} : la feuille se rend quand même si l’arbitre les a retirées.`,
};

/** A table, as the arbiter sees it, and its typed totals. */
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

/** Everybody's own card. */
export const myCard = {
  who: "Qui êtes-vous ?",
  look: "Chercher son nom ou son numéro",
  go: (table: number, line: string) => `Table ${table}, ${line}`,
  with: said.with,
  place: (rank: number, of: number) => `${nth(rank, "ᵉʳ")} sur ${of}`,
  team: (rank: number, of: number) => `Son équipe : ${nth(rank, "ʳᵉ")} sur ${of}`,
  card: "Sa carte",
  out: "Ne joue pas à cette position.",
  planned: (n: number, table: number, line: string) => `Position ${n} selon le mouvement : table ${table}, ${line}`,
};
