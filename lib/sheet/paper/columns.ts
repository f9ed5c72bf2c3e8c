/** The columns of a table of deals: a cell holds a field of the deal as people write it. */

import type { Rules } from "#lib/rules/rules";
import { everybody, rulesAt } from "#lib/rules/seating";
import type { Sheet } from "../sheet";
import { type Column, field, headKey, note, rare } from "./column";
import { paperOf } from "./paper-game";

/** `names`: of the seats, or of everybody on a sheet where `moves`: somebody may sit out. */
export function columnsOf(rules: Rules, names: readonly string[], moves = false): readonly Column[] {
  return [
    note("number", "N°", "No"),
    rare("kind", "Nature", "Kind"),
    ...(moves ? [field("out", "Ne joue pas", "Sits out", "Mort", "Morts")] : []),
    ...paperOf(rules).fields(rules, names),
    ...names.map((name, seat): Column => ({ id: `score.${seat}`, part: "score", names: [name], seat })),
    { id: "deals", part: "score", names: ["Donnes", "Deals"], rare: true },
    { id: "extra", part: "extra", names: ["En trop", "Too many"], rare: true },
    ...names.map((name, seat): Column => ({ ...ruling(`ruling.${seat}`, `Décision ${name}`, `Ruling ${name}`), seat })),
    ruling("ruling", "Décision", "Ruling"),
    note("state", "État", "State"),
    ...names.map((name, seat): Column => ({ id: `total.${seat}`, part: "note", names: [`Total ${name}`], seat })),
  ];
}

const ruling = (id: string, ...names: string[]): Column => ({ id, part: "ruling", names, rare: true });

/** Of everybody on the sheet, with the fields of the greatest table that they can make. */
export function columnsOfSheet({ rules, names, moved }: Pick<Sheet, "rules" | "names" | "moved">): readonly Column[] {
  const most = everybody(names.length + 1).findLast((n) => rulesAt(rules, n));
  return columnsOf((moved && most !== undefined && rulesAt(rules, most)) || rules, names, moved);
}

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
