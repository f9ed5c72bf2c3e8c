/** A tournament: its making, its arbiter's screen, a table's phone, everybody's card, the wall and what is printed. */

import { atTable } from "./hall/at-table";
import { entrants } from "./hall/entrants";
import { holder } from "./hall/holder";
import { makeHall } from "./hall/make-hall";
import { myCard } from "./hall/my-card";
import { open } from "./hall/open";
import { penalties } from "./hall/penalties";
import { position } from "./hall/position";
import { prints } from "./hall/prints";
import { seats } from "./hall/seats";
import { standings } from "./hall/standings";
import { tablePage } from "./hall/table-page";
import { wall } from "./hall/wall";
import { ways } from "./hall/ways";

export const hall = {
  back: "‹ Le cercle",
  backToHall: "‹ Le tournoi",
  people: "Les personnes",
  number: (n: number) => `n° ${n}`,
  lines: ["Nord", "Sud", "Est", "Ouest"],
  tableOf: (n: number) => `Table ${n}`,
  seatOf: (table: number, line: string) => `table ${table}, ${line}`,
  reason: "Raison",
  position: (n: number) => `Position ${n}`,
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
