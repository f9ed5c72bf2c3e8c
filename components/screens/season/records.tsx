import { Figure } from "#components/parts/ledger/figure";
import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/shown/names/name-in";
import { eveningPlace, type InSeason } from "#lib/shown/season/places";
import { dayOf, shortDay } from "#lib/shown/season/say-number";

export function Records({ view, place }: InSeason) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const records = view.history?.records ?? [];
  if (records.length === 0) return null;
  return (
    <Section title={t.records}>
      <ul className="edge border-stroke border-t wide:px-0">
        {records.map(({ kind, player, value, evening, day, to }) => (
          <li key={`${kind} ${player} ${evening}`} className="border-rule border-b">
            <a
              className="flex min-h-[46px] items-center justify-between gap-4 py-1.5"
              href={eveningPlace(place, (to ?? { evening }).evening)}
            >
              <span className="min-w-0">
                <span className="block text-figure">{t.record[kind]}</span>
                <span className="label block text-[0.875rem]/5">
                  {nameIn(view, player)},{" "}
                  {to ? t.recordTo(shortDay(day, lang), shortDay(to.day, lang)) : t.recordOn(dayOf(day, lang))}
                </span>
              </span>
              <span className="text-[1.1875rem]">{kind.endsWith("-streak") ? value : <Figure value={value} />}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
