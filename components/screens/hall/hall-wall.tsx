import { useEffect, useState } from "react";
import { QuietLink } from "#components/parts/ledger/buttons";
import { useTitle } from "#components/parts/words/use-title";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { gateOf } from "#lib/hall/gate";
import { type Hall, seatedTables } from "#lib/hall/hall";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { complete } from "#lib/hall/teams";
import { positionSaid } from "#lib/shown/hall/position-said";
import { postedTitle } from "./board-standings";
import { useLines } from "./use-lines";
import { columns, type Density, type Going, type WallStanding, type WallTurn, wallPages } from "./wall-pages";

const TURNED_AFTER_MS = 12_000;
const TICK_MS = 1_000;

/** The hall's wall: where everybody goes, how long the position has lasted, the standings; on a screen of its own nothing is touched, pages take turns. */
export function HallWall({ view, seenAt }: { view: HallView; seenAt: number }) {
  const t = useWordsOf("hall");
  const hall = hallOf(view);
  const lines = useLines(hall);
  useTitle(hall.opening.name);
  const now = useNow();
  const position = hall.positions.at(-1);
  const { pages, density } = wallPages(hall, useWordsOf("boards"));
  const turn = pages.length === 0 ? 0 : Math.floor(now / TURNED_AFTER_MS) % pages.length;
  const page = pages[turn];
  const title = useTitleOf(hall, page);
  const tables = position ? seatedTables(position) : [];
  const handed = position ? tables.length - gateOf(position).waiting.length : 0;
  const since = view.openedAt ? Date.parse(view.now) - Date.parse(view.openedAt) + Math.max(0, now - seenAt) : null;
  return (
    <main className="flex h-dvh flex-col overflow-hidden px-[3vw] py-[1.4vw]">
      <WallHead hall={hall}>
        {[positionSaid(hall, t), since === null || hall.ended ? "" : t.clock(Math.floor(since / 60_000))]
          .filter(Boolean)
          .join(", ")}
      </WallHead>
      {page && (
        <section className="min-h-0 flex-1 pt-[0.8vw]" aria-label={page.kind === "seating" ? t.seats : t.standings}>
          <div className="flex items-baseline justify-between gap-[3vw] pb-[0.3vw] italic">
            <h2 className="text-[2.2vw]/[1.2]">{title}</h2>
            <p className="shrink-0 text-[1.9vw]/[1.2] text-ink2">
              {[position ? t.handed(handed, tables.length) : "", pages.length > 1 ? t.wallPage(turn + 1, pages.length) : ""]
                .filter(Boolean)
                .join(", ")}
            </p>
          </div>
          <Rows page={page} density={density} lines={lines} />
        </section>
      )}
    </main>
  );
}

/** What it is the wall of, and on a phone the way back: where the app is installed, that has no key for it. */
function WallHead({ hall, children }: { hall: Hall; children: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  return (
    <>
      <p className="wide:hidden">
        <QuietLink href={`/${lang}/hall?h=${hall.id}`}>{t.backToHall}</QuietLink>
      </p>
      <header className="double-rule flex items-baseline justify-between gap-[3vw] pb-[0.5vw]">
        <h1 className="min-w-0 text-[2.4vw]/[1.2] tracking-[-0.3px]">{hall.opening.name}</h1>
        <p className="shrink-0 text-[2.4vw]/[1.2]">{children}</p>
      </header>
    </>
  );
}

function useTitleOf(hall: Hall, page: WallTurn | undefined): string {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  if (page?.kind === "seating") return t.wallNext(Math.max(1, hall.positions.length));
  return page?.kind === "teams" ? t.teamStandingsAfter(complete(hall)) : postedTitle(hall, complete(hall), t, boards);
}

/** A page's rows, column by column. */
function Rows({ page, density, lines }: { page: WallTurn; density: Density; lines: readonly string[] }) {
  return (
    <div className="flex gap-[3vw]">
      {columns<Going | WallStanding>(page.rows, density).map((rows) => (
        <ol key={JSON.stringify(rows[0] && ("table" in rows[0] ? rows[0].number : rows[0].entrant))} className="min-w-0 flex-1">
          {rows.map((row) =>
            "table" in row ? (
              <Goes key={row.number} row={row} lines={lines} size={density.size} />
            ) : (
              <Stands key={row.entrant} row={row} size={density.size} />
            ),
          )}
        </ol>
      ))}
    </div>
  );
}

const ROW = "flex items-center gap-[0.9vw] border-rule border-b";

interface GoesProps {
  row: Going;
  lines: readonly string[];
  size: string;
}

function Goes({ row: { name, shown, table, line }, lines, size }: GoesProps) {
  return (
    <li className={`${ROW} ${size}`}>
      <span className="w-[2.8vw] shrink-0 text-right text-ink2">{shown}</span>
      <WallName name={name} />
      <span className="flex shrink-0 gap-[0.5em]">
        <b className="min-w-[1.6em] text-right">{table}</b>
        <span className={`text-ink2 italic ${lines[1] === "" ? "min-w-[5.2em]" : "min-w-[2.8em]"}`}>{lines[line]}</span>
      </span>
    </li>
  );
}

function Stands({ row: { rank, name, left, said }, size }: { row: WallStanding; size: string }) {
  const t = useWordsOf("hall");
  return (
    <li className={`${ROW} ${size}`}>
      <span className="w-[2.8vw] shrink-0 text-right text-ink2">{rank}</span>
      <WallName name={name} note={left ? t.left : ""} />
      {said}
    </li>
  );
}

/** So many letters stand on one line of the wall at its own size, and so many a little smaller. */
const AT_SIZE = 13;
const SMALLER = 18;

/** Never cut: two people may be called alike to the thirteenth letter. A long one takes two lines of the same row. */
function WallName({ name, note = "" }: { name: string; note?: string }) {
  const letters = name.length + note.length;
  const size = letters <= AT_SIZE ? "" : letters <= SMALLER ? "text-[0.76em]/[1.05]" : "text-[0.66em]/[1.05]";
  return (
    <span className={`min-w-0 flex-1 wrap-anywhere ${size}`}>
      <bdi>{name}</bdi> {note && <i className="text-ink2">{note}</i>}
    </span>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
