import { Tick } from "#components/parts/field/field";
import { SmallKey } from "#components/parts/field/small-key";
import { useWordsOf } from "#components/parts/words/words";
import { earlier, type SeasonDraft, tiesInOrder } from "#lib/shown/club/season-draft";

/** What separates equal players, in the club's order. */
export function Ties({ draft, set }: { draft: SeasonDraft; set: (changes: Partial<SeasonDraft>) => void }) {
  const t = useWordsOf("club");
  const { tieBreaks } = draft;
  return (
    <fieldset className="mt-5">
      <legend className="edge label">{t.season.ties}</legend>
      <ol>
        {tiesInOrder(tieBreaks).map((rule) => {
          const place = tieBreaks.indexOf(rule);
          return (
            <li key={rule} className="flex items-center pr-4">
              <div className="min-w-0 flex-1">
                <Tick
                  label={place < 0 ? t.season.tie[rule] : `${place + 1}. ${t.season.tie[rule]}`}
                  checked={place >= 0}
                  onChange={(on) => set({ tieBreaks: on ? [...tieBreaks, rule] : tieBreaks.filter((other) => other !== rule) })}
                />
              </div>
              {place > 0 && (
                <SmallKey
                  aria-label={t.season.tieUp(t.season.tie[rule])}
                  onClick={() => set({ tieBreaks: earlier(tieBreaks, rule) })}
                >
                  ↑
                </SmallKey>
              )}
            </li>
          );
        })}
      </ol>
      <p className="edge font-sans text-hint text-ink2">{t.season.tieNote}</p>
    </fieldset>
  );
}
