import { useState } from "react";
import { QuietButton } from "#components/ledger/buttons";
import { usePrintWords } from "#components/print/print-words";
import { useSeasonWords } from "#components/season/season-words";
import { useWords } from "#components/words/words";
import { type CsvWords, eveningsCsv, standingsCsv } from "#lib/season/csv";
import type { SeasonView } from "#lib/season/views";
import { thisPhone } from "#lib/sync/this-phone";
import { askServer } from "#lib/sync/wire";
import { saveFile } from "./save-file";

/** A season on paper or in files, and the whole club as one document. */
export function KeepSeason({ view }: { view: SeasonView }) {
  const { lang, rules } = useWords();
  const t = usePrintWords();
  const { why } = useSeasonWords();
  const [failed, setFailed] = useState(false);
  const { club, season, played, day } = view;
  const words: CsvWords = { lang, heads: t.season.heads, why, games: rules.names };

  async function saveClub() {
    setFailed(false);
    try {
      const phone = thisPhone();
      const document = await askServer(phone.env, await phone.device(), `/api/clubs/${club.id}/export`);
      saveFile(JSON.stringify(document, null, 2), "json", day);
    } catch {
      setFailed(true);
    }
  }

  return (
    <section aria-label={t.keep.files} className="edge pt-8 print:hidden">
      <h2 className="text-sentence">{t.keep.files}</h2>
      <div className="flex flex-wrap gap-x-6">
        <a
          className="inline-flex min-h-11 items-center font-sans text-quiet font-medium"
          href={`/${lang}/print?c=${club.id}&s=${season.id}`}
        >
          {t.print}
        </a>
        <QuietButton onClick={() => saveFile(standingsCsv(view, words), "csv", day, t.keep.standingsName)}>
          {t.keep.standings}
        </QuietButton>
        <QuietButton onClick={() => saveFile(eveningsCsv(view, words), "csv", day, t.keep.eveningsName)}>
          {t.keep.evenings(played.evenings)}
        </QuietButton>
        <QuietButton onClick={() => void saveClub()}>{t.keep.all}</QuietButton>
      </div>
      {failed && (
        <p role="alert" className="text-neg">
          {t.keep.failed}
        </p>
      )}
    </section>
  );
}
