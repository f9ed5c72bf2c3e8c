/** Tarot décalé: who bet, whom they called, and the primes. */

import { type DealFacts, type Extra, eachForSelf, sidesOf } from "../facts";
import { cellOf, type Rules, type Score } from "../rules";
import type { DecaleDeal } from "./deal";

export function decaleFacts(rules: Rules, { bet, primes }: DecaleDeal, { outcome }: Score): DealFacts {
  const { players } = rules;
  const extra = primes.flatMap(({ seat, prime }): Extra[] => [
    [seat, `prime.${prime}.n`, 1],
    [seat, `prime.${prime}.points`, cellOf(rules, "prime-points", prime)],
  ]);
  if (!bet) return { ...eachForSelf(players, () => null), contract: null, extra };
  return { ...sidesOf(players, bet.seat, bet.partner ?? null, outcome?.won ?? null), contract: bet.diploma, extra };
}
