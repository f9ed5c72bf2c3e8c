import { useState } from "react";
import { leaveFor } from "#components/parts/door/leave-for";
import { useSaving } from "#components/parts/form/use-saving";
import { useDraft } from "#components/parts/live/use-draft";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useSayUnsaved } from "#components/parts/live/use-sheet-saving";
import { useSayPaperFault } from "#components/parts/report/say-paper-fault";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { spaced } from "#lib/rules/lists";
import { resumed } from "#lib/sheet/drafts/resumed";
import { notedAlready } from "#lib/sheet/paper/check-table";
import { type JudgedRow, readTable } from "#lib/sheet/paper/read-table";
import { roundOf } from "#lib/sheet/paper/row-seats";
import type { TakenTable } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import {
  addRows,
  EMPTY_DRAFT,
  isUnwritten,
  type Laid,
  PAPER_SLOT,
  type PaperDraft,
  placeOfTable,
  toldWith,
  withBlank,
} from "#lib/shown/paper/paper-draft";
import { leftIn } from "#lib/shown/paper/ready";
import { rowChanges, rulingsOf } from "#lib/shown/paper/save-rows";
import type { ToldPaper } from "#messages/fr/paper";
import type { InGrid } from "./taken-report";

/** A table to be placed by the user. `noted`: from this deal on, the sheet already has its rows. */
interface Offered {
  readonly table: TakenTable;
  readonly name: string | null;
  readonly noted: number | null;
}

/** What the page says around the rows. */
interface Around {
  readonly offered: Offered | null;
  readonly taken: InGrid | null;
  /** The draft before it was emptied. */
  readonly emptied: PaperDraft | null;
  readonly notice: string;
}

const NOTHING: Around = { offered: null, taken: null, emptied: null, notice: "" };

/** The grid as it is typed, with tables from elsewhere; null until the kept draft is read. */
export function useTyping(at: SheetAtHand, sheet: Sheet, back: string) {
  const t = useWordsOf("paper");
  const [kept, setDraft, forget] = useDraft(at.open, PAPER_SLOT, (kept) => resumed(EMPTY_DRAFT, kept));
  const [around, setAround] = useState(NOTHING);
  const say = (changes: Partial<Around>) => setAround((before) => ({ ...before, ...changes }));
  const { trouble, forgive, save } = useNoting(at, sheet, back, forget);
  if (!kept) return null;
  const draft = kept;
  const { rows, judged } = gridOf(sheet, draft);

  const change = (next: PaperDraft) => {
    setDraft(next);
    forgive();
    say({ emptied: null, notice: "" });
  };
  function offer(table: TakenTable, name: string | null) {
    const noted = notedAlready(sheet, judge(sheet, table.rows, toldWith(table, draft.told)));
    const place = placeOfTable(draft, table.rows, noted);
    if (place === "here") say({ notice: t.already });
    else if (place === "asked") say({ offered: { table, name, noted } });
    else put(EMPTY_DRAFT, table, name);
  }
  /** Adds the table below the rows of `under`: the grid's, or none. */
  function put(under: PaperDraft, table: TakenTable, name: string | null) {
    const { rows: next, left } = addRows(under, table.rows);
    change({ told: toldWith(table, draft.told), rows: next });
    say({ taken: { table, name, from: withBlank(under.rows).length - 1, left }, offered: null });
  }
  function empty() {
    change({ ...draft, rows: [] });
    say({ emptied: draft, taken: null });
  }
  function lay({ draft: next, rows: tooMany, cells }: Laid) {
    change(next);
    say({ notice: spaced(tooMany > 0 && t.left(tooMany), cells > 0 && t.past(cells)) });
  }
  const again = () => say({ offered: null, taken: null, notice: "" });
  const saving = { trouble, save: () => save(draft, rows, judged) };
  return { ...around, draft, rows, judged, change, offer, put, again, empty, lay, ...saving };
}

export type Typing = NonNullable<ReturnType<typeof useTyping>>;

/** Notes the rows on the sheet, with their rulings, and goes back to it. Rows that could not be saved stay in the grid. */
function useNoting(at: SheetAtHand, sheet: Sheet, back: string, forgetDraft: () => Promise<unknown>) {
  const { lang, t } = useWordsAnd("paper");
  const { trouble, save: once, forget } = useSaving();
  const sayUnsaved = useSayUnsaved(useSayPaperFault(sheet.rules.game, sheet.names));
  const save = (draft: PaperDraft, rows: PaperDraft["rows"], judged: readonly JudgedRow[]) =>
    once(async () => {
      const saved = await at.open.save(...rowChanges(sheet, judged, t.ruled, lang));
      if (!saved.ok) return saved.code === "conflict" ? t.refused : sayUnsaved(saved);
      const rulings = rulingsOf(at, sheet, saved.events, judged, t.ruled);
      if (rulings.length > 0) await at.open.save(...rulings);
      const left = leftIn(draft, rows, judged);
      await (isUnwritten(left) ? forgetDraft() : at.open.keepDraft(PAPER_SLOT, left));
      await leaveFor(back);
      return null;
    });
  return { trouble, forgive: forget, save };
}

function gridOf(sheet: Sheet, draft: PaperDraft) {
  const rows = withBlank(draft.rows);
  return { rows, judged: judge(sheet, rows, draft.told) };
}

function judge(sheet: Sheet, rows: PaperDraft["rows"], told: ToldPaper): readonly JudgedRow[] {
  const start = { turn: sheet.next, totals: sheet.totals, over: sheet.over, round: roundOf(sheet) };
  return readTable(sheet.rules, sheet.names, rows, start, told === "running" ? "running" : "changes");
}
