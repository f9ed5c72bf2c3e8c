/** What French clubs write in their spreadsheets of evenings: read, never said. Heads stand without dots and hyphens. */
export const spreadsheet = {
  months: [
    ["janvier", "janv", "jan"],
    ["février", "févr", "fév"],
    ["mars", "mar"],
    ["avril", "avr"],
    ["mai"],
    ["juin"],
    ["juillet", "juil"],
    ["août", "aou"],
    ["septembre", "sept", "sep"],
    ["octobre", "oct"],
    ["novembre", "nov"],
    ["décembre", "déc"],
  ],
  weekdays: [
    ...["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
    ...["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  ],
  /** Before a day. */
  beforeDay: ["soirée du", "le"],
  /** After a day's number, behind the month. */
  afterDay: [] as readonly string[],
  dayHeads: ["date", "dates", "jour", "jours", "soirée", "soirées", "le", "soirée du"],
  seasonHeads: ["saison"],
  gameHeads: ["jeu"],
  /** In place of points. */
  absent: [
    ...["a", "abs", "absent", "absente", "absent(e)", "excusé", "excusée", "excusé(e)", "exc"],
    ...["forfait", "n/a", "na", "nc", "np"],
  ],
  /** Behind points. */
  points: ["pt", "pts", "point", "points"],
  sums: [
    ...["total", "totaux", "total général", "sous total", "somme", "sommes"],
    ...["cumul", "solde", "général", "tot", "total points", "total pts"],
  ],
  /** "Total de la soirée", in three parts; "total présences" counts something else. */
  sumFeet: {
    sum: ["total", "totaux", "somme"],
    of: ["de la", "du", "des", "par", "de"],
    what: ["soirée", "soirées", "soir", "jour", "journée", "points"],
  },
  means: ["moyenne", "moy"],
  running: ["cumul"],
  runningWords: ["progressif"],
  /** Heads that are nobody's name. */
  others: [
    ...["moyenne", "moy", "rang", "classement", "class", "clas", "cl", "clt", "place", "position", "pos"],
    ...["nb", "nbre", "nombre", "nb joueurs", "nombre de joueurs", "nb de joueurs", "nb soirées", "nb de soirées", "nb parties"],
    ...["joueur", "joueurs", "nom", "noms", "prénom", "prénoms", "nom prénom", "nom et prénom", "équipe", "licence"],
    ...["présents", "absent", "absents", "excusé", "excusés", "présence", "présences", "participations"],
    ...["soirée", "soirées", "parties", "table", "tables", "n", "no", "num", "numéro"],
    ...["donne", "donnes", "mène", "mènes", "jour", "date", "dates", "semaine", "mois", "heure", "lieu"],
    ...["remarque", "remarques", "commentaire", "commentaires", "notes", "décision", "contrôle", "vérif", "vérification"],
    ...["écart", "différence", "gagnant", "vainqueur", "meilleur", "victoires", "points", "pts", "score", "scores"],
    ...["preneur", "appelé", "carte appelée", "partenaire", "contrat", "bout", "bouts", "chelem", "petit", "petit au bout"],
    ...["poignée", "poignées", "misère", "misères", "état", "nature", "mise", "allié", "parieur", "défense", "attaque"],
  ],
  /** Heads that begin so are nobody's name either. */
  othersBegin: ["total", "totaux", "moyenne", "nombre", "nb", "cumul", "décision"],
  /** Heads of a table of deals; of those, who took; beside that, how the deal was played. */
  deals: ["donne", "donnes", "mène", "mènes", "contrat", "preneur", "bouts", "parieur"],
  takers: ["preneur", "parieur"],
  plays: [
    ...["contrat", "bouts", "points", "points attaque", "appelé"],
    ...["petit au bout", "petit", "poignée", "poignées", "chelem"],
  ],
  lastName: ["nom", "noms"],
  firstName: ["prénom", "prénoms"],
  names: ["joueur", "joueurs", "nom", "noms", "prénom", "nom prénom", "nom et prénom"],
  /** Over people, and over their points, in a table of a line each: the head begins so. */
  namesBegin: ["joueur", "nom", "prénom"],
  pointsBegin: ["points", "pts", "score", "total", "résultat"],
  /** Under each day, where more than points stand. */
  pointHeads: ["points", "pts", "score", "scores", "total"],
  /** Behind a name, in brackets. */
  guest: ["invité", "invitée"],
};

export type SpreadsheetWords = typeof spreadsheet;
