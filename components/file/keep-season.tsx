import { useState } from "react";
import { QuietButton } from "#components/ledger/buttons";
import { usePrintWords } from "#components/print/print-words";
import { useSeasonWords } from "#components/season/season-words";
import { useWords } from "#components/words/words";
import { type CsvWords, eveningsCsv, standingsCsv } from "#lib/season/csv";
import type { SeasonView } from "#lib/season/views";
import { ask, doorOf, everyEvening } from "#lib/sync/club";
import type { Phone } from "#lib/sync/phone";
import { thisPhone } from "#lib/sync/this-phone";
import { WireError } from "#lib/sync/wire";
import { saveFile } from "./save-file";

/** A season on paper or in files, and the whole club as one document. */
export function KeepSeason({ view }: { view: SeasonView }) {
  const { lang, rules } = useWords();
  const t = usePrintWords();
  const { why } = useSeasonWords();
  const [failed, setFailed] = useState(false);
  const { club, season, players, day } = view;
  const words: CsvWords = { lang, heads: t.season.heads, why, games: rules.names };

  /** What the server has to be asked for. */
  async function save(make: (phone: Phone) => Promise<void>) {
    setFailed(false);
    try {
      await make(thisPhone());
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      setFailed(true);
    }
  }

  const saveEvenings = async (phone: Phone) =>
    saveFile(eveningsCsv(await everyEvening(phone, view), players, words), "csv", day, t.keep.eveningsName);
  const saveClub = async (phone: Phone) =>
    saveFile(JSON.stringify(await ask(phone, doorOf.export(club.id)), null, 2), "json", day);

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
        <QuietButton onClick={() => void save(saveEvenings)}>{t.keep.evenings}</QuietButton>
        <QuietButton onClick={() => void save(saveClub)}>{t.keep.all}</QuietButton>
      </div>
      {failed && (
        <p role="alert" className="text-neg">
          {t.keep.failed}
        </p>
      )}
    </section>
  );
}
