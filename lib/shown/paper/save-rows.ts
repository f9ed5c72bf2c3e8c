/** The changes that note the ready rows of a paper sheet. */

import type { LogEvent } from "#lib/log/event";
import { dispute, record, rule, seated } from "#lib/sheet/change";
import type { Change, Said } from "#lib/sheet/event";
import { slotOf } from "#lib/sheet/judge";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { Sheet } from "#lib/sheet/sheet";
import type { Lang } from "#messages/words";
import { canRule } from "../sheet/may-note";
import { sayMoved } from "../sheet/say-moved";
import { isReady } from "./ready";

/**
 * A row with moved points is contested at once, with a note that says by how much. `untold`: the reason if the row gives none.
 */
export const rowChanges = (sheet: Sheet, judged: readonly JudgedRow[], untold: string, lang: Lang): Change[] =>
  judged.filter(isReady).flatMap((row, i): Change[] => {
    const slot = sheet.nextSlot + i;
    const deal = record(slot, row.deal as NonNullable<JudgedRow["deal"]>, seatsOnly(sheet, row.seats));
    return row.ruling ? [dispute(slot, whyMoved(sheet, row, untold, lang)), deal] : [deal];
  });

/** Then it is ruled, once its deal has an id; on a phone that may not rule it stays contested. */
export const rulingsOf = (
  at: Parameters<typeof canRule>[0],
  { nextSlot }: Pick<Sheet, "nextSlot">,
  noted: readonly LogEvent[],
  judged: readonly JudgedRow[],
  untold: string,
): Change[] =>
  judged.filter(isReady).flatMap(({ ruling }, i): Change[] => {
    if (!canRule(at)) return [];
    const deal = noted.find((event) => event.kind === "deal.recorded" && slotOf(event) === nextSlot + i);
    if (!ruling || !deal) return [];
    return [rule(deal, { outcome: "adjusted", note: ruling.note || untold, points: ruling.points })];
  });

/** Only the seats: the next in turn deals. */
const seatsOnly = (sheet: Sheet, sitting: JudgedRow["seats"]): Said | undefined => {
  const { seats = undefined } = seated(sheet, sheet.nextSlot, sitting, sheet.seating.dealer) ?? {};
  return seats && { seats };
};

/** "Renonce, Nora +30, Hugo −30". */
const whyMoved = ({ names }: Sheet, { ruling, seats }: JudgedRow, untold: string, lang: Lang): string =>
  [ruling?.note || untold, ...sayMoved(ruling?.points ?? [], seats, names, lang)].join(", ");
