import { useWordsOf } from "#components/parts/words/words";
import { boardBalances, type Due, unplayed, withWaiting } from "#lib/hall/boards";
import { type Hall, isOfMatch, type Position, type Table } from "#lib/hall/hall";
import type { HallBodyOf } from "#lib/hall/hall-event";
import { namesAt } from "#lib/hall/table-sheet";
import type { LogEvent } from "#lib/log/event";
import { BoardList } from "./board-list";
import { Next } from "./next-here";
import { type Here, isHere } from "./signatures";
import { TableTalk } from "./table-talk";
import { useSaying } from "./use-saying";

interface Props {
  hall: Hall;
  position: Position;
  table: Table;
  /** The server does not answer this phone. */
  isApart: boolean;
  goOn: () => Promise<void>;
}

/** A table of a duplicate: its boards, each marked here, with or without a network; then everybody confirms. */
export function BoardsAtTable({ hall, position: at, table: known, isApart, goOn }: Props) {
  const boards = useWordsOf("boards");
  const saying = useSaying(hall);
  const { waiting, say } = saying;
  const format = at.format ?? "individual";
  const table = withWaiting(at.position, known, isOfMatch(hall), waiting);
  const here = { position: at.position, table: table.table };
  const left = unplayed(format, table).length;
  const isWhole = left > 0 || table.plays.length > 0;
  return (
    <>
      {isWhole && <p className="edge pt-3 text-reason">{`${boards.here(table.boards)}. ${boards.left(left)}`}</p>}
      <BoardList
        format={format}
        table={table}
        names={namesAt(hall, at.position, table)}
        isWaiting={(due) => waiting.some((event) => isOf(event, here, due))}
        onKeep={async (due, { taker, score, deal }, was) => {
          await say({
            kind: "board.played",
            body: { ...here, board: due.board, taker, score, source: "phone", ...(deal && { deal }) },
            ...(was && { refs: [was.event] }),
          });
          return true;
        }}
      />
      <TableTalk
        hall={hall}
        position={at.position}
        table={table}
        saying={saying}
        confirms={isWhole && left === 0 ? { title: boards.confirm, balances: boardBalances(format, table) } : null}
      />
      {left === 0 && hall.positions.length === at.position && (
        <Next hall={hall} table={table.table} isApart={isApart} goOn={goOn} />
      )}
    </>
  );
}

/** Whether what this phone said is of this board here. */
function isOf({ kind, body }: LogEvent, here: Here, { board, taker }: Due): boolean {
  const said = body as HallBodyOf<"board.played">;
  return kind === "board.played" && isHere(said, here) && said.board === board && (taker === null || said.taker === taker);
}
