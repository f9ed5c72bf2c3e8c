/** What the pages of a season say: standings, curve, tables, a player, an evening. */

import type { Count } from "#lib/season/club/counting";
import type { Standing } from "#lib/season/standings/standings";
import { heads, many, said } from "./alike";
import { tarotTerms } from "./alike/tarot";
import { list, plural } from "./rules/grammar";
import { countedNote } from "./season/counted-note";
import { curves, ratings } from "./season/curves";
import { details, prose, tables } from "./season/details";
import { eveningPage, playerPage } from "./season/player-page";
import { adjustments, ties } from "./season/ties";

const VALUE: Readonly<Record<Count, string>> = {
  total: "points",
  "deal-average": heads.perDeal,
  "evening-average": heads.perEvening,
  places: "points de place",
  wins: "gagnées",
};

const FACTS: Readonly<Record<string, string>> = {
  poignee: heads.poignee,
  petit: tarotTerms.petit,
  misere: "Misère",
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
  made: "réussies",
  outOf: said.outOf,
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
  pages: {
    title: "Pages de la saison",
    grid: "Grille",
    matrices: "Tableaux croisés",
    picture: "Podium",
  },
  allStandings: (n: number) => `Les ${n} au classement`,
  skip: { title: "Aller à", standings: "Aller au classement", curve: "Aller à la courbe", tables: "Aller aux tableaux" },
  moreColumns: "La suite est à droite ›",
  historySoon: "Les niveaux et les records de cette longue saison se recalculent.",
  fewOf: (evenings: number, least: number) => `${many.evenings(evenings)} sur ${least} demandées`,
  why: { "too-few-evenings": "pas assez de soirées", guest: said.guest } as Record<NonNullable<Standing["why"]>, string>,
  older: { more: "Soirées plus anciennes", failed: said.serverSilent },
  ...countedNote,
  ...ties,
  ...prose,
  ...curves,
  ...tables,
  ...details,
  ...ratings,
  ...adjustments,
  playerPage,
  eveningPage,
};
