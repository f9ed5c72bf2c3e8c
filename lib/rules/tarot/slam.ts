/** The chelem: added or deducted apart, never multiplied (FFT12 p. 6). */

import type { RuleId } from "../articles";
import type { TarotLine } from "../codes";
import { cellOf, type Line, optionOf, type Points, type Rules } from "../rules";
import type { AttackDeal, Camp } from "./attack";
import { share } from "./shares";

export function slamLines(rules: Rules, deal: AttackDeal): Line[] {
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

/** Added to 0 or taken from it, nothing is ever −0. */
function slamLine(rules: Rules, deal: AttackDeal, code: TarotLine, rule: RuleId, camp: Camp, amount: Points): Line {
  const value = camp === "attack" ? 0 + amount : 0 - amount;
  return { code, rule, value, params: { camp }, scores: share(rules.players, deal, value) };
}
