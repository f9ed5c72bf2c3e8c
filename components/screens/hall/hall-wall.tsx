import { type ReactNode, useEffect, useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useTitle } from "#components/parts/words/use-title";
import { useWordsOf } from "#components/parts/words/words-of";
import { boardStandings } from "#lib/hall/board-standings";
import { gateOf } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { nameAt } from "#lib/hall/table-sheet";
import { complete, shownNumber, teamPlaces } from "#lib/hall/teams";
import { isTopage } from "#lib/rules/hall/boards";
import { inOrderOf } from "./board-standings";
import { useLines } from "./use-lines";

const TURNED_AFTER_MS = 12_000;
const TICK_MS = 1_000;
const COLUMNS = 3;

/** So many rows of this size a column. */
interface Density {
  readonly rows: number;
  readonly size: string;
}
const LARGE: Density = { rows: 10, size: "h-[4.3vw] text-[2.7vw]/[1.1]" };
const WIDE: Density = { rows: 14, size: "h-[3.08vw] text-[2.1vw]/[1.1]" };
const CLOSE: Density = { rows: 18, size: "h-[2.4vw] text-[1.75vw]/[1.1]" };

const pagesOf = (people: number, { rows }: Density): number => Math.ceil(people / (rows * COLUMNS));

/** As large as the hall allows: smaller where it spares a page, so that nobody waits long for theirs. */
function densityOf(people: number): Density {
  if (people <= 2 * LARGE.rows) return LARGE;
  return pagesOf(people, CLOSE) < pagesOf(people, WIDE) ? CLOSE : WIDE;
}

type Page =
  | { readonly kind: "seating"; readonly rows: readonly Going[] }
  | { readonly kind: "standings" | "teams"; readonly rows: readonly Standing[] };

interface Standing {
  readonly entrant: number;
  readonly rank: number;
  readonly name: string;
  readonly said: ReactNode;
}

interface Going {
  readonly number: number;
  /** As people read it. */
  readonly shown: number;
  readonly name: string;
  readonly table: number;
  readonly line: number;
}

/** The hall's wall: where everybody goes, how long the position has lasted, the standings; nothing is touched, pages take turns. */
export function HallWall({ view, seenAt }: { view: HallView; seenAt: number }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const hall = hallOf(view);
  const lines = useLines(hall);
  useTitle(hall.opening.name);
  const now = useNow();
  const position = hall.positions.at(-1);
  const after = complete(hall);
  const going = goings(hall);
  const density = densityOf(going.length);
  const pages: Page[] = [
    ...inPages(going, density).map((rows) => ({ kind: "seating" as const, rows })),
    ...(after > 0 ? inPages(teamStands(hall, after), density).map((rows) => ({ kind: "teams" as const, rows })) : []),
    ...(after > 0 ? inPages(stands(hall, after, boards), density).map((rows) => ({ kind: "standings" as const, rows })) : []),
  ];
  const turn = pages.length === 0 ? 0 : Math.floor(now / TURNED_AFTER_MS) % pages.length;
  const page = pages[turn];
  const tables = position?.tables.filter(({ seats }) => seats.some((seat) => seat !== null)) ?? [];
  const handed = position ? tables.length - gateOf(position).waiting.length : 0;
  const since = view.openedAt ? Date.parse(view.now) - Date.parse(view.openedAt) + Math.max(0, now - seenAt) : null;
  return (
    <main className="flex h-dvh flex-col overflow-hidden px-[3vw] py-[1.4vw]">
      <header className="double-rule flex items-baseline justify-between gap-[3vw] pb-[0.5vw]">
        <h1 className="min-w-0 text-[2.4vw]/[1.2] tracking-[-0.3px]">{hall.opening.name}</h1>
        <p className="shrink-0 text-[2.4vw]/[1.2]">
          {[
            position ? t.positionOf(position.position, Math.max(hall.opening.positions, position.position)) : t.notStarted,
            since === null || hall.ended ? "" : t.clock(Math.floor(since / 60_000)),
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </header>
      {page && (
        <section className="min-h-0 flex-1 pt-[0.8vw]" aria-label={page.kind === "seating" ? t.seats : t.standings}>
          <div className="flex items-baseline justify-between gap-[3vw] pb-[0.3vw] italic">
            <h2 className="text-[2.2vw]/[1.2]">
              {page.kind === "seating"
                ? t.wallNext(Math.max(1, hall.positions.length))
                : page.kind === "teams"
                  ? t.teamStandingsAfter(after)
                  : t.standingsAfter(after)}
            </h2>
            <p className="shrink-0 text-[1.9vw]/[1.2] text-ink2">
              {[position ? t.handed(handed, tables.length) : "", pages.length > 1 ? t.wallPage(turn + 1, pages.length) : ""]
                .filter(Boolean)
                .join(", ")}
            </p>
          </div>
          <div className="flex gap-[3vw]">
            {columns<Going | Standing>(page.rows, density).map((rows) => (
              <ol
                key={JSON.stringify(rows[0] && ("table" in rows[0] ? rows[0].number : rows[0].entrant))}
                className="min-w-0 flex-1"
              >
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
        </section>
      )}
    </main>
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
      <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
      <span className="flex shrink-0 gap-[0.5em]">
        <b className="min-w-[1.6em] text-right">{table}</b>
        <span className={`text-ink2 italic ${lines[1] === "" ? "min-w-[5.2em]" : "min-w-[2.8em]"}`}>{lines[line]}</span>
      </span>
    </li>
  );
}

function Stands({ row: { rank, name, said }, size }: { row: Standing; size: string }) {
  return (
    <li className={`${ROW} ${size}`}>
      <span className="w-[2.8vw] shrink-0 text-right text-ink2">{rank}</span>
      <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
      {said}
    </li>
  );
}

/** The standings as they are posted: points, percentages or match points; of a duplicate by percentage, the one that counts by lines. */
function stands(hall: Hall, after: number, words: ReturnType<typeof useWordsOf<"boards">>): Standing[] {
  const { duplicate } = hall.opening;
  if (!duplicate)
    return standingsAfter(hall, after).map(({ entrant, rank, name, total }) => ({
      entrant,
      rank,
      name,
      said: <Figure value={total} kind="total" />,
    }));
  const isPercent = isTopage(duplicate);
  return inOrderOf(boardStandings(hall, after), isPercent ? "alternate" : "general").map(
    ({ entrant, rank, alternate, name, overall }) => ({
      entrant,
      rank: isPercent ? alternate : rank,
      name,
      said: overall === null ? "–" : isPercent ? words.percent(overall) : words.points(overall),
    }),
  );
}

/** In a night of teams, the sum of each. */
function teamStands(hall: Hall, after: number): Standing[] {
  const names = new Map(standingsAfter(hall, after).map(({ entrant, name }) => [entrant, name]));
  return teamPlaces(hall, after).map(({ rank, team, total }) => ({
    entrant: team[0] ?? 0,
    rank,
    name: team.flatMap((number) => names.get(number) ?? []).join(", "),
    said: <Figure value={total} kind="total" />,
  }));
}

/** By name, as people look for themselves; before the start, where each begins. */
function goings(hall: Hall): Going[] {
  const position = hall.positions.at(-1);
  const seated: Omit<Going, "shown">[] = position
    ? position.tables.flatMap(({ table, seats }) =>
        seats.flatMap((number, line) =>
          number === null ? [] : [{ number, line, table, name: nameAt(hall, position.position, number) }],
        ),
      )
    : hall.numbers.flatMap(({ number, holders }) =>
        holders[0] ? [{ number, line: (number - 1) % 4, table: Math.floor((number - 1) / 4) + 1, name: holders[0].name }] : [],
      );
  return seated
    .map((one) => ({ ...one, shown: shownNumber(hall, one.number) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.number - b.number);
}

function inPages<T>(rows: readonly T[], { rows: high }: Density): T[][] {
  const size = high * COLUMNS;
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

/** A page that is not full has columns of one height, no wider than the eye crosses. */
function columns<T>(rows: readonly T[], { rows: high }: Density): T[][] {
  const many = Math.max(rows.length > 4 ? 2 : 1, Math.ceil(rows.length / high));
  const size = Math.ceil(rows.length / many);
  return Array.from({ length: many }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
