/** Deals in order → the sheet: running totals, who deals next, whether it is over and who won. */
import { gameOf } from "./games";
import {
  type EmptyDeal,
  type Fault,
  isEmptyDeal,
  type Line,
  leadersOf,
  type Points,
  type Result,
  type Rules,
  type Score,
  type Seat,
  type Turn,
} from "./rules";

export interface SessionRow {
  /** How the deal was to be played. */
  readonly turn: Turn;
  readonly deal: object | null;
  /** Null for a deal that was passed, misdealt or refused. */
  readonly score: Score | null;
  readonly faults: readonly Fault[];
  readonly totals: readonly Points[];
}

export interface Session {
  readonly rows: readonly SessionRow[];
  readonly totals: readonly Points[];
  readonly next: Turn;
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** A deal as its game reads it at its turn, and what it scores: null where it was passed, misdealt or refused. */
export interface Played {
  readonly read: Result<object>;
  readonly score: Score | null;
}

export function playDeal(rules: Rules, json: unknown, turn: Turn): Played {
  const game = gameOf(rules);
  const read = game.read(rules, json, turn);
  return { read, score: read.ok && !isEmptyDeal(read.value) ? game.score(rules, read.value) : null };
}

/**
 * Plays deals one after the other. A refused deal scores nothing and keeps its faults; a deal past the end is refused.
 * `decided` holds, per deal, the lines that a ruling of the table adds to it (T1); `play` may remember what it has answered.
 */
export function playSession(
  rules: Rules,
  dealer: Seat,
  deals: readonly unknown[],
  target: number | null,
  decided: readonly (readonly Line[])[] = [],
  play: typeof playDeal = playDeal,
): Session {
  const game = gameOf(rules);
  let turn = game.firstTurn(rules, dealer);
  let totals = game.startTotals(rules);
  let over = false;
  const rows = deals.map((json, i): SessionRow => {
    const played = turn;
    if (over && game.endsForGood) {
      const faults = [{ at: "", code: "past-the-end" as const, rule: game.endRule }];
      return { turn: played, deal: null, score: null, faults, totals };
    }
    const { read, score: plain } = play(rules, json, played);
    if (!read.ok) return { turn: played, deal: null, score: null, faults: read.faults, totals };
    const score = withLines(rules, plain, decided[i] ?? []);
    if (score) totals = game.addTotals(rules, totals, score.scores);
    turn = game.nextTurn(rules, played, read.value as object | EmptyDeal);
    over = game.isOver(rules, totals, target, turn);
    return { turn: played, deal: read.value, score, faults: [], totals };
  });
  return { rows, totals, next: turn, over, winners: over ? leadersOf(totals) : [] };
}

function withLines({ players }: Rules, score: Score | null, decided: readonly Line[]): Score | null {
  if (decided.length === 0) return score;
  const columns = [score?.scores, ...decided.map((line) => line.scores)];
  const scores = Array.from({ length: players }, (_, seat) =>
    columns.reduce<Points>((sum, column) => sum + (column?.[seat] ?? 0), 0),
  );
  return { ...score, scores, lines: [...(score?.lines ?? []), ...decided] };
}
