import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { useAnswer } from "#components/parts/door/use-answer";
import { useGames } from "#components/parts/words/game-words";
import { useWordsAnd } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import { type GameName, USUAL_GAME } from "#lib/rules/rules";
import { bringHistory, changeSeason } from "#lib/season/club/club-change";
import type { SeasonId } from "#lib/season/club/club-event";
import { MOST_BROUGHT } from "#lib/season/club/history-body";
import type { Day } from "#lib/season/club/season-body";
import { bodyOf } from "#lib/season/past/body";
import { type Grid, gridOfText } from "#lib/season/past/grid";
import { type PagePart, partedIn } from "#lib/season/past/parted";
import {
  broughtIn,
  type Choices,
  gamesSaid,
  type KnownClub,
  ofGame,
  type Plan,
  planHistory,
  runningIn,
  undecided,
} from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import { understand, type WhyNot } from "#lib/season/past/understand";
import type { ClubView } from "#lib/season/views";
import type { Editing } from "#lib/sheet/drafts/draft";
import { daysThere } from "#lib/sync/past";
import { thisPhone } from "#lib/sync/this-phone";
import { gridsIn, type NoGrid } from "./read-file";

/** What was read: its tables, and the pages of a workbook that hold none. */
interface Taken {
  readonly source: string;
  readonly tables: readonly PastTable[];
  readonly others: readonly Other[];
}

export interface Other {
  readonly page: string;
  readonly why: NoGrid | WhyNot;
}

/** A page of a file, or a file that could not be read. */
type Read = { readonly file: string } & ({ readonly grid: Grid } | { readonly why: NoGrid });

/** The input as far as it could be read, and the user's choices so far. */
export interface PastDraft {
  readonly read: readonly Read[];
  readonly source: string;
  readonly pasted: string;
  readonly choices: Choices;
}

export const startPast = ({ club }: Pick<ClubView, "club">): PastDraft => {
  const game = club.seasons.at(-1)?.counting.games[0] ?? USUAL_GAME;
  return { read: [], source: "", pasted: "", choices: { isSame: {}, zeroIsAway: false, game } };
};

/** What has just come in. */
interface Done {
  readonly evenings: number;
  readonly people: number;
  readonly seasons: readonly SeasonId[];
}

const NOTHING_GIVEN = { read: [], source: "", pasted: "" } as const;

/** Brings in a club's history: what was read, the user's choices, what would be written, and the writing. */
export function usePast({ club, day: today }: ClubView, { draft, change: keep }: Editing<PastDraft>) {
  const { change, idOf, trouble, busy } = useChange(club.id);
  const { pasted, choices } = draft;
  const [done, setDone] = useState<Done | null>(null);
  const seasons = club.seasons.filter(({ ended }) => !ended).map(({ id }) => id);
  const days = useDaysThere(club.id, seasons);
  useGames();
  const { taken, why, takeText, open, forget } = useTaken(today, draft, (tables, given) => {
    setDone(null);
    keep({ ...given, choices: choicesOf(tables, choices) });
  });
  const there = days === "offline" ? null : days;
  const known = { club, days: there ?? new Map(), today };
  const planned = planOf(taken, known, choices, idOf);
  const { body, isCrowd } = planned;
  const bring = async () => {
    if (!body || isCrowd || !(await change(...beginningEarlier(planned.plan), bringHistory(body)))) return;
    const seasons = [...new Set(body.evenings.map(({ season }) => season))];
    setDone({ evenings: body.evenings.length, people: body.columns.length, seasons });
    forget();
    keep(NOTHING_GIVEN);
  };
  return {
    taken,
    pasted,
    why,
    done,
    takeText,
    open,
    choices,
    setChoices: (next: Choices) => keep({ choices: next }),
    ...planned,
    ready: there !== null && !isCrowd && !busy,
    offline: days === "offline",
    bring,
    change,
    trouble,
  };
}

/** Reads files or a pasted text; `onTables` is called after each reading, even if it found no table. */
function useTaken(today: Day, kept: PastDraft, onTables: (tables: readonly PastTable[], given: Partial<PastDraft>) => void) {
  const { rules, t } = useWordsAnd("past");
  const [taken, setTaken] = useState<Taken | null>(() => {
    const all = readAll(kept.read, today, rules.names);
    return all.tables.length > 0 ? { ...all, source: kept.source } : null;
  });
  const [why, setWhy] = useState<NoGrid | WhyNot | null>(null);
  const take = (read: readonly Read[], source: string, pasted = "") => {
    const all = readAll(read, today, rules.names);
    const found = all.tables.length > 0;
    onTables(all.tables, { ...(found ? { read, source } : NOTHING_GIVEN), pasted });
    setTaken(found ? { ...all, source } : null);
    setWhy(found ? null : (all.others[0]?.why ?? "empty"));
  };
  const takeText = (text: string) => {
    take([{ file: t.pasted, grid: gridOfText(text, null) }], t.pasted, text);
    if (text.trim() === "") setWhy(null);
  };
  const open = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(pagesOf));
    const [first, ...more] = files.map(({ name }) => name);
    take(read.flat(), more.length > 0 ? t.files(first ?? "", more.length) : (first ?? ""));
  };
  return { taken, why, takeText, open, forget: () => setTaken(null) };
}

/** The choices a reading proposes: the game most of its rows name, and what its zeros mean. Answers about names are kept. */
function choicesOf(tables: readonly PastTable[], before: Choices): Choices {
  const [[said] = []] = [...gamesSaid(tables)].sort(([, a], [, b]) => b - a);
  const zeroIsAway = tables.some(({ running }) => running === "said");
  return { ...before, ...(said && { game: said }), isRunning: null, zeroIsAway };
}

/** The club's own seasons that take in evenings from before they began. */
const beginningEarlier = (plan: Plan | null) =>
  (plan?.earlier ?? []).flatMap(({ isTaken, from, season: { id, name, to, counting } }) =>
    isTaken ? [changeSeason({ season: id, name, from, to, counting })] : [],
  );

/** What would be written of what was read, and the questions to answer first. */
function planOf(taken: Taken | null, known: KnownClub, choices: Choices, idOf: (words: unknown) => string) {
  const plan = taken && planHistory(taken.tables, known, choices);
  const body = plan && bodyOf(plan, known, choices, taken.source, idOf);
  const tables = taken ? ofGame(taken.tables, choices) : [];
  const running = taken && runningIn(tables, choices);
  const waiting = plan ? undecided(plan, choices)[0] : undefined;
  return {
    plan,
    body,
    running,
    /** Totals of zero: somebody who won nothing, or was away. */
    zeros: broughtIn(tables, choices).reduce((sum, { zeros }) => sum + zeros, 0),
    /** The first open question: whether totals run on, or who this name is. */
    asks: running?.open ? "running" : (waiting?.written ?? null),
    /** More people than a file may bring. */
    isCrowd: (body?.columns.length ?? 0) > MOST_BROUGHT.people,
  };
}

export type Past = ReturnType<typeof usePast>;

async function pagesOf(file: File): Promise<readonly Read[]> {
  const read = await gridsIn(file);
  return read.ok ? read.grids.map((grid) => ({ file: file.name, grid })) : [{ file: file.name, why: read.code }];
}

interface Page {
  readonly page: string | null;
  readonly called: string;
  readonly understood: { readonly ok: true; readonly table: PastTable } | { readonly ok: false; readonly why: NoGrid | WhyNot };
}

/** Every page that holds a table, in parts, and why the others hold none; empty pages are left out. */
function readAll(all: readonly Read[], today: Day, names: Readonly<Record<GameName, string>>): Omit<Taken, "source"> {
  const files = new Set(all.map(({ file }) => file)).size;
  const read = all.flatMap((one): Page[] => {
    const own = "grid" in one ? one.grid.name : null;
    const page = files > 1 ? commas(one.file, own) : (own ?? one.file);
    const here = { page: files > 1 ? page : own, called: page };
    if (!("grid" in one)) return [{ ...here, understood: { ok: false, why: one.why } }];
    const parts = partedIn(one.grid, names);
    return parts.map(({ grid, ...part }, i) => {
      const played = (part.games ?? []).map((game) => names[game]);
      const page = parts.length > 1 ? commas(here.page, part.season, ...played) : here.page;
      return { page, called: here.called, understood: understood(grid, { today, file: one.file }, part, i === 0) };
    });
  });
  return {
    tables: read.flatMap(({ page, understood }) => (understood.ok ? [{ ...understood.table, page }] : [])),
    others: read.flatMap(({ called, understood }) =>
      understood.ok || understood.why === "empty" ? [] : [{ page: called, why: understood.why }],
    ),
  };
}

/** A part of a page, with what its rows say. A column set aside would be told again in each part: only the first tells it. */
function understood(
  grid: Grid,
  asked: Parameters<typeof understand>[1],
  { aside, ...said }: Omit<PagePart, "grid">,
  isFirst: boolean,
) {
  const read = understand(grid, asked);
  if (!read.ok) return read;
  const own = read.table.aside.filter(({ line, why }) => isFirst || line !== null || why !== "column");
  return { ...read, table: { ...read.table, ...said, aside: [...aside, ...own] } };
}

/** The evenings already in the seasons that go on; null until the server has answered. */
function useDaysThere(club: string, seasons: readonly SeasonId[]) {
  const there = () => daysThere(thisPhone(), club, seasons).catch((): "offline" => "offline");
  return useAnswer(there, [club, seasons.join()]) ?? null;
}
