import { useWords, useWordsOf } from "#components/parts/words/words";
import { isContested, type Sheet } from "#lib/sheet/sheet";

/** What the marks of the sheet stand for: when, and in whose words. */
export function Notes({ sheet }: { sheet: Sheet }) {
  const { m } = useWords();
  const t = useWordsOf("print");
  const c = useWordsOf("contest");
  const notes = sheet.deals.flatMap((deal) => {
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
      ...deal.contests.map(
        ({ note, ruling }) =>
          `${t.contested(deal.number)}. ${t.quoted(note)}${ruling ? ` ${c.decided(c.ended[ruling.outcome])}. ${t.quoted(ruling.note)}` : ""}`,
      ),
    ];
  });
  if (notes.length === 0 && !sheet.deals.some(isContested)) return null;
  return (
    <section className="pt-[1em]">
      <h2 className="text-[1.2em]">{t.notes}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note} className="whole py-[0.15em] wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
