/**
 * Types that all games share: rules and their options, deals, turns, scores. Every line, fault and warning cites a rule of
 * `articles.ts`.
 */

import type { RuleId } from "./articles";
import type { FaultCode, LineCode } from "./codes";
import { itemAt } from "./item-at";

export const GAME_NAMES = ["decale", "tarot", "vp5", "whist"] as const;
export type GameName = (typeof GAME_NAMES)[number];
export const gameNameIn = (name: unknown): GameName | undefined => GAME_NAMES.find((game) => game === name);
/** The default: the game that most tables play. */
export const USUAL_GAME: GameName = "tarot";

/** 0…n−1, in the order of play of the game. */
export type Seat = number;
/** Whole or half: JSON numbers, half-points end in .5. */
export type Points = number;
/** The most points of a result, a ruling or a target: more is a typing error. */
export const MOST_POINTS = 100_000;

/** Totals of seats or persons; null: not counted. */
export type Totals = readonly (Points | null)[];

/** The cells of an option that is a table, by key. */
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
 * An option of a table. `choice`: one of `values`. `number`: min…max by `step` (default 1). `table`: a number for each key of the
 * edition's; `whole` checks the table as a whole.
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
  /** Faults of a table as a whole: codes by key. */
  readonly whole?: (value: TableCells) => readonly { key: string; code: FaultCode }[];
}

export const choice = (id: string, rule: RuleId, values: readonly OptionValue[]): OptionSpec => ({
  id,
  rule,
  kind: "choice",
  values,
});

/**
 * Published rules: a value for every option. Sheets that only name an edition are read by it for ever, so a published one never
 * changes: other values need another edition (`published.jsonl` checks it).
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
  /** The seats that the line is about, if they are not those whose score it changes: a 0 is explained too. */
  readonly seats?: readonly Seat[];
}

/**
 * The outcome of a bet or a contract: points made, points needed, and the margin, rounded where the rules round. `won` is null if
 * neither side won. `row`: the line that names the row of a table.
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
  /** Set if someone took or bet. */
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
  /** Whist: deals played since the first dealer began, up to a whole round of dealers. */
  readonly series?: number;
}

/** The duties of play; each game names the article that decides. */
export type Duty = "free" | "follow" | "rise" | "ruff" | "overruff" | "undertrump" | "discard" | "excuse" | "called-suit";

/** A deal that was not played. */
export type EmptyDeal = { readonly passed: true } | Misdeal;
/** `annulled`: played, but not counted (H2); `barred`: who may not bid next, if not the dealer. */
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

/** One cell of an option that is a table: a contract's multiplier, a poignée's worth. */
export const cellOf = (rules: Rules, id: string, key: number | string): number =>
  itemAt(optionOf<TableCells>(rules, id), `${key}`);

/** Those with the highest total; null: has none yet. */
export function leadersOf(totals: Totals): Seat[] {
  const best = Math.max(...totals.map((total) => total ?? -Infinity));
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
