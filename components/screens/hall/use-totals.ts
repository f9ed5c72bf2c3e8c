import { useRef, useState } from "react";
import { useKeptTonight } from "#components/parts/live/use-draft";
import type { Hall, Position, Table } from "#lib/hall/hall";
import type { TableNow } from "#lib/hall/table-state";
import { lackingIn, readTotals } from "#lib/shown/hall/typed-totals";
import { useHallChange } from "./use-hall-change";

/** A table that the arbiter looks at. */
export interface OpenTable {
  hall: Hall;
  position: Position;
  now: TableNow;
  onClose: () => void;
}

interface TotalsDraft {
  /** By line; null while nothing is typed. */
  readonly typed: readonly string[] | null;
  /** The reason for correcting totals that were handed in. */
  readonly reason: string;
}

const NOTHING_TYPED: TotalsDraft = { typed: null, reason: "" };

/** The typed totals, kept for the evening. */
function useTyped(under: string, { sheet, seats }: Table) {
  const [kept, setKept, forget] = useKeptTonight(`totals ${under}`, () => NOTHING_TYPED);
  const { typed, reason } = kept ?? NOTHING_TYPED;
  return {
    typed,
    reason,
    start: () => {
      const before = seats.map((seat, line) => (seat === null ? "" : String(sheet?.balances[line] ?? "")));
      setKept({ typed: before, reason: "" });
    },
    type: (line: number, text: string) => setKept({ typed: (typed ?? []).map((was, i) => (i === line ? text : was)), reason }),
    setReason: (text: string) => setKept({ typed, reason: text }),
    cancel: () => setKept(NOTHING_TYPED),
    forget,
  };
}

/** The typed totals of a table, and how they are sent. */
export function useTotals({ hall, position, now: { table, playing }, onClose }: OpenTable) {
  const { change, trouble, busy } = useHallChange(hall);
  const typing = useTyped(`${hall.id} ${position.position} ${table.table}`, table);
  const { typed, reason } = typing;
  const [isAsked, setAsked] = useState(false);
  const rows = useRef<HTMLTableElement>(null);
  const { sheet, seats } = table;
  const start = () => {
    setAsked(false);
    typing.start();
  };
  const keep = async (balances: readonly (number | null)[], source: "paper" | "arbiter") => {
    const why = sheet && reason.trim() !== "" ? { reason: reason.trim() } : {};
    // Penalties ruled on the phone's deals count even if the totals come on paper.
    const fines = playing?.fines?.length ? { fines: playing.fines } : {};
    const body = { position: position.position, table: table.table, balances, source, ...why, ...fines };
    const done = await change({ kind: "sheet.handed-in", body, ...(sheet && { refs: [sheet.event] }) });
    if (!done) return;
    await typing.forget();
    onClose();
  };
  const lacking = typed && lackingIn(typed, seats);
  /** Focuses the missing total, and shows why. */
  const goTo = (line: number) => {
    setAsked(true);
    rows.current?.querySelector<HTMLInputElement>(`[data-line="${line}"]`)?.focus();
  };
  const read = typed && readTotals(typed, seats);
  return { ...typing, start, read, rows, lacking, said: isAsked ? lacking : null, goTo, keep, trouble, busy };
}
