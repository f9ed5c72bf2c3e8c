/**
 * Every deal of the French scoring grid against a second count, written column by column in half-points from
 * FFT12 p. 6-12: (25 + margin) × coefficient, petit au bout 10 × coefficient, chelem 400, 200 or −200.
 */
import { expect, test } from "vitest";
import { rulesOf } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { tarot } from "./game";

const CONTRACTS = { petite: 1, garde: 2, "garde-sans": 4, "garde-contre": 6 } as const;
const TARGETS = [112, 102, 82, 72];
const CAMPS = [null, "attack", "defence"] as const;

const rulesFor = (players: number) => rulesOf("tarot", players);

/** Half-points over the target, up to the whole point on the winner's side; signed for the attack. */
function rounded(halves: number, bouts: number): number {
  const over = halves - (TARGETS[bouts] as number);
  return over >= 0 ? Math.ceil(over / 2) : Math.floor(over / 2);
}

function secondCount(
  halves: number,
  bouts: number,
  times: number,
  petit: string | null,
  announced: boolean,
  by: string | null,
): number {
  const over = halves - (TARGETS[bouts] as number);
  let each = rounded(halves, bouts) * times;
  each += over < 0 ? -25 * times : 25 * times;
  if (petit !== null) each += petit === "attack" ? 10 * times : -10 * times;
  if (announced && by === "attack") each += 400;
  else if (announced) each -= 200;
  if (!announced && by === "attack") each += 200;
  if (by === "defence") each -= 200;
  return each;
}

test.each([
  ["three", 3, undefined, [2, -1, -1]],
  ["four", 4, null, [3, -1, -1, -1]],
  ["five with a partner", 5, 3, [2, -1, -1, 1, -1]],
  ["five alone", 5, null, [4, -1, -1, -1, -1]],
] as const)("every deal of the grid at %s", (_, players, partner, parts) => {
  const rules = rulesFor(players);
  let deals = 0;
  for (const [contract, times] of Object.entries(CONTRACTS)) {
    for (let bouts = 0; bouts <= 3; bouts++) {
      for (let halves = 8 * bouts; halves <= 182 - 8 * (3 - bouts); halves++) {
        for (const petitAuBout of CAMPS) {
          for (const by of CAMPS) {
            for (const announced of [false, true]) {
              const impossible =
                (petitAuBout === "defence" && bouts === 3) ||
                (petitAuBout === "attack" && bouts === 0) ||
                (petitAuBout && by && petitAuBout !== by);
              const excuseLast = players === 4 && halves % 2 === 1;
              const deal = {
                taker: 0,
                partner,
                contract,
                bouts,
                points: halves / 2,
                petitAuBout,
                slam: { announced, by },
                excuseLast,
              };
              const read = tarot.read(rules, deal);
              if (impossible) {
                if (read.ok) throw new Error(`accepted: ${JSON.stringify(deal)}`);
                continue;
              }
              if (!read.ok || isEmptyDeal(read.value)) throw new Error(`refused: ${JSON.stringify({ deal, read })}`);
              const each = secondCount(halves, bouts, times, petitAuBout, announced, by);
              const { scores } = tarot.score(rules, read.value);
              if (scores.some((score, seat) => score !== each * (parts[seat] as number))) {
                throw new Error(JSON.stringify({ deal, each, scores }));
              }
              deals++;
            }
          }
        }
      }
    }
  }
  // 4 contracts × 159 counts of half-points × 2 announcements × (5 + 7 + 7 + 5) endings that can be.
  expect(deals).toBe(4 * 159 * 2 * 24);
});
