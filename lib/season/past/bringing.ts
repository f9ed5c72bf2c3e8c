/** From tables that were read to what would be written of them, with the questions to answer before. */
import { sum } from "#lib/rules/lists";
import { changeSeason } from "../club/club-change";
import type { ClubChange } from "../club/club-event";
import { MOST_BROUGHT } from "../club/history-body";
import { bodyOf } from "./body";
import type { TakenTables } from "./pages";
import { broughtIn, type Choices, gamesSaid, type KnownClub, ofGame, type Plan, planHistory, runningIn, undecided } from "./plan";
import type { PastTable } from "./table";

/** The choices a reading proposes: the game most of its rows name, and what its zeros mean. Answers about names are kept. */
export function proposedChoices(tables: readonly PastTable[], before: Choices): Choices {
  const [[said] = []] = [...gamesSaid(tables)].sort(([, a], [, b]) => b - a);
  const zeroIsAway = tables.some(({ running }) => running === "said");
  return { ...before, ...(said && { game: said }), isRunning: null, zeroIsAway };
}

/** What would be written of what was read, and the questions to answer first. */
export function bringingOf(taken: TakenTables | null, known: KnownClub, choices: Choices, idOf: (words: unknown) => string) {
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
    zeros: sum(broughtIn(tables, choices).map(({ zeros }) => zeros)),
    /** The first open question: whether totals run on, or who this name is. */
    asks: running?.open ? "running" : (waiting?.written ?? null),
    /** More people than a file may bring. */
    isCrowd: (body?.columns.length ?? 0) > MOST_BROUGHT.people,
  };
}

/** The club's own seasons that take in evenings from before they began. */
export const beginningEarlier = (plan: Plan | null): readonly ClubChange[] =>
  (plan?.earlier ?? []).flatMap(({ isTaken, from, season: { id, name, to, counting } }) =>
    isTaken ? [changeSeason({ season: id, name, from, to, counting })] : [],
  );
