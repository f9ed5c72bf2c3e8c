import { Suspense, useState } from "react";
import { later } from "#components/parts/broken/later";
import { soon } from "#components/parts/broken/soon";
import { fileName, saveFile } from "#components/parts/file/save-file";
import { useGame } from "#components/parts/games/use-game";
import { QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { csvOf } from "#lib/sheet/paper/write-table";
import type { Sheet } from "#lib/sheet/sheet";
import { localDay } from "#lib/shown/local-day";
import { dayOf } from "#lib/shown/sheet/title";

const PicturePage = later(soon(() => import("#components/parts/print/picture-page").then((module) => module.PicturePage)));

interface Props {
  sheet: Sheet;
  /** The whole log, as a file. */
  all: () => Promise<string>;
  canNote: boolean;
}

/** Everything that takes the sheet out of the phone, network or not; and paper back into it. */
export function KeepSheet({ sheet, all, canNote }: Props) {
  const { lang, rules } = useWords();
  useGame(sheet.rules.game);
  const t = useWordsOf("print").keep;
  const [picture, setPicture] = useState(false);
  const day = localDay(dayOf(sheet));
  const name = fileName(sheet.title ?? rules.names[sheet.rules.game]);
  return (
    <section aria-label={t.title} className="edge pt-4">
      <h3 className="text-choice">{t.title}</h3>
      <p className="label">{t.note}</p>
      <div className="flex flex-wrap gap-x-6">
        <QuietButton onClick={() => setPicture(true)}>{t.picture}</QuietButton>
        <QuietLink href={`/${lang}/print?s=${sheet.id}`}>{t.print}</QuietLink>
        <QuietButton onClick={() => saveFile(csvOf(sheet, lang), "csv", day, name)}>{t.csv}</QuietButton>
        {canNote && <QuietLink href={`/${lang}/paper?s=${sheet.id}`}>{t.paper}</QuietLink>}
        <QuietButton onClick={() => void all().then((text) => saveFile(text, "json", day, name))}>{t.json}</QuietButton>
      </div>
      <Suspense>{picture && <PicturePage sheet={sheet} onClose={() => setPicture(false)} />}</Suspense>
    </section>
  );
}
