/** What each page is called in a browser's tabs and history, until it knows what it shows. Read by the server alone. */
export const titlesFr = {
  club: "Cercle",
  draw: "Tirage",
  evening: "Soirée",
  hall: "Tournoi",
  join: "Rejoindre",
  new: "Nouvelle feuille",
  paper: "Feuille de papier",
  player: "Joueur",
  print: "Imprimer",
  referee: "Arbitre",
  rules: "Règles",
  season: "Saison",
  sheet: "Feuille",
  table: "Table",
  tonight: "Ce soir",
};

export type PageName = keyof typeof titlesFr;

export const titlesEn: Readonly<Record<PageName, string>> = {
  club: "Club",
  draw: "Draw",
  evening: "Evening",
  hall: "Tournament",
  join: "Join",
  new: "New sheet",
  paper: "Paper sheet",
  player: "Player",
  print: "Print",
  referee: "Referee",
  rules: "Rules",
  season: "Season",
  sheet: "Sheet",
  table: "Table",
  tonight: "Tonight",
};
