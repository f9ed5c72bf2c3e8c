/** Typing in a sheet that was kept on paper. */

import type { CellFault } from "#lib/rules/codes";
import type { PaperFigures } from "#lib/sheet/paper/read-table";
import type { NoText } from "#lib/sheet/paper/read-text";
import type { CsvWay } from "#lib/sheet/paper/take-csv";
import { decimal, list, plural } from "./rules/grammar";

/** What the paper shows: each deal's points, running totals, or how each deal was played. */
export type ToldPaper = PaperFigures | Extract<CsvWay, "fields">;

/** No more than a line of heads. */
const MOST_HEADS = 8;
const some = (heads: readonly string[]) =>
  heads.length <= MOST_HEADS ? heads.join(", ") : list([...heads.slice(0, MOST_HEADS), `${heads.length - MOST_HEADS} autres`]);

const FAULTS: Readonly<Record<CellFault, (given: string) => string>> = {
  "ambiguous-number": (given) =>
    `« ${given} » se lit de deux façons : des milliers, ou trois décimales. Écrivez le nombre sans ce signe.`,
  "cell-too-many": (given) => `Cette ligne a une case de trop : « ${given} ». Laquelle est à qui ?`,
};

const WHY_NOT: Readonly<Record<NoText | "no-table" | "unread" | "ours", string>> = {
  "no-table": "Ce texte n’est pas un tableau de points ou de donnes.",
  "too-long": "C’est trop long pour une feuille : deux millions de caractères au plus. Rien n’a été pris.",
  workbook: "Ce classeur ne s’ouvre pas : enregistrez-le au format CSV ou .xlsx, puis ouvrez ce fichier-là.",
  ours: "Ce fichier vient de Petit au Bout : il se reprend à l’accueil, par « Importer une sauvegarde ».",
  "not-text": "Ce fichier n’est pas du texte.",
  unread: "Ce fichier n’a pas pu être lu.",
};

export const paper = {
  viewer: "Cet appareil suit la feuille : il n’y note rien.",
  told: "Ce que dit le papier",
  ways: { changes: "points par donne", running: "totaux", fields: "donnes en détail" } satisfies Record<ToldPaper, string>,
  hints: {
    changes: "Une ligne par donne, avec ce qu’elle rapporte à chacun. La dernière case se déduit quand la donne fait zéro.",
    running: "Une ligne par donne, avec le total de chacun après elle.",
    fields: "Une ligne par donne : les colonnes se calculent. Un nom ou un contrat s’écrit par son début.",
  } satisfies Record<ToldPaper, string>,
  sitsOut: {
    changes: "Un tiret pour qui n’a pas joué la donne.",
    running: "Un tiret, ou le même total qu’avant, pour qui n’a pas joué la donne.",
    fields: "« Ne joue pas » dit qui est resté dehors ; vide, ce sont ceux dont c’est le tour.",
  } satisfies Record<ToldPaper, string>,
  report: "Ces lignes seront marquées « report » : leurs points comptent, sans contrat inventé.",
  /** Why, where the paper does not say. */
  ruled: "Décision de la table",
  reported: "Report d’une feuille de papier",
  whole: "La donne en entier",
  paste: "Coller un tableau",
  open: "Ouvrir un fichier",
  pasted: "Le tableau",
  pasteHint: "Une ligne par donne ; les noms au-dessus des colonnes, s’il y en a.",
  take: "Prendre ce tableau",
  meant: (pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([given, name]) => `« ${given} », c’est ${name}`).join(", "),
  faults: FAULTS,
  whyNot: WHY_NOT,
  heads: (read: readonly string[], lacking: readonly string[], names: readonly string[], fields: readonly string[]) =>
    `Aucune colonne pour ${some(lacking)}. Lu au-dessus des colonnes : ${some(read)}. Attendu : ${names.join(", ")} ; ou, pour des donnes en détail, ${some(fields)}.`,
  width: (given: number, players: number) =>
    `La première ligne a ${plural(given, "case", "cases")} : il en faut ${players}, ou ${players + 1} avec un numéro devant.`,
  tooWide: (given: number) => `Ce tableau a ${given} colonnes : ce n’est pas une feuille de marque. Rien n’a été pris.`,
  read: (n: number, name: string | null) => `${plural(n, "ligne lue", "lignes lues")}${name ? ` dans « ${name} »` : ""}.`,
  totalsLine: (line: number, word: string, differs: readonly string[]) =>
    differs.length === 0
      ? `Ligne ${line}, « ${word} » : ce n’est pas une donne. Elle est juste.`
      : `Ligne ${line}, « ${word} » : ce n’est pas une donne, et elle n’est pas la somme des lignes prêtes. ${differs.join(" ")}`,
  differs: (name: string, written: number, summed: number) =>
    `${name} : elle dit ${decimal(written)}, les lignes font ${decimal(summed)}, soit ${decimal(Math.abs(written - summed))} d’écart.`,
  suspect: (line: number) => `La ligne ${line} est la somme de toutes les autres : si c’est un total, retirez-la.`,
  days: (n: number) =>
    `Ces lignes sont de ${n} jours différents : prises ici, ce seraient des donnes de cette soirée. Les soirées d’un cercle s’apportent toutes ensemble depuis sa page, par « Apporter l’historique ».`,
  toHistory: (n: number, club: string) => `Apporter ces ${n} soirées à « ${club} »`,
  severalEvenings: (n: number) =>
    `Ce fichier a ${n} soirées : l’historique d’un cercle s’apporte depuis la page du cercle, par « Apporter l’historique ». S’il n’y a pas encore de cercle, créez-le à l’accueil.`,
  home: "Accueil",
  aside: (line: number, text: string) => `Ligne ${line}, laissée de côté : « ${text} ».`,
  deduced: (line: string, name: string, value: string) => `Ligne ${line} : rien pour ${name}, ${value} s’en déduit.`,
  more: (n: number) => `et ${plural(n, "autre remarque", "autres remarques")}.`,
  fileLine: (line: string) => `Ligne ${line} du fichier`,
  past: (n: number) => `${plural(n, "case", "cases")} à droite de la dernière colonne : rien n’en est pris.`,
  already: "Ce tableau est déjà dans la grille : rien n’a été ajouté.",
  noted: (deal: number) => `Ces lignes sont déjà sur la feuille, à partir de la donne ${deal}.`,
  where: "La grille a déjà des lignes.",
  append: "Ajouter dessous",
  replace: "Les remplacer",
  anyway: "Les ajouter quand même",
  leave: "Ne rien prendre",
  empty: "Vider la grille",
  emptied: "La grille est vide.",
  restore: "Rétablir les lignes",
  unread: (heads: readonly string[]) =>
    heads.length < 2 ? `Colonne laissée de côté : ${heads.join("")}.` : `Colonnes laissées de côté : ${some(heads)}.`,
  lacking: (names: readonly string[]) => `Aucune colonne pour ${names.join(", ")} : c’est ce que les autres laissent.`,
  left: (n: number) => `${plural(n, "ligne de trop", "lignes de trop")} : reprenez-${n < 2 ? "la" : "les"} ensuite.`,
  cell: (column: string, row: number) => `${column}, ligne ${row}`,
  number: "N°",
  remove: (n: number) => `Retirer la ligne ${n}`,
  sign: (n: number) => `Changer le signe, ligne ${n}`,
  totals: "Totaux",
  ready: (n: number) => plural(n, "ligne prête", "lignes prêtes"),
  faulty: (n: number) => plural(n, "ligne à corriger", "lignes à corriger"),
  idle: (n: number) => plural(n, "ligne sans donne, ou annulée", "lignes sans donne, ou annulées"),
  kept: "Ce qui est tapé reste sur ce téléphone.",
  fix: (n: number) => `Corriger la ligne ${n}`,
  save: (n: number) => (n === 0 ? "Taper une ligne" : n === 1 ? "Enregistrer la ligne" : `Enregistrer les ${n} lignes`),
  without: (n: number) => `Enregistrer sans ${n === 1 ? "elle" : "elles"}`,
  refused: "La feuille a changé entre-temps : rien n’a été enregistré, tout est encore là.",
};
