import { useEffect, useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useTitle } from "#components/parts/page/page";
import { TURNED_AFTER_MS, WallColumns, WallFrame, WallLine } from "#components/parts/wall/wall-frame";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { complete } from "#lib/hall/teams";
import { commas } from "#lib/rules/lists";
import { hallAddress } from "#lib/shown/addresses/addresses";
import { type Density, hallWall, handedOf, type WallRow, type WallTurn, wallColumns } from "#lib/shown/hall/hall-wall";
import { positionSaid } from "#lib/shown/hall/position-said";
import { postedTitle } from "#lib/shown/hall/posted";
import { useHallWords, useLines } from "./hall-words";

const TICK_MS = 1_000;

/** The hall's wall: seats, how long the position has lasted, the standings. Nothing is touched there: pages take turns. */
export function HallWall({ view, seenAt }: { view: HallView; seenAt: number }) {
  const { lang, t } = useWordsAnd("hall");
  const hall = hallOf(view);
  useTitle(hall.opening.name);
  const now = useNow();
  const position = hall.positions.at(-1);
  const lines = useLines(hall);
  const { pages, density } = hallWall(hall, useWordsOf("boards"), lines);
  const turn = turnAt(now, pages.length);
  const page = pages[turn];
  const title = useTitleOf(hall, page);
  const sheets = position && handedOf(position);
  const since = view.openedAt ? Date.parse(view.now) - Date.parse(view.openedAt) + Math.max(0, now - seenAt) : null;
  return (
    <WallFrame
      back={hallAddress(lang, hall.id)}
      label={t.backToHall}
      head={
        <>
          <h1 className="min-w-0 text-[2.4vw]/[1.2] tracking-[-0.3px]">{hall.opening.name}</h1>
          <p className="shrink-0 text-[2.4vw]/[1.2]">
            {commas(positionSaid(hall, t), since !== null && !hall.ended && t.clock(Math.floor(since / 60_000)))}
          </p>
        </>
      }
    >
      {page && (
        <section className="min-h-0 flex-1 pt-[0.8vw]" aria-label={page.kind === "seating" ? t.seats : t.alike.pages.standings}>
          <div className="flex items-baseline justify-between gap-[3vw] pb-[0.3vw] italic">
            <h2 className="text-[2.2vw]/[1.2]">{title}</h2>
            <p className="shrink-0 text-[1.9vw]/[1.2] text-ink2">
              {commas(sheets && t.handed(sheets.handed, sheets.all), pages.length > 1 && t.wallPage(turn + 1, pages.length))}
            </p>
          </div>
          <Rows rows={page.rows} density={density} long={lines[1] === ""} />
        </section>
      )}
    </WallFrame>
  );
}

/** By the clock, so that all walls of a hall show the same page. */
const turnAt = (now: number, pages: number): number => (pages === 0 ? 0 : Math.floor(now / TURNED_AFTER_MS) % pages);

function useTitleOf(hall: Hall, page: WallTurn | undefined): string {
  const { t, boards } = useHallWords();
  if (page?.kind === "seating") return t.wallNext(Math.max(1, hall.positions.length));
  return page?.kind === "teams" ? t.teamStandingsAfter(complete(hall)) : postedTitle(hall, complete(hall), t, boards);
}

/** The largest text at which a column holds its rows. */
const SIZES: Readonly<Record<Density, string>> = {
  large: "h-[4.3vw] text-[2.7vw]/[1.1]",
  wide: "h-[3.08vw] text-[2.1vw]/[1.1]",
  close: "h-[2.4vw] text-[1.75vw]/[1.1]",
};

/** A page's rows, column by column. */
function Rows({ rows, density, long }: { rows: readonly WallRow[]; density: Density; long: boolean }) {
  const t = useWordsOf("hall");
  return (
    <WallColumns
      columns={wallColumns(rows, density).map((column) =>
        column.map(({ key, number, name, left, said }) => (
          <WallLine key={key} number={number} size={SIZES[density]}>
            <WallName name={name} note={left ? t.left : ""} />
            <Said said={said} long={long} />
          </WallLine>
        )),
      )}
    />
  );
}

/** A seat, or a figure. `long`: in a match a line has a double name (Nord-Sud), so its column is wider. */
function Said({ said, long }: Pick<WallRow, "said"> & { long: boolean }) {
  if (typeof said === "string") return said;
  if ("points" in said) return <Figure value={said.points} kind="total" />;
  return (
    <span className="flex shrink-0 gap-[0.5em]">
      <b className="min-w-[1.6em] text-right">{said.table}</b>
      <span className={`text-ink2 italic ${long ? "min-w-[5.2em]" : "min-w-[2.8em]"}`}>{said.line}</span>
    </span>
  );
}

/** Letters that fit on one line at full size; up to `SMALLER` in a smaller size. */
const AT_SIZE = 13;
const SMALLER = 18;

/** Never cut, since two names may begin alike; a long one takes two smaller lines of the same row. */
function WallName({ name, note }: { name: string; note: string }) {
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
