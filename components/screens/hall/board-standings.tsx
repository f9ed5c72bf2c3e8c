import { useState } from "react";
import { OneOf } from "#components/parts/ledger/choice-row";
import { boardsCsv } from "#lib/hall/board-csv";
import { type BoardLine, boardStandings } from "#lib/hall/board-standings";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import { shownNumber } from "#lib/hall/teams";
import { commas } from "#lib/rules/lists";
import type { Parts } from "#messages/fr/parts";
import { BoardRows } from "./board-rows";
import { HallSection } from "./hall-section";
import { useHallWords, useLines } from "./hall-words";
import { CsvKey, type PostedColumn, PostedTable, penaltyColumn } from "./posted-table";

type Order = "general" | "alternate";

/** The standings posted after each position of a duplicate, and every board's scores. */
export function BoardStandingsPart({ hall, after }: { hall: Hall; after: number }) {
  const { lang, t, boards } = useHallWords();
  const lines = useLines(hall);
  const [order, setOrder] = useState<Order>("general");
  const isPercent = !isOfMatch(hall);
  const heads = { ...t.csvHeads, ...boards.csvHeads };
  const csv = () => boardsCsv(boardStandings(hall, after), isPercent, heads, lines, lang, (number) => shownNumber(hall, number));
  return (
    <>
      <HallSection title={t.standingsAfter(after)}>
        {isPercent && (
          <>
            <OneOf
              label={boards.order}
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

/** The order shown on the wall and on phones: in a duplicate by percentage, that by lines, which counts for a session. */
export const postedOrder = (hall: Hall): Order => (hall.opening.duplicate && !isOfMatch(hall) ? "alternate" : "general");

/** The title, which names the order if there are two. */
export function postedTitle(hall: Hall, after: number, t: Parts["hall"], boards: Parts["boards"]): string {
  const order = postedOrder(hall);
  return commas(t.standingsAfter(after), order === "alternate" && boards.orders[order]);
}

export const inOrderOf = (standings: readonly BoardLine[], order: Order): BoardLine[] => {
  const key = order === "general" ? "rank" : "alternate";
  return [...standings].sort((a, b) => a[key] - b[key]);
};

/** A place a line: percentages of the attack and the defence, or match points. */
export function BoardTable({ hall, after, order }: { hall: Hall; after: number; order: Order }) {
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
      label={order === "alternate" ? `${t.standings}, ${boards.orders[order]}` : t.standings}
      lines={inOrderOf(standings, order)}
      columns={columns}
      rankOf={({ rank, alternate }) => (order === "general" ? rank : alternate)}
      noteOf={({ line, left }) => commas(names[line], left && t.left)}
      underOf={({ members }) => members.map(({ name }) => name).join(", ")}
    />
  );
}
