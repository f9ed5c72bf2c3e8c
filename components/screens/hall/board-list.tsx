import { useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import { boardContracts, type Due, duesOf, playOf } from "#lib/hall/boards";
import type { Adjusted, BoardPlay } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { namesAt } from "#lib/hall/table-sheet";
import type { Format } from "#lib/rules/hall/boards";
import { commas } from "#lib/rules/lists";
import { signed } from "#lib/rules/words/words";
import { BoardForm, type BoardTold } from "./board-form";
import type { SeatedProps } from "./sheet-at-table";

/** The table whose boards are listed. */
export interface BoardsAt extends SeatedProps {
  format: Format;
}

interface Props extends BoardsAt {
  /** `arbiter`: types what a table wrote on paper, and may correct scores. */
  by: "phone" | "arbiter";
  /** The tournament has ended: boards are read only. */
  isOver?: boolean;
  /** Noted on this phone, not sent yet. */
  isWaiting?: (due: Due) => boolean;
  /** False if it was not kept: then the form stays as typed. */
  onSay: (played: HallChange) => Promise<boolean>;
  busy?: boolean;
  /** The arbiter's buttons, under a score. */
  more?: (board: number, was: Adjusted | undefined) => React.ReactNode;
}

/** The boards of a table at a position: each with its score, or what is still to be marked; a tap opens one. */
export function BoardList(props: Props) {
  const { format, table } = props;
  const t = useWordsOf("boards");
  const [opened, setOpened] = useState<string | null>(null);
  const dues = duesOf(format, table);
  if (dues.length === 0) return <p className="edge pt-3 text-reason">{t.waits}</p>;
  return (
    <section aria-label={t.boards} className="pt-2">
      <p className="edge label">{boardContracts(format).length > 1 ? t.chosen : t.imposed}</p>
      <ul>
        {dues.map((due) => {
          const key = `${due.board} ${due.taker}`;
          return (
            <li key={key} className="border-rule border-b">
              <Board
                {...props}
                due={due}
                isOpen={opened === key}
                onTap={() => setOpened(opened === key ? null : key)}
                onKept={() => setOpened((now) => (now === key ? null : now))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface BoardProps extends Props {
  due: Due;
  isOpen: boolean;
  /** Opens or closes the form. */
  onTap: () => void;
  onKept: () => void;
}

function Board({ hall, format, position, table, by, isOver = false, ...props }: BoardProps) {
  const { isWaiting, onSay, busy = false, more, due, onTap, onKept } = props;
  const isOpen = props.isOpen && !isOver;
  const t = useWordsOf("boards");
  const names = namesAt(hall, position, table);
  const play = playOf(table, due);
  const spoilt = table.adjusted.find((one) => one.board === due.board);
  const played = ({ deal, ...told }: BoardTold): HallChange => ({
    kind: "board.played",
    body: {
      ...{ position, table: table.table, board: due.board, ...told, source: by === "phone" || play ? by : "paper" },
      ...(deal && { deal }),
    },
    ...(play && { refs: [play.event] }),
  });
  const notes = [play && isWaiting?.(due) ? t.alike.said.notSent : "", spoilt ? t.adjustments[spoilt.to] : ""];
  return (
    <>
      <BoardHead due={due} play={play} names={names} isOpen={isOpen} notes={notes} onTap={isOver ? undefined : onTap} />
      {play && play.before.length > 0 && (
        <p className="edge label pb-1">{t.before(play.before.map(({ score }) => signed(score)).join(", "))}</p>
      )}
      {isOpen && (
        <>
          <BoardForm
            key={play?.event ?? "new"}
            {...{ format, due, names, busy }}
            was={play}
            onCancel={onTap}
            onKeep={async (told) => {
              if (await onSay(played(told))) onKept();
            }}
          />
          {play && more?.(due.board, spoilt)}
        </>
      )}
    </>
  );
}

interface HeadProps {
  due: Due;
  play: BoardPlay | undefined;
  names: readonly (string | null)[];
  isOpen: boolean;
  /** Remarks beside the players. */
  notes: readonly string[];
  onTap: (() => void) | undefined;
}

/** The board, and its score or that it is to be marked. */
function BoardHead({ due, play, names, isOpen, notes, onTap }: HeadProps) {
  const t = useWordsOf("boards");
  const by = play && due.taker === null ? t.by(names[play.taker] ?? "") : "";
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      disabled={!onTap}
      className="edge flex min-h-[46px] w-full flex-wrap items-baseline justify-between gap-x-4 py-2 text-left"
      onClick={onTap}
    >
      <span>
        <span className="text-choice">
          {due.taker === null ? t.board(due.board) : t.boardBy(due.board, names[due.taker] ?? "")}
        </span>{" "}
        <span className="label">{commas(by, ...notes)}</span>
      </span>
      {play ? (
        <span>
          <Figure value={play.score} className="text-figure" />
          {onTap && <span className="sr-only"> {t.correct(due.board)}</span>}
        </span>
      ) : (
        onTap && <span className="font-sans text-quiet font-semibold text-thumb">{t.mark(due.board)}</span>
      )}
    </button>
  );
}
