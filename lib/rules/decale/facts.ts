/** Tarot décalé: who bet, whom they called, and the primes. */

import { type DealFacts, type Extra, eachForSelf, sidesOf } from "../facts";
import type { Rules, Score } from "../rules";
import type { DecaleDeal } from "./deal";

export function decaleFacts({ players, options }: Rules, { bet, primes }: DecaleDeal, { outcome }: Score): DealFacts {
  const worth = options["prime-points"] as Readonly<Record<string, number>>;
  const extra = primes.flatMap(({ seat, prime }): Extra[] => [
    [seat, `prime.${prime}.n`, 1],
    [seat, `prime.${prime}.points`, worth[prime] as number],
  ]);
  if (!bet) return { ...eachForSelf(players, () => null), contract: null, extra };
  return { ...sidesOf(players, bet.seat, bet.partner ?? null, outcome?.won ?? null), contract: bet.diploma, extra };
}
