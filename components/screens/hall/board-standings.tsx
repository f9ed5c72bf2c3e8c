import { useState } from "react";
import { OneOf } from "#components/parts/press/choice-row";
import { boardsCsv } from "#lib/hall/board-csv";
import { type BoardLine, boardStandings } from "#lib/hall/board-standings";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import { shownNumber } from "#lib/hall/teams";
import { commas } from "#lib/rules/lists";
import { inOrderOf, type PostedOrder } from "#lib/shown/hall/posted";
import { BoardRows } from "./board-rows";
import { HallSection } from "./hall-section";
import { useHallWords, useLines } from "./hall-words";
import { CsvKey, type PostedColumn, PostedTable, penaltyColumn } from "./posted-table";

/** The standings posted after each position of a duplicate, and every board's scores. */
export function BoardStandingsPart({ hall, after }: { hall: Hall; after: number }) {
  const { lang, t, boards } = useHallWords();
  const lines = useLines(hall);
  const [order, setOrder] = useState<PostedOrder>("general");
  const isPercent = !isOfMatch(hall);
  const heads = { ...t.csvHeads, ...boards.csvHeads };
  const csv = () => boardsCsv(boardStandings(hall, after), isPercent, heads, lines, lang, (number) => shownNumber(hall, number));
  return (
    <>
      <HallSection title={t.standingsAfter(after)}>
        {isPercent && (
          <>
            <OneOf
              label={boards.alike.pages.standings}
              hideLabel
              layout="flow"
              of={["general", "alternate"] as const}
              say={boards.orders}
              value={order}
              onChange={setOrder}
            />
            {order === "alternate" && <p className="edge label wide:px-0">{boards.alternateNote}</p>}
          </>
        )}
        <BoardTable hall={hall} after={after} order={order} />
        <CsvKey hall={hall} csv={csv} />
      </HallSection>
      <BoardRows hall={hall} after={after} />
    </>
  );
}

/** A place a line: percentages of the attack and the defence, or match points. */
export function BoardTable({ hall, after, order }: { hall: Hall; after: number; order: PostedOrder }) {
  const { t, boards } = useHallWords();
  const names = useLines(hall);
  const standings = boardStandings(hall, after);
  const isPercent = !isOfMatch(hall);
  const figure = (value: number | null) => (value === null ? "–" : boards.figure(value, isPercent ? 2 : 3));
  const small = "text-contract text-ink2";
  const columns: PostedColumn<BoardLine>[] = [
    {
      key: "overall",
      head: isPercent ? "%" : boards.heads.points,
      cell: ({ overall }) => <span className={(overall ?? 0) < 0 ? "text-neg" : ""}>{figure(overall)}</span>,
      look: "text-figure",
    },
    ...(isPercent
      ? [
          { key: "attack", head: boards.attack, cell: ({ attack }: BoardLine) => figure(attack), look: small },
          { key: "defence", head: boards.defence, cell: ({ defence }: BoardLine) => figure(defence), look: small },
        ]
      : []),
    ...penaltyColumn(standings, { head: t.penalty, say: figure, look: "text-contract text-neg" }),
  ];
  return (
    <PostedTable
      label={order === "alternate" ? `${t.alike.pages.standings}, ${boards.orders[order]}` : t.alike.pages.standings}
      lines={inOrderOf(standings, order)}
      columns={columns}
      rankOf={({ rank, alternate }) => (order === "general" ? rank : alternate)}
      noteOf={({ line, left }) => commas(names[line], left && t.left)}
      underOf={({ members }) => members.map(({ name }) => name).join(", ")}
    />
  );
}
