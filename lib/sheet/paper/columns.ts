/** The columns of a table of deals, by game: a cell holds a field of the deal as people write it. */

import { nameKey } from "#lib/log/name";
import { asideOf } from "#lib/rules/decale/data";
import { optionOf, type Rules, type Seat } from "#lib/rules/rules";
import { everybody, rulesAt } from "#lib/rules/seating";
import type { Sheet } from "../sheet";

/**
 * field: says what was played. score: a player's points, computed from the fields or all that is known. note: printed, and
 * left aside when read. extra: what a row has past the last column, which nobody can place.
 */
export interface Column {
  readonly id: string;
  readonly part: "field" | "score" | "note" | "extra";
  /** French, English, and what else people write. */
  readonly names: readonly string[];
  readonly seat?: Seat;
  /** Seldom needed: in a file, not in the grid. */
  readonly rare?: true;
}

/** A cell for each column of one row, by the column's id; what is left out is empty. `line`: where in a file the row stands. */
export type Cells = Readonly<Record<string, string>>;

const field = (id: string, ...names: string[]): Column => ({ id, part: "field", names });
const rare = (id: string, ...names: string[]): Column => ({ ...field(id, ...names), rare: true });
const note = (id: string, ...names: string[]): Column => ({ id, part: "note", names });

/** One column a player: "Cartes Nora". */
const each = (names: readonly string[], id: string, fr: string, en: string): Column[] =>
  names.map((name, seat) => ({ ...field(`${id}.${seat}`, `${fr} ${name}`, `${en} ${name}`), seat }));

/** `names`: of the seats, or of everybody on a sheet where `moves`: somebody may sit out. */
export function columnsOf(rules: Rules, names: readonly string[], moves = false): readonly Column[] {
  return [
    note("number", "N°", "No"),
    rare("kind", "Nature", "Kind"),
    ...(moves ? [field("out", "Ne joue pas", "Sits out", "Mort", "Morts")] : []),
    ...FIELDS[rules.game](rules, names),
    ...names.map((name, seat): Column => ({ id: `score.${seat}`, part: "score", names: [name], seat })),
    { id: "deals", part: "score", names: ["Donnes", "Deals"], rare: true },
    { id: "extra", part: "extra", names: ["En trop", "Too many"], rare: true },
    note("state", "État", "State"),
    ...names.map((name, seat): Column => ({ id: `total.${seat}`, part: "note", names: [`Total ${name}`], seat })),
  ];
}

/** Of everybody on the sheet, with the fields of the greatest table that they can make. */
export function columnsOfSheet({ rules, names, moved }: Pick<Sheet, "rules" | "names" | "moved">): readonly Column[] {
  const most = everybody(names.length + 1).findLast((n) => rulesAt(rules, n));
  return columnsOf((moved && most !== undefined && rulesAt(rules, most)) || rules, names, moved);
}

const atFive = ({ players }: Rules, ...columns: Column[]): Column[] => (players === 5 ? columns : []);

const attackFields = (rules: Rules, names: readonly string[]): Column[] => [
  field("taker", "Preneur", "Taker"),
  ...atFive(rules, field("partner", "Appelé", "Partner"), rare("called", "Carte appelée", "Called card")),
  field("contract", "Contrat", "Contract"),
  field("bouts", "Bouts", "Bouts"),
  field("points", "Points", "Points", "Points attaque", "Attack points"),
  rare("defencePoints", "Points défense", "Defence points"),
  field("petitAuBout", "Petit au bout", "Petit"),
  field("poignees", "Poignées", "Poignees", "Poignée", "Handfuls"),
  field("slam", "Chelem", "Slam"),
  rare("miseres", "Misères", "Miseres", "Misère"),
  ...atFive(rules, rare("alone", "Appel à soi", "Called own")),
  rare("excuseLast", "Excuse au dernier pli", "Excuse in the last trick"),
  ...(rules.options["all-pass"] === "vachette"
    ? each(names, "vachette", "Vachette", "Vachette").map((column): Column => ({ ...column, rare: true }))
    : []),
];

const FIELDS: Readonly<Record<Rules["game"], (rules: Rules, names: readonly string[]) => Column[]>> = {
  tarot: attackFields,
  vp5: attackFields,
  decale: (rules, names) => [
    ...(optionOf<boolean>(rules, "bets") ? [field("bettor", "Parieur", "Bettor"), field("diploma", "Diplôme", "Diploma")] : []),
    ...atFive(
      rules,
      field("partner", "Allié", "Partner"),
      rare("called", "Proviseur appelé", "Called proviseur"),
      rare("camp", "Points du camp", "Camp points"),
    ),
    ...each(names, "cards", "Cartes", "Cards"),
    { ...field("setAside", "De côté", "Set aside"), ...(asideOf(rules.players) > 0 && { rare: true as const }) },
    field("primes", "Primes", "Primes"),
  ],
  whist: (_, names) => [...each(names, "bid", "Annonce", "Bid"), ...each(names, "tricks", "Plis", "Tricks")],
};

/** Heads as people type them: case, accents, dots and spaces aside. */
export const headKey = (text: string): string =>
  nameKey(text)
    .replace(/[.\s_’'-]+/g, " ")
    .trim();

/** Which column each head names; undefined where none does. A head is one column's only. */
export function matchHeads(heads: readonly string[], columns: readonly Column[]): (Column | undefined)[] {
  const free = new Map<string, Column>();
  for (const column of columns) for (const name of column.names) if (!free.has(headKey(name))) free.set(headKey(name), column);
  return heads.map((head) => {
    const column = free.get(headKey(head));
    for (const name of column?.names ?? []) free.delete(headKey(name));
    return column;
  });
}

/** Heads of one column a player, whose players are named elsewhere. */
const FAMILIES = /^(cartes|cards|annonce|bid|plis|tricks|vachette|total) /;

/** The players that a file names: the heads that are no column of the game. */
export function playersIn(heads: readonly string[], rules: Rules): string[] {
  const found = matchHeads(heads, columnsOf(rules, []));
  return heads.filter((head, i) => head.trim() !== "" && !found[i] && !FAMILIES.test(headKey(head)));
}
