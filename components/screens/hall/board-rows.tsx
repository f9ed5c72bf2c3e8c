import { useWordsOf } from "#components/parts/words/words";
import { type BoardRow, boardRows, matchRows } from "#lib/hall/board-standings";
import type { Hall } from "#lib/hall/hall";
import { nameAt } from "#lib/hall/table-sheet";
import { isTopage } from "#lib/rules/hall/boards";
import { signed } from "#lib/rules/words/words";
import { Section } from "./section";

const cell = "px-1.5 py-1 text-right whitespace-nowrap";

/** Every board with what it came to at each table: anybody can redo the sum. */
export function BoardRows({ hall, after }: { hall: Hall; after: number }) {
  const t = useWordsOf("boards");
  return (
    <Section title={t.rows}>
      {isTopage(hall.opening.duplicate ?? "individual") ? (
        <Ranked hall={hall} rows={boardRows(hall, after)} />
      ) : (
        <Matches hall={hall} after={after} />
      )}
    </Section>
  );
}

function Ranked({ hall, rows }: { hall: Hall; rows: readonly BoardRow[] }) {
  const t = useWordsOf("boards");
  const boards = [...new Set(rows.map(({ board }) => board))];
  return boards.map((board) => (
    <table key={board} className="mt-3 w-full">
      <caption className="edge text-left text-choice wide:px-0">{t.board(board)}</caption>
      <thead>
        <tr className="border-rule border-b text-corner text-ink2">
          <th scope="col" className="edge text-left font-normal wide:px-0">
            {t.heads.taker}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {t.heads.score}
          </th>
          <th scope="col" className={`${cell} pr-4 font-normal`}>
            {t.heads.marks}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => row.board === board)
          .map(({ position, table, taker, score, percent, adjusted }) => (
            <tr key={`${position} ${table}`} className="border-rule border-b">
              <th scope="row" className="edge py-1 text-left font-normal wide:px-0">
                <span className="text-choice">{nameAt(hall, position, taker)}</span>{" "}
                <span className="label">
                  {[`${t.heads.table} ${table}`, adjusted ? t.adjustments[adjusted.to] : ""].filter(Boolean).join(", ")}
                </span>
              </th>
              <td className={`${cell} ${score < 0 ? "text-neg" : ""}`}>{signed(score)}</td>
              <td className={`${cell} pr-4 text-ink2`}>
                {percent ? `${t.figure(percent.taker, 1)} / ${t.figure(percent.against, 1)}` : "–"}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  ));
}

/** By match, as North-South sees it. */
function Matches({ hall, after }: { hall: Hall; after: number }) {
  const t = useWordsOf("boards");
  return hall.positions.slice(0, after).flatMap(({ position, tables }) =>
    tables.flatMap(({ table, seats }) => {
      const [own, , other] = seats;
      if (!own || !other) return [];
      return (
        <table key={`${position} ${table}`} className="mt-3 w-full">
          <caption className="edge text-left text-choice wide:px-0">
            {`${nameAt(hall, position, own)} – ${nameAt(hall, position, other)}`}
          </caption>
          <thead>
            <tr className="border-rule border-b text-corner text-ink2">
              <th scope="col" className="edge text-left font-normal wide:px-0">
                {t.boards}
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                {t.heads.own}
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                {t.heads.other}
              </th>
              <th scope="col" className={`${cell} pr-4 font-normal`}>
                {t.heads.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {matchRows(hall, after, own)
              .filter((row) => row.position === position)
              .map((row) => (
                <tr key={row.board} className="border-rule border-b">
                  <th scope="row" className="edge py-1 text-left font-normal wide:px-0">
                    {t.board(row.board)} <span className="label">{row.adjusted ? t.adjustments[row.adjusted.to] : ""}</span>
                  </th>
                  <td className={`${cell} ${row.own < 0 ? "text-neg" : ""}`}>{signed(row.own)}</td>
                  <td className={`${cell} ${row.other < 0 ? "text-neg" : ""}`}>{signed(row.other)}</td>
                  <td className={`${cell} pr-4 ${row.points < 0 ? "text-neg" : ""}`}>{t.figure(row.points, 3)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      );
    }),
  );
}
