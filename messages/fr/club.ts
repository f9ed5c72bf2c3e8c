/** What a club says: its players, its seasons, how a sheet joins one. */

import { NAME_LENGTH } from "#lib/log/limits";
import type { Mark } from "#lib/season/club/club-event";
import { type Count, MOST_PLACE_POINTS } from "#lib/season/club/counting";
import type { PastedStatus } from "#lib/season/names/pasted";
import { heads, many, pages, press, said } from "./alike";
import { de, list, nth, que } from "./rules/grammar";
import { tieBreaks } from "./season/tie-breaks";

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

const COUNTS: Readonly<Record<Count, { name: string; means: string }>> = {
  total: {
    name: "total",
    means: "Les points de toutes les donnes s’ajoutent : qui vient souvent en gagne ou en perd davantage.",
  },
  "deal-average": {
    name: heads.perDeal,
    means: "La moyenne d’une donne : venir moins souvent ne change rien, un minimum de soirées est utile.",
  },
  "evening-average": { name: heads.perEvening, means: "La moyenne d’une soirée, qu’elle ait été longue ou courte." },
  places: {
    name: "places",
    means: "Chaque soirée donne des points pour la place : finir devant compte, de combien ne compte pas.",
  },
  wins: { name: "victoires", means: "Le nombre de soirées gagnées, à égalité comprise." },
};

const TROUBLES: Readonly<Record<"offline" | "server" | "refused" | "unreadable" | "later" | "full" | "storage", string>> = {
  offline:
    "Pas de réponse : un cercle ne change que par le serveur. Rien de ce que vous avez écrit n’est perdu ; réessayez, rien n’est compté deux fois.",
  server: "Le serveur n’a pas répondu : réessayez, rien n’est compté deux fois.",
  refused: "Cet appareil n’a pas le droit de changer ce cercle.",
  unreadable: "Le serveur n’a pas pu lire ce changement.",
  later: "Trop de cercles et de feuilles ont été ouverts d’ici : réessayez dans une heure. Rien n’est perdu.",
  full: "Il n’y a plus de place dans ce cercle : qui le gère peut retirer des appareils.",
  storage: "Le navigateur refuse sa mémoire à cette page : le cercle ne peut pas être changé d’ici.",
};

/** What a season is, where a sheet cannot join it. */
interface Facts {
  readonly club: string;
  readonly season: string;
  /** "Tarot décalé et Tarot" */
  readonly games: string;
  readonly from: string;
  readonly to: string;
}
/** What becomes of a pasted line; the word is whom it is, or which line. */
type Pasting = Readonly<Record<PastedStatus, (word: string) => string>>;
type Shutting = Readonly<Record<"ended" | "over" | "not-begun" | "game" | "viewer" | "none", (facts: Facts) => string>>;

export const club = {
  list,
  troubles: TROUBLES,
  role: {
    viewer: "Cet appareil suit le cercle.",
    player: "Cet appareil note pour le cercle.",
    owner: "Cet appareil gère le cercle.",
  },
  ways: {
    title: "Ne pas perdre le cercle",
    one: "Un seul appareil gère ce cercle. S’il se perd, plus personne ne pourra le gérer : donnez-lui une deuxième entrée.",
    several: (n: number) => `${n} appareils gèrent ce cercle.`,
    waits: (day: string) => `Un code de secours attend depuis le ${day}. Ni imprimé ni recopié ? Remplacez-le.`,
    none: "Aucun code de secours.",
    invite: "Un autre appareil qui gère",
    make: "Code de secours",
    replace: "Remplacer le code de secours",
  },
  recovery: {
    title: "Code de secours",
    what: "Une feuille à imprimer ou à recopier, puis à garder avec les cartes du cercle. Si tous les appareils qui gèrent se perdent, elle rend le cercle, ses feuilles et le droit de le gérer.",
    ends: "Celui que vous avez déjà imprimé ne servira plus.",
    go: "Faire le code",
    goAgain: "Remplacer le code",
    paper: (club: string) => `Code de secours du cercle « ${club} »`,
    made: (day: string) =>
      `Fait le ${day}. Il ne sert qu’une fois, et ne se montre qu’ici : imprimez-le ou recopiez-le maintenant.`,
    how: "Pour s’en servir",
    steps: (address: string) => [
      `Sur un téléphone, ouvrez ${address}, ou visez ce carré avec l’appareil photo.`,
      "Tapez les vingt-huit caractères, avec ou sans espaces, en majuscules ou non. Ni 0 ni 1, ni O ni I.",
      "Touchez « Rejoindre » : ce téléphone gère le cercle. Faites alors un nouveau code, celui-ci est fini.",
    ],
    who: "Qui tient cette feuille peut gérer le cercle : gardez-la comme une clé. Si elle se perd, remplacez le code sur la page du cercle.",
    qr: "Le QR du code de secours",
    copied: "Recopié ou imprimé",
    later: "Vingt codes ont été faits aujourd’hui pour ce cercle : demain, on pourra en refaire.",
  },
  rename: "Renommer le cercle",
  name: heads.name,
  seasons: "Saisons",
  noSeason: "Aucune saison encore.",
  seasonLine: (evenings: number, deals: number, last: string | null) =>
    evenings === 0
      ? "aucune soirée"
      : `${many.evenings(evenings)}${deals > 0 ? `, ${many.deals(deals)}` : ""}${last ? `, la dernière le ${last}` : ""}`,
  seasonEnded: "finie",
  seasonDates: (from: string, to: string | null) => (to === null ? `à partir du ${from}` : `du ${from} au ${to}`),
  seasonOverdue: "Son dernier jour est passé.",
  readSeason: "Réglages",
  players: pages.players,
  addPlayer: "Ajouter un joueur",
  pasteNames: "Coller une liste",
  paste: {
    title: "Coller une liste",
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
  },
  change: "Modifier",
  guest: said.guest,
  left: "ne vient plus",
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
  season: {
    newTitle: "Nouvelle saison",
    name: "Nom de la saison",
    suggested: (year: number, next: number) => `Saison ${year}–${next}`,
    from: "Du",
    to: "Au (vide : sans date de fin)",
    games: "Les jeux qui comptent",
    gamesNote: "Plusieurs jeux ne s’additionnent que parce que vous les cochez ensemble : leurs points n’ont pas la même valeur.",
    wouldLeave: (n: number) => (n < 2 ? "Une soirée ne compterait plus." : `${n} soirées ne compteraient plus.`),
    wouldCount: (n: number) => (n < 2 ? "Une soirée de plus compterait." : `${n} soirées de plus compteraient.`),
    by: "Le classement se fait",
    counts: COUNTS,
    placePoints: "Points pour chaque place",
    place: (n: number) => `${nth(n, "ʳᵉ")} place`,
    placeMore: "Une place de plus",
    placeLess: (n: number) => `Sans la ${nth(n, "ʳᵉ")} place`,
    placePointsNote: "Les places suivantes n’en donnent pas. À places égales, on partage les points de ces places.",
    placeTrouble: {
      unreadable: "Ce n’est pas un nombre : 10, ou 7,5, ou 7½.",
      half: "Des points entiers, ou des demis.",
      range: `De 0 à ${MOST_PLACE_POINTS}, et la première place en donne.`,
      rising: "Pas plus que la place d’avant.",
    },
    missingPlaces: "Corriger les points des places",
    minEvenings: "Soirées pour être classé",
    minOne: "Une soirée suffit.",
    minNote: (n: number) => `Avec moins de ${many.evenings(n)}, on est montré sans rang.`,
    bestOf: "Meilleures soirées retenues (vide : toutes)",
    bestOfNote: "Seules ces soirées comptent pour le rang ; toutes restent visibles.",
    guests: "Classer aussi les invités",
    guestsNote: "De toute façon leurs soirées comptent pour les autres.",
    ties: "À égalité, dans cet ordre",
    tie: tieBreaks,
    tieUp: (name: string) => `Plus tôt : ${name}`,
    tableByTable: "Places table par table",
    tableByTableNote:
      "Sans cela, une soirée donne une place à chacun parmi toutes ses tables. Les points, eux, s’additionnent toujours.",
    stillOpen: (n: number) => (n < 2 ? "Une feuille est encore ouverte :" : `${n} feuilles sont encore ouvertes :`),
    stillOpenNote: "Elles comptent par leurs totaux du moment, et les donnes qu’on y ajoutera compteront aussi.",
    tieNote: "La première règle qui sépare décide, et le classement dit laquelle ; sinon le rang est partagé.",
    correction: "Corrections, en jours après la soirée (vide : toujours)",
    correctionNote: "Passé ce délai, une correction ne change plus la soirée : elle devient un ajustement daté.",
    open: "Ouvrir la saison",
    keep: "Garder ces réglages",
    missingName: press.giveName,
    missingGames: "Choisir au moins un jeu",
    end: "Finir la saison",
    keepAndEnd: "Garder ces réglages et finir la saison",
    endNote: "Le classement ne bouge plus que par les corrections. Une saison finie se rouvre.",
    endedOn: (day: string) => `Saison finie le ${day}. Elle ne change plus, à moins de la rouvrir.`,
    byOwners: "Qui gère le cercle règle la saison.",
    said: {
      dates: "Dates",
      games: "Jeux qui comptent",
      by: pages.standings,
      places: "Points des places",
      min: "Pour être classé",
      best: "Meilleures soirées",
      guests: heads.guests,
      ties: "À égalité",
      correction: "Corrections",
    },
    bestAll: "Toutes les soirées comptent.",
    bestN: (n: number) => (n === 1 ? "La meilleure soirée compte." : `Les ${n} meilleures soirées comptent.`),
    guestsRanked: "Classés comme les autres.",
    guestsAside: "Sans rang.",
    tiesNone: "Le rang est partagé.",
    correctionEver: "Toujours possibles.",
    correctionDays: (n: number) => `Pendant ${many.days(n)} après la soirée.`,
    review: "Ce que le cercle veut en garder (facultatif)",
    confirmEnd: "Finir maintenant",
    reopen: "Rouvrir la saison",
    see: "Voir la saison",
  },
  adjust: {
    wrong: {
      unreadable: "Ce n’est pas un nombre : 2½, ou −5,5.",
      half: "Des points entiers, ou des demis.",
      zero: "Zéro n’ajuste rien.",
      range: "Au plus 100 000 points.",
    },
    lacks: { points: "Écrire les points", reason: press.sayWhy, player: "Choisir à qui" },
  },
  keep: {
    title: "Garder ces joueurs",
    intro:
      "Un cercle garde les joueurs d’une soirée à l’autre, et sa saison additionne leurs soirées. Cette feuille en est la première.",
    suggested: (weekday: string) => `Les ${weekday}s`,
    clubName: "Nom du cercle",
    go: "Créer le cercle",
  },
  join: {
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
  },
};
