/** The columns of a table of deals: each cell holds a field as people write it. */

import type { Rules } from "#lib/rules/rules";
import { everybody, rulesAt } from "#lib/rules/seating";
import { inEach } from "#lib/rules/words/languages";
import type { Sheet } from "../sheet";
import { type Column, each, field, headKey, noteColumn, rare, ruling } from "./column";
import { paperOf } from "./paper-game";

/** `names`: of the seats, or, with `moves` (people may sit out), of all people on the sheet. */
export function paperColumns(rules: Rules, names: readonly string[], moves = false): readonly Column[] {
  return [
    noteColumn("number"),
    rare("kind"),
    ...(moves ? [field("out")] : []),
    ...paperOf(rules).fields(rules, names),
    ...names.map((name, seat): Column => ({ id: `score.${seat}`, part: "score", names: inEach(() => [name]), seat })),
    { ...rare("deals"), part: "score" },
    { ...rare("extra"), part: "extra" },
    ...each(names, "ruling", ruling),
    ruling("ruling"),
    noteColumn("state"),
    ...each(names, "total", noteColumn),
  ];
}

/** The columns of everybody on the sheet, and the fields of the largest table that they can make. */
export function columnsOfSheet({ rules, names, moved }: Pick<Sheet, "rules" | "names" | "moved">): readonly Column[] {
  const most = everybody(names.length + 1).findLast((n) => rulesAt(rules, n));
  return paperColumns((moved && most !== undefined && rulesAt(rules, most)) || rules, names, moved);
}

const namesOf = ({ names }: Column): string[] => Object.values(names).flat();

/** Which column each head names; undefined where none does. A head is one column's only. */
export function matchHeads(heads: readonly string[], columns: readonly Column[]): (Column | undefined)[] {
  const free = new Map<string, Column>();
  for (const column of columns) for (const name of namesOf(column)) if (!free.has(headKey(name))) free.set(headKey(name), column);
  return heads.map((head) => {
    const column = free.get(headKey(head));
    for (const name of column ? namesOf(column) : []) free.delete(headKey(name));
    return column;
  });
}
