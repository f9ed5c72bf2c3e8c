/** What the pages of a season say: standings, curve, tables, a player, an evening. */

import type { Count, TieBreak } from "#lib/season/club/counting";
import type { Standing } from "#lib/season/standings/standings";
import type { ChangedFact, RecordRow } from "#lib/season/standings/told-rows";
import { heads, many, said } from "./alike";
import { tarotTerms } from "./alike/tarot";
import { capital, de, list, nth, plural, que } from "./rules/grammar";
import { tieBreaks } from "./season/tie-breaks";

const COUNTED: Readonly<Record<Count, string>> = {
  total: "Au total des points.",
  "deal-average": "À la moyenne par donne.",
  "evening-average": "À la moyenne par soirée.",
  places: "Aux points de place de chaque soirée.",
  wins: "Au nombre de soirées gagnées.",
};

/** What of an evening left out by "best N" is said, by count. */
const mostWorth = (n: number) =>
  n < 2
    ? "Seule la meilleure soirée de chacun compte ; les autres restent visibles."
    : `Seules les ${n} meilleures soirées de chacun comptent ; les autres restent visibles.`;
const meanOfBest = (n: number) =>
  n < 2
    ? "La moyenne est celle de la meilleure soirée de chacun ; les autres n’y entrent pas."
    : `La moyenne est celle des ${n} meilleures soirées de chacun ; les autres n’y entrent pas.`;
const BEST: Readonly<Record<Count, (n: number) => string>> = {
  total: mostWorth,
  "deal-average": meanOfBest,
  "evening-average": meanOfBest,
  places: mostWorth,
  wins: mostWorth,
};

/** Where what the club adds by hand is, or is not (T22). */
const ADJUSTED: Readonly<Record<Count, string>> = {
  total: "Les ajustements du cercle sont dans le total.",
  "deal-average": "Les ajustements du cercle s’ajoutent aux points avant la moyenne.",
  "evening-average": "Les ajustements du cercle s’ajoutent aux points avant la moyenne.",
  places: "Les ajustements du cercle s’ajoutent aux points de place.",
  wins: "Les ajustements du cercle ne comptent pas avec les victoires.",
};

/** Of evenings that may not all have been seen. */
const atLeast = (n: number, isAll: boolean) => `${isAll ? "" : "au moins "}${many.evenings(n)}`;

const DECIDED: Readonly<Record<TieBreak, (mine: string, theirs: string) => string>> = {
  wins: (mine, theirs) => `soirées gagnées, ${mine} contre ${theirs}`,
  "best-evening": (mine, theirs) => `meilleure soirée, ${mine} contre ${theirs}`,
  "head-to-head": (mine, theirs) => `soirées finies devant, ${mine} contre ${theirs}`,
  "deal-average": (mine, theirs) => `${mine} par donne contre ${theirs}`,
  evenings: (mine, theirs) => `soirées jouées, ${mine} contre ${theirs}`,
  "fewer-evenings": (mine, theirs) => `en ${mine} soirées contre ${theirs}`,
  "last-evening": (mine, theirs) => `dernière soirée commune, ${mine} contre ${theirs}`,
};

const before = (first: readonly string[], second: readonly string[]): string =>
  `${list(first)} ${first.length > 1 ? "passent" : "passe"} devant ${list(second)}`;

/** Whom a rule put before whom, and what each has. */
interface Parted {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly mine: string;
  readonly theirs: string;
}

/** What the rule measures is said once, however many it parts. */
const parted = ([one, ...more]: readonly Parted[], say: (mine: string, theirs: string) => string): string =>
  one === undefined
    ? ""
    : `${[
        `${before(one.first, one.second)} : ${say(one.mine, one.theirs)}`,
        ...more.map(({ first, second, mine, theirs }) => `${list(first)} devant ${list(second)}, ${mine} contre ${theirs}`),
      ].join(" ; ")}.`;

const FACT: Readonly<Record<ChangedFact["kind"], (p: { name: string; over: string; value: string; best: boolean }) => string>> = {
  "took-lead": ({ name, over }) => (over ? `${name} prend la tête à la place ${de(over)}.` : `${name} prend la tête.`),
  "joined-lead": ({ name, over }) => `${name} rejoint ${over} en tête.`,
  "kept-lead": ({ name }) => `${name} garde la tête.`,
  passed: ({ name, over }) => `${name} passe devant ${over}.`,
  "won-evening": ({ name, value, best }) => `${name} gagne la soirée${value ? `, ${value}` : ""}${best ? ", sa meilleure" : ""}.`,
  "leads-evening": ({ name, value }) => `${name} mène la soirée${value ? `, ${value}` : ""}.`,
  "best-evening": ({ name, value }) => `${name} fait sa meilleure soirée${value ? ` : ${value}` : ""}.`,
  "first-evening": ({ name }) => `Première soirée ${de(name)} dans la saison.`,
  "now-ranked": ({ name }) => `${name} entre au classement.`,
  streak: ({ name, value }) => `${name} gagne ${value} soirées de suite.`,
};

const VALUE: Readonly<Record<Count, string>> = {
  total: "points",
  "deal-average": heads.perDeal,
  "evening-average": heads.perEvening,
  places: "points de place",
  wins: "gagnées",
};

const SUMS: Readonly<Record<Count, string>> = {
  total: "Total des points",
  "deal-average": heads.pointsPerDeal,
  "evening-average": "Points par soirée",
  places: "Total des points de place",
  wins: "Soirées gagnées",
};

const FACTS: Readonly<Record<string, string>> = {
  poignee: heads.poignee,
  petit: tarotTerms.petit,
  misere: "Misère",
};

const RECORDS: Readonly<Record<RecordRow["kind"], string>> = {
  "best-evening": "Meilleure soirée",
  "worst-evening": "Pire soirée",
  "widest-win": "Plus large victoire",
  "won-streak": "Soirées gagnées de suite",
  "present-streak": "Présences de suite",
};

export const season = {
  list,
  /** Where a game's own words have none. */
  facts: FACTS,
  nav: {
    sheets: "Feuilles",
  },
  subtitle: (season: string, evenings: number, deals: number, last: string | null) =>
    `${season}. ${many.evenings(evenings)}${deals === 0 && evenings > 0 ? "" : `, ${many.deals(deals)}`}${last === null ? "" : `, la dernière le ${last}`}.`,
  ended: (when: string) => `Saison finie le ${when}.`,
  review: "Ce qu’il en reste",
  none: "Aucune soirée encore. Une feuille rejoint la saison à son ouverture, ou plus tard.",
  asTable: (title: string) => `${title}, en tableau`,
  rank: "rang",
  player: "joueur",
  value: VALUE,
  points: "points",
  evenings: "soirées",
  won: "gagnées",
  deals: "donnes",
  tablesOf: (n: number) => `${n} tables`,
  made: "réussies",
  outOf: (made: number, n: number) => `${made} sur ${n}`,
  wonOf: (won: number) => plural(won, "gagnée", "gagnées"),
  meanIn: (mean: string, deals: number) => `${mean} par donne en ${many.deals(deals)}`,
  attended: (evenings: number, won: number) => `${many.evenings(evenings)}, ${plural(won, "gagnée", "gagnées")}`,
  /** Parts of a sum; of an average, points that went into it. */
  added: {
    sum: {
      byHand: (points: string) => `ajustement ${points}`,
      late: (points: string) => `corrections tardives ${points}`,
    },
    average: {
      byHand: (points: string) => `${points} points ajoutés`,
      late: (points: string) => `corrections tardives ${points} points`,
    },
  },
  gamesAdded: (games: readonly string[]) => `Les points de ces jeux s’additionnent : ${list(games)}.`,
  scale: (points: readonly string[]) => `De la première place à la dernière : ${list(points)}.`,
  bestOf: BEST,
  outside: (wins: boolean, n: number, isAll: boolean) =>
    `Toute la table compte : dans ${atLeast(n, isAll)}, ${wins ? "la première place est à quelqu’un" : "des places sont à des personnes"} hors du cercle.`,
  gamesLeftOut: (n: number, isAll: boolean, games: readonly string[]) =>
    `${capital(atLeast(n, isAll))} d’un autre jeu ne ${n < 2 ? "compte" : "comptent"} pas : ${list(games)}.`,
  adjustmentsIn: ADJUSTED,
  period: (days: number, byPlace: boolean) =>
    `Passé ${many.days(days)}, une correction devient un changement daté : ${byPlace ? "il ne déplace ni place ni victoire" : "il s’ajoute aux points, sans déplacer ni place ni victoire"}.`,
  ongoing: (n: number, day: string) =>
    n < 2
      ? `La soirée du ${day} est en cours : ses points comptent déjà.`
      : `${n} soirées du ${day} sont en cours : leurs points comptent déjà.`,
  withEvenings: (name: string, evenings: number) => `${name} (${many.evenings(evenings)})`,
  unranked: (names: readonly string[]) => `Pas encore de rang pour ${list(names)}.`,
  roleTitle: "Par rôle",
  roleNote: "Donnes réussies dans le rôle principal, puis points par donne dans chaque rôle.",
  /** At Tarot décalé one bets. */
  takesOften: (bets: boolean, name: string, taken: number, deals: number, made: number) =>
    `${name} ${bets ? "parie" : "prend"} le plus souvent : ${taken} donnes sur ${deals}, dont ${plural(made, "réussie", "réussies")}.`,
  takes: (bets: boolean): string => (bets ? "Qui parie ?" : "Qui prend ?"),
  takesRarely: (bets: boolean, name: string, taken: number, deals: number) =>
    `${name} ${bets ? "parie" : "prend"} le moins : ${taken} sur ${deals}.`,
  curve: {
    slide: "Parcourir la courbe, soirée par soirée",
    numbers: "Les nombres de la courbe",
    step: "soirée",
    note: "Flèches gauche et droite : les soirées. Haut et bas : les joueurs.",
  },
  curveThinned: (drawn: number, all: number) => `${drawn} des ${all} soirées y sont dessinées, la dernière comprise.`,
  pages: {
    title: "Pages de la saison",
    grid: "Grille",
    matrices: "Tableaux croisés",
    picture: "Podium",
  },
  totalsOnly: "par ses totaux seuls",
  allEvenings: "Toutes les soirées, en grille",
  allRows: (people: number) => `Les ${people}, avec les tableaux croisés`,
  allStandings: (n: number) => `Les ${n} au classement`,
  rankTitle: "Places au classement, soirée après soirée",
  rankSlide: "Parcourir les places, soirée par soirée",
  rankFrom: (least: number) => `Personne n’a de place avant ${least} soirées.`,
  place: (rank: number) => (rank === 1 ? "en tête" : nth(rank, "ʳᵉ")),
  /** The curve grows as the season counts. */
  curveTitle: {
    total: "Points cumulés, soirée après soirée",
    "deal-average": "Points par donne, soirée après soirée",
    "evening-average": "Points par soirée, soirée après soirée",
    places: "Points de place cumulés, soirée après soirée",
    wins: "Soirées gagnées, l’une après l’autre",
  } as Record<Count, string>,
  curveWhole: "La courbe tient compte de toutes les soirées, celles qui ne comptent pas pour le rang aussi.",
  curveNote: "Les ajustements et les corrections tardives n’y sont pas.",
  dealCurve: {
    title: "La soirée, donne après donne",
    slide: "Parcourir la courbe, donne par donne",
    numbers: "Les nombres de la courbe",
    step: "donne",
    note: "Flèches gauche et droite : les donnes. Haut et bas : les joueurs.",
  },
  changed: (day: string) => `Ce que le ${day} a changé`,
  contractsNote: "Donnes prises et réussies, et ce qu’elles ont rapporté à qui les a prises.",
  partners: "Qui appelle qui",
  partnersCorner: "réussies / jouées",
  partnersNote: "En ligne, qui prend ; en colonne, qui est appelé. Donnes réussies sur donnes jouées ensemble.",
  calls: (taker: string, partner: string, made: number, n: number) =>
    `${taker} appelle ${partner} : ${n < 2 ? "une donne" : `${n} donnes`}, ${plural(made, "réussie", "réussies")}`,
  skip: { title: "Aller à", standings: "Aller au classement", curve: "Aller à la courbe", tables: "Aller aux tableaux" },
  moreColumns: "La suite est à droite ›",
  firstOnly: (n: number) => `Les ${n} premiers du classement ; la page de chacun montre tout.`,
  met: "Face à face",
  metCorner: "devant / jouées",
  metNote: "Soirées que le joueur de la ligne finit devant celui de la colonne, sur celles qu’ils ont jouées à la même table.",
  meets: (one: string, other: string, ahead: number, n: number) =>
    `${one} finit devant ${other} ${ahead} fois sur ${n < 2 ? "une soirée" : `${n} soirées`}`,
  primes: "Primes et chelems",
  primesNote: "Combien de fois, et les points que cela a faits.",
  chelemsNote: "Les chelems du camp, réussis sur tentés.",
  chelems: (made: number, missed: number) =>
    `${plural(made, "chelem réussi", "chelems réussis")}, ${plural(missed, "manqué", "manqués")}`,
  records: "Records et séries",
  record: RECORDS,
  recordOn: (day: string) => `le ${day}`,
  recordTo: (from: string, to: string) => `du ${from} au ${to}`,
  rating: "Niveau estimé",
  ratingNote: (least: string, most: string) =>
    [
      "Chaque soirée compte comme une course : qui finit devant qui.",
      `Tout le monde part de 25 ± 8,3 ; ici les estimations vont de ${least} à ${most}.`,
      "L’incertitude dit de combien l’estimation peut se tromper ; elle baisse de soirée en soirée.",
      "Le niveau est prudent : l’estimation moins trois fois l’incertitude. Il se recalcule en entier depuis la première soirée.",
    ].join(" "),
  ratingShown: "niveau",
  ratingMu: "estimation",
  ratingSigma: "incertitude",
  ratingMissing: (names: readonly string[], least: number) =>
    `Pas encore de niveau pour ${list(names)} : il faut ${least} soirées.`,
  ratingNobody: (least: number) =>
    `Personne n’a encore ${least} soirées notées donne par donne : en dire un niveau serait deviner.`,
  historySoon: "Les niveaux et les records de cette longue saison se recalculent.",
  luck: "Chance ou jeu ?",
  luckMean: "points par donne",
  luckError: "à peu près",
  luckNote:
    "La moyenne d’une donne, et de combien le hasard des donnes peut la faire bouger (une erreur type). Les cartes reçues ne sont pas notées : la feuille ne sait rien de plus.",
  eveningsMore: (n: number) => `Les ${n} dernières soirées.`,
  /** `outside`: people at the table who are not of the club. */
  wonBy: (names: readonly string[], outside: number) => {
    if (names.length === 0) return "personne du cercle";
    const all = outside > 0 ? [...names, "quelqu’un d’autre"] : names;
    return all.length > 1 ? `${list(all)} à égalité` : list(all);
  },
  goesOn: "en cours",
  adjustments: "Ajustements",
  withdrawn: (day: string) => `retiré le ${day}`,
  adjustmentsNote: "Des points ajoutés à la main par le cercle, avec leur raison. Un ajustement se retire ; il ne s’efface pas.",
  adjust: "Ajouter un ajustement",
  adjustWho: "À qui",
  adjustPoints: "Points, en plus ou en moins",
  adjustReason: "Pourquoi",
  adjustSave: "Noter l’ajustement",
  withdraw: "Retirer",
  noAdjustments: "Aucun ajustement.",
  late: "Corrections tardives",
  lateNote: (days: number) =>
    `Passé ${many.days(days)}, une correction ne touche plus la soirée : elle s’ajoute ici, avec sa date.`,
  lateLine: (name: string, deal: number | null, day: string) =>
    deal === null ? `${name}, soirée du ${day}` : `${name}, donne ${deal} du ${day}`,
  /** The count, the tie-breaks, and whom they separated: one note under the table. */
  counted: COUNTED,
  tableByTable: "Les places se prennent à chaque table, pas entre les tables d’une soirée.",
  bySheet: "Cette saison a fini quand chaque feuille était une soirée : elle garde le tableau qu’elle avait.",
  fewest: (n: number) => `Il faut ${many.evenings(n)} pour avoir un rang.`,
  guestsApart: (names: readonly string[]) => `Les personnes invitées n’ont pas de rang : ${list(names)}.`,
  ties: (rules: readonly TieBreak[]) => `À égalité, ${rules.map((rule) => tieBreaks[rule]).join(", puis ")}.`,
  /** Among more than two, what a rule weighs is each player's balance against all of them. */
  balance: (told: readonly Parted[]) =>
    parted(told, (mine, theirs) => `bilan entre les joueurs à égalité, ${mine} contre ${theirs}`),
  decided: (rule: TieBreak, told: readonly Parted[]) => parted(told, DECIDED[rule]),
  shared: ([first = [], ...others]: readonly (readonly string[])[]) =>
    `${list(first)} restent à égalité${others.map((names) => `, ${list(names)} aussi`).join("")} : rien de ce que le cercle a choisi ne les sépare.`,
  fact: FACT,
  changedNothing: (day: string) => `Le ${day} n’a rien changé au classement.`,
  luckFew: (least: number) => `Trop peu de donnes pour le dire : il en faut ${least} à chacun.`,
  luckSame: (first: string, second: string) => `${first} et ${second} font en moyenne autant par donne.`,
  luckYes: (first: string, second: string, gap: string, error: string) =>
    `${first} fait en moyenne ${gap} de plus par donne ${que(second)} : plus que le hasard des donnes n’en explique (± ${error}).`,
  luckNo: (first: string, second: string, gap: string, error: string) =>
    `${first} fait en moyenne ${gap} de plus par donne ${que(second)}, et le hasard seul en ferait bouger ${error} : ces donnes ne disent pas qui joue le mieux.`,
  fewOf: (evenings: number, least: number) => `${many.evenings(evenings)} sur ${least} demandées`,
  why: { "too-few-evenings": "pas assez de soirées", guest: said.guest } as Record<NonNullable<Standing["why"]>, string>,
  older: { more: "Soirées plus anciennes", failed: said.serverSilent },
  playerPage: {
    placeOf: (rank: number) => `${nth(rank, "ʳᵉ")} place`,
    unranked: "Hors classement",
    counts: (counted: number, evenings: number) => `${counted} soirées sur ${evenings} comptent`,
    /** The ranked value as the sum it is. */
    sum: "Ce qui compte",
    sumOf: SUMS,
    brought: (counted: number, played: number) =>
      counted === played ? many.evenings(played) : `${counted} soirées sur ${played}`,
    inDeals: (deals: number) => `en ${many.deals(deals)}`,
    dropped: (n: number) => (n < 2 ? "une autre compte" : `hors des ${n} meilleures`),
    otherGame: (game: string) => `${game} : ne compte pas`,
    open: (n: number) => `compte si elle reste parmi les ${n} meilleures`,
    byHand: (reason: string) => `Ajustement : ${reason}`,
    late: (deal: number | null, day: string) =>
      deal === null ? `Correction tardive, soirée du ${day}` : `Correction tardive, donne ${deal} du ${day}`,
    notAdded: { byHand: "ne compte pas avec les victoires", late: "ne compte pas" },
    lateMoves: "ne déplace ni place ni victoire",
    olderEvenings: (n: number) => plural(n, "soirée plus ancienne", "soirées plus anciennes"),
    olderLate: "Corrections tardives plus anciennes",
    perDeals: (points: string, deals: number) => `${points} points en ${many.deals(deals)}`,
    perEvenings: (points: string, evenings: number) => `${points} points en ${many.evenings(evenings)}`,
    ofBest: (n: number) => `Des ${n} meilleures soirées`,
    whichCount: "Lesquelles comptent se dit quand toutes sont là.",
    with: (name: string) => `avec ${name}`,
    calledBy: "À l’appel de",
    met: (name: string) => `face à ${name}`,
    partial: "Les soirées affichées, les plus récentes : la somme est celle de la saison.",
    chelem: "Chelems",
    empty: "Aucune soirée dans cette saison.",
    never: "Aucune des soirées affichées.",
  },
  eveningPage: {
    deal: (number: number) => `donne ${number}`,
    of: (club: string, season: string) => `${club}, ${season}`,
    note: "Toucher un chiffre montre son calcul.",
    outside: "hors du cercle",
    asCounted: "Places et points sont ceux que la saison compte. La feuille, plus bas, est celle d’aujourd’hui.",
    since: (name: string, counted: string, changes: readonly string[]) =>
      `${name} : soirée comptée ${counted} ; depuis, ${list(changes)}.`,
    change: (points: string, day: string) => `${points} le ${day}`,
    brought: (source: string) => `Soirée apportée du fichier « ${source} ».`,
    partly: "Des donnes n’y sont que dans le total de la soirée.",
  },
};
