import type { ReactNode } from "react";
import { useWordsOf } from "#components/parts/words/words";
import { type BoardRow, boardRows, matchRows } from "#lib/hall/board-standings";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import { nameAt } from "#lib/hall/table-sheet";
import { commas } from "#lib/rules/lists";
import { signed } from "#lib/rules/words/words";
import { matchPointsSaid } from "#lib/shown/hall/match-points";
import { HallSection } from "./hall-section";

/** Every board with its score at each table, so that anybody can check the sums. */
export function BoardRows({ hall, after }: { hall: Hall; after: number }) {
  const t = useWordsOf("boards");
  return (
    <HallSection title={t.rows}>
      {isOfMatch(hall) ? <Matches hall={hall} after={after} /> : <Ranked hall={hall} rows={boardRows(hall, after)} />}
    </HallSection>
  );
}

function Ranked({ hall, rows }: { hall: Hall; rows: readonly BoardRow[] }) {
  const t = useWordsOf("boards");
  const boards = [...new Set(rows.map(({ board }) => board))];
  return boards.map((board) => (
    <BoardsTable
      key={board}
      caption={t.board(board)}
      heads={[t.heads.taker, t.heads.score, t.heads.marks]}
      rows={rows
        .filter((row) => row.board === board)
        .map(({ position, table, taker, score, percent, adjusted }) => ({
          key: `${position} ${table}`,
          name: <span className="text-choice">{nameAt(hall, position, taker)}</span>,
          note: commas(`${t.alike.pages.table} ${table}`, adjusted && t.adjustments[adjusted.to]),
          cells: [
            [signed(score), inkOf(score)],
            [percent ? `${t.figure(percent.taker, 1)} / ${t.figure(percent.against, 1)}` : "–", "text-ink2"],
          ],
        }))}
    />
  ));
}

/** By match, with North-South's points. */
function Matches({ hall, after }: { hall: Hall; after: number }) {
  const t = useWordsOf("boards");
  return hall.positions.slice(0, after).flatMap(({ position, tables }) =>
    tables.flatMap(({ table, seats }) => {
      const [own, , other] = seats;
      if (!own || !other) return [];
      const theirs = matchRows(hall, after, other).filter((row) => row.position === position);
      return (
        <BoardsTable
          key={`${position} ${table}`}
          caption={`${nameAt(hall, position, own)} – ${nameAt(hall, position, other)}`}
          heads={[t.boards, t.heads.own, t.heads.other, t.heads.points]}
          rows={matchRows(hall, after, own)
            .filter((row) => row.position === position)
            .map((row) => ({
              key: row.board,
              name: t.board(row.board),
              note: row.adjusted ? t.adjustments[row.adjusted.to] : "",
              cells: [
                [signed(row.own), inkOf(row.own)],
                [signed(row.other), inkOf(row.other)],
                [matchPointsSaid(row, theirs, t), inkOf(row.points)],
              ],
            }))}
        />
      );
    }),
  );
}

const inkOf = (points: number): string => (points < 0 ? "text-neg" : "");

interface TableProps {
  caption: string;
  /** Heads: of the name, then of each cell. */
  heads: readonly [string, ...string[]];
  rows: readonly {
    readonly key: string | number;
    readonly name: ReactNode;
    readonly note: string;
    readonly cells: readonly (readonly [text: string, ink: string])[];
  }[];
}

const CELL = "px-1.5 py-1 text-right font-normal whitespace-nowrap last:pr-4";
const FIRST = "edge text-left font-normal wide:px-0";

/** One board at every table, or all boards of a match. */
function BoardsTable({ caption, heads: [first, ...others], rows }: TableProps) {
  return (
    <table className="mt-3 w-full">
      <caption className="edge text-left text-choice wide:px-0">{caption}</caption>
      <thead>
        <tr className="border-rule border-b text-corner text-ink2">
          <th scope="col" className={FIRST}>
            {first}
          </th>
          {others.map((head) => (
            <th key={head} scope="col" className={CELL}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, cells }) => (
          <tr key={key} className="border-rule border-b">
            <th scope="row" className={`${FIRST} py-1`}>
              {name} <span className="label">{note}</span>
            </th>
            {cells.map(([text, ink], i) => (
              <td key={others[i]} className={`${CELL} ${ink}`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
