/** Keeping what is not sent in a file, and taking such a file over. */

/** What became of a line of the file. */
type Fate = "taken" | "known" | "conflict" | "waiting" | "aside" | "refused";

const plural = (n: number, one: string, many: string) => (n < 2 ? `${n} ${one}` : `${n} ${many}`);

const KINDS: Record<string, string> = {
  "sheet.opened": "feuille ouverte",
  "sheet.closed": "partie arrêtée",
  "sheet.reopened": "feuille rouverte",
  "player.renamed": "nom changé",
  "deal.recorded": "donne notée",
  "deal.replaced": "donne corrigée",
  "deal.voided": "donne annulée",
  "deal.restored": "donne rétablie",
  "deal.contested": "donne contestée",
  "contest.ruled": "décision de la table",
  "bet.announced": "pari annoncé",
  "bet.withdrawn": "pari retiré",
  "dispute.noted": "contestation en cours de donne",
  "dispute.withdrawn": "contestation retirée",
  "season.joined": "comptée dans une saison",
  "season.left": "retirée d’une saison",
  "player.seated": "place du téléphone",
  "deal.confirmed": "donne confirmée",
  "confirmation.asked": "confirmation par l’autre camp",
};

export const fileFr = {
  only: (n: number) => `${plural(n, "événement n’est", "événements ne sont")} que sur ce téléphone.`,
  keep: "Garder dans un fichier",
  take: "Reprendre un fichier",
  title: "Fichier repris",
  back: "‹ Feuilles",
  notOurs: "Ce fichier ne vient pas de Petit au Bout, ou il est abîmé : rien n’a été changé.",
  failed: "Le téléphone n’a pas pu tout enregistrer : libérez de la place, puis reprenez le même fichier.",
  fates: {
    taken: (n: number) => `${plural(n, "ligne reprise", "lignes reprises")}, à envoyer par ce téléphone.`,
    known: (n: number) => `${plural(n, "ligne déjà là", "lignes déjà là")}.`,
    conflict: (n: number) =>
      `${plural(n, "donne notée autrement ici", "donnes notées autrement ici")} : la table choisit, sur la feuille.`,
    waiting: (n: number) =>
      `${plural(n, "ligne attend sa feuille", "lignes attendent leur feuille")} : rejoignez-la avec son lien.`,
    aside: (n: number) => `${plural(n, "ligne déjà abandonnée", "lignes déjà abandonnées")}.`,
    refused: (n: number) => `${plural(n, "ligne refusée", "lignes refusées")}, à garder dans le fichier :`,
  } satisfies Record<Fate, (n: number) => string>,
  line: (number: number, kind: string | null, reason: string) =>
    `Ligne ${number}${kind ? `, ${KINDS[kind] ?? "d’une version plus récente"}` : ""} : ${reason}`,
  see: (title: string) => `Voir la feuille : ${title}`,
};

export type FileMessages = typeof fileFr;
