import type { ReactNode } from "react";
import { FittedName } from "#components/parts/names/fitted-name";
import { useWordsOf } from "#components/parts/words/words";
import { type Due, duesOf } from "#lib/hall/boards";
import { type Hall, seatingOf } from "#lib/hall/hall";
import { countTables, nextPosition, nextRound, presentAt } from "#lib/hall/next-seating";
import { nameAt, namesAt } from "#lib/hall/table-sheet";
import { shownNumber } from "#lib/hall/teams";
import { type Format, isTopage } from "#lib/rules/hall/boards";
import { bySize } from "#lib/rules/lists";
import { fitNames } from "#lib/shown/names/fit-names";
import { widthOf } from "#lib/shown/plot/width";
import { useHallWords, useLines } from "./hall-words";
import { GRID, HalfSheet } from "./print-head";

/** A player's column on A4, less its margins: on a phone the sheet is as wide as its paper, and slides. */
const COLUMN = { width: 112, sizes: [16, 13], lines: 2 } as const;

/** One sheet for each table, for the open position or the first. */
export function PaperSheets({ hall }: { hall: Hall }) {
  const open = hall.positions.at(-1);
  const first = bySize(
    hall.numbers.map(({ number }) => number),
    4,
  );
  const seated = open ? seatingOf(open) : presentAt(hall, first, 1);
  return seated.map((seats, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tables are their numbers
    <PaperSheet key={i} hall={hall} table={i + 1} seats={seats} />
  ));
}

function PaperSheet({ hall, table, seats }: { hall: Hall; table: number; seats: readonly (number | null)[] }) {
  const t = useWordsOf("hall");
  const { position, deals } = hall.positions.at(-1) ?? { position: 1, deals: hall.opening.deals };
  const blank = seats.map((_, line) => <td key={t.lines[line]} />);
  return (
    <HalfSheet hall={hall} table={table} position={position}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it slides, by the keyboard too */}
      <section aria-label={`${t.tableOf(table)}, ${t.position(position)}`} tabIndex={0} className="relative overflow-x-auto">
        <table className={`${GRID} min-w-[38rem]`}>
          <thead>
            <tr>
              <th scope="col" className="label w-12">
                {t.paper.deal}
              </th>
              <th scope="col" className="label w-24 broad:w-40 print:w-40">
                {t.paper.contract}
              </th>
              <SeatHeads hall={hall} seats={seats} position={position} />
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: deals }, (_, deal) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: deals are their numbers
              <tr key={deal} className="h-10">
                <th scope="row">{deal + 1}</th>
                <td />
                {blank}
              </tr>
            ))}
            <FootRow label={t.alike.heads.total} look="h-10" blank={blank} />
            <FootRow label={t.paper.sign} look="h-14" blank={blank} />
          </tbody>
        </table>
      </section>
    </HalfSheet>
  );
}

/** The head of each column: the line, who sits there, and their number. */
function SeatHeads({ hall, seats, position }: { hall: Hall; seats: readonly (number | null)[]; position: number }) {
  const t = useWordsOf("hall");
  const names = seats.map((seat) => (seat === null ? "–" : nameAt(hall, position, seat)));
  const fitted = fitNames(names, COLUMN, widthOf);
  return seats.map((seat, line) => (
    <th key={t.lines[line]} scope="col">
      <span className="label block">{t.lines[line]}</span>
      <FittedName fitted={fitted} at={line} className="block" />
      <span className="label block">{seat === null ? "" : t.number(shownNumber(hall, seat))}</span>
    </th>
  ));
}

const FootRow = ({ label, look, blank }: { label: string; look: string; blank: ReactNode }) => (
  <tr className={look}>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    {blank}
  </tr>
);

/** One sheet for each table, for the open position or the next: its boards, their takers and scores, and everybody's mark. */
export function BoardSheets({ hall }: { hall: Hall }) {
  const boards = useWordsOf("boards");
  const lines = useLines(hall);
  const open = hall.positions.at(-1);
  const position = open?.position ?? nextPosition(hall);
  const round = open
    ? { seating: seatingOf(open), boards: open.tables.map((table) => table.boards) }
    : (nextRound(hall) ?? { seating: [], boards: [] });
  const format = hall.opening.duplicate ?? "individual";
  if (countTables(hall) === 0) return null;
  return presentAt(hall, round.seating, position).map((seats, i) => {
    const names = namesAt(hall, position, { seats });
    const dues: Due[] = duesOf(format, { seats, boards: round.boards[i] ?? [], plays: [] });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: tables are their numbers
      <HalfSheet key={i} hall={hall} table={i + 1} position={position}>
        <p className="pb-2">
          {names.flatMap((name, line) => (name === null ? [] : [`${lines[line]}\u00a0: ${name}`])).join(", ")}
        </p>
        {dues.length === 0 ? (
          <p className="text-reason">{boards.waits}</p>
        ) : (
          <DuesTable dues={dues} names={names} format={format} />
        )}
      </HalfSheet>
    );
  });
}

/** One line to write on for each board, and everybody's mark under them. */
function DuesTable({ dues, names, format }: { dues: readonly Due[]; names: readonly (string | null)[]; format: Format }) {
  const { t, boards } = useHallWords();
  return (
    <table className={GRID}>
      <thead>
        <tr>
          <th className="w-40">{boards.boards}</th>
          <th>{isTopage(format) ? boards.taker : boards.attacks}</th>
          <th>{boards.bouts}</th>
          <th>{boards.made}</th>
          <th>{boards.heads.score}</th>
        </tr>
      </thead>
      <tbody>
        {dues.map(({ board, taker }) => (
          <tr key={`${board} ${taker}`} className="h-10">
            <th scope="row">{boards.board(board)}</th>
            <td className="text-center">{taker === null ? "" : names[taker]}</td>
            <td />
            <td />
            <td />
          </tr>
        ))}
        <tr className="h-14">
          <th scope="row">{t.paper.sign}</th>
          <td colSpan={4} />
        </tr>
      </tbody>
    </table>
  );
}
