/** What every game speaks of: rules and their options, deals, turns, scores. Every line, fault and warning cites a rule of `articles.ts`. */

import type { RuleId } from "./articles";
import type { FaultCode, LineCode } from "./codes";
import { itemAt } from "./item-at";

export const GAME_NAMES = ["decale", "tarot", "vp5", "whist"] as const;
export type GameName = (typeof GAME_NAMES)[number];
export const gameNameIn = (name: unknown): GameName | undefined => GAME_NAMES.find((game) => game === name);
/** The game that most tables play, where nothing says which. */
export const USUAL_GAME: GameName = "tarot";

/** 0…n−1, in the order of play of the game. */
export type Seat = number;
/** Whole or half: JSON numbers, half-points end in .5. */
export type Points = number;
/** Of one result, of a ruling, of a target: more is a slip of the pen. */
export const MOST_POINTS = 100_000;

/** What each seat or person has; null: not counted. */
export type Totals = readonly (Points | null)[];

/** A table's cells, by what each is of. */
export type TableCells = Readonly<Record<string, number>>;
export type OptionValue = boolean | number | string | readonly number[] | TableCells;
export type Options = Readonly<Record<string, OptionValue>>;

/** The rules of one sheet, complete: the edition's values, then the table's own. */
export interface Rules {
  readonly game: GameName;
  readonly edition: string;
  readonly players: number;
  readonly options: Options;
}

/**
 * One thing a table may decide. `choice`: one of `values`. `number`: min…max by `step`, 1 if not said. `table`: the keys
 * of the edition's, each such a number; `whole` checks what a table must satisfy as a whole.
 */
export interface OptionSpec {
  readonly id: string;
  readonly rule: RuleId;
  readonly kind: "choice" | "number" | "table";
  readonly values?: readonly OptionValue[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Only meaningful at these numbers of players. */
  readonly players?: readonly number[];
  /** What is wrong with a table as a whole: fault codes by key. */
  readonly whole?: (value: Readonly<Record<string, number>>) => readonly { key: string; code: FaultCode }[];
}

export const choice = (id: string, rule: RuleId, values: readonly OptionValue[]): OptionSpec => ({
  id,
  rule,
  kind: "choice",
  values,
});

/**
 * Rules as somebody published them: a value for every option. Sheets that say no more than its name are read by it for
 * ever, so that what is published never changes: other values are another edition (`published.jsonl` holds them to it).
 */
export interface Edition {
  readonly id: string;
  readonly rule: RuleId;
  readonly values: Options;
}

export type Params = Readonly<Record<string, number | string | boolean | null>>;

/** Why something is refused (or merely odd, in `warnings`): the field, the reason, the rule. */
export interface Fault {
  readonly at: string;
  readonly code: FaultCode;
  readonly rule: RuleId;
  readonly params?: Params | undefined;
}

/**
 * One line of a derivation. A step has no `scores`; the columns of a deal are the sum of the lines that have them.
 * `value` is the figure at the end of the line: per defender at tarot, per holder for a prime.
 */
export interface Line {
  readonly code: LineCode;
  readonly rule: RuleId;
  readonly value: Points;
  readonly params?: Params | undefined;
  readonly scores?: readonly Points[];
  /** Whom the line is about, when it is not those whose score it moves: a figure of 0 has its reason too. */
  readonly seats?: readonly Seat[];
}

/**
 * How a bet or a contract came off: what was made, what was needed, and by how much, rounded where the rules round. `won` is
 * null where nobody won. `row`: the line that says which row of a table it comes to.
 */
export interface Outcome {
  readonly won: boolean | null;
  readonly made: Points;
  readonly needed: Points;
  readonly margin: Points;
  readonly row?: Line;
}

export interface Score {
  readonly scores: readonly Points[];
  readonly lines: readonly Line[];
  /** Where somebody took or bet. */
  readonly outcome?: Outcome;
}

/** Who does what in a deal about to be played. */
export interface Turn {
  readonly dealer: Seat;
  readonly firstBidder: Seat;
  readonly firstLeader: Seat;
  readonly cards: number;
  readonly aside: number;
  readonly blind: boolean;
  /** Redealing after a fault of the deal: this seat may not bid (F20). */
  readonly barred?: Seat;
  /** Whist: how many deals are behind since the first dealer began, up to a whole round of dealers. */
  readonly series?: number;
}

/** The duties of play; each game names the article that decides. */
export type Duty = "free" | "follow" | "rise" | "ruff" | "overruff" | "undertrump" | "discard" | "excuse" | "called-suit";

/** A deal that nobody played. */
export type EmptyDeal = { readonly passed: true } | Misdeal;
/** `annulled`: played, and not to count (H2); `barred`: who may not bid next, where it is not the dealer. */
export interface Misdeal {
  readonly misdeal: true;
  readonly reason?: "petit-sec";
  readonly annulled?: true;
  readonly barred?: Seat | "nobody";
}
export const isEmptyDeal = (deal: object): deal is EmptyDeal => "passed" in deal || "misdeal" in deal;

/**
 * A row of a paper sheet of which only the points are known (T26), by seat; `deals`: how many deals it adds up. Every game
 * reads it (`report.ts`).
 */
export interface Report {
  readonly report: readonly Points[];
  readonly deals: number;
}
export const isReport = (deal: object): deal is Report => "report" in deal;

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

export const optionOf = <T extends OptionValue>(rules: Rules, id: string): T => itemAt(rules.options, id) as T;

/** One cell of an option that is a table: what a contract multiplies by, what a poignée is worth. */
export const cellOf = (rules: Rules, id: string, key: number | string): number =>
  itemAt(optionOf<Readonly<Record<string, number>>>(rules, id), `${key}`);

/** Those with the highest total; null: has none yet. */
export function leadersOf(totals: readonly (Points | null)[]): Seat[] {
  const best = Math.max(...totals.map((total) => total ?? -Infinity));
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
