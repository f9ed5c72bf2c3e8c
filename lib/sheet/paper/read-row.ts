/** One row of cells → the deal in the protocol's form, and the cells that cannot be understood. */

import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Fault, Rules, Seat } from "#lib/rules/rules";
import type { Cells, Column } from "./column";
import { paperOf } from "./paper-game";
import { Row } from "./row";
import { TOKENS } from "./tokens";

/** Points that the table moved beyond the rules, by seat, with the reason if one is written. */
export interface RowRuling {
  readonly points: readonly number[];
  readonly note: string;
}

/**
 * `deal`: not judged yet; null for a row that is not to be noted (empty, or voided in its source). `scores`: points written
 * beside a deal with fields, by seat; null where none.
 */
export interface ReadRow {
  readonly deal: Json | null;
  readonly scores: readonly (number | null)[];
  readonly ruling: RowRuling | null;
  /** The one player whose points are missing, and are what the others leave. */
  readonly deduced: Seat | null;
  /** `at` is the column. */
  readonly faults: readonly Fault[];
}

export function readRow(rules: Rules, names: readonly string[], columns: readonly Column[], cells: Cells): ReadRow {
  const row = new Row(names, cells);
  if (row.token("state", TOKENS.states) === "voided") return { deal: null, scores: [], ruling: null, deduced: null, faults: [] };
  const kind = row.token("kind", TOKENS.kinds);
  if (kind !== undefined && !Object.hasOwn(TOKENS.kinds, kind))
    row.reader.fault("kind", "claim-unread", "T6", { given: kind.slice(0, 40) });
  const filled = (part: Column["part"]) =>
    columns.some((column) => column.part === part && column.id !== "kind" && column.id !== "deals" && row.has(column.id));
  const played = kind !== "report" && filled("field");
  const empty = kind === undefined || kind === "report" ? undefined : EMPTY[kind];
  if (row.has("extra")) row.fault("extra", "cell-too-many", { given: (cells.extra ?? "").slice(0, 40) });
  const deal = empty ?? (played ? paperOf(rules).read(rules, row) : filled("score") ? reportIn(rules, row) : null);
  const scores = empty ? [] : names.map((_, seat) => row.score(seat));
  const points = empty ? [] : names.map((_, seat) => row.ruling(seat));
  const ruling = points.some((moved) => moved !== 0) ? { points, note: row.text("ruling") } : null;
  return { deal, scores, ruling, deduced: row.deduced, faults: row.reader.faults };
}

const EMPTY: Readonly<Record<string, Json>> = {
  passed: { passed: true },
  misdeal: { misdeal: true },
  "petit-sec": { misdeal: true, reason: "petit-sec" },
};

/** In a zero-sum game one missing figure follows from the others. */
function reportIn(rules: Rules, row: Row): Json {
  const report = row.names.map((_, seat) => row.score(seat));
  const open = report.flatMap((value, seat) => (value === null ? [seat] : []));
  if (gameOf(rules).zeroSum && open.length === 1 && row.reader.faults.length === 0) {
    row.deduced = itemAt(open, 0);
    report[row.deduced] = 0 - report.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  } else for (const seat of open) row.missing(`score.${seat}`);
  return { report, ...(row.has("deals") && { deals: row.number("deals") }) };
}
