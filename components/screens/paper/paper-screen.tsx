"use client";
import "./paper.css";
import { Suspense } from "react";
import { Incomplete } from "#components/parts/door/door";
import { useGame } from "#components/parts/games/use-game";
import { QuietLink } from "#components/parts/ledger/buttons";
import { OneOf } from "#components/parts/ledger/choice-row";
import { TopBar } from "#components/parts/ledger/top-bar";
import { sayAbsent } from "#components/parts/live/absent";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { useWords, useWordsOf, warmWords } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { titleOf } from "#lib/shown/sheet/title";
import type { ToldPaper } from "#messages/fr/paper";
import { FromElsewhere } from "./from-elsewhere";
import { PaperFoot, UnderGrid } from "./paper-foot";
import { PaperGrid } from "./paper-grid";
import { useTyping } from "./use-typing";

warmWords("paper");

const WAYS: readonly ToldPaper[] = ["changes", "running", "fields"];

/** A sheet of paper typed into a sheet of this phone, row by row, judged as it is typed, saved in one go. */
export function PaperScreen() {
  const { lang, m } = useWords();
  const t = useWordsOf("paper");
  const at = useSheet();
  const back = at ? `/${lang}/sheet?s=${at.open.id}` : `/${lang}`;
  if (at === undefined) return <Incomplete />;
  const say = !at?.sheet ? sayAbsent(at, m.screens.sheet) : at.role === "viewer" ? t.viewer : null;
  return (
    <main className="flex min-h-dvh flex-col">
      <TopBar left={<QuietLink href={back}>{t.back}</QuietLink>} />
      {say === null && at?.sheet ? (
        <Suspense fallback={<p className="edge text-title text-ink2">{t.opening}</p>}>
          <Grid at={at} sheet={at.sheet} back={back} />
        </Suspense>
      ) : (
        <p className="edge text-title text-ink2">{say}</p>
      )}
    </main>
  );
}

function Grid({ at, sheet, back }: { at: SheetAtHand; sheet: Sheet; back: string }) {
  const { m } = useWords();
  useGame(sheet.rules.game);
  const t = useWordsOf("paper");
  const typing = useTyping(at, sheet, back);
  const head = (
    <div className="edge">
      <h1 className="text-title">{t.title}</h1>
      <p className="label">{titleOf(sheet, m)}</p>
    </div>
  );
  if (!typing) return head;
  const { draft, rows, judged, change } = typing;
  return (
    <>
      {head}
      <OneOf label={t.told} of={WAYS} say={t.ways} value={draft.told} onChange={(told) => change({ ...draft, told })} />
      <p className="edge max-w-[720px] font-sans text-hint text-ink2">
        {t.hints[draft.told]} {draft.told !== "fields" && t.report} {sheet.moved && t.sitsOut[draft.told]}
      </p>
      <FromElsewhere sheet={sheet} typing={typing} />
      <PaperGrid sheet={sheet} draft={{ ...draft, rows }} judged={judged} onDraft={change} onLaid={typing.lay} />
      <UnderGrid sheet={sheet} typing={typing} />
      <PaperFoot sheet={sheet} typing={typing} />
    </>
  );
}
