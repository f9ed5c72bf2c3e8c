/**
 * A tournament counts penalties apart from the sheet (H4): here the sheet as the table signs it, whose columns add up to zero.
 */
import { sum } from "#lib/rules/lists";
import type { Totals } from "#lib/rules/rules";
import { type Decision, decisionsOf, isDecision, type Sheet, type SheetDeal } from "#lib/sheet/sheet";

/**
 * The lines of a ruling that only takes points, which no one receives (H4). A ruling that also gives moves points, and must add
 * up to zero.
 */
export function fining(deal: Pick<SheetDeal, "score">): Decision[] {
  const decided = decisionsOf(deal);
  return decided.every(({ value }) => value < 0) ? decided : [];
}

/** The sheet without the penalties of its rulings; unchanged if there are none. */
export function penaltiesApart(sheet: Sheet): Sheet {
  if (!sheet.deals.some((deal) => fining(deal).length > 0)) return sheet;
  const taken = sheet.names.map(() => 0);
  const givenBack = (totals: Totals): Totals =>
    totals.map((total, person) => (total === null ? null : total + (taken[person] ?? 0)));
  const deals = sheet.deals.map((deal): SheetDeal => {
    const fines = fining(deal);
    const finedAt = (seat: number) => -sum(fines.map(({ value, params }) => (params.seat === seat ? value : 0)));
    for (const [seat, person] of deal.seats.entries()) taken[person] = (taken[person] ?? 0) + finedAt(seat);
    const totals = givenBack(deal.totals);
    if (fines.length === 0 || !deal.score) return { ...deal, totals };
    const scores = deal.score.scores.map((score, seat) => score + finedAt(seat));
    const score = { ...deal.score, scores, lines: deal.score.lines.filter((line) => !isDecision(line)) };
    return { ...deal, totals, score, columns: deal.columns.map((_, person) => scores[deal.seats.indexOf(person)] ?? null) };
  });
  return { ...sheet, deals, totals: givenBack(sheet.totals), provisional: givenBack(sheet.provisional) };
}
