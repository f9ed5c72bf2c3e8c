import type { Chunks } from "#messages/fr/chunks";
import { many, numbered, said } from "./alike";
import { plural } from "./rules/grammar";

export const tonight: Chunks["tonight"] = {
  rankingOf: (what) => `Standings, ${what}`,
  totalsOnly: "Only the totals of this past evening are known: none of its tables is left (T26).",
  broughtDeals: "The file’s deals",
  tables: "Tables",
  table: numbered.table,
  tableOf: (n) => `table ${n}`,
  deals: many.deals,
  none: "No table tonight. A sheet that counts in a season going on appears here as soon as it opens.",
  noDeal: "Nothing is counted yet.",
  last: (hour) => `last at ${hour}`,
  phone: (name) => `phone: ${name}`,
  contested: (n) => plural(n, "disputed deal", "disputed deals"),
  ended: said.ended,
  goesOn: said.goesOn,
  shutOut: "A phone of this table was shut out of the club: what it records is refused.",
  twoTables: (name, one, other) => `${name} is at two open tables: ${one} and ${other}.`,
  samePeople: (one, other) => `${one} and ${other}: the same people, at the same hour. Is one sheet too many?`,
  mend: "To look at",
  wallPage: said.outOf,
};
