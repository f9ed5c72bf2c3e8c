import { useState } from "react";
import { fileName, saveFile } from "#components/parts/file/save-file";
import { QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { boardsCsv } from "#lib/hall/board-csv";
import { type BoardLine, boardStandings } from "#lib/hall/board-standings";
import type { Hall } from "#lib/hall/hall";
import { complete, shownNumber } from "#lib/hall/teams";
import { isTopage } from "#lib/rules/hall/boards";
import { BoardRows } from "./board-rows";
import { Section } from "./section";
import { useLines } from "./use-lines";

type Order = "general" | "alternate";

/** What is posted after each position of a duplicate, and what every board came to. */
export function BoardStandingsPart({ hall }: { hall: Hall }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const lines = useLines(hall);
  const [order, setOrder] = useState<Order>("general");
  const after = complete(hall);
  if (after === 0)
    return (
      <Section title={t.standings}>
        <p className="edge pt-2 text-reason wide:px-0">{t.noStandings}</p>
      </Section>
    );
  const standings = boardStandings(hall, after);
  const isPercent = isTopage(hall.opening.duplicate ?? "individual");
  const save = () =>
    saveFile(
      boardsCsv(standings, isPercent, { ...t.csvHeads, ...boards.csvHeads }, lines, lang, (number) => shownNumber(hall, number)),
      "csv",
      hall.opening.day,
      fileName(hall.opening.name),
    );
  return (
    <>
      <Section title={t.standingsAfter(after)}>
        {isPercent && (
          <>
            <ChoiceRow
              label={boards.order}
              hideLabel
              layout="flow"
              choices={(["general", "alternate"] as const).map((value) => ({ value, label: boards.orders[value] }))}
              value={order}
              onChange={setOrder}
            />
            {order === "alternate" && <p className="edge label wide:px-0">{boards.alternateNote}</p>}
          </>
        )}
        <BoardTable hall={hall} standings={standings} order={order} />
        <div className="edge wide:px-0">
          <QuietButton onClick={() => save()}>{t.csv}</QuietButton>
        </div>
      </Section>
      <BoardRows hall={hall} after={after} />
    </>
  );
}

export const inOrderOf = (standings: readonly BoardLine[], order: Order): BoardLine[] =>
  [...standings].sort((a, b) => a[order === "general" ? "rank" : "alternate"] - b[order === "general" ? "rank" : "alternate"]);

/** A place a line: percentages of the attack and the defence, or match points. */
export function BoardTable({ hall, standings, order }: { hall: Hall; standings: readonly BoardLine[]; order: Order }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const lines = useLines(hall);
  const isPercent = isTopage(hall.opening.duplicate ?? "individual");
  const penalties = standings.some((line) => line.penalties > 0);
  const cell = "px-1.5 py-1.5 text-right whitespace-nowrap";
  const label = order === "alternate" ? `${t.standings}, ${boards.orders[order]}` : t.standings;
  const figure = (value: number | null) => (value === null ? "–" : boards.figure(value, isPercent ? 2 : 3));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-rule border-b text-corner text-ink2">
            <th scope="col" className="py-1.5 pl-4 text-right font-normal wide:pl-0">
              <span className="sr-only">{t.rank}</span>
            </th>
            <th scope="col" className="text-left font-normal">
              <span className="sr-only">{t.name}</span>
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {isPercent ? "%" : boards.heads.points}
            </th>
            {isPercent && (
              <>
                <th scope="col" className={`${cell} font-normal`}>
                  {boards.attack}
                </th>
                <th scope="col" className={`${cell} font-normal`}>
                  {boards.defence}
                </th>
              </>
            )}
            {penalties && (
              <th scope="col" className={`${cell} pr-4 font-normal`}>
                {t.penalty}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {inOrderOf(standings, order).map((line) => (
            <tr key={line.entrant} className="border-rule border-b">
              <td className="py-1.5 pr-2 pl-4 text-right text-ink2 wide:pl-0">
                {order === "general" ? line.rank : line.alternate}
              </td>
              <th scope="row" className="min-w-22 max-w-40 text-left font-normal wrap-break-word">
                <span className="text-choice">{line.name}</span>{" "}
                <span className="label">{[lines[line.line], line.left ? t.left : ""].filter(Boolean).join(", ")}</span>
                {line.members.length > 0 && (
                  <span className="label block">{line.members.map(({ name }) => name).join(", ")}</span>
                )}
              </th>
              <td className={`${cell} text-figure ${(line.overall ?? 0) < 0 ? "text-neg" : ""}`}>{figure(line.overall)}</td>
              {isPercent && (
                <>
                  <td className={`${cell} text-contract text-ink2`}>{figure(line.attack)}</td>
                  <td className={`${cell} text-contract text-ink2`}>{figure(line.defence)}</td>
                </>
              )}
              {penalties && (
                <td className={`${cell} pr-4 text-contract text-neg`}>{line.penalties > 0 ? figure(-line.penalties) : "–"}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
