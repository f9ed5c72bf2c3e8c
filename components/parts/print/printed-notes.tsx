import { useWords, useWordsOf } from "#components/parts/words/words";
import { isContested, type Sheet } from "#lib/sheet/sheet";
import { sayNotes } from "#lib/shown/sheet/say-notes";

/** What the marks of the sheet stand for: when, and in whose words. */
export function Notes({ sheet }: { sheet: Sheet }) {
  const { m } = useWords();
  const t = useWordsOf("print");
  const c = useWordsOf("contest");
  const notes = sayNotes(sheet, m, t, c);
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
