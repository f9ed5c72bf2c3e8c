import { useWordsOf } from "#components/parts/words/words";
import { boardBalances, boardsLeft, type Due, withWaiting } from "#lib/hall/boards";
import { isOfMatch } from "#lib/hall/hall";
import type { HallBodyOf } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { BoardList, type BoardsAt } from "./board-list";
import { type Here, isHere } from "./signatures";
import { type GoingOn, TableTalk } from "./table-talk";
import { useSaying } from "./use-saying";

/** A table of a duplicate: its boards, each marked here, with or without a network; then everybody confirms. */
export function BoardsAtTable({ format, position, table: known, ...on }: GoingOn & BoardsAt) {
  const { hall } = on;
  const boards = useWordsOf("boards");
  const saying = useSaying(hall);
  const { waiting, say } = saying;
  const table = withWaiting(position, known, isOfMatch(hall), waiting);
  const here = { position, table: table.table };
  const left = boardsLeft(format, table);
  const isWhole = left > 0 || table.plays.length > 0;
  return (
    <>
      {isWhole && <p className="edge pt-3 text-reason">{`${boards.here(table.boards)}. ${boards.left(left)}`}</p>}
      <BoardList
        {...{ hall, format, position, table }}
        by="phone"
        isOver={hall.ended}
        isWaiting={(due) => waiting.some((event) => isOf(event, here, due))}
        onSay={async (played) => {
          await say(played);
          return true;
        }}
      />
      <TableTalk
        {...on}
        {...{ position, table, saying }}
        isDone={left === 0}
        confirms={isWhole && left === 0 ? { title: boards.confirm, balances: boardBalances(format, table) } : null}
      />
    </>
  );
}

/** Whether an unsent event of this phone is about this board. */
function isOf({ kind, body }: LogEvent, here: Here, { board, taker }: Due): boolean {
  const said = body as HallBodyOf<"board.played">;
  return kind === "board.played" && isHere(said, here) && said.board === board && (taker === null || said.taker === taker);
}
