/** What was corrected, cancelled or contested on a printed sheet, and what the table decided: a sentence each. */
import type { Points } from "#lib/rules/rules";
import { endOf } from "#lib/sheet/drafts/ruling";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";
import type { Words } from "#messages/words";
import { sayMoved } from "./say-moved";

export function sayNotes(
  sheet: Pick<Sheet, "deals" | "names">,
  { m, lang }: Pick<Words, "m" | "lang">,
  t: Chunks["print"],
  c: Chunks["contest"],
): string[] {
  return sheet.deals.flatMap((deal) => {
    const last = deal.versions.findLast(({ kind }) => kind !== "deal.recorded" && kind !== "deal.restored");
    const when = last ? m.calendar.moment(new Date(last.at)) : "";
    const why = last?.reason ? ` ${t.quoted(last.reason)}` : "";
    return [
      ...(deal.voided
        ? [`${t.voided(deal.number, when)}.${why}`]
        : deal.corrected
          ? [`${t.corrected(deal.number, when)}.${why}`]
          : []),
      ...(deal.faults.length > 0 && !deal.voided ? [t.refused(deal.number)] : []),
      ...deal.contests.map(({ note, ruling }) =>
        [
          `${t.contested(deal.number)}. ${t.quoted(note)}`,
          ...(ruling ? [`${c.decided(c.ended[endOf(deal, ruling)])}.`, ...moved(ruling.points, deal, sheet.names, lang)] : []),
          ...(ruling?.note ? [t.quoted(ruling.note)] : []),
        ].join(" "),
      ),
    ];
  });
}

/** "Nora +30, Hugo −30." */
function moved(
  points: readonly Points[] | undefined,
  { seats }: SheetDeal,
  names: readonly string[],
  lang: Words["lang"],
): string[] {
  const said = sayMoved(points ?? [], seats, names, lang);
  return said.length > 0 ? [`${said.join(", ")}.`] : [];
}
