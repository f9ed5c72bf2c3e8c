/** A tournament: its making, its arbiter's screen, a table's phone, everybody's card, the wall and what is printed. */

import type { Chunks } from "#messages/fr/chunks";
import { numbered } from "./alike";
import { atTable, myCard, tablePage } from "./hall/at-table";
import { open, position } from "./hall/position";
import { entrants, holder, makeHall, seats } from "./hall/seats";
import { penalties, prints, standings, wall } from "./hall/standings";

/** Ways in: codes and phones. */
const ways: Chunks["hall"]["ways"] = {
  title: "Ways in",
  show: "Codes and phones",
  roles: { viewer: "Follow", player: "Run a table", owner: "Arbitrate" },
  may: {
    viewer: "Knows where to go, their total, their card and the standings.",
    player: "Keeps the tournament’s sheets, confirms, calls the arbiter. Each table’s card bears this code.",
    owner: "Opens rounds, corrects, penalizes, as this phone does.",
  },
  copied: "Copied.",
};

export const hall: Chunks["hall"] = {
  back: "‹ Club",
  backToHall: "‹ Tournament",
  people: "People",
  number: (n) => `no. ${n}`,
  lines: ["North", "South", "East", "West"],
  tableOf: numbered.table,
  seatOf: (table, line) => `table ${table}, ${line}`,
  reason: "Reason",
  position: numbered.position,
  ...makeHall,
  ...entrants,
  ...seats,
  ...holder,
  ...penalties,
  ...position,
  ...open,
  ...standings,
  ...prints,
  ...wall,
  table: tablePage,
  ways,
  at: atTable,
  mine: myCard,
};
