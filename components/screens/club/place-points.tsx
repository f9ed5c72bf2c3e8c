import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { MOST_PLACES } from "#lib/season/club/counting";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { SeasonDraft } from "#lib/shown/club/season-draft";
import { placeTroubles } from "#lib/shown/club/season-lacks";

/** One line a place; what cannot be read stays as it is written, with the reason under it. */
export function PlacePoints({ draft, change }: Editing<SeasonDraft>) {
  const t = useWordsOf("club").season;
  const { placePoints } = draft;
  const troubles = placeTroubles(draft);
  const write = (place: number, text: string) => change({ placePoints: placePoints.map((old, i) => (i === place ? text : old)) });
  return (
    <fieldset className="pt-3">
      <legend className="edge label">{t.placePoints}</legend>
      {placePoints.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <Place key={place} place={place} text={text} trouble={troubles[place]} onText={(next) => write(place, next)} />
      ))}
      <div className="edge flex flex-wrap gap-x-6">
        {placePoints.length < MOST_PLACES && (
          <QuietButton onClick={() => change({ placePoints: [...placePoints, ""] })}>{t.placeMore}</QuietButton>
        )}
        {placePoints.length > 1 && (
          <QuietButton onClick={() => change({ placePoints: placePoints.slice(0, -1) })}>
            {t.placeLess(placePoints.length)}
          </QuietButton>
        )}
      </div>
      <p className="edge font-sans text-hint text-ink2">{t.placePointsNote}</p>
    </fieldset>
  );
}

interface PlaceProps {
  place: number;
  text: string;
  trouble: ReturnType<typeof placeTroubles>[number] | undefined;
  onText: (text: string) => void;
}

function Place({ place, text, trouble, onText }: PlaceProps) {
  const t = useWordsOf("club").season;
  const id = `place-${place}`;
  return (
    <div className="edge border-rule border-b">
      <label className="flex min-h-[46px] items-center justify-between gap-4">
        <span className="text-choice">{t.place(place + 1)}</span>
        <input
          className={`min-h-11 w-24 bg-transparent text-right text-choice ${trouble ? "text-neg" : ""}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? id : undefined}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {trouble && (
        <p id={id} className="pb-2 text-prose text-neg">
          {t.placeTrouble[trouble]}
        </p>
      )}
    </div>
  );
}
