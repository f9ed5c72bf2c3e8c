/** What a hand may announce, even if only part of it has been shown: more cards can complete a claim, or spoil one. */

import { type Announcement, announce } from "./announce";
import type { RuleId } from "./articles";
import { setOf, size, trumpsOf } from "./card-set";
import { type Card, EXCUSE } from "./deck";
import type { ClaimCode } from "./game";
import { firstDeal, type Law } from "./legal";
import type { Rules } from "./rules";

/** `open`: depends on the cards not shown. */
export interface Claim {
  readonly code: ClaimCode;
  readonly state: "yes" | "no" | "open";
  readonly rule: RuleId;
  /** Poignée: 1 simple, 2 double, 3 triple. */
  readonly level: number;
  /** Trumps that count here, with the Excuse if it counts. */
  readonly trumps: number;
}

/** In the order they are said; none at a game that announces nothing from a hand. */
export function claimsOf(law: Law, rules: Rules, hand: readonly Card[]): Claim[] {
  const set = setOf(hand);
  const whole = hand.length >= firstDeal(law, rules).cards;
  const found = announce(law, rules, set);
  const trumps = size([0, 0, 0, 0, set[4]]);
  const claim = (code: ClaimCode, rule: RuleId, state: Claim["state"]): Claim => ({
    code,
    state,
    rule,
    level: found.poignee,
    trumps,
  });
  // More cards only help a claim of having enough; they only spoil a claim of having none.
  const enough = (has: boolean): Claim["state"] => (has ? "yes" : whole ? "no" : "open");
  const none = (has: boolean): Claim["state"] => (!has ? "no" : whole ? "yes" : "open");
  return law.claims(rules).map(([code, rule]) => {
    if (code === "petit-sec") return claim(code, rule, petitSec(found, whole, trumpsOf(set) >> 2 !== 0 || hand.includes(EXCUSE)));
    return claim(code, rule, (HAVING.has(code) ? enough : none)(isFound(found, code)));
  });
}

const HAVING: ReadonlySet<ClaimCode> = new Set(["poignee", "trop-cool"]);

const isFound = ({ poignee, miseres, primes }: Announcement, code: ClaimCode): boolean =>
  code === "poignee" ? poignee > 0 : [...miseres.map((kind) => `misere-${kind}`), ...primes].includes(code);

/** Another trump or the Excuse settles it; until then the Petit may still be the only one (FFT12 p. 5, V22). */
const petitSec = (found: Announcement, whole: boolean, spoiled: boolean): Claim["state"] =>
  spoiled ? "no" : !whole ? "open" : found.petitSec ? "yes" : "no";
