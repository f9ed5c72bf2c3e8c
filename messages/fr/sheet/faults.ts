/** Why a sheet refuses something, in French: to add to the reasons common to all games. */

import type { SheetFault, SheetLine } from "#lib/rules/codes";
import { type LineWords, num, plain, type Say, signed } from "#lib/rules/words/words";
import { daysIn } from "#lib/sheet/say-day";
import { common, commonLines } from "../rules/common";

const dayOf = daysIn("fr");

export const sheetOnly = {
  "not-text": () => "Un texte est attendu ici.",
  "text-empty": () => "Il manque un texte lisible.",
  "text-too-long": (p) => `C’est trop long : ${plain(num(p, "most"))} caractères au plus.`,
  "text-unprintable": () => "Ce texte contient des caractères qui ne s’impriment pas.",
  "name-taken": (p) => `Deux personnes ne peuvent pas porter le même nom : ${p.name}.`,
  "seat-of-nobody": () => "Personne ici ne répond à cette place.",
  "person-left": (p) => `${p.name} n’est plus là à la donne ${plain(num(p, "number"))} : il faut d’abord noter son retour.`,
  "seated-otherwise": () => "Un autre téléphone a placé la table autrement entre-temps : c’est cet ordre-là qui compte.",
  "too-many-people": (p) => `Une feuille a ${plain(num(p, "most"))} personnes au plus.`,
  "not-an-hour": () => "L’heure s’écrit comme 23:30.",
  "not-an-id": () => "Cette référence est illisible.",
  "not-a-date": () => "Cette date est illisible.",
  "newer-event": () => "Cette entrée vient d’une version plus récente de l’application.",
  "too-large": () => "Cette donne contient trop de choses.",
  "opened-twice": () => "Cette feuille est déjà ouverte.",
  "not-opened": () => "Cette feuille n’a pas encore été ouverte.",
  "other-sheet": () => "Cette entrée appartient à une autre feuille.",
  "other-device": () => "Cette entrée a été faite sur un autre téléphone.",
  "owner-only": () => "Seul un appareil qui gère la feuille peut trancher.",
  "only-follows": () => "Ce téléphone suit la feuille : il n’y note rien.",
  "id-reused": () => "Cette entrée en remplacerait une autre : rien ne s’efface.",
  "sheet-full": () => "Cette feuille est pleine : il faut en ouvrir une autre.",
  "players-full": () => "La place des joueurs est prise sur cette feuille : un appareil qui la gère peut encore noter.",
  "device-full": () => "Ce téléphone a écrit tout ce qu’un téléphone peut écrire sur une feuille : un autre peut noter.",
  malformed: () => "Le serveur n’a pas pu lire cette entrée.",
  "unknown-deal": () => "La donne visée n’est pas sur la feuille.",
  "unknown-version": () => "La version visée n’est pas sur la feuille.",
  "unknown-bet": () => "L’enchère visée n’est pas sur la feuille.",
  "unknown-dispute": () => "La contestation visée n’est pas sur la feuille.",
  "dispute-on-deal": () => "Cette contestation est déjà sur sa donne : c’est là qu’elle se règle.",
  "contest-ruled": () => "Cette contestation est déjà tranchée : elle ne se retire plus.",
  "unknown-said": () => "Ce qui serait retiré n’est pas sur la feuille.",
  overtaken: () => "La donne a changé depuis, ou il en a été décidé autrement : cela ne se retire plus.",
  "version-changed": () => "La donne a été corrigée depuis : elle se relit avant d’être confirmée.",
  "version-stands": () => "Cette version de la donne n’attend plus de choix : elle a pris sa place sur la feuille.",
  "deal-voided": () => "Cette donne est annulée : il n’y a rien à confirmer.",
  "not-seated": () => "Ce téléphone ne dit pas encore qui joue avec lui.",
  "own-deal": () => "Le téléphone qui a noté la donne ne la confirme pas.",
  "own-camp": () => "C’est à l’autre camp de confirmer cette donne.",
  "not-contested": () => "Cette donne n’est pas contestée.",
  "sheet-closed": () => "La feuille est close : on peut corriger, plus ajouter de donne.",
  "slot-skipped": (p) =>
    `La donne ${plain(num(p, "next"))} n’est pas encore notée : la donne ${plain(num(p, "slot"))} doit attendre.`,
  "unknown-club": () => "Ce téléphone n’a pas de droit dans ce cercle : demandez son lien.",
  "unknown-season": () => "Ce cercle n’a pas cette saison.",
  "season-ended": () => "Cette saison est terminée : elle n’accepte plus de feuille.",
  "evening-stands": () => "Le délai de correction de cette saison est passé : la soirée y reste.",
  "shut-out-of-club": () =>
    "Ce téléphone a été écarté du cercle : il n’ajoute plus rien à une feuille qui y compte. Ce qu’il note reste ici.",
  "tables-full": (p) =>
    `Une saison compte ${p.most} tables au plus le même jour : retirez-en une, ou comptez cette feuille un autre jour.`,
  "season-stands": () => "Cette saison est terminée : ses feuilles y restent tant qu’elle n’est pas rouverte.",
  "outside-season": (p) =>
    p.to === null
      ? `Cette soirée est du ${dayOf(p.day)}, et la saison commence le ${dayOf(p.from)}.`
      : `Cette soirée est du ${dayOf(p.day)}, et la saison va du ${dayOf(p.from)} au ${dayOf(p.to)}.`,
  "unknown-player": () => "Le cercle ne connaît pas cette personne.",
  "same-player-twice": () => "La même personne ne peut pas occuper deux places.",
  "game-not-counted": () => "Cette saison ne compte pas ce jeu.",
  "nobody-so-named": (p) => `« ${p.given} » n’est le nom de personne ici : ${p.names}.`,
  "claim-unread": (p) => `« ${p.given} » ne se comprend pas ici.`,
  "scores-differ": (p, name) =>
    `La ligne dit ${signed(num(p, "written"))} pour ${name(num(p, "seat"))}, le calcul donne ${signed(num(p, "computed"))}.`,
} as const satisfies Readonly<Record<SheetFault, Say>>;

/** The lines that a sheet adds to those of its game. */
const sheetLines = {
  "table-decision": { label: (p) => `Décision : ${p.note}` },
} as const satisfies Readonly<Record<SheetLine, LineWords>>;

/** With what any game's sheet may need. */
export const sheetSays = { common: { ...common, ...sheetOnly }, lines: { ...commonLines, ...sheetLines } };
