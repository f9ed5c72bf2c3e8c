"use client";
import "./paper.css";
import { Suspense, useState } from "react";
import { useDraft } from "#components/deal/use-draft";
import { PrimaryButton, QuietButton } from "#components/ledger/buttons";
import { ChoiceRow } from "#components/ledger/choice-row";
import { TopBar } from "#components/ledger/top-bar";
import { titleOf } from "#components/sheet/title";
import { type SheetAtHand, useSheet } from "#components/sheet/use-sheet";
import { useGame } from "#components/words/game-words";
import { useWords } from "#components/words/words";
import { sayFault } from "#lib/rules/words/words";
import { record } from "#lib/sheet/change";
import { type JudgedRow, readTable } from "#lib/sheet/paper/read-table";
import type { TakenTable } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import type { Told } from "#messages/paper-fr";
import { EMPTY_DRAFT, PAPER_SLOT, type PaperDraft, withBlank } from "./paper-draft";
import { PaperGrid } from "./paper-grid";
import { usePaperWords } from "./paper-words";
import { TakeTable } from "./take-table";

const WAYS: readonly Told[] = ["changes", "running", "fields"];

/** A sheet of paper typed into a sheet of this phone, row by row, judged as it is typed, saved in one go. */
export function PaperScreen() {
  const { lang } = useWords();
  const t = usePaperWords();
  const at = useSheet();
  const back = at ? `/${lang}/sheet?s=${at.open.id}` : `/${lang}`;
  const say = !at?.ready ? t.opening : !at.sheet ? t.missing : at.role === "viewer" ? t.viewer : null;
  return (
    <main className="flex min-h-dvh flex-col">
      <TopBar
        left={
          <a className="inline-flex min-h-11 items-center font-sans text-quiet font-medium" href={back}>
            {t.back}
          </a>
        }
      />
      {say === null && at?.sheet ? (
        <Suspense fallback={<p className="edge text-title text-ink2">{t.opening}</p>}>
          <Typing at={at} sheet={at.sheet} back={back} />
        </Suspense>
      ) : (
        <p className="edge text-title text-ink2">{say}</p>
      )}
    </main>
  );
}

function Typing({ at, sheet, back }: { at: SheetAtHand; sheet: Sheet; back: string }) {
  const { lang, m, rules: words } = useWords();
  useGame(lang, sheet.rules.game);
  const t = usePaperWords();
  const [kept, setDraft, forget] = useDraft(at.open, PAPER_SLOT, () => EMPTY_DRAFT);
  const [taken, setTaken] = useState<TakenTable | null>(null);
  const [problem, setProblem] = useState("");
  if (!kept) return null;
  const draft = kept as PaperDraft;
  const rows = withBlank(draft.rows);
  const { rules, names } = sheet;
  const start = { turn: sheet.next, totals: sheet.totals, over: sheet.over };
  const judged = readTable(rules, names, rows, start, draft.told === "running" ? "running" : "changes");
  const ready = judged.filter(({ deal, faults }) => deal !== null && faults.length === 0);
  const faulty = judged.flatMap(({ faults }, row) => (faults.length > 0 ? [row] : []));
  const change = (next: PaperDraft) => {
    setDraft(next);
    setProblem("");
  };

  async function save() {
    const deals = ready.map(({ deal }) => deal as NonNullable<JudgedRow["deal"]>);
    const result = await at.open.save(...deals.map((deal, i) => record(sheet.nextSlot + i, deal)));
    if (result.ok) {
      await forget();
      location.assign(back);
    } else if (result.code === "refused" && result.faults[0])
      setProblem(sayFault(words.games[rules.game], words.common, result.faults[0], (seat) => names[seat] ?? ""));
    else setProblem(result.code === "disk-full" ? m.screens.sheet.diskFull : t.refused);
  }
  const first = faulty[0];
  const toFirst = () =>
    document.querySelector<HTMLElement>(`[data-row="${first}"] [aria-invalid="true"], [data-row="${first}"] input`)?.focus();

  return (
    <>
      <div className="edge">
        <h1 className="text-title">{t.title}</h1>
        <p className="label">{titleOf(sheet, lang)}</p>
      </div>
      <ChoiceRow
        label={t.told}
        labelAbove
        layout="flow"
        choices={WAYS.map((value) => ({ value, label: t.ways[value] }))}
        value={draft.told}
        onChange={(told) => change({ ...draft, told })}
      />
      <p className="edge max-w-[720px] font-sans text-hint text-ink2">
        {t.hints[draft.told]} {draft.told !== "fields" && t.report}
      </p>
      <TakeTable
        sheet={sheet}
        onTaken={(table) => {
          setTaken(table);
          const told = table.way === "fields" ? "fields" : draft.told === "fields" ? "changes" : draft.told;
          change({ told, rows: withBlank([...draft.rows, ...table.rows]) });
        }}
      />
      {taken && <Aside table={taken} />}
      <PaperGrid sheet={sheet} draft={{ ...draft, rows }} judged={judged} onDraft={change} />
      <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-2">
        {problem && (
          <p role="alert" className="pb-1 text-reason text-neg">
            {problem}
          </p>
        )}
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="font-sans text-hint text-ink2">
            {ready.length + faulty.length === 0
              ? t.kept
              : [t.ready(ready.length), ...(faulty.length > 0 ? [t.faulty(faulty.length)] : [])].join(", ")}
          </p>
          {faulty.length > 0 && ready.length > 0 && <QuietButton onClick={save}>{t.without(faulty.length)}</QuietButton>}
        </div>
        <PrimaryButton
          className="w-full max-w-[720px]"
          ready={ready.length > 0 && first === undefined}
          onClick={() => (first !== undefined ? toFirst() : ready.length > 0 && void save())}
        >
          {first === undefined ? t.save(ready.length) : t.fix(sheet.nextSlot + first + 1)}
        </PrimaryButton>
      </div>
    </>
  );
}

/** What of the table found no place. */
function Aside({ table: { unread, lacking, left } }: { table: TakenTable }) {
  const t = usePaperWords();
  const said = [
    ...(lacking.length > 0 ? [t.lacking(lacking)] : []),
    ...(unread.length > 0 ? [t.unread(unread)] : []),
    ...(left > 0 ? [t.left(left)] : []),
  ];
  return (
    <p role="status" className={`edge ${lacking.length > 0 ? "text-neg" : "text-ink2"}`}>
      {said.join(" ")}
    </p>
  );
}
