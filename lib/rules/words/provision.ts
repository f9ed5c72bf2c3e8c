/** The printed form of what the arbitration code provides: one sentence, whatever the case. */
import { type Blamed, type Circumstance, type DealFate, GIVE_BACK, type Provision } from "../arbitration/cases";
import { type ProvisionId, pageOf } from "../articles";

export interface ProvisionWords {
  /** What happened, in a few words. */
  readonly titles: Readonly<Record<ProvisionId, string>>;
  /** What is asked, and each answer. */
  readonly asked: Readonly<Record<Circumstance, string>>;
  readonly answers: Readonly<Record<string, string>>;
  /** What is meant when a circumstance that may be left out is. */
  readonly otherwise: Readonly<Partial<Record<ProvisionId, string>>>;
  /** The contract, where that is asked of it once the points are back. */
  readonly onceBack: string;
  readonly givenBack: string;
  /** The camp at fault, then: it wins and the deal is annulled, or it loses. */
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

/** Points that a fault won go back before it is asked who wins; whether the camp at fault still does is what decides. */
const backIn = (words: ProvisionWords, id: ProvisionId, { deal }: Provision): string[] =>
  GIVE_BACK.includes(id) && (deal === "annulled" || deal === "counts") ? [words.givenBack, words.atFault[deal]] : [];

export const sayProvision = (words: ProvisionWords, id: ProvisionId, given: Provision): string =>
  words.provides(pageOf(id), [...backIn(words, id, given), ...provisionParts(words, given)].join(", "));
