/** A tournament: its making, its arbiter's screen, a table's phone, everybody's card, the wall and what is printed. */

import { numbered } from "./alike";
import { atTable, myCard, tablePage } from "./hall/at-table";
import { open, position } from "./hall/position";
import { entrants, holder, makeHall, seats } from "./hall/seats";
import { penalties, prints, standings, wall } from "./hall/standings";

/** Ways in: codes and phones. */
const ways = {
  title: "Qui entre",
  show: "Codes et téléphones",
  roles: { viewer: "Suivre", player: "Tenir une table", owner: "Arbitrer" },
  may: {
    viewer: "Sait où aller, son total, sa carte et le classement.",
    player: "Note les feuilles du tournoi, confirme, appelle l’arbitre. La carte de chaque table porte ce code.",
    owner: "Ouvre les positions, corrige, pénalise, comme ce téléphone.",
  },
  copied: "Copié.",
};

export const hall = {
  back: "‹ Le cercle",
  backToHall: "‹ Le tournoi",
  people: "Les personnes",
  number: (n: number) => `n° ${n}`,
  lines: ["Nord", "Sud", "Est", "Ouest"],
  tableOf: numbered.table,
  seatOf: (table: number, line: string) => `table ${table}, ${line}`,
  reason: "Raison",
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
