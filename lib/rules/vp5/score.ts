/** The victory-point table: a deal → lines. The margin finds the row, the row gives each side's points. */
import { sumLines } from "../added-up";
import type { RuleId } from "../articles";
import { itemAt } from "../item-at";
import { cellOf, type Line, type Outcome, optionOf, type Points, type Rules, type Score } from "../rules";
import type { AttackDeal, Camp, Misere, Poignee } from "../tarot/attack";
import { factsBy } from "../tarot/facts";
import { LEVELS } from "../tarot/options";
import { allSeats, personalLine } from "../tarot/shares";
import type { Vp5Deal } from "./deal";
import { VP_TABLE, type VpRow } from "./table";

/** Columns in victory points, one a seat: the row of the table by contract and margin, then what is added to it. */
export function scoreDeal(rules: Rules, deal: Vp5Deal): Score {
  const lines: Line[] = [];
  const outcome = contractLines(rules, deal, lines);
  if (deal.petitAuBout) lines.push(petitLine(rules, deal, deal.petitAuBout));
  for (const poignee of deal.poignees) lines.push(poigneeLine(rules, deal, poignee, outcome.won));
  if (deal.slam.by && deal.contract !== "chelem") lines.push(campLine(rules, deal, "slam", deal.slam.by));
  for (const misere of deal.miseres) lines.push(misereLine(rules, deal, misere));
  return { scores: sumLines(rules.players, lines), lines, outcome };
}

const petitLine = (rules: Rules, deal: AttackDeal, camp: Camp): Line => campLine(rules, deal, "petit", camp);

const misereLine = (rules: Rules, _: AttackDeal, misere: Misere): Line =>
  personalLine(rules, { code: "misere", rule: "vp-primes" }, optionOf<number>(rules, "misere"), { ...misere });

export const vp5Facts = factsBy({ petit: petitLine, poignee: poigneeLine, misere: misereLine });

function contractLines(rules: Rules, deal: Vp5Deal, lines: Line[]): Outcome {
  const { points, bouts, contract } = deal;
  const target = cellOf(rules, "targets", bouts);
  let margin = points - target;
  lines.push({ code: "target", rule: "vp-cibles", value: margin, params: { points, target, bouts } });
  if (margin % 1 !== 0 && optionOf<string>(rules, "half-points") === "fft") {
    const [from, won] = [margin, margin > 0];
    margin += won ? 0.5 : -0.5;
    lines.push({ code: "rounding", rule: "V2", value: margin, params: { from, won } });
  }
  const { code, rule, row, won, further, attack, defence } = resultOf(rules, deal, margin);
  const reached = row.from + (won ? 10 : -10) * further;
  const band: Line = { code, rule, value: reached, params: { row: row.row, margin, further } };
  lines.push(
    band,
    { code: "cell", rule: row.printed ? "vp-table" : "V4", value: attack, params: { contract, row: row.row, attack, defence } },
    sharesLine(rules, deal, attack, defence),
  );
  return { won, made: points, needed: target, margin, row: band };
}

function sharesLine(rules: Rules, deal: Vp5Deal, attack: Points, defence: Points): Line {
  const { taker, partner } = deal;
  const scores = shareRow(rules, deal, attack, defence);
  return partner === null
    ? {
        code: "alone",
        rule: "V6",
        value: itemAt(scores, taker),
        params: { taker, each: defence, double: optionOf<string>(rules, "alone") === "double" },
        scores,
      }
    : {
        code: "shares",
        rule: "V7",
        value: attack,
        params: { taker, partner, defence, same: optionOf<string>(rules, "partner-share") === "same" },
        scores,
      };
}

/** The attack's two figures against the defence's three; alone, the taker takes the sum, or twice the attack's figure (V6, V7). */
function shareRow(rules: Rules, { taker, partner }: AttackDeal, attack: Points, defence: Points): Points[] {
  const scores = new Array<number>(rules.players).fill(defence);
  if (partner === null) {
    const double = optionOf<string>(rules, "alone") === "double";
    if (double) scores.fill(0 - attack / 2);
    scores[taker] = double ? attack * 2 : 0 - 4 * defence;
    return scores;
  }
  const same = optionOf<string>(rules, "partner-share") === "same";
  scores[taker] = same ? attack : 0 - 2 * defence;
  scores[partner] = same ? attack : 0 - defence;
  return scores;
}

/** As a row of the table: each attacker ±amount, each defender two thirds of it the other way. */
const shareAmount = (rules: Rules, deal: AttackDeal, amount: Points): Points[] =>
  shareRow(rules, deal, amount, 0 - (amount / 3) * 2);

/** A Petit au bout (V13), or a chelem that was not bid (V16), brings nothing, unless the table counts it. */
function campLine(rules: Rules, deal: AttackDeal, what: "petit" | "slam", camp: Camp): Line {
  const amount = optionOf<number>(rules, what);
  const rule = what === "petit" ? "V13" : "V16";
  if (amount === 0) return { code: `${what}-unplayed`, rule, value: 0, params: { camp }, seats: allSeats(rules) };
  const value = camp === "attack" ? amount : -amount;
  return { code: what, rule, value, params: { camp }, scores: shareAmount(rules, deal, value) };
}

/** To the holder, paid by each other player, the partner too (V9); or to the camp that wins the deal. */
function poigneeLine(rules: Rules, deal: AttackDeal, { seat, level }: Poignee, won: Outcome["won"]): Line {
  const amount = cellOf(rules, "poignees", itemAt(LEVELS, level - 1));
  if (optionOf<string>(rules, "poignee-to") === "personal")
    return personalLine(rules, { code: "poignee", rule: "vp-primes" }, amount, { seat, level });
  const each = won ? 0 - amount : amount;
  return {
    code: "poignee-camp",
    rule: "V9",
    value: 0 - each,
    params: { seat, level, won },
    scores: shareRow(rules, deal, 0 - 1.5 * each, each),
  };
}

/** From a margin to a row of the table: bands (V1), what lies beyond them (V3), and the chelem's own rows (V14, V15). */
interface Result {
  readonly code: "band" | "band-beyond" | "slam-row" | "slam-lost";
  readonly rule: RuleId;
  readonly row: VpRow;
  readonly won: boolean;
  /** Steps of ten past the last row, where the table counts them (V3). */
  readonly further: number;
  /** Each attacker's and each defender's. */
  readonly attack: Points;
  readonly defence: Points;
}

const LOST = 5;
const JUST = 6;
const LAST = 5;

function resultOf(rules: Rules, deal: Vp5Deal, margin: Points): Result {
  if (deal.contract === "chelem" && deal.allTricks) return at(rules, deal, true, LAST, "slam-row", "V14");
  if (deal.contract === "chelem" && margin >= 0 && optionOf<string>(rules, "slam-missed") === "lost") {
    return at(rules, deal, false, 0, "slam-lost", "V15");
  }
  const won = margin >= 0;
  const steps = won && optionOf<string>(rules, "rows") === "upper" ? stepsAbove(margin) : Math.floor((Math.abs(margin) + 5) / 10);
  const beyond = steps > LAST;
  const counted = beyond && optionOf<string>(rules, "beyond") === "capped" ? LAST : steps;
  return at(rules, deal, won, counted, beyond ? "band-beyond" : "band", beyond ? "V3" : "V1");
}

/** "Up": +3 counts as + 5 and +14 as + 15, while −3 stays Perdu, so that every printed row can still be reached. */
const stepsAbove = (margin: Points): number => (margin === 0 ? 0 : Math.ceil((margin + 5) / 10));

/** Steps past the last row go on as its last step went. */
function at(rules: Rules, deal: Vp5Deal, won: boolean, steps: number, code: Result["code"], rule: RuleId): Result {
  const cell = (key: string) => cellOf(rules, "table", key);
  const row = rowAt(deal, won, Math.min(steps, LAST));
  const before = rowAt(deal, won, LAST - 1);
  const further = Math.max(0, steps - LAST);
  const of = (side: "attack" | "defence") => cell(row.keys[side]) + further * (cell(row.keys[side]) - cell(before.keys[side]));
  return { code, rule, row, won, further, attack: of("attack"), defence: of("defence") };
}

const rowAt = (deal: Vp5Deal, won: boolean, steps: number): VpRow =>
  itemAt(VP_TABLE[deal.contract], won ? JUST + steps : LOST - steps);
