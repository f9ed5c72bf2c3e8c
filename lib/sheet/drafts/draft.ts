/** A form half-filled: what is typed so far, what it says already, and what it still lacks. */
import type { Fault, Points, Score } from "#lib/rules/rules";

const HALF = "½";

/** What a part of a form is given. */
export interface Editing<Draft> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

export interface DraftReading {
  /** The deal, once nothing is missing and nothing is refused. */
  readonly deal: object | null;
  readonly score: Score | null;
  /** The next thing to choose, in speaking order; null when the deal is whole. */
  readonly missing: string | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Digits typed on the pad: at most two before any half, no leading zero but 0 itself. */
export function pressDigit(typed: string, digit: number, most = 2): string {
  const [whole = ""] = typed.split(HALF);
  const next = whole === "0" ? `${digit}` : `${whole}${digit}`;
  return next.length > most ? typed : `${next}${typed.slice(whole.length)}`;
}

/** "48" and "48½" in turn. */
export const pressHalf = (typed: string): string =>
  typed.endsWith(HALF) ? typed.slice(0, -1) : `${typed === "0" ? "" : typed}${HALF}`;

/** "48½" is 48.5. */
export const pointsTyped = (typed: string): Points => Number(typed.replace(HALF, "")) + (typed.endsWith(HALF) ? 0.5 : 0);

export const eraseDigit = (typed: string): string => typed.slice(0, -1);
