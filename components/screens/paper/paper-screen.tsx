"use client";
import { useWordsOf, warmWords } from "#components/parts/words/words-of";
import "./paper.css";
import { lazy, Suspense, useState } from "react";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useDraft } from "#components/parts/live/use-draft";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { useSayPaperFault } from "#components/parts/report/say-paper-fault";
import { useGame } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { record, seated } from "#lib/sheet/change";
import type { Said } from "#lib/sheet/event";
import { notedAlready } from "#lib/sheet/paper/check-table";
import { type JudgedRow, readTable } from "#lib/sheet/paper/read-table";
import { roundOf } from "#lib/sheet/paper/row-seats";
import { isSum, type TakenTable } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import {
  append,
  EMPTY_DRAFT,
  holds,
  isEmpty,
  type Laid,
  PAPER_SLOT,
  type PaperDraft,
  withBlank,
} from "#lib/shown/paper/paper-draft";
import { titleOf } from "#lib/shown/sheet/title";
import type { ToldPaper } from "#messages/fr/paper";
import { PaperGrid } from "./paper-grid";
import { TakeTable } from "./take-table";
import { type InGrid, TakenReport } from "./taken-report";

warmWords("paper");

/** Only for a file that is not of this sheet. */
const ToHistory = lazy(() => import("./to-history").then((module) => ({ default: module.ToHistory })));

const WAYS: readonly ToldPaper[] = ["changes", "running", "fields"];

/** A sheet of paper typed into a sheet of this phone, row by row, judged as it is typed, saved in one go. */
export function PaperScreen() {
  const { lang } = useWords();
  const t = useWordsOf("paper");
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

/** A table that waits for people to say where it goes. `noted`: the deal of the sheet from which it is there already. */
interface Offered {
  readonly table: TakenTable;
  readonly name: string | null;
  readonly noted: number | null;
}

function Typing({ at, sheet, back }: { at: SheetAtHand; sheet: Sheet; back: string }) {
  const { lang, m } = useWords();
  useGame(lang, sheet.rules.game);
  const t = useWordsOf("paper");
  const sayFault = useSayPaperFault(sheet.rules.game, sheet.names);
  const [kept, setDraft, forget] = useDraft(at.open, PAPER_SLOT, () => EMPTY_DRAFT);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [taken, setTaken] = useState<InGrid | null>(null);
  const [elsewhere, setElsewhere] = useState<File | null>(null);
  const [emptied, setEmptied] = useState<PaperDraft | null>(null);
  const [problem, setProblem] = useState("");
  const [notice, setNotice] = useState("");
  if (!kept) return null;
  const draft = kept as PaperDraft;
  const rows = withBlank(draft.rows);
  const { rules, names } = sheet;
  const start = {
    turn: sheet.next,
    totals: sheet.totals,
    over: sheet.over,
    round: roundOf(sheet),
  };
  const judge = (given: PaperDraft["rows"], told: ToldPaper) =>
    readTable(rules, names, given, start, told === "running" ? "running" : "changes");
  const judged = judge(rows, draft.told);
  const ready = judged.filter(({ deal, faults }) => deal !== null && faults.length === 0);
  const faulty = judged.flatMap(({ faults }, row) => (faults.length > 0 ? [row] : []));
  const idle = judged.filter(
    ({ deal, faults }, row) => deal === null && faults.length === 0 && !isEmpty({ ...draft, rows: [rows[row] ?? {}] }),
  );
  const last = rows.length - 2;
  const isTotal = draft.told === "changes" && !taken && last >= 0 && isSum(rows[last] ?? {}, rows.slice(0, last), names);
  const change = (next: PaperDraft) => {
    setDraft(next);
    setEmptied(null);
    setProblem("");
    setNotice("");
  };

  function offer(table: TakenTable, name: string | null) {
    const noted = notedAlready(sheet, judge(table.rows, toldBy(table, draft.told)));
    if (holds(draft, table.rows)) setNotice(t.already);
    else if (noted !== null || !isEmpty(draft)) setOffered({ table, name, noted });
    else put(EMPTY_DRAFT, table, name);
  }

  /** Under the rows of `under`: those of the grid, or none. */
  function put(under: PaperDraft, table: TakenTable, name: string | null) {
    const { rows: next, left } = append(under, table.rows);
    const from = withBlank(under.rows).length - 1;
    change({ told: toldBy(table, draft.told), rows: next });
    setTaken({ table, name, from, left });
    setOffered(null);
  }

  function empty() {
    change({ ...draft, rows: [] });
    setEmptied(draft);
    setTaken(null);
  }

  function onLaid({ draft: next, rows: tooMany, cells }: Laid) {
    change(next);
    setNotice([...(tooMany > 0 ? [t.left(tooMany)] : []), ...(cells > 0 ? [t.past(cells)] : [])].join(" "));
  }

  async function save() {
    const deals = ready.map(({ deal, seats }, i) =>
      record(sheet.nextSlot + i, deal as NonNullable<JudgedRow["deal"]>, seatsOnly(sheet, seats)),
    );
    const result = await at.open.save(...deals);
    if (result.ok) {
      await forget();
      location.assign(back);
    } else if (result.code === "refused" && result.faults[0]) setProblem(sayFault(result.faults[0]));
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
        {t.hints[draft.told]} {draft.told !== "fields" && t.report} {sheet.moved && t.sitsOut[draft.told]}
      </p>
      <TakeTable
        sheet={sheet}
        onTry={() => {
          setOffered(null);
          setElsewhere(null);
          setNotice("");
        }}
        onTaken={offer}
        onElsewhere={setElsewhere}
      />
      {offered && (
        <Offer
          noted={offered.noted}
          full={!isEmpty(draft)}
          onPut={(under) => put(under === "grid" ? draft : EMPTY_DRAFT, offered.table, offered.name)}
          onLeave={() => setOffered(null)}
        />
      )}
      {notice && (
        <p role="alert" className="edge max-w-[720px] pb-2">
          {notice}
        </p>
      )}
      {taken && <TakenReport taken={taken} sheet={sheet} judged={judged} />}
      {elsewhere && sheet.season && (
        <Suspense>
          <ToHistory club={sheet.season.club} file={elsewhere} />
        </Suspense>
      )}
      <PaperGrid sheet={sheet} draft={{ ...draft, rows }} judged={judged} onDraft={change} onLaid={onLaid} />
      <div className="edge">
        {isTotal && (
          <p role="status" className="pt-2 text-neg">
            {t.suspect(sheet.nextSlot + last + 1)}
          </p>
        )}
        {!isEmpty(draft) && <QuietButton onClick={empty}>{t.empty}</QuietButton>}
        {emptied && (
          <p role="status" className="flex flex-wrap items-center gap-x-4">
            {t.emptied}
            <QuietButton onClick={() => change(emptied)}>{t.restore}</QuietButton>
          </p>
        )}
      </div>
      <div className="edge foot sticky bottom-0 z-10 mt-auto bg-paper pt-2">
        {problem && (
          <p role="alert" className="pb-1 text-reason text-neg">
            {problem}
          </p>
        )}
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="font-sans text-hint text-ink2">
            {ready.length + faulty.length === 0
              ? t.kept
              : [
                  t.ready(ready.length),
                  ...(faulty.length > 0 ? [t.faulty(faulty.length)] : []),
                  ...(idle.length > 0 ? [t.idle(idle.length)] : []),
                ].join(", ")}
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

/** Who deals is left to the round. */
const seatsOnly = (sheet: Sheet, sitting: JudgedRow["seats"]): Said | undefined => {
  const { seats = undefined } = seated(sheet, sheet.nextSlot, sitting, sheet.seating.dealer) ?? {};
  return seats && { seats };
};

const toldBy = ({ way }: TakenTable, told: ToldPaper): ToldPaper =>
  way === "fields" ? "fields" : told === "fields" ? "changes" : told;

interface OfferProps {
  noted: number | null;
  /** The grid has rows. */
  full: boolean;
  onPut: (under: "grid" | "nothing") => void;
  onLeave: () => void;
}

/** Two tables one under the other, or one in place of the other: people say which. */
function Offer({ noted, full, onPut, onLeave }: OfferProps) {
  const t = useWordsOf("paper");
  return (
    <div role="alert" className="edge max-w-[720px] pb-2">
      <p className="text-reason">
        {noted !== null && t.noted(noted)} {full && t.where}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {full && <QuietButton onClick={() => onPut("nothing")}>{t.replace}</QuietButton>}
        <QuietButton onClick={() => onPut("grid")}>{full ? t.append : t.anyway}</QuietButton>
        <QuietButton onClick={onLeave}>{t.leave}</QuietButton>
      </div>
    </div>
  );
}
