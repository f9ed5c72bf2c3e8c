import { useSyncExternalStore } from "react";
import { type AtDoor, DoorState } from "#components/parts/door/door";
import { Column, PageHead, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { boardBalances, boardsLeft, withWaiting } from "#lib/hall/boards";
import { type Hall, isOfMatch, seatedTables } from "#lib/hall/hall";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { isOfBoard } from "#lib/hall/of-table";
import { plannedOpening, strayedLog, withPlanned } from "#lib/hall/planned";
import { HALL_RULES, linesInTurn, nameAt } from "#lib/hall/table-sheet";
import { shownNumber } from "#lib/hall/teams";
import { loadGame } from "#lib/rules/games";
import { hallAddress, sheetAddress } from "#lib/shown/addresses/addresses";
import { positionSaid } from "#lib/shown/hall/position-said";
import { NO_SHEET } from "#lib/sync/local-sheet";
import { thisPhone } from "#lib/sync/this-phone";
import { BoardList, type BoardsAt } from "./board-list";
import { useLines } from "./hall-words";
import { type SeatedProps, SheetAtTable } from "./sheet-at-table";
import { type GoingOn, TableTalk } from "./table-talk";
import { useKeptNumber } from "./use-kept-number";
import { useSaying } from "./use-saying";

/** A table's phone: the position, who sits where, its sheet, its signatures. All of it works without a network. */
export function AtTable({ view, at, table: asked }: { view: HallView; at: AtDoor<HallView>; table: number }) {
  const { lang, t } = useWordsAnd("hall");
  const known = hallOf(view);
  const { hall, goOn, goBack } = useAhead(known, asked);
  const position = hall.positions.at(-1);
  const isAhead = hall.positions.length > known.positions.length;
  const table = position && seatedTables(position).find((one) => one.table === asked);
  const seated = position && table && { hall, position: position.position, table };
  const going = { isApart: at.trouble !== null && at.trouble !== "refused", goOn };
  useTitle(t.tableOf(asked));
  return (
    <Column className="flex flex-col pb-6">
      <TopBar left={<QuietLink href={hallAddress(lang, hall.id, "&n=0")}>{t.backToHall}</QuietLink>} />
      <PageHead title={t.tableOf(asked)} under={[hall.opening.name, positionSaid(hall, t)].join(", ")} />
      <DoorState at={at} />
      {at.trouble === "refused" && <p className="edge pt-2 text-reason text-neg">{t.at.shut}</p>}
      {!position && <p className="edge pt-4 text-reason">{t.at.wait}</p>}
      {position && !table && <p className="edge pt-4 text-reason">{t.at.not}</p>}
      {position && seated && (
        <>
          <WhoSits {...seated} />
          {isAhead && (
            <div className="edge pt-3 text-prose">
              <p>{t.at.ahead}</p>
              <QuietButton onClick={goBack}>{t.at.goBack(position.position - 1)}</QuietButton>
            </div>
          )}
          <Strayed {...seated} />
          {position.format !== null ? (
            <BoardsAtTable key={position.position} {...going} {...seated} format={position.format} />
          ) : seated.table.log ? (
            <SheetAtTable key={seated.table.log} {...going} {...seated} log={seated.table.log} />
          ) : (
            <p className="edge pt-4 text-reason">{t.at.paper}</p>
          )}
        </>
      )}
    </Column>
  );
}

/** Everybody at the table in the order of play, each with their line and number. */
function WhoSits({ hall, position, table }: SeatedProps) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  return (
    <ul className="border-stroke border-t">
      {linesInTurn(table).map((line) => (
        <li key={line} className="edge flex min-h-[46px] items-baseline gap-4 border-rule border-b py-2">
          <span className="label w-14 shrink-0">{lines[line]}</span>
          <span className="text-choice">{nameAt(hall, position, table.seats[line] ?? null)}</span>
          <span className="label ml-auto">{t.number(shownNumber(hall, table.seats[line] as number))}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * This table went on offline to a seating that the arbiter then did not open: its sheet stays on this phone, and the page says
 * so.
 */
function Strayed({ hall, position, table }: SeatedProps) {
  const [gone] = useKeptNumber(hall.id, `ahead:${table.table}`);
  const log = strayedLog(hall, position, table, gone);
  return log && <Stray log={log} />;
}

function Stray({ log }: { log: string }) {
  const { lang, t } = useWordsAnd("hall");
  const open = thisPhone().open(log);
  const { sheet, unsent } = useSyncExternalStore(open.subscribe, open.getSnapshot, () => NO_SHEET);
  if (!sheet || unsent === 0) return null;
  return (
    <div className="edge pt-3 text-reason">
      <p>{t.at.strayed}</p>
      <QuietLink href={sheetAddress(lang, log)}>{t.at.strayedOpen}</QuietLink>
    </div>
  );
}

/**
 * How far this table's phone has gone on by the movement alone, while it is offline and cannot hear that a position opens: the
 * hall as it will be then, and how to go one position on or back. What it notes is sent once the arbiter has opened that
 * position.
 */
function useAhead(
  hall: Hall,
  table: number,
): { readonly hall: Hall; readonly goOn: () => Promise<void>; readonly goBack: () => void } {
  const [gone, setGone] = useKeptNumber(hall.id, `ahead:${table}`);
  const there = withPlanned(hall, gone);
  const next = there.positions.length + 1;
  const goOn = async () => {
    const ahead = withPlanned(hall, next);
    if (ahead.positions.length < next) return;
    await loadGame(HALL_RULES.game);
    const { id: device } = await thisPhone().device();
    const event = plannedOpening(ahead, next, table, new Date().toISOString(), device);
    if (event)
      await thisPhone()
        .open(event.sheet)
        .takeOver([{ number: 1, event, aside: false }]);
    setGone(next);
  };
  return { hall: there, goOn, goBack: () => setGone(there.positions.length - 1) };
}

/** A table of a duplicate: its boards, each marked here, with or without a network; then everybody confirms. */
function BoardsAtTable({ format, position, table: known, ...on }: GoingOn & BoardsAt) {
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
        isWaiting={(due) => waiting.some((event) => isOfBoard(event, here, due))}
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
