import { useEffect, useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { loadGame } from "#lib/rules/games";
import { type GameName, USUAL_GAME } from "#lib/rules/rules";
import { bringHistory } from "#lib/season/club-change";
import type { SeasonId } from "#lib/season/club-event";
import { MOST_BROUGHT } from "#lib/season/history-body";
import type { gridOfText } from "#lib/season/past/grid";
import { bodyOf, broughtIn, type Choices, planHistory, runningIn, undecided } from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import { understand, type WhyNot } from "#lib/season/past/understand";
import type { Day } from "#lib/season/season-body";
import type { ClubView } from "#lib/season/views";
import { daysThere } from "#lib/sync/past";
import { thisPhone } from "#lib/sync/this-phone";
import { gridsIn, type NoGrid } from "./read-file";

/** What was read: its tables, and the pages of a workbook that hold none. */
interface Taken {
  readonly source: string;
  readonly tables: readonly PastTable[];
  readonly others: readonly { readonly page: string; readonly why: WhyNot }[];
}

/** A club's history on its way in: what was read, what people say of it, what it would write, and the writing. */
export function usePast({ club, day: today }: ClubView) {
  const { change, idOf, trouble, busy } = useChange(club.id);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [pasted, setPasted] = useState("");
  const [why, setWhy] = useState<NoGrid | WhyNot | null>(null);
  const [done, setDone] = useState<{ evenings: number; people: number } | null>(null);
  const lastGame: GameName = club.seasons.at(-1)?.counting.games[0] ?? USUAL_GAME;
  const [choices, setChoices] = useState<Choices>({ isSame: {}, zeroIsAway: false, game: lastGame });
  const seasons = club.seasons.filter(({ ended }) => !ended).map(({ id }) => id);
  const days = useDaysThere(club.id, seasons);
  useLoaded(choices.game);

  const take = (grids: readonly ReturnType<typeof gridOfText>[], source: string) => {
    const read = readAll(grids, source, today);
    const found = read.tables.length > 0;
    setDone(null);
    setChoices((before) => ({ ...before, isRunning: null, zeroIsAway: read.tables.some(({ running }) => running === "said") }));
    setTaken(found ? read : null);
    setWhy(found ? null : (read.others[0]?.why ?? "empty"));
  };
  const open = async (file: File) => {
    const read = await gridsIn(file);
    if (read.ok) return take(read.grids, file.name);
    setTaken(null);
    setWhy(read.code);
  };

  const there = days === "offline" ? null : days;
  const known = { club, days: there ?? new Map(), today };
  const plan = taken && planHistory(taken.tables, known, choices);
  const body = plan && taken && bodyOf(plan, known, choices, taken.source, idOf);
  const isCrowd = (body?.columns.length ?? 0) > MOST_BROUGHT.people;
  const running = taken && runningIn(taken.tables, choices);
  const waiting = plan ? undecided(plan, choices)[0] : undefined;
  const bring = async () => {
    if (!body || isCrowd || !(await change(bringHistory(body)))) return;
    setDone({ evenings: body.evenings.length, people: body.columns.length });
    setTaken(null);
    setPasted("");
  };
  return {
    taken,
    pasted,
    setPasted,
    why,
    done,
    take,
    open,
    choices,
    setChoices,
    plan,
    body,
    running,
    /** Totals of nothing: somebody there who won nothing, or somebody away. */
    zeros: taken ? broughtIn(taken.tables, choices).reduce((sum, { zeros }) => sum + zeros, 0) : 0,
    /** What people have to say first: whether it runs on, or who this name is. */
    asks: running?.open ? "running" : (waiting?.written ?? null),
    /** More people than a file may bring. */
    isCrowd,
    ready: there !== null && !isCrowd && !busy,
    offline: days === "offline",
    bring,
    change,
    trouble,
  };
}

export type Past = ReturnType<typeof usePast>;

/** Every page that holds a table, and why the others hold none; an empty one is nothing to speak of. */
function readAll(grids: readonly ReturnType<typeof gridOfText>[], source: string, today: Day): Taken {
  const read = grids.map((grid) => ({ page: grid.name ?? source, read: understand(grid, { today, file: source }) }));
  return {
    source,
    tables: read.flatMap(({ read }) => (read.ok ? [read.table] : [])),
    others: read.flatMap(({ page, read }) => (read.ok || read.why === "empty" ? [] : [{ page, why: read.why }])),
  };
}

/** The evenings that the seasons going on hold already; null until the server has said. */
function useDaysThere(club: string, seasons: readonly SeasonId[]) {
  const [days, setDays] = useState<ReadonlyMap<SeasonId, ReadonlySet<Day>> | "offline" | null>(null);
  const asked = seasons.join();
  useEffect(() => {
    daysThere(thisPhone(), club, asked === "" ? [] : asked.split(",")).then(setDays, () => setDays("offline"));
  }, [club, asked]);
  return days;
}

/** What says how a deal was played is judged by its game. */
function useLoaded(game: GameName): void {
  const [, setLoaded] = useState<GameName | null>(null);
  useEffect(() => {
    loadGame(game).then(
      () => setLoaded(game),
      () => {},
    );
  }, [game]);
}
