import { useState } from "react";
import { useHash } from "#components/parts/door/hash";
import { useWordsOf } from "#components/parts/words/words";
import { boardsLeft, duesOf } from "#lib/hall/boards";
import type { Hall, Position } from "#lib/hall/hall";
import type { HallView, LateTable } from "#lib/hall/hall-view";
import type { Here } from "#lib/hall/of-table";
import { nameAt } from "#lib/hall/table-sheet";
import { movedSince, type TableNow, type TableState, tablesNow, tellsDeals } from "#lib/hall/table-state";
import { commas } from "#lib/rules/lists";
import { tableAt, tableHash } from "#lib/shown/addresses/table-hash";
import { hourOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Chunks } from "#messages/fr/chunks";
import { HallSection } from "./hall-section";
import { useHallWords } from "./hall-words";
import { TablePage } from "./table-page";

const RED: readonly TableState[] = ["others", "not-zero", "differs"];
const WAITS: readonly TableState[] = ["calling", "contested", "unmarked", "late"];
const ink = (state: TableState): string =>
  RED.includes(state) ? "text-neg" : WAITS.includes(state) ? "text-thumb" : "text-ink2";

/** A table that waits for something may have totals that its deals do not make, too. */
const sayStates = ({ state, differs }: Pick<TableNow, "state" | "differs">, { states }: Pick<Chunks["hall"], "states">): string =>
  commas(states[state], differs && WAITS.includes(state) && states.differs);

/** The tables of the open position, each with how it stands; a tap opens what the arbiter may do there. */
export function PositionPart({ view, hall }: { view: HallView; hall: Hall }) {
  const t = useWordsOf("hall");
  const [shown, setShown] = useState<number | null>(null);
  const [hash, go] = useHash();
  const opened = tableAt(hash);
  const position = (hall.positions[(opened?.position ?? shown ?? 0) - 1] ?? hall.positions.at(-1)) as Position;
  const isLast = position.position === hall.positions.length;
  const late = view.late ?? [];
  const playing = isLast ? view.playing : late.filter((one) => one.position === position.position);
  const tables = tablesNow(hall, position, playing);
  const one = tables.find(({ table }) => table.table === opened?.table);
  const open = (at: Here) => {
    setShown(at.position === hall.positions.length ? null : at.position);
    go(tableHash(at));
  };
  return (
    <HallSection title={t.positionOf(position.position, Math.max(hall.opening.positions, hall.positions.length))}>
      <MovedSince hall={hall} late={late} onOpen={open} />
      {hall.positions.length > 1 && (
        <Positions hall={hall} at={position.position} onShow={(n) => setShown(n === hall.positions.length ? null : n)} />
      )}
      <ul>
        {tables.map((now) => (
          <TableRow
            key={now.table.table}
            hall={hall}
            position={position}
            now={now}
            onOpen={() => open({ position: position.position, table: now.table.table })}
          />
        ))}
      </ul>
      {one && <TablePage hall={hall} position={position} now={one} onClose={() => go("")} />}
    </HallSection>
  );
}

/** Changes to sheets of earlier positions: they count once the arbiter says so. */
function MovedSince({ hall, late, onOpen }: { hall: Hall; late: readonly LateTable[]; onOpen: (at: Here) => void }) {
  const t = useWordsOf("hall");
  return movedSince(hall, late).map(({ position, table: { table }, ...now }) => (
    <p key={`${position} ${table}`} className="edge wide:px-0">
      <button
        type="button"
        className="min-h-11 text-left text-neg text-reason underline underline-offset-4"
        onClick={() => onOpen({ position, table })}
      >
        {t.movedSince(position, table, sayStates(now, t))}
      </button>
    </p>
  ));
}

/** Which position is shown. */
function Positions({ hall, at, onShow }: { hall: Hall; at: number; onShow: (position: number) => void }) {
  const t = useWordsOf("hall");
  return (
    <div role="group" aria-label={t.alike.heads.positions} className="edge flex flex-wrap gap-x-4 wide:px-0">
      {hall.positions.map(({ position: n }) => (
        <button
          key={n}
          type="button"
          aria-current={n === at ? "true" : undefined}
          className={`min-h-11 min-w-11 text-choice ${n === at ? "underline underline-offset-4" : "text-ink2"}`}
          onClick={() => onShow(n)}
        >
          <span className="sr-only">{t.position(n)}</span>
          <span aria-hidden>{n}</span>
        </button>
      ))}
    </div>
  );
}

function TableRow({ hall, position, now, onOpen }: { hall: Hall; position: Position; now: TableNow; onOpen: () => void }) {
  const { table, playing, state, sum } = now;
  const { lang, t, boards } = useHallWords();
  const names = table.seats.flatMap((seat) => (seat === null ? [] : [nameAt(hall, position.position, seat)]));
  const { format } = position;
  const marked = format === null || duesOf(format, table).length === 0 ? null : table.boards.length - boardsLeft(format, table);
  const wrong = (slots: readonly number[] = []) => slots.length > 0 && t.dealsWrong(slots.map((slot) => slot + 1));
  const said = commas(
    sayStates(now, t),
    marked !== null && boards.boardsOf(marked, table.boards.length),
    playing && tellsDeals(table, playing, position.deals) && t.dealsOf(playing.deals, position.deals),
    playing?.lastAt && table.sheet === null && t.lastAt(hourOf(playing.lastAt)),
    state === "others" && playing?.others && t.othersShort(playing.others),
    sum !== 0 && t.sumOf(numeral(sum, "change", lang)),
    wrong(playing?.notZero),
    wrong(playing?.contested),
  );
  return (
    <li className="border-rule border-b">
      <button type="button" className="edge block w-full py-2 text-left wide:px-0" onClick={onOpen}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-choice">{t.tableOf(table.table)}</span>
          <span className={`font-sans text-state ${ink(state)}`}>{said}</span>
        </span>
        <span className="block text-contract text-ink2">{names.join(", ")}</span>
      </button>
    </li>
  );
}
