/** French tarot: a deal → lines. Per defender, then shared out, so that every line and every deal adds to zero. */

import { sumLines } from "../added-up";
import type { RuleId } from "../articles";
import type { TarotLine } from "../codes";
import { itemAt } from "../item-at";
import { cellOf, type Line, type Outcome, optionOf, type Points, type Rules, type Score } from "../rules";
import { type AttackDeal, type Camp, isAttacker, type Misere, type Poignee } from "./attack";
import { isVachette, type TarotDeal, type VachetteDeal } from "./deal";
import { factsBy } from "./facts";
import { LEVELS } from "./options";
import { allSeats, personalLine, share } from "./shares";

/** Columns in points, one a seat: contract, petit, poignées, chelem, misères; or the vachette (F21). */
export function scoreDeal(rules: Rules, deal: TarotDeal): Score {
  if (isVachette(deal)) {
    const lines = vachetteLines(rules, deal);
    return { scores: sumLines(rules.players, lines), lines };
  }
  const lines: Line[] = [];
  const outcome = contractLines(rules, deal, lines);
  addBonuses(rules, deal, outcome.won, lines);
  return { scores: sumLines(rules.players, lines), lines, outcome };
}

export const tarotFacts = factsBy({ petit: petitLine, poignee: poigneeLine, misere: misereLine });

function addBonuses(rules: Rules, deal: AttackDeal, won: Outcome["won"], lines: Line[]): void {
  if (deal.petitAuBout) lines.push(petitLine(rules, deal, deal.petitAuBout));
  for (const poignee of deal.poignees) lines.push(poigneeLine(rules, deal, poignee, won));
  if (deal.slam.announced || deal.slam.by) lines.push(...slamLines(rules, deal));
  for (const misere of deal.miseres) lines.push(misereLine(rules, deal, misere));
}

/** ±(25 + margin) × coefficient for each defender (FFT12 p. 8-9). */
function contractLines(rules: Rules, deal: AttackDeal, lines: Line[]): Outcome {
  const { points, bouts, contract } = deal;
  const target = cellOf(rules, "targets", bouts);
  const raw = points - target;
  lines.push({ code: "target", rule: "fft-cibles", value: raw, params: { points, target, bouts } });
  const won = raw >= 0;
  const sign = won ? 1 : -1;
  let margin = Math.abs(raw);
  if (margin % 1 !== 0) {
    const halves = optionOf<string>(rules, "half-points");
    if (halves === "half-short-is-nil" && raw === -0.5) {
      lines.push({ code: "half-short", rule: "F10", value: 0, scores: share(rules.players, deal, 0), seats: allSeats(rules) });
      return { won: null, made: points, needed: target, margin: raw };
    }
    if (halves !== "exact") {
      margin += 0.5;
      lines.push({
        code: "rounding",
        rule: rules.players === 4 ? "F11" : "fft-demi",
        value: sign * margin,
        params: { from: raw, won },
      });
    }
  }
  const base = optionOf<number>(rules, "base");
  const times = cellOf(rules, "multipliers", contract);
  const each = sign * (base + margin);
  const value = each * times;
  lines.push(
    { code: "base", rule: "fft-formule", value: each, params: { base, margin, won } },
    { code: "multiplier", rule: contract === "pouce" ? "T11" : "F1", value, params: { contract, times } },
    sharesLine(rules, deal, value),
  );
  return { won, made: points, needed: target, margin: sign * margin };
}

const SHARES_RULE: Readonly<Record<number, RuleId>> = { 3: "fft-parts-3", 4: "fft-parts-4", 5: "fft-parts-5" };

function sharesLine(rules: Rules, deal: AttackDeal, value: Points): Line {
  const { players } = rules;
  const { taker, partner } = deal;
  const rule = players === 5 && partner === null ? "F12" : itemAt(SHARES_RULE, players);
  const times = players - (partner === null ? 1 : 3);
  return { code: "shares", rule, value, params: { players, taker, partner, times }, scores: share(players, deal, value) };
}

/** To the camp that wins the last trick, whatever the result (F2), × the coefficient (F3). */
function petitLine(rules: Rules, deal: AttackDeal, camp: Camp): Line {
  const amount = optionOf<number>(rules, "petit");
  const multiplied = optionOf<boolean>(rules, "petit-multiplied");
  const times = multiplied ? cellOf(rules, "multipliers", deal.contract) : 1;
  const value = camp === "attack" ? amount * times : 0 - amount * times;
  return {
    code: "petit",
    rule: multiplied ? "fft-petit" : "F3",
    value,
    params: { camp, amount, times },
    scores: share(rules.players, deal, value),
  };
}

/** Never multiplied; to the camp that wins the deal, whoever showed it (F4). */
function poigneeLine(rules: Rules, deal: AttackDeal, { seat, level }: Poignee, won: Outcome["won"]): Line {
  const amount = cellOf(rules, "poignees", itemAt(LEVELS, level - 1));
  if (optionOf<string>(rules, "poignee-to") === "personal")
    return personalLine(rules, { code: "poignee-personal", rule: "F4" }, amount, { seat, level });
  if (won === null) return { code: "poignee-nobody", rule: "F10", value: 0, params: { seat, level }, seats: [seat] };
  const value = won ? amount : 0 - amount;
  return {
    code: "poignee",
    rule: "fft-poignee",
    value,
    params: { seat, level, won },
    scores: share(rules.players, deal, value),
  };
}

/** Not in the federation's rules: worth something only where the table says so (F18). */
function misereLine(rules: Rules, deal: AttackDeal, { seat, kind }: Misere): Line {
  if (!optionOf<boolean>(rules, "miseres"))
    return { code: "misere-unplayed", rule: "F18", value: 0, params: { seat, kind }, seats: [seat] };
  const times = optionOf<boolean>(rules, "misere-multiplied") ? cellOf(rules, "multipliers", deal.contract) : 1;
  const amount = optionOf<number>(rules, "misere") * times;
  if (optionOf<string>(rules, "misere-to") === "personal")
    return personalLine(rules, { code: "misere", rule: "F18" }, amount, { seat, kind });
  const value = isAttacker(deal, seat) ? amount : 0 - amount;
  return { code: "misere-camp", rule: "F18", value, params: { seat, kind, amount }, scores: share(rules.players, deal, value) };
}

/** The chelem: added or deducted apart, never multiplied (FFT12 p. 6). */
function slamLines(rules: Rules, deal: AttackDeal): Line[] {
  const { announced, by, announcedBy } = deal.slam;
  const announcer = announced ? (announcedBy ?? "attack") : null;
  const worth = (how: "missed" | "announced" | "made") => cellOf(rules, "slams", how);
  const lines: Line[] = [];
  if (announcer && announcer !== by) {
    // Deducted even when the contract is made (F8).
    lines.push(slamLine(rules, deal, "slam-missed", announcer === "attack" ? "F8" : "F23", announcer, -worth("missed")));
  }
  if (by && by === announcer) {
    lines.push(slamLine(rules, deal, "slam-announced", by === "attack" ? "fft-chelem" : "F23", by, worth("announced")));
  }
  if (by && by !== announcer) {
    const paid = announcer !== null && optionOf<string>(rules, "slam-both") === "once";
    const amount = paid ? 0 : worth("made");
    lines.push(slamLine(rules, deal, paid ? "slam-paid-once" : "slam-made", announcer ? "F9" : "fft-chelem", by, amount));
  }
  return lines;
}

/** Adds to or subtracts from 0, so that the value is never −0. */
function slamLine(rules: Rules, deal: AttackDeal, code: TarotLine, rule: RuleId, camp: Camp, amount: Points): Line {
  const value = camp === "attack" ? 0 + amount : 0 - amount;
  return { code, rule, value, params: { camp }, scores: share(rules.players, deal, value) };
}

/** All passed and each plays for themselves: the most points lose, the fewest win (F21, T10). */
function vachetteLines(rules: Rules, { vachette }: VachetteDeal): Line[] {
  const places = placesOf(rules);
  const order = vachette.map((_, seat) => seat).sort((a, b) => itemAt(vachette, b) - itemAt(vachette, a));
  return order.map((seat): Line => {
    const points = itemAt(vachette, seat);
    const first = vachette.filter((other) => other > points).length;
    const equals = vachette.filter((other) => other === points).length;
    const value = places.slice(first, first + equals).reduce((a, b) => a + b, 0) / equals;
    const scores = vachette.map((_, other) => (other === seat ? value : 0));
    return {
      code: equals > 1 ? "vachette-shared" : "vachette",
      rule: "T10",
      value,
      params: { seat, points, place: first + 1, equals },
      scores,
      seats: [seat],
    };
  });
}

/** From the most points to the fewest: the extremes, the next ones, and nothing between. */
function placesOf(rules: Rules): Points[] {
  const { most, next } = optionOf<{ most: number; next: number }>(rules, "vachette");
  const between: Points[] = rules.players === 3 ? [0] : rules.players === 4 ? [0 - next, next] : [0 - next, 0, next];
  return [0 - most, ...between, most];
}
