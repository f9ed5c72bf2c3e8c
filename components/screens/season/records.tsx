import { Figure } from "#components/parts/ledger/figure";
import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/shown/names/name-in";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { dayOf, shortDay } from "#lib/shown/season/say-number";
import { FigureLink } from "./figure-link";

export function Records({ view, place }: InSeason) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const records = view.history?.records ?? [];
  if (records.length === 0) return null;
  return (
    <Section title={t.records}>
      <ul className="border-stroke border-t">
        {records.map(({ kind, player, value, evening, day, to }) => (
          <FigureLink
            key={`${kind} ${player} ${evening}`}
            href={eveningPlace(place, (to ?? { evening }).evening)}
            label={t.record[kind]}
            note={`${nameIn(view, player)}, ${to ? t.recordTo(shortDay(day, lang), shortDay(to.day, lang)) : t.recordOn(dayOf(day, lang))}`}
            className="wide:px-0"
          >
            {kind.endsWith("-streak") ? value : <Figure value={value} />}
          </FigureLink>
        ))}
      </ul>
    </Section>
  );
}
