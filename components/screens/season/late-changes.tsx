import { Figure } from "#components/parts/ledger/figure";
import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/shown/names/name-in";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { dayOf } from "#lib/shown/season/say-number";
import { FigureLink } from "./figure-link";

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
          <FigureLink
            key={`${event} ${player}`}
            href={eveningPlace(place, sheet)}
            label={t.lateLine(nameIn(view, player), deal, dayOf(day, lang))}
            note={dayOf(at.slice(0, 10), lang)}
            className="wide:px-0"
          >
            <Figure value={points} />
          </FigureLink>
        ))}
      </ul>
    </Section>
  );
}
