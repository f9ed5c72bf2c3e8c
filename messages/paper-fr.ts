/** Typing in a sheet that was kept on paper. */
import type { Figures } from "#lib/sheet/paper/read-table";
import type { Way } from "#lib/sheet/paper/take-csv";

const plural = (n: number, one: string, many: string) => (n < 2 ? `${n} ${one}` : `${n} ${many}`);

/** What the paper shows: points of each deal, totals as they ran, or how each deal was played. */
export type Told = Figures | Extract<Way, "fields">;

export const paperFr = {
  title: "Feuille de papier",
  back: "‹ Feuille",
  opening: "La feuille s’ouvre.",
  missing: "Cette feuille n’est pas sur ce téléphone.",
  viewer: "Cet appareil suit la feuille : il n’y note rien.",
  told: "Ce que dit le papier",
  ways: { changes: "points par donne", running: "totaux", fields: "donnes en détail" } satisfies Record<Told, string>,
  hints: {
    changes: "Une ligne par donne, avec ce qu’elle rapporte à chacun. La dernière case se déduit quand la donne fait zéro.",
    running: "Une ligne par donne, avec le total de chacun après elle.",
    fields: "Une ligne par donne : les colonnes se calculent. Un nom ou un contrat s’écrit par son début.",
  } satisfies Record<Told, string>,
  report: "Ces lignes seront marquées « report » : leurs points comptent, sans contrat inventé.",
  reported: "Report d’une feuille de papier",
  whole: "La donne en entier",
  paste: "Coller un tableau",
  open: "Ouvrir un fichier CSV",
  pasted: "Le tableau",
  pasteHint: "Une ligne par donne ; les noms au-dessus des colonnes, s’il y en a.",
  take: "Prendre ce tableau",
  close: "Fermer",
  noTable: "Ce texte n’est pas un tableau de points ou de donnes.",
  unread: (heads: readonly string[]) =>
    heads.length < 2 ? `Colonne laissée de côté : ${heads.join("")}.` : `Colonnes laissées de côté : ${heads.join(", ")}.`,
  lacking: (names: readonly string[]) => `Aucune colonne pour ${names.join(", ")}.`,
  left: (n: number) => `${plural(n, "ligne de trop", "lignes de trop")} : reprenez-${n < 2 ? "la" : "les"} ensuite.`,
  row: (n: number) => `Ligne ${n}`,
  cell: (column: string, row: number) => `${column}, ligne ${row}`,
  number: "N°",
  remove: (n: number) => `Retirer la ligne ${n}`,
  sign: "Changer le signe",
  half: "Un demi",
  gives: "donne",
  totals: "Totaux",
  before: "Avant",
  ready: (n: number) => plural(n, "ligne prête", "lignes prêtes"),
  faulty: (n: number) => plural(n, "ligne à corriger", "lignes à corriger"),
  kept: "Ce qui est tapé reste sur ce téléphone.",
  fix: (n: number) => `Corriger la ligne ${n}`,
  save: (n: number) => (n === 0 ? "Taper une ligne" : n === 1 ? "Enregistrer la ligne" : `Enregistrer les ${n} lignes`),
  without: (n: number) => `Enregistrer sans ${n === 1 ? "elle" : "elles"}`,
  refused: "La feuille a changé entre-temps : rien n’a été enregistré, tout est encore là.",
};

export type PaperMessages = typeof paperFr;
