/** The printed form of what the arbitration code provides: one sentence, whatever the case. */
import { type Blamed, type Circumstance, type DealFate, GIVE_BACK, type Provision } from "../arbitration/cases";
import { type ProvisionId, pageOf } from "../articles";

export interface ProvisionWords {
  /** What happened, in a few words. */
  readonly titles: Readonly<Record<ProvisionId, string>>;
  /** The questions, and the answers. */
  readonly asked: Readonly<Record<Circumstance, string>>;
  readonly answers: Readonly<Record<string, string>>;
  /** What applies if an optional circumstance is left out. */
  readonly otherwise: Readonly<Partial<Record<ProvisionId, string>>>;
  /** The question about the contract once points are given back. */
  readonly onceBack: string;
  readonly givenBack: string;
  /** The consequence for the camp at fault: if it wins, the deal is annulled; if it loses, it counts. */
  readonly atFault: Readonly<Record<"annulled" | "counts", string>>;
  readonly deal: Readonly<Record<DealFate, string>>;
  readonly poignee: Readonly<Record<"counts" | "not-counted", string>>;
  readonly warning: string;
  readonly penalty: Readonly<Record<Blamed, (points: number) => string>>;
  readonly mayAdd: (points: number) => string;
  readonly barred: Readonly<Record<Blamed, string>>;
  readonly provides: (page: number, parts: string) => string;
}

/** "The deal is annulled; 500 points of penalty to the dealer": everything that is provided, in order. */
export function provisionParts(words: ProvisionWords, given: Provision): string[] {
  return [
    words.deal[given.deal],
    ...(given.poignee ? [words.poignee[given.poignee]] : []),
    ...(given.warning ? [words.warning] : []),
    ...(given.penalties ?? []).map(({ who, points }) => words.penalty[who](points)),
    ...(given.mayAdd === undefined ? [] : [words.mayAdd(given.mayAdd)]),
    ...(given.barred ? [words.barred[given.barred]] : []),
  ];
}

/**
 * Points gained by a fault are given back before the winner is decided; the result then depends on whether the camp at fault
 * still wins.
 */
const backIn = (words: ProvisionWords, id: ProvisionId, { deal }: Provision): string[] =>
  GIVE_BACK.includes(id) && (deal === "annulled" || deal === "counts") ? [words.givenBack, words.atFault[deal]] : [];

export const sayProvision = (words: ProvisionWords, id: ProvisionId, given: Provision): string =>
  words.provides(pageOf(id), [...backIn(words, id, given), ...provisionParts(words, given)].join(", "));
