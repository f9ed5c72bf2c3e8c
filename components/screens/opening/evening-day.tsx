import { OneOf } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { movedDay } from "#lib/season/evening-day";
import type { Editing } from "#lib/sheet/drafts/draft";
import { dayTonight, localDay } from "#lib/shown/local-day";
import type { OpeningDraft } from "#lib/shown/opening/opening";
import { ShortLine } from "./short-line";

/** The evening that begins, or one that was kept on paper, typed in afterwards under its own day. */
export function EveningDay({ draft, change }: Editing<OpeningDraft>) {
  const t = useWordsOf("pages").opening;
  return (
    <div className="border-rule border-t">
      <OneOf
        label={t.evening}
        of={[false, true]}
        say={(value) => t.evenings[value ? "paper" : "now"]}
        value={draft.day !== null}
        onChange={(isPast) => change({ day: isPast ? movedDay(dayTonight(new Date()), -1) : null })}
      />
      {draft.day !== null && (
        <ShortLine
          id="day"
          label={t.day}
          type="date"
          max={localDay(new Date())}
          required
          value={draft.day}
          onText={(day) => change({ day })}
        />
      )}
    </div>
  );
}
