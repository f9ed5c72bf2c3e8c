/** A tournament: its making, its arbiter's screen, a table's phone, everybody's card, the wall and what is printed. */

import type { NextKind, WhyShut } from "#lib/hall/next-seating";
import type { TableState } from "#lib/hall/table-state";
import type { OtherPlayers } from "#lib/hall/who-played";
import { commas } from "#lib/rules/lists";
import { de, nth, plural } from "#lib/rules/words/fr/grammar";
import { signed } from "#lib/rules/words/words";
import { heads, many, pages, press } from "./alike";

const states: Readonly<Record<TableState, string>> = {
  calling: "appelle l’arbitre",
  others: "pas jouée par sa table",
  "not-zero": "ne fait pas zéro",
  contested: "donne contestée",
  unmarked: "attend le paraphe",
  differs: "la feuille dit autre chose que ses donnes",
  late: "en retard",
  playing: "joue",
  finished: "feuille rendue",
  signed: "confirmée par tous",
  "not-whole": "pas complète, attend la position suivante",
};
const kinds: Readonly<Record<NextKind, string>> = {
  fft: "mouvement FFT",
  random: "tirage",
  best: "les meilleurs ensemble",
  final: "finale",
};
const whyNot: Readonly<Record<WhyShut, string>> = {
  "movement-left": "On ne reprend pas le mouvement après un autre placement.",
  "too-many-positions": "Le mouvement ferait se rencontrer deux fois les mêmes personnes.",
  "teams-keep-the-movement": "Les équipes gardent le mouvement.",
  "boards-keep-the-movement": "Le duplicate garde son mouvement.",
  "boards-met": "Le mouvement ne va pas plus loin sans rejouer un étui ou se rencontrer deux fois.",
  "no-standings-yet": "Il faut d’abord un classement.",
  "too-few": "Il n’y a pas assez de monde pour cette finale.",
  "final-played": "La finale est jouée, ou se joue : rien d’autre ne la suit.",
  "too-few-tables": "Le mouvement demande trois tables au moins.",
  "table-too-small":
    "Le mouvement ferait une table de deux, à cause des départs : prenez un autre placement, ou que quelqu’un remplace. Avant la première position, vous pouvez aussi redonner les places.",
  "cannot-sit": "Avec les personnes qui restent, on ne fait pas de tables de trois ou de quatre.",
};

/** Whom a sheet names that is not of its table. */
const strangersSaid = ({ strangers }: OtherPlayers): string =>
  strangers.map(({ name, points }) => `${name} ${signed(points)}`).join(", ");
const othersSaid = (others: OtherPlayers): string => {
  const { slots, strangers } = others;
  const deals = `${slots.length < 2 ? "Donne" : "Donnes"} ${slots.map((slot) => slot + 1).join(", ")} :`;
  if (strangers.length === 0) return `${deals} toute la table n’a pas joué.`;
  const play = strangers.length < 2 ? "a joué et n’est pas" : "ont joué et ne sont pas";
  return `${deals} ${strangersSaid(others)} ${play} de cette table.`;
};

export const hall = {
  back: "‹ Le cercle",
  backToHall: "‹ Le tournoi",
  none: "Aucun tournoi encore.",
  make: "Nouveau tournoi",
  line: (day: string, entered: string, ended: boolean) => commas(day, entered, ended && "terminé"),
  formula: "Formule",
  formulaOf: (positions: number, deals: number) => `${positions} × ${deals}`,
  formulaNote: "Positions × donnes.",
  teams: "Chacun joue",
  teamOf: { 1: "pour soi", 2: "en équipe de deux", 4: "en équipe de quatre" },
  movement: "Placement",
  movementNote: "L’arbitre peut en changer à chaque position. Le mouvement est celui du manuel de 2011.",
  open: "Ouvrir le tournoi",
  entries: "Inscriptions",
  entered: (n: number) => plural(n, "personne inscrite", "personnes inscrites"),
  paste: "Coller ou taper une liste",
  pasteLabel: "Une personne par ligne : nom, licence, série",
  entryLabel: "Nom, licence, série",
  pasteAdd: (n: number) => (n < 2 ? "Inscrire cette personne" : `Inscrire ces ${n} personnes`),
  pasteLeft: (lines: string) => `Lignes laissées (pas de nom, ou déjà là) : ${lines}.`,
  pasteTold: (n: number) => (n < 2 ? "Une inscription est complétée." : `${n} inscriptions sont complétées.`),
  pasteTell: "Compléter",
  nothing: "Rien à inscrire",
  members: "Prendre dans le cercle",
  membersAdd: (n: number) => (n < 2 ? "Inscrire" : `Inscrire ces ${n} personnes`),
  lastTime: (name: string) => `Comme à « ${name} »`,
  licence: (licence: string) => `licence ${licence}`,
  series: (series: string) => `série ${series}`,
  seats: "Les places",
  seatsHow: "Numéros et orientations",
  seatsChosen: "dans l’ordre de la liste",
  seatsDrawn: "au tirage",
  giveSeats: "Donner les places",
  giveSeatsAgain: "Redonner les places",
  five: "Cinq personnes ne font ni table de trois ni table de quatre.",
  teamNth: (n: number) => `équipe ${n}`,
  teamsWhole: "Les équipes jouent à des tables entières : il faut un nombre de personnes divisible par quatre, douze au moins.",
  tooFew: "Il faut trois personnes au moins.",
  tables: (n: number, threes: readonly number[]) =>
    threes.length === 0
      ? many.tables(n)
      : `${many.tables(n)}, sans Nord : ${threes.length < 2 ? "table" : "tables"} ${threes.join(", ")}`,
  most: (n: number) => `Jusqu’à ${n} positions sans que personne ne se rencontre deux fois (mouvement FFT, calculé).`,
  mostThree: (n: number) =>
    `À trois tables, on ne peut pas tous s’éviter : dans les positions prévues, deux joueurs se retrouvent ${n} fois.`,
  mostAsked: (asked: number, most: number) =>
    `${asked} positions sont prévues, c’est plus que ${most} : les dernières se feront au tirage.`,
  mostAskedTeams: (asked: number, most: number) =>
    `${asked} positions sont prévues, c’est plus que ${most} : les équipes gardent le mouvement, le tournoi s’arrêtera avant.`,
  mostNone: "Moins de trois tables : il n’y a pas de mouvement, les places se tirent.",
  people: "Les personnes",
  number: (n: number) => `n° ${n}`,
  lines: ["Nord", "Sud", "Est", "Ouest"],
  tableOf: (n: number) => `Table ${n}`,
  seatOf: (table: number, line: string) => `table ${table}, ${line}`,
  free: "place libre",
  leaves: "S’en va",
  leavesWhy: (position: number) => `S’en va, à partir de la position ${position} : raison`,
  substitute: "Remplacer",
  lateEntry: "Entrer ici",
  takes: "Prend ce numéro",
  entryMissing: "Il manque un nom.",
  from: (position: number) => `à partir de la position ${position}`,
  leftFrom: (position: number, reason: string) => `n’est plus là à partir de la position ${position} : ${reason}`,
  penalty: "Pénalité",
  penaltyPoints: "Points retirés",
  penaltyGive: "Donner la pénalité",
  penaltyLacks: { points: "Corriger les points", reason: press.sayWhy },
  penaltyWrong: "Un nombre, plus que zéro : 100, ou 2,5.",
  penaltyNote: "Hors du zéro de la salle : retirée au classement, avec sa raison.",
  penaltyLine: (number: number, name: string, points: string, reason: string) => `n° ${number} ${name}, −${points} : ${reason}`,
  penaltyBack: "Reprendre",
  penaltyOf: (position: number, table: number, deal: number) => `position ${position}, table ${table}, donne ${deal}`,
  withdrawn: (reason: string) => `reprise : ${reason}`,
  ca25: {
    total: { points: 100, reason: "CA25, le total ne fait pas zéro" },
    missing: { points: 100, reason: "CA25, table, noms ou numéros manquants" },
    lost: { points: 400, reason: "CA25, feuille non rendue" },
    slow: { points: 100, reason: "CA26, jeu lent" },
    exposed: { points: 100, reason: "CA14, carte exposée, récidive" },
  },
  ca25Label: "Ce que le code d’arbitrage de 2012 prévoit",
  reason: "Raison",
  position: (n: number) => `Position ${n}`,
  positionOf: (n: number, all: number) => `Position ${n} sur ${all}`,
  notStarted: "Pas encore commencé",
  states,
  kinds,
  whyNot,
  dealsOf: (n: number, all: number) => `${n} / ${all}`,
  lastAt: (hour: string) => `dernière donne à ${hour}`,
  sumOf: (sum: string) => `somme ${sum}`,
  dealsWrong: (deals: readonly number[]) => `donne ${deals.join(", ")}`,
  othersShort: (others: OtherPlayers) => strangersSaid(others) || `donne ${others.slots.map((slot) => slot + 1).join(", ")}`,
  zero: "La salle fait zéro : la position suivante peut s’ouvrir.",
  zeroLast: "La salle fait zéro : toutes les positions prévues sont jouées.",
  waiting: (tables: readonly number[]) =>
    tables.length < 2
      ? `On attend la feuille de la table ${tables[0]}.`
      : `On attend les feuilles des tables ${tables.join(", ")}.`,
  hallSum: (sum: string) => `La salle fait ${sum}, et non zéro.`,
  tableSum: (table: number, sum: string) => `Table ${table} : ${sum}`,
  openPosition: (n: number) => `Ouvrir la position ${n}`,
  openFirst: "Ouvrir la première position",
  openAnyway: "Ouvrir quand même",
  openReason: "Pourquoi ouvrir une salle qui ne fait pas zéro ?",
  openReasonWaiting: (sheets: number) => `Pourquoi ouvrir sans attendre ${sheets < 2 ? "cette feuille" : "ces feuilles"} ?`,
  openReasonUnsettled: "Pourquoi ouvrir avant que ce soit réglé ?",
  openReasonMissing: "Il manque la raison : elle reste écrite au tournoi.",
  finalists: "Finalistes",
  paperOnly: "Sans téléphone : toutes les tables jouent sur papier",
  /** Opened without waiting for them. */
  lackingAt: (position: number, tables: readonly number[]) =>
    `Position ${position} : il manque encore quelque chose ${tables.length < 2 ? "à la table" : "aux tables"} ${tables.join(", ")}.`,
  end: "Terminer le tournoi",
  endAsked: "Terminer le tournoi ›",
  endAsk: "Terminer avant la fin ?",
  endNote: "Des positions prévues ne seront pas jouées, et ce qu’une table sans réseau note encore n’entrera pas.",
  endReason: "Pourquoi terminer sans ce qui manque ?",
  endTitle: "Fin du tournoi",
  ended: "Le tournoi est terminé.",
  reopen: "Rouvrir le tournoi",
  reopenAsked: "Rouvrir le tournoi ›",
  reopenTitle: "Rouvrir ce tournoi ?",
  reopenNote: "Son classement pourra de nouveau changer, jusqu’à ce qu’il soit terminé une autre fois.",
  movedSince: (position: number, table: number, state: string) =>
    `Position ${position}, table ${table}, changée depuis : ${state}`,
  table: {
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
  },
  standingsAfter: (n: number) => `Classement après la position ${n}`,
  teamStandings: "Classement des équipes",
  teamStandingsAfter: (n: number) => `Classement des équipes après la position ${n}`,
  noStandings: "Le premier classement vient après la première position.",
  left: "n’est plus là",
  prizes: "Prix",
  prizesNow: "Pour l’instant : ce sont les prix si le tournoi s’arrêtait là.",
  prizeRank: (rank: number) => nth(rank, "ᵉʳ"),
  prizeLastTwo: "meilleur des deux dernières positions",
  prizeSeries: (series: string) => `premier de la série ${series}`,
  csv: "Tableur (CSV)",
  csvHeads: {
    rank: heads.rank,
    number: "Numéro",
    name: heads.name,
    licence: "Licence",
    series: "Série",
    position: (n: number) => `Position ${n}`,
    penalties: heads.penalties,
    reasons: "Raisons des pénalités",
    total: heads.total,
    left: "N’est plus là",
    team: "Équipe",
    teamRank: "Rang de l’équipe",
    teamTotal: "Total de l’équipe",
  },
  prints: {
    tables: "Cartes de table, avec leur code",
    entries: "Cartes d’inscription",
    cards: "Cartes personnelles",
    sheets: "Feuilles de marque en papier",
    standings: pages.standings,
  },
  paper: { deal: heads.deal, contract: "Contrat, bouts, points", sign: "Signatures", balance: "Solde", total: "Cumul" },
  printNow: "Imprimer cette page",
  scanTable: "À scanner à la table : la feuille est sur ce téléphone.",
  scanMine: "À scanner pour savoir où aller, son total et sa carte.",
  follow: "Pour suivre, à montrer à tout le monde",
  followWay: "Code pour suivre",
  ways: {
    title: "Qui entre",
    show: "Codes et téléphones",
    roles: { viewer: "Suivre", player: "Tenir une table", owner: "Arbitrer" },
    may: {
      viewer: "Sait où aller, son total, sa carte et le classement.",
      player: "Note les feuilles du tournoi, confirme, appelle l’arbitre. La carte de chaque table porte ce code.",
      owner: "Ouvre les positions, corrige, pénalise, comme ce téléphone.",
    },
    copied: "Copié.",
  },
  noFree:
    "Aucune place libre : qui arrive en retard entre quand quelqu’un s’en va. Une table ne s’ajoute plus, le mouvement est compté pour celles-ci.",
  lateTeams:
    "Quelqu’un arrive ou remplace avant la première position : inscrivez, puis redonnez les places. Qui vient pour quelqu’un qui s’est retiré est de son équipe.",
  late: "Quelqu’un arrive avant la première position : inscrivez, puis redonnez les places. Une table de trois se complète, ou une table s’ajoute.",
  unseated: "pas encore de place",
  wallNext: (n: number) => `Position ${n} : où aller, table et orientation`,
  clock: (minutes: number) => `depuis ${minutes} min`,
  wallPage: (n: number, all: number) => `page ${n} sur ${all}`,
  handed: (n: number, all: number) => `${many.tables(n)} sur ${all} ${n < 2 ? "a" : "ont"} fini`,
  at: {
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
  },
  mine: {
    who: "Qui êtes-vous ?",
    look: "Chercher son nom ou son numéro",
    go: (table: number, line: string) => `Table ${table}, ${line}`,
    with: (names: string) => `avec ${names}`,
    place: (rank: number, of: number) => `${nth(rank, "ᵉʳ")} sur ${of}`,
    team: (rank: number, of: number) => `Son équipe : ${nth(rank, "ʳᵉ")} sur ${of}`,
    card: "Sa carte",
    out: "Ne joue pas à cette position.",
    planned: (n: number, table: number, line: string) => `Position ${n} selon le mouvement : table ${table}, ${line}`,
  },
  arbitrate: "Le code d’arbitrage de 2012",
};

export type HallMessages = typeof hall;
