// This folder: how others are let in, and who is.
import { Suspense, useEffect, useState } from "react";
import { later } from "#components/parts/broken/later";
import { soon } from "#components/parts/broken/soon";
import { fileName, saveFile } from "#components/parts/file/save-file";
import { useGame } from "#components/parts/games/use-game";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { WithoutHttps } from "#components/parts/offline/without-https";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { Owned } from "#components/parts/share/owned";
import { useWords, useWordsOf, warmWords } from "#components/parts/words/words";
import { SeatRow } from "#components/screens/sheet/confirm/seat-row";
import { askConfirmation } from "#lib/sheet/change";
import { csvOf } from "#lib/sheet/paper/write-table";
import type { Sheet } from "#lib/sheet/sheet";
import { localDay } from "#lib/shown/local-day";
import { dateOf } from "#lib/shown/sheet/title";
import { thisPhone } from "#lib/sync/this-phone";
import { toSheet } from "../view";

// Loaded with this page, not at its first tap: the server may be gone by then.
warmWords("share", "confirm", "file", "print");

/** Who else has this sheet, and how to let more in. */
export function SharePage({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("share");
  return (
    <TitledPage title={t.alike.pages.share} back={t.alike.back.sheet} onClose={toSheet}>
      {at.role === "owner" ? (
        <OwnedSheet at={at} sheet={sheet} />
      ) : (
        <>
          <p className="edge pt-3 text-reason">
            {at.role !== null ? t.ownerOnly : at.isCopy && at.lastError ? t.alike.said.copyOnly : t.notSent}
          </p>
          {at.role === "player" && <SeatRow at={at} sheet={sheet} />}
        </>
      )}
      <KeepSheet sheet={sheet} all={at.open.whole} canNote={at.role !== "viewer"} />
      <WithoutHttps />
    </TitledPage>
  );
}

/** The server must have the sheet before a link to it works. */
function OwnedSheet({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const { id } = at.open;
  useEffect(() => void thisPhone().open(id).sync(), [id]);
  return (
    <Owned id={id} sheet={sheet}>
      <SeatRow at={at} sheet={sheet} />
      <AskRow at={at} sheet={sheet} />
    </Owned>
  );
}

/** Whether deals of this table are to be confirmed. */
function AskRow({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("confirm");
  return (
    <>
      <OneOf
        label={t.ask}
        of={[false, true]}
        say={(value) => t.asks[value ? "yes" : "no"]}
        value={sheet.asksConfirmation}
        onChange={(asked) => void at.open.save(askConfirmation(asked))}
      />
      {sheet.asksConfirmation && <p className="edge label">{t.asked}</p>}
    </>
  );
}

const PicturePage = later(soon(() => import("#components/parts/print/picture-page").then((module) => module.PicturePage)));

interface KeepProps {
  sheet: Sheet;
  /** The whole log, as a file. */
  all: () => Promise<string>;
  canNote: boolean;
}

/** All ways to take the sheet out of the phone, with or without a network, on paper too; and to type in paper sheets. */
function KeepSheet({ sheet, all, canNote }: KeepProps) {
  const { lang, rules } = useWords();
  useGame(sheet.rules.game);
  const { alike, keep: t } = useWordsOf("print");
  const [picture, setPicture] = useState(false);
  const day = localDay(dateOf(sheet));
  const name = fileName(sheet.title ?? rules.names[sheet.rules.game]);
  return (
    <section aria-label={t.title} className="edge pt-4">
      <h3 className="text-choice">{t.title}</h3>
      <p className="label">{t.note}</p>
      <div className="flex flex-wrap gap-x-6">
        <QuietButton onClick={() => setPicture(true)}>{t.picture}</QuietButton>
        <QuietLink href={`/${lang}/print?s=${sheet.id}`}>{alike.press.print}</QuietLink>
        <QuietButton onClick={() => saveFile(csvOf(sheet, lang), "csv", day, name)}>{t.csv}</QuietButton>
        {canNote && <QuietLink href={`/${lang}/paper?s=${sheet.id}`}>{t.paper}</QuietLink>}
        <QuietButton onClick={() => void all().then((text) => saveFile(text, "json", day, name))}>{t.json}</QuietButton>
      </div>
      <Suspense>{picture && <PicturePage sheet={sheet} onClose={() => setPicture(false)} />}</Suspense>
    </section>
  );
}
