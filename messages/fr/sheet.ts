/** What a sheet's page says before anything rises over it. */

import { always } from "./alike/always";
import { plural } from "./rules/grammar";

const AT: Record<number, string> = { 2: "à deux", 3: "à trois", 4: "à quatre", 5: "à cinq" };

export const sheet = {
  noting: (name: string | null, n: number) => `${name ?? "Un autre téléphone"} note la donne ${n}.`,
  /** While somebody types the same. */
  notedSince: (n: number) => `La donne ${n} vient d’être notée sur un autre téléphone.`,
  at: (players: number) => AT[players] ?? `à ${players}`,
  gameAt: (game: string, players: number) => `${game} ${AT[players] ?? `à ${players}`}`,
  tableRules: "règle de la table",
  tableRule: (label: string, value: string) => `${label} : ${value}`,
  record: (n: number) => `Noter la donne ${n}`,
  diskFull: "Le téléphone est plein : la donne reste à l’écran, libérez de la place.",
  stuck: "Le navigateur ne répond plus : fermez-le tout à fait, puis rouvrez-le. Ce qui est enregistré est gardé.",
  notSaved: "Pas encore enregistré sur ce téléphone : réessayez.",
  /** To the foot of the sheet, past every figure. */
  skip: "Aller sous les donnes",
  misdeal: "Fausse donne",
  petitSec: always.petitSec,
  annulled: "Donne annulée",
  report: "Report",
  paper: "du papier",
  reportOf: (n: number) => plural(n, "donne", "donnes"),
  refused: always.toCorrect,
  late: "après la fin",
  announced: "annoncé",
  finish: "Noter le résultat",
  opening: "La feuille s’ouvre.",
  missing: "Cette feuille n’est pas sur ce téléphone.",
  join: "La rejoindre avec un lien ou un code ›",
  offlineMissing:
    "Pas de réseau, et cette feuille n’est pas encore sur ce téléphone. Elle s’ouvre d’elle-même dès qu’il revient.",
  serverMissing: "Le serveur ne répond pas pour l’instant. La feuille s’ouvre d’elle-même dès qu’il répond.",
  incomplete: "Cette adresse est incomplète : elle ne dit pas quelle feuille ouvrir.",
  newer: "Cette feuille a été ouverte avec une version plus récente de l’application : rechargez la page.",
  cards: (n: number) => plural(n, "carte", "cartes"),
  blind: "à l’aveugle",
};
