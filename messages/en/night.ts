import type { NightMessages } from "#messages/fr/night";

const plural = (n: number, one: string, many: string) => (n === 1 ? `${n} ${one}` : `${n} ${many}`);

export const nightEn: NightMessages = {
  title: "Tonight",
  ranking: "Places",
  rankingOf: (what) => `Places, ${what}`,
  totalsOnly: "Of this evening of before only the totals are known: none of its tables is left (T26).",
  tables: "Tables",
  table: (n) => `Table ${n}`,
  tableOf: (n) => `table ${n}`,
  deals: (n) => plural(n, "deal", "deals"),
  none: "No table tonight. A sheet that counts in a season going on appears here as soon as it opens.",
  noDeal: "Nothing is counted yet.",
  last: (hour) => `last at ${hour}`,
  phone: (name) => `phone: ${name}`,
  contested: (n) => plural(n, "contested deal", "contested deals"),
  ended: "ended",
  goesOn: "going on",
  outside: "outside the club",
  shutOut: "A phone of this table was shut out of the club: what it notes is refused.",
  twoTables: (name, one, other) => `${name} is at two open tables: ${one} and ${other}.`,
  samePeople: (one, other) => `${one} and ${other}: the same people, at the same hour. Is one sheet too many?`,
  mend: "To look at",
  seasonPlaces: "The season’s standings",
  draw: "Draw the tables",
  wall: "On the wall",
  wallPage: (n, all) => `${n} of ${all}`,
  open: "Open the sheet",
  live: "live",
};
