import { deskOf } from "#components/parts/games/desk";
import { isEmptyDeal, isReport } from "#lib/rules/rules";
import { type Filling, fillForm } from "#lib/sheet/drafts/from-record";
import type { RefereeTable } from "./use-table";

/** The deal's form will open with what the cards say, and wait there to be saved. */
export async function fillDeal({ sheet, open }: NonNullable<RefereeTable["at"]>, slot: number, filling: Filling): Promise<void> {
  const { rules } = sheet;
  const noted = sheet.deals.find((deal) => deal.slot === slot)?.deal;
  const deal = noted && !isEmptyDeal(noted) && !isReport(noted) ? noted : undefined;
  const partial = deal ? undefined : sheet.announced?.partial;
  await open.keepDraft(slot, fillForm(rules, deskOf(rules).start(rules, { deal, partial }), filling));
}
