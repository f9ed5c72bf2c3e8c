import { useWordsOf } from "#components/parts/words/words";
import { type Due, duesOf } from "#lib/hall/boards";
import { type Hall, seatingOf } from "#lib/hall/hall";
import { nextPosition, nextRound, presentAt, tablesOf } from "#lib/hall/next-seating";
import { namesAt } from "#lib/hall/table-sheet";
import { type Format, isTopage } from "#lib/rules/hall/boards";
import { GRID, HalfSheet } from "./print-head";
import { useLines } from "./use-lines";

/** A sheet a table for the position that is open, or the next: its boards, who took, what it came to, and everybody's mark. */
export function BoardSheets({ hall }: { hall: Hall }) {
  const boards = useWordsOf("boards");
  const lines = useLines(hall);
  const open = hall.positions.at(-1);
  const position = open?.position ?? nextPosition(hall);
  const round = open
    ? { seating: seatingOf(open), boards: open.tables.map((table) => table.boards) }
    : (nextRound(hall) ?? { seating: [], boards: [] });
  const format = hall.opening.duplicate ?? "individual";
  if (tablesOf(hall) === 0) return null;
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

interface DuesProps {
  dues: readonly Due[];
  names: readonly (string | null)[];
  format: Format;
}

/** A line a board, to be written on, and everybody's mark under them. */
function DuesTable({ dues, names, format }: DuesProps) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
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
