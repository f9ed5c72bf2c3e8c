/** The page of an evening: its tables as they go on, and everybody's places across them. */

import { many, numbered, said } from "./alike";
import { plural } from "./rules/grammar";
export const tonight = {
  rankingOf: (what: string) => `Classement, ${what}`,
  totalsOnly: "Cette soirée d’avant n’est connue que par ses totaux : aucune table n’en est restée (T26).",
  broughtDeals: "Les donnes du fichier",
  tables: "Tables",
  table: numbered.table,
  tableOf: (n: number) => `table ${n}`,
  deals: many.deals,
  none: "Aucune table ce soir. Une feuille qui compte dans une saison en cours apparaît ici dès qu’elle s’ouvre.",
  noDeal: "Rien n’est encore compté.",
  last: (hour: string) => `dernière à ${hour}`,
  phone: (name: string) => `téléphone : ${name}`,
  contested: (n: number) => plural(n, "donne contestée", "donnes contestées"),
  ended: said.ended,
  goesOn: said.goesOn,
  shutOut: "Un téléphone de cette table a été écarté du cercle : ce qu’il note est refusé.",
  twoTables: (name: string, one: string, other: string) => `${name} est à deux tables ouvertes : ${one} et ${other}.`,
  samePeople: (one: string, other: string) =>
    `${one} et ${other} : les mêmes personnes, à la même heure. Est-ce une feuille de trop ?`,
  mend: "À voir",
  wallPage: said.outOf,
};
