import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/shown/names/name-in";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { dayOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";

/** Changes that came after the correction period: listed, dated, each opening its evening. */
export function LateChanges({ view, place }: InSeason) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const { correctionDays } = view.season.counting;
  if (view.late.length === 0) return null;
  return (
    <Section title={t.late} note={correctionDays === null ? undefined : t.lateNote(correctionDays)} rule="T19">
      <ul className="border-stroke border-t">
        {view.late.map(({ event, player, points, deal, sheet, day, at }) => (
          <li key={`${event} ${player}`} className="border-rule border-b">
            <a
              className="edge flex min-h-[46px] items-center justify-between gap-4 py-1.5 wide:px-0"
              href={eveningPlace(place, sheet)}
            >
              <span>
                <span className="block text-contract">{t.lateLine(nameIn(view, player), deal, dayOf(day, lang))}</span>
                <span className="label block text-[0.875rem]/5">{dayOf(at.slice(0, 10), lang)}</span>
              </span>
              <span className={points < 0 ? "text-neg" : ""}>{numeral(points, "change")}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
