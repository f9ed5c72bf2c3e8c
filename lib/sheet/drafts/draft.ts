/** A half-filled form: what is typed, what it means so far, and what it lacks. */
import { gameOf } from "#lib/rules/games";
import { sum } from "#lib/rules/lists";
import {
  type Fault,
  isEmptyDeal,
  type Points,
  type Result,
  type Rules,
  type Score,
  type Totals,
  type Turn,
} from "#lib/rules/rules";

const HALF = "½";

/** What each part of a form gets. */
export interface Editing<Draft> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

export interface DraftReading {
  /** The deal, once it is complete and accepted. */
  readonly deal: object | null;
  readonly score: Score | null;
  /** The next thing to choose, in speaking order; null when the deal is whole. */
  readonly missing: string | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** The deal as its game reads it, if it is complete; `faults`: those worth showing now. */
export function readingOf(
  rules: Rules,
  read: Result<object>,
  missing: string | null,
  faults: readonly Fault[],
  turn?: Turn,
): DraftReading {
  if (!read.ok || missing !== null) return { deal: null, score: null, missing, faults, warnings: [] };
  const { value: deal } = read;
  const game = gameOf(rules);
  return { deal, score: game.score(rules, deal), missing, faults, warnings: game.warnings(rules, deal, turn) };
}

/** The played deal that a recorded one holds, to be edited; null if it was not played or cannot be read. */
export function playedIn<Deal extends object>(rules: Rules, json: object): Deal | null {
  const read = gameOf(rules).read(rules, json);
  return read.ok && !isEmptyDeal(read.value) ? (read.value as Deal) : null;
}

/** The columns; the last one is `given`: it follows from the pack's total. */
export function withLast(typed: Totals, total: Points) {
  const rest = total - sum(typed);
  const isDecided = rest >= 0 && typed.filter((points) => points === null).length === 1;
  return typed.map((points) => (points === null && isDecided ? { points: rest, given: true } : { points, given: false }));
}

/** Digits typed on the pad: at most two before any half, no leading zero but 0 itself. */
export function pressDigit(typed: string, digit: number, most = 2): string {
  const [whole = ""] = typed.split(HALF);
  const next = whole === "0" ? `${digit}` : `${whole}${digit}`;
  return next.length > most ? typed : `${next}${typed.slice(whole.length)}`;
}

/** Toggles "48" and "48½". */
export const pressHalf = (typed: string): string =>
  typed.endsWith(HALF) ? typed.slice(0, -1) : `${typed === "0" ? "" : typed}${HALF}`;

/** "48½" is 48.5. */
export const pointsTyped = (typed: string): Points => Number(typed.replace(HALF, "")) + (typed.endsWith(HALF) ? 0.5 : 0);

export const eraseDigit = (typed: string): string => typed.slice(0, -1);
