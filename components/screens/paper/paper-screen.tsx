"use client";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import "./paper.css";
import { Suspense } from "react";
import { Incomplete } from "#components/parts/door/door";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { useGame } from "#components/parts/games/use-game";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { Foot } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { isSum } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import { isUnwritten } from "#lib/shown/paper/paper-draft";
import { isReady, mayLeaveOut } from "#lib/shown/paper/ready";
import { sayAbsent } from "#lib/shown/sheet/absent";
import { titleOf } from "#lib/shown/sheet/title";
import type { ToldPaper } from "#messages/fr/paper";
import { FromElsewhere } from "./from-elsewhere";
import { PaperGrid } from "./paper-grid";
import { type Typing, useTyping } from "./use-typing";

warmWords("paper");

const WAYS: readonly ToldPaper[] = ["changes", "running", "fields"];

/** A sheet of paper typed into a sheet of this phone, row by row, judged as it is typed, saved in one go. */
export function PaperScreen() {
  const { lang, m, t } = useWordsAnd("paper");
  const at = useSheet();
  const back = at ? sheetAddress(lang, at.open.id) : `/${lang}`;
  if (at === undefined) return <Incomplete />;
  const say = !at?.sheet ? sayAbsent(at, m.sheet) : at.role === "viewer" ? t.viewer : null;
  return (
    <main className="flex min-h-dvh flex-col">
      <TopBar left={<QuietLink href={back}>{t.alike.back.sheet}</QuietLink>} />
      {say === null && at?.sheet ? (
        <Suspense fallback={<p className="edge text-title text-ink2">{m.sheet.opening}</p>}>
          <Grid at={at} sheet={at.sheet} back={back} />
        </Suspense>
      ) : (
        <p className="edge text-title text-ink2">{say}</p>
      )}
    </main>
  );
}

function Grid({ at, sheet, back }: { at: SheetAtHand; sheet: Sheet; back: string }) {
  useGame(sheet.rules.game);
  const { m, t } = useWordsAnd("paper");
  const typing = useTyping(at, sheet, back);
  const head = (
    <div className="edge">
      <h1 className="text-title">{t.alike.pages.paper}</h1>
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

interface Props {
  sheet: Sheet;
  typing: Typing;
}

/** Warns if the last row looks like the sum of the others; and a button that empties the grid, which can be undone. */
function UnderGrid({ sheet, typing: { draft, rows, taken, emptied, empty, change } }: Props) {
  const t = useWordsOf("paper");
  const last = rows.length - 2;
  const isTotal = draft.told === "changes" && !taken && last >= 0 && isSum(rows[last] ?? {}, rows.slice(0, last), sheet.names);
  return (
    <div className="edge">
      {isTotal && (
        <p role="status" className="pt-2 text-neg">
          {t.suspect(sheet.nextSlot + last + 1)}
        </p>
      )}
      {!isUnwritten(draft) && <QuietButton onClick={empty}>{t.empty}</QuietButton>}
      {emptied && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          {t.emptied}
          <QuietButton onClick={() => change(emptied)}>{t.restore}</QuietButton>
        </p>
      )}
    </div>
  );
}

/** How many deals are ready, and the one button: saves them, or leads to the first that is wrong. */
function PaperFoot({ sheet, typing: { draft, rows, judged, trouble, save } }: Props) {
  const t = useWordsOf("paper");
  const ready = judged.filter(isReady).length;
  const faulty = judged.flatMap(({ faults }, row) => (faults.length > 0 ? [row] : []));
  const idle = judged.filter(
    ({ deal, faults }, row) => deal === null && faults.length === 0 && !isUnwritten({ ...draft, rows: [rows[row] ?? {}] }),
  ).length;
  const [first] = faulty;
  const counted = [t.ready(ready), ...(faulty.length > 0 ? [t.faulty(faulty.length)] : []), ...(idle > 0 ? [t.idle(idle)] : [])];
  return (
    <Foot>
      <Trouble text={trouble} className="pb-1" />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-sans text-hint text-ink2">
          {ready + faulty.length === 0 ? t.kept : counted.join(", ")}
        </p>
        {mayLeaveOut(draft.told, judged) && <QuietButton onClick={save}>{t.without(faulty.length)}</QuietButton>}
      </div>
      <ReadyButton
        className="w-full max-w-[720px]"
        ready={ready > 0 && first === undefined}
        onClick={() => (first !== undefined ? toRow(first) : ready > 0 && void save())}
      >
        {first === undefined ? t.save(ready) : t.fix(sheet.nextSlot + first + 1)}
      </ReadyButton>
    </Foot>
  );
}

/** Focuses what is wrong in this row. */
const toRow = (row: number): void =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [aria-invalid="true"], [data-row="${row}"] input`)?.focus();
