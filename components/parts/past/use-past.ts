import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { useAnswer } from "#components/parts/door/use-answer";
import { useGames } from "#components/parts/words/game-words";
import { useWordsAnd } from "#components/parts/words/words";
import { USUAL_GAME } from "#lib/rules/rules";
import { bringHistory } from "#lib/season/club/club-change";
import type { SeasonId } from "#lib/season/club/club-event";
import type { Day } from "#lib/season/club/season-body";
import { beginningEarlier, bringingOf, proposedChoices } from "#lib/season/past/bringing";
import { gridOfText } from "#lib/season/past/grid";
import { type FilePage, type NoGrid, type TakenTables, tablesOn } from "#lib/season/past/pages";
import type { Choices } from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import type { WhyNot } from "#lib/season/past/understand";
import type { ClubView } from "#lib/season/views";
import type { Editing } from "#lib/sheet/drafts/draft";
import { daysThere } from "#lib/sync/past";
import { thisPhone } from "#lib/sync/this-phone";
import { gridsIn } from "./read-file";

/** The input as far as it could be read, and the user's choices so far. */
export interface PastDraft {
  readonly read: readonly FilePage[];
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
    keep({ ...given, choices: proposedChoices(tables, choices) });
  });
  const there = days === "offline" ? null : days;
  const known = { club, days: there ?? new Map(), today };
  const planned = bringingOf(taken, known, choices, idOf);
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
  const [taken, setTaken] = useState<TakenTables | null>(() => {
    const all = tablesOn(kept.read, today, rules.names);
    return all.tables.length > 0 ? { ...all, source: kept.source } : null;
  });
  const [why, setWhy] = useState<NoGrid | WhyNot | null>(null);
  const take = (read: readonly FilePage[], source: string, pasted = "") => {
    const all = tablesOn(read, today, rules.names);
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

export type Past = ReturnType<typeof usePast>;

async function pagesOf(file: File): Promise<readonly FilePage[]> {
  const read = await gridsIn(file);
  return read.ok ? read.grids.map((grid) => ({ file: file.name, grid })) : [{ file: file.name, why: read.code }];
}

/** The evenings already in the seasons that go on; null until the server has answered. */
function useDaysThere(club: string, seasons: readonly SeasonId[]) {
  const there = () => daysThere(thisPhone(), club, seasons).catch((): "offline" => "offline");
  return useAnswer(there, [club, seasons.join()]) ?? null;
}
