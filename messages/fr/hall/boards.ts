/** A duplicate tournament: its formats, its boards at a table, what the arbiter adjusts, its standings. */
import type { AdjustmentKind, AT_FAULT } from "#lib/hall/hall-event";
import type { Format } from "#lib/rules/hall/boards";
import { heads, many, press, said } from "../alike";
import { tarotTerms } from "../alike/tarot";
import { decimal, list, plural } from "../rules/grammar";

const formats: Readonly<Record<Format, string>> = {
  individual: "duplicate individuel",
  triplettes: "triplettes",
  quadrettes: "quadrettes",
  teams: "par équipes",
};
const formatNotes: Readonly<Record<Format, string>> = {
  individual:
    "Topage, un quart d’attaque et trois quarts de défense. Cinq ou sept tables, c’est l’idéal ; une table de plus ou de moins, et le mouvement est plus court.",
  triplettes: "Équipes de trois, Nord-Sud ou Est-Ouest : topage, moitié attaque, moitié défense. On inscrit des équipes.",
  quadrettes: "Équipes de quatre, deux à deux : la racine carrée de la différence des deux preneurs. On inscrit des équipes.",
  teams: "Équipes de quatre à six, quatre quarts : seule l’équipe qui gagne la donne marque. On inscrit des équipes.",
};
const adjustments: Readonly<Record<AdjustmentKind, string>> = {
  neutralised: "neutralisée",
  "collective-zero": "zéro pour tous",
  "40-60": "40 / 60",
  "4-0": "+4 / 0 PM",
  "4-4": "+4 / −4 PM",
  none: "aucun",
};
const atFault: Readonly<Record<(typeof AT_FAULT)[number], string>> = {
  attack: "l’attaque",
  defence: "la défense",
  "north-south": "Nord-Sud",
  "east-west": "Est-Ouest",
};

const decimals = (value: number, most: number) => decimal(Number(value.toFixed(most)));

export const boards = {
  free: "donnes libres",
  formats,
  formatNotes,
  each: "Étuis par table et par position",
  percent: (value: number) => `${decimals(value, 2)} %`,
  points: (value: number) => `${decimals(value, 3)} PM`,
  figure: (value: number, most: number) => decimals(value, most),
  enterOne: "Le nom de l’équipe, puis ses joueurs, chacun avec sa licence et sa série",
  enter: "Une équipe par ligne : son nom, puis ses joueurs, chacun avec sa licence et sa série",
  entered: (n: number) => plural(n, "équipe inscrite", "équipes inscrites"),
  pasteAdd: (n: number) => (n < 2 ? "Inscrire cette équipe" : `Inscrire ces ${n} équipes`),
  teams: "Les équipes",
  members: "Prendre comme la dernière fois",
  noneBefore: "Aucun tournoi par équipes avant celui-ci.",
  late: "Une équipe arrive avant la première position : inscrivez-la, puis redonnez les places.",
  noFree: "Aucune place libre : une équipe qui arrive en retard entre quand une autre s’en va.",
  /** So many seats are empty, each perhaps at a table of its own. */
  tables: (n: number, empty: number) =>
    [
      many.tables(n),
      ...(empty > 1 ? [`jusqu’à ${empty} tables incomplètes attendent la position suivante`] : []),
      ...(empty === 1 ? ["une table incomplète attend la position suivante"] : []),
    ].join(" ; "),
  most: (n: number) => `Jusqu’à ${n} positions sans rencontrer deux fois les mêmes personnes ni rejouer un étui (calculé).`,
  mostAsked: (asked: number) => `${asked} positions sont prévues : le tournoi s’arrêtera avant.`,
  tooFew: {
    individual: "Il faut 17 personnes au moins",
    triplettes: "Il faut cinq équipes au moins",
    quadrettes: "Il faut deux équipes au moins",
    teams: "Il faut deux équipes au moins",
  } satisfies Readonly<Record<Format, string>> as Readonly<Record<Format, string>>,
  teamLines: ["Nord-Sud", "", "Est-Ouest", ""],
  boards: "Étuis",
  board: (n: number) => `Étui ${n}`,
  boardBy: (n: number, team: string) => `Étui ${n}, ${team} à l’attaque`,
  here: (boards: readonly number[]) => (boards.length < 2 ? `Étui ${boards[0]}` : `Étuis ${list(boards)}`),
  left: (n: number) => (n < 1 ? "Tous les étuis sont marqués." : `Encore ${plural(n, "étui", "étuis")} à marquer.`),
  waits: "Cette table n’est pas complète : elle attend la position suivante.",
  imposed: "Garde imposée.",
  chosen: "Le contrat est choisi avant la donne.",
  mark: (n: number) => `Marquer l’étui ${n}`,
  correct: (n: number) => `Corriger l’étui ${n}`,
  taker: "Preneur",
  attacks: "Attaque",
  contract: tarotTerms.contract,
  contracts: { garde: "garde", "garde-sans": "sans", "garde-contre": "contre" } as Readonly<Record<string, string>>,
  how: "On tape",
  hows: { deal: "bouts et points", score: "le score" },
  bouts: tarotTerms.bouts,
  made: "Points de l’attaque",
  petit: tarotTerms.petit,
  petits: { none: "non", attack: "attaque", defence: "défense" },
  poignees: ["non", "simple", "double", "triple"],
  slam: "Chelem",
  slams: { none: "non", made: "fait", announced: "annoncé, fait", failed: "annoncé, chuté" },
  score: "Score du preneur, par défenseur",
  scoreNote: "Celui d’un défenseur : 56 pour une garde faite de 3.",
  comes: (score: string) => `Score : ${score}`,
  unlike: {
    uneven: () => "Une garde double tout : le score est un nombre pair.",
    tooMany: (most: number) => `Aucune donne ne fait plus de ${most}.`,
    unread: () => "Un score est un nombre entier, comme 56 ou −110.",
  },
  keep: (n: number) => `Enregistrer l’étui ${n}`,
  missing: {
    taker: tarotTerms.chooseTaker,
    bouts: tarotTerms.chooseBouts,
    points: tarotTerms.typePoints,
    score: "Taper le score",
  },
  by: (name: string) => `preneur ${name}`,
  before: said.before,
  refused: (n: number, taker: string, score: string) => `Étui ${n}, preneur ${taker} : ${score}`,
  markedAlready: "Un autre téléphone l’a marqué ou corrigé avant. Ce qui vaut est au-dessus ; pour le changer, touchez l’étui.",
  confirm: "Chacun confirme les étuis de la table",
  rows: "Ce que valent les étuis",
  heads: {
    taker: "Preneur",
    score: "Score",
    marks: "Preneur / défense",
    own: "Nord-Sud",
    other: "Est-Ouest",
    points: "PM",
  },
  adjust: "Ajuster cette donne",
  adjustNote: "Ce que prévoit le Code d’arbitrage de 2012 (p. 9 à 14). L’arbitre décide, avec une raison.",
  adjustTo: "Ajustement",
  adjustments,
  fault: "En faute",
  atFault,
  adjusted: (to: string, who: string | null, reason: string) => `${to}${who ? `, en faute : ${who}` : ""} (${reason})`,
  adjustLacks: { to: "Choisir l’ajustement", fault: "Dire qui est en faute", reason: press.sayWhy },
  adjustKeep: "Donner cet ajustement",
  penalty: { percent: "En pour cent, retirés après le topage.", points: "En points de match, retirés après la rencontre." },
  penaltyAmount: { percent: "Pour cent retirés", points: "Points de match retirés" },
  reasons: {
    percent: [
      { points: 0.5, reason: "CA12, mauvais nombre de cartes à la première table" },
      { points: 1, reason: "CA12, a quitté la table" },
    ],
    points: [{ points: 1, reason: "CA12, pénalité d’un point de match" }],
  },
  orders: { general: "général", alternate: "alterné" },
  alternateNote: "Les premiers des lignes, puis les deuxièmes : celui qui compte pour un tournoi d’une séance.",
  attack: "Attaque",
  defence: "Défense",
  csvHeads: {
    alternate: "Alterné",
    line: heads.line,
    attack: "Attaque %",
    defence: "Défense %",
    overall: "Moyenne %",
    points: "PM",
    penalties: heads.penalties,
    member: (n: number): readonly [string, string] => [`Joueur ${n}`, `Licence ${n}`],
  },
  gate: "Tous les étuis sont marqués : la position suivante peut s’ouvrir.",
  gateLast: "Tous les étuis sont marqués : toutes les positions prévues sont jouées.",
  waiting: (tables: readonly number[]) =>
    tables.length < 2 ? `On attend des étuis de la table ${tables[0]}.` : `On attend des étuis des tables ${list(tables)}.`,
  openReason: "Pourquoi ouvrir quand il manque des étuis ?",
  boardsOf: (n: number, all: number) => `${n} / ${plural(all, "étui", "étuis")}`,
};
