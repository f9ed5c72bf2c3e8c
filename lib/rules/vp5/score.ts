/** The victory-point table: a deal → lines. The margin finds the row, the row gives each side's points. */
import { itemAt } from "../item-at";
import { cellOf, type Line, type Outcome, optionOf, type Points, type Rules, type Score } from "../rules";
import type { Misere, Poignee } from "../tarot/attack";
import { LEVELS } from "../tarot/options";
import { personal, sumLines } from "../tarot/shares";
import type { Vp5Deal } from "./deal";
import { resultOf } from "./result";

export function scoreDeal(rules: Rules, deal: Vp5Deal): Score {
  const lines: Line[] = [];
  const outcome = contractLines(rules, deal, lines);
  if (deal.petitAuBout) lines.push(petitLine(rules, deal));
  for (const poignee of deal.poignees) lines.push(poigneeLine(rules, deal, poignee, outcome.won === true));
  if (deal.slam.by && deal.contract !== "chelem") lines.push(slamLine(rules, deal));
  for (const misere of deal.miseres) lines.push(misereLine(rules, misere));
  return { scores: sumLines(rules.players, lines), lines, outcome };
}

function contractLines(rules: Rules, deal: Vp5Deal, lines: Line[]): Outcome {
  const { points, bouts, contract } = deal;
  const target = cellOf(rules, "targets", bouts);
  let margin = points - target;
  lines.push({ code: "target", rule: "vp-cibles", value: margin, params: { points, target, bouts } });
  if (margin % 1 !== 0 && optionOf<string>(rules, "half-points") === "fft") {
    const from = margin;
    margin += margin > 0 ? 0.5 : -0.5;
    lines.push({ code: "rounding", rule: "V2", value: margin, params: { from, won: margin > 0 } });
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
function shareRow(rules: Rules, { taker, partner }: Vp5Deal, attack: Points, defence: Points): Points[] {
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
const shareAmount = (rules: Rules, deal: Vp5Deal, amount: Points): Points[] =>
  shareRow(rules, deal, amount, 0 - (amount / 3) * 2);

/** Absent from the printed page, so nothing, unless the table counts it (V13). */
function petitLine(rules: Rules, deal: Vp5Deal): Line {
  const amount = optionOf<number>(rules, "petit");
  const camp = deal.petitAuBout;
  if (amount === 0) return { code: "petit-unplayed", rule: "V13", value: 0, params: { camp }, seats: allSeats(rules) };
  const value = camp === "attack" ? amount : -amount;
  return { code: "petit", rule: "V13", value, params: { camp }, scores: shareAmount(rules, deal, value) };
}

/** To the holder, paid by each other player, the partner too (V9); or to the camp that wins the deal. */
function poigneeLine(rules: Rules, deal: Vp5Deal, { seat, level }: Poignee, won: boolean): Line {
  const amount = cellOf(rules, "poignees", itemAt(LEVELS, level - 1));
  const others = rules.players - 1;
  if (optionOf<string>(rules, "poignee-to") === "personal") {
    return {
      code: "poignee",
      rule: "vp-primes",
      value: amount * others,
      params: { seat, level, amount, others },
      scores: personal(rules.players, seat, amount),
    };
  }
  const each = won ? 0 - amount : amount;
  return {
    code: "poignee-camp",
    rule: "V9",
    value: 0 - each,
    params: { seat, level, won },
    scores: shareRow(rules, deal, 0 - 1.5 * each, each),
  };
}

/** A chelem that was not bid brings nothing, unless the table says so (V16). */
function slamLine(rules: Rules, deal: Vp5Deal): Line {
  const amount = optionOf<number>(rules, "slam");
  const camp = deal.slam.by;
  if (amount === 0) return { code: "slam-unplayed", rule: "V16", value: 0, params: { camp }, seats: allSeats(rules) };
  const value = camp === "attack" ? amount : -amount;
  return { code: "slam", rule: "V16", value, params: { camp }, scores: shareAmount(rules, deal, value) };
}

function misereLine(rules: Rules, { seat, kind }: Misere): Line {
  const amount = optionOf<number>(rules, "misere");
  const others = rules.players - 1;
  return {
    code: "misere",
    rule: "vp-primes",
    value: amount * others,
    params: { seat, kind, amount, others },
    scores: personal(rules.players, seat, amount),
  };
}

const allSeats = (rules: Rules): number[] => Array.from({ length: rules.players }, (_, seat) => seat);
