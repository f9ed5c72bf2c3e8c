/** What a played deal says of each player, beyond its points: read from the rules' own deal and from the lines of its score. */
import type { GameName, Rules, Score, Seat } from "#lib/rules/rules";
import { decaleFacts } from "./decale";
import { tarotFacts } from "./tarot";
import { whistFacts } from "./whist";

/** taker: with a partner, or at less than five. alone: the taker without partner at five. own: each for themselves. */
export const ROLES = ["taker", "partner", "alone", "defence", "own"] as const;
export type Role = (typeof ROLES)[number];

export interface DealFacts {
  /** By seat. */
  readonly roles: readonly Role[];
  /** By seat: did what the player tried come off? The attack's contract made, or defeated for the defence; null: nobody tried, or neither. */
  readonly made: readonly (boolean | null)[];
  /** What the taker took, and who was called; null where nobody took, nobody was called. */
  readonly contract: string | null;
  readonly taker: Seat | null;
  readonly partner: Seat | null;
  /** What the game counts besides, as figures of a seat. */
  readonly extra: readonly Extra[];
}

export type Extra = readonly [seat: Seat, figure: string, value: number];

const FACTS: Readonly<Record<GameName, (rules: Rules, deal: never, score: Score) => DealFacts>> = {
  decale: decaleFacts,
  tarot: tarotFacts,
  vp5: tarotFacts,
  whist: whistFacts,
};

/** `deal` as its game read it, and not an empty one; `score` what the game made of it. */
export const factsOf = (rules: Rules, deal: object, score: Score): DealFacts => FACTS[rules.game](rules, deal as never, score);
