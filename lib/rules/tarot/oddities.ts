/** Odd but possible (F22): the arithmetic of 91 points. Never a reason to refuse. */
import { itemAt } from "../item-at";
import { type Fault, optionOf, type Rules, type Turn } from "../rules";
import { type AttackDeal, DOG } from "./attack";
import { DEALT } from "./turn";

/** The attack's fewest and most points by bouts, when both camps won a trick. */
const LIKELY: readonly (readonly [number, number])[] = [
  [0, 77.5],
  [4.5, 82],
  [9, 87],
  [13.5, 91],
];

/** Possible but unlikely deals: people are asked before one is kept, and none is refused (F22). */
export function oddities(rules: Rules, deal: AttackDeal, turn?: Turn): Fault[] {
  const { points, bouts, slam, contract } = deal;
  const faults: Fault[] = [];
  const isAgainst = DOG[contract] === "defence";
  const [min, most] = itemAt(LIKELY, bouts);
  // The dog that stays with the defence is worth half a point a card at least.
  const max = isAgainst ? Math.min(most, 91 - 0.5 * itemAt(DEALT, rules.players).aside) : most;
  const unlikely = slam.by === null && (points < min || points > max);
  if (unlikely) faults.push({ at: "deal.points", code: "unlikely-points", rule: "F22", params: { points, bouts, min, max } });
  const range = slam.by === null ? undefined : slamRange(rules, deal);
  if (range && (points < range.min || points > range.max)) {
    faults.push({ at: "deal.slam.by", code: "slam-unlikely", rule: "F22", params: { ...range, points, camp: slam.by } });
  }
  // Not against the dog: other deals may have a chelem's points without the dog too.
  const all = slam.by === null && !isAgainst && (points === 91 || (bouts === 2 && points === 87));
  if (all) faults.push({ at: "deal.slam.by", code: "slam-not-noted", rule: "F22", params: { points } });
  if (turn?.barred === deal.taker)
    faults.push({ at: "deal.taker", code: "barred-taker", rule: "F20", params: { seat: deal.taker } });
  return faults;
}

/** What the attack has when one camp took every trick: all but the dog or the Excuse, or its discard and the Excuse alone. */
function slamRange(rules: Rules, { bouts, contract, slam }: AttackDeal): { min: number; max: number } {
  const { aside } = itemAt(DEALT, rules.players);
  const dog = DOG[contract];
  if (slam.by === "attack") {
    if (dog === "defence") return { min: 91 - 4.5 * aside - 4, max: 91 - 0.5 * aside };
    if (bouts === 3) return { min: 91, max: 91 };
    // Two bouts: the Excuse stayed with the defence. At five a partner may lose it on the last trick, and the attack then has 86½.
    return optionOf<string>(rules, "excuse-slam") === "kept" && bouts === 2 ? { min: 86.5, max: 87 } : { min: 91, max: 91 };
  }
  if (dog === "defence") return { min: 0, max: 4.5 };
  // The best discard holds no king and no bout: four queens, then knights (FFT12 p. 6).
  const best = dog === "attack" ? 4.5 * aside : 3.5 * Math.min(4, aside) + 2.5 * Math.max(0, aside - 4);
  return { min: 0, max: best + 4.5 };
}
