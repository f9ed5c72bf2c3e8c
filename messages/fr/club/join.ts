/** A sheet joins a season, or makes the club. */

import { NAME_LENGTH } from "#lib/log/limits";
import type { PastedStatus } from "#lib/season/names/pasted";
import { many, press } from "../alike";
import { list, que } from "../rules/grammar";

/** What a season is, where a sheet cannot join it. */
interface Facts {
  readonly club: string;
  readonly season: string;
  /** "Tarot décalé et Tarot" */
  readonly games: string;
  readonly from: string;
  readonly to: string;
}

type Shutting = Readonly<Record<"ended" | "over" | "not-begun" | "game" | "viewer" | "none", (facts: Facts) => string>>;

export const keep = {
  title: "Garder ces joueurs",
  intro:
    "Un cercle garde les joueurs d’une soirée à l’autre, et sa saison additionne leurs soirées. Cette feuille en est la première.",
  suggested: (weekday: string) => `Les ${weekday}s`,
  clubName: "Nom du cercle",
  go: "Créer le cercle",
};

export const join = {
  open: "Garder ces joueurs",
  title: "Compter dans une saison",
  joined: "La saison de cette feuille",
  seats: "Qui est qui",
  seatsNote: "Chaque nom de la feuille est un joueur du cercle, ou hors saison.",
  outside: "hors saison",
  asNew: "nouveau joueur",
  asGuest: "nouvel invité",
  go: "Compter cette feuille",
  leave: "Ne plus compter cette feuille",
  backIn: "Sortie du cercle, elle n’y revient que par un appareil de la table.",
  inSeason: (club: string, season: string) => `${club}, ${season}`,
  managed: "Qui gère le cercle peut ouvrir, corriger, trancher, clore et sortir cette feuille depuis son propre téléphone.",
  evening: (name: string) => `Soirée : ${name}`,
  eveningName: "Nom, s’il y en a deux dans la journée",
  eveningNote: "Les feuilles du même jour et du même nom sont les tables d’une même soirée.",
  move: "Changer de soirée",
  inUnknown: "Compte dans une saison d’un cercle",
  twice: (name: string) => `${name} ne peut pas tenir deux places.`,
  gone: (name: string) => `${name}, ne vient plus`,
  shut: {
    viewer: ({ club }) => `${club} : cet appareil suit ce cercle, mais n’y compte pas de feuille.`,
    none: ({ club }) => `${club} : ce cercle n’a pas encore de saison. Qui le gère peut en ouvrir une.`,
    game: ({ club, season, games }) =>
      `${club}, ${season} : ce jeu n’y compte pas, seulement ${games}. Qui gère le cercle peut l’ajouter à la saison, ou en ouvrir une autre.`,
    "not-begun": ({ club, season, from }) =>
      `${club}, ${season} : la saison commence le ${from}, après cette soirée. Qui gère le cercle peut changer ce jour.`,
    over: ({ club, season, to }) =>
      `${club}, ${season} : le dernier jour de la saison était le ${to}. Qui gère le cercle peut changer ce jour, ou ouvrir une autre saison.`,
    ended: ({ club, season }) =>
      `${club}, ${season} : cette saison est finie. Qui gère le cercle peut la rouvrir, ou en ouvrir une autre.`,
  } satisfies Shutting as Shutting,
  newNeeds: "Un nouveau nom entre au cercle dès qu’il y a du réseau.",
  newcomers: (names: readonly string[]) =>
    `Pas encore au cercle : ${list(names)}. Ce sera fait dès qu’il y aura du réseau ; rien de ce qui est noté n’est perdu.`,
  newcomersRefused: (names: readonly string[], reason: string) => `Pas encore au cercle : ${list(names)}. ${reason}`,
  waiting: "La feuille rejoint la saison dès qu’elle est envoyée.",
  refused: (reason: string) => `Le serveur a refusé : ${reason}`,
  none: "aucun",
};

/** What becomes of a pasted line; the word is whom it is, or which line. */
type Pasting = Readonly<Record<PastedStatus, (word: string) => string>>;

export const paste = {
  title: press.pasteList,
  label: "Un nom par ligne, ou une colonne d’un tableur",
  reads: "Comment se lisent les noms",
  lines: "Ce que devient chaque ligne",
  statuses: {
    new: () => "nouveau joueur",
    near: (of) => `presque ${of}`,
    known: (of) => `déjà là : ${of}`,
    gone: (of) => `${of} ne vient plus, mais est toujours dans le cercle`,
    twice: () => "deux fois dans la liste",
    long: (line) => `ligne ${line} : plus de ${NAME_LENGTH} caractères`,
    none: (line) => `ligne ${line} : aucun nom`,
  } satisfies Pasting as Pasting,
  isOther: (name: string, of: string) => `${name} est quelqu’un d’autre ${que(of)}`,
  tooMany: (n: number, most: number) => `${n} noms : collez-en ${most} au plus à la fois. Rien n’a été ajouté.`,
  add: (n: number) => `Ajouter ${many.players(n)}`,
  nothing: "Personne à ajouter",
};
