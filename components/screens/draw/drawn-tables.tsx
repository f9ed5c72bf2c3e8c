import { useState } from "react";
import { Tick } from "#components/parts/field/field";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { Foot } from "#components/parts/page/page";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Club, PlayerId } from "#lib/season/club/club-event";
import { type Met, metAgain } from "#lib/season/draw/met";
import { restingAt, type SeatLimits } from "#lib/season/draw/sizes";
import { nameIn } from "#lib/season/names/name-in";
import { movedPlayer, sitsElsewhere, swappedPlayers, swapsWith, troubleAt } from "#lib/shown/draw/draw-draft";
import { TableBoard } from "./table-board";
import type { Drawing } from "./use-drawing";

interface Props {
  club: Club;
  tables: readonly (readonly PlayerId[])[];
  /** Tables of this evening that nobody has ended, as they are called. */
  running: readonly string[];
  drawing: Drawing;
  onBack: () => void;
}

/** At most this many pairs are named. */
const NAMED = 6;

/** The tables as they came out, before they are opened: anybody may be moved. */
export function DrawnTables({ club, tables, running, drawing, onBack }: Props) {
  const t = useWordsOf("draw");
  const { draft, change, seating, company, opening } = drawing;
  const nameOf = (id: PlayerId) => nameIn(club, id);
  const moving = useMoving(tables, change);
  const wrong = tables.some((table) => troubleAt(seating, table.length) !== null);
  return (
    <>
      <section aria-label={t.drawn} className="pt-2">
        <div className="edge flex flex-wrap gap-x-5">
          <QuietButton onClick={drawing.draw}>{t.redraw}</QuietButton>
          <QuietButton onClick={onBack}>{t.change}</QuietButton>
        </div>
        {draft.how === "unmet" && <Again tables={tables} company={company} nameOf={nameOf} />}
        <p role="status" className="edge border-rule border-b pb-2 font-sans text-hint text-ink2">
          {moving.selected === null ? t.touch : t.moving(nameOf(moving.selected))}
        </p>
        {tables.map((table, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its number
          <Board key={i} at={i} table={table} seating={seating} nameOf={nameOf} moving={moving} />
        ))}
      </section>
      <Foot>
        {running.length > 0 && (
          <div className="-mx-(--margin) pb-1">
            <Tick label={t.closeThem} note={t.stillOpen(running)} checked={opening.ends} onChange={opening.setEnds} />
          </div>
        )}
        <Trouble text={opening.trouble} />
        <ReadyButton className="w-full" ready={!wrong && !opening.busy} onClick={() => !wrong && void drawing.open()}>
          {wrong ? t.fix : t.open(tables.length)}
        </ReadyButton>
      </Foot>
    </>
  );
}

interface BoardProps {
  at: number;
  table: readonly PlayerId[];
  seating: SeatLimits;
  nameOf: (id: PlayerId) => string;
  moving: ReturnType<typeof useMoving>;
}

/** One table; the selected player may be seated there. */
function Board({ at, table, seating, nameOf, moving: { selected, isAway, tap, sitAt } }: BoardProps) {
  const t = useWordsOf("draw");
  const said = troubleAt(seating, table.length);
  const title = t.table(at + 1);
  return (
    <TableBoard
      title={title}
      note={said ? t[said] : t.seats(table.length, restingAt(seating, table.length))}
      isWrong={said !== null}
      people={table.map((id, place) => ({ id, name: nameOf(id), note: place === 0 ? t.deals : undefined }))}
      selected={selected}
      onTap={tap}
    >
      {selected !== null && isAway(at) && (
        <QuietButton accent aria-label={t.sitName(nameOf(selected), title)} onClick={() => sitAt(at)}>
          {t.sitHere}
        </QuietButton>
      )}
    </TableBoard>
  );
}

/** A name is selected by a tap: a tap on another swaps the two, a table's button seats the player there. */
function useMoving(tables: Props["tables"], change: Drawing["change"]) {
  const [selected, setSelected] = useState<PlayerId | null>(null);
  const put = (next: Props["tables"]) => {
    change({ tables: next });
    setSelected(null);
  };
  const tap = (id: PlayerId) => {
    if (swapsWith(tables, selected, id)) put(swappedPlayers(tables, selected, id));
    else setSelected(selected === id ? null : id);
  };
  const isAway = (table: number) => selected !== null && sitsElsewhere(tables, selected, table);
  return { selected, tap, isAway, sitAt: (table: number) => selected !== null && put(movedPlayer(tables, selected, table)) };
}

/** Players who meet again although the draw tries to keep them apart. */
function Again({ tables, company, nameOf }: Pick<Props, "tables"> & Pick<BoardProps, "nameOf"> & { company: Met }) {
  const t = useWordsOf("draw");
  const again = metAgain(tables, company);
  const pairs = again.slice(0, NAMED).map(([one, other]): [string, string] => [nameOf(one), nameOf(other)]);
  return (
    <p className="edge pb-2 text-prose">{again.length === 0 ? t.alone : t.again(pairs, Math.max(0, again.length - NAMED))}</p>
  );
}
