// This folder: the words of screens, in English, found by the screen's name.
/** What two or more screens say alike, in English: it comes with the list of chunks, and no chunk carries it. */

import { always } from "./alike/always";
import { nth, plural } from "./rules/grammar";
import { TERMS } from "./rules/terms";

/** Links back, by where they lead. */
export const back = {
  sheets: always.sheets,
  sheet: always.sheet,
  club: "‹ Club",
  season: "‹ Season",
};

/** What is pressed, and what a form that is not ready asks for. */
export const press = {
  cancel: always.cancel,
  save: "Save",
  takeBack: "Take back",
  remove: "Remove",
  print: "Print",
  openSheet: "Open the sheet",
  openSeason: "Open a season",
  settings: "Settings",
  bringPast: "Bring in your history",
  drawTables: "Draw the tables",
  onWall: "On the wall",
  giveName: "Give it a name",
  sayWhy: "Say why",
  pasteList: "Paste a list",
};

/** Pages, as links to them and as their titles. */
export const pages = {
  club: "Club",
  clubHistory: "History of the club",
  evening: "Evening",
  evenings: "Evenings",
  hall: "Tournament",
  halls: "Tournaments",
  history: always.history,
  honours: "Final standings",
  join: "Join",
  newSheet: "New sheet",
  paper: "Paper sheet",
  players: always.people,
  referee: always.referee,
  rules: always.rules,
  season: "Season",
  share: always.share,
  sheet: "Sheet",
  standings: "Standings",
  table: always.table,
  tableRules: "Table rules",
  tonight: "Tonight",
};

/** What stands over a column, a row or a field. */
export const heads = {
  contracts: "Contracts",
  day: "Day",
  deal: always.deal,
  deals: "Deals",
  eveningDay: "Day of the evening",
  game: "Game",
  guests: "Guests",
  line: "Line",
  name: "Name",
  penalties: "Penalties",
  perDeal: "per deal",
  perEvening: "per evening",
  poignee: TERMS.poignee,
  pointsPerDeal: "Points per deal",
  positions: "Rounds",
  rank: "Rank",
  total: "Total",
};

/** Words about people, phones and the server. */
export const said = {
  before: (scores: string) => `before: ${scores}`,
  endsAt: (hour: string) => `Ends at ${hour}.`,
  halves: "Whole points, or halves.",
  outOf: (made: number, n: number) => `${made} of ${n}`,
  with: (name: string) => `with ${name}`,
  ended: "ended",
  found: "Perhaps",
  goesOn: "in play",
  gone: "has left",
  guest: "guest",
  inOrder: "In the order of play.",
  notSent: "not sent yet",
  phone: (short: string) => `phone ${short}`,
  playersDevice: (name: string) => `${name}’s phone`,
  serverSilent: "The server did not answer: try again.",
  somebodyElse: "Somebody else",
  thisDevice: "this device",
  /** For a sheet that a file brought here: on the sheet, where it is shared, and where the file was taken. */
  copyOnly:
    "This sheet is on the server; this phone has only a copy of it, and what it records stays here. To come back to it: its link, or a code typed under “Join” on the home page.",
};

/** One of many, by its number. */
export const numbered = {
  place: (rank: number) => `${nth(rank)} place`,
  player: (n: number) => `Player ${n}`,
  position: (n: number) => `Round ${n}`,
  table: (n: number) => `Table ${n}`,
};

/** The most common counts, with their plurals. */
export const many = {
  deals: (n: number) => plural(n, "deal", "deals"),
  evenings: (n: number) => plural(n, "evening", "evenings"),
  people: (n: number) => plural(n, "person", "people"),
  players: (n: number) => plural(n, "player", "players"),
  tables: (n: number) => plural(n, "table", "tables"),
  cards: (n: number) => plural(n, "card", "cards"),
  days: (n: number) => plural(n, "day", "days"),
};

export const alike = { back, press, pages, heads, said, many };
