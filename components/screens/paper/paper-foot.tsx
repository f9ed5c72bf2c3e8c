import { Foot } from "#components/parts/form/foot";
import { ReadyButton } from "#components/parts/form/ready-button";
import { Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { isSum } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import { isEmpty } from "#lib/shown/paper/paper-draft";
import { isReady, mayLeaveOut } from "#lib/shown/paper/ready";
import type { Typing } from "./use-typing";

interface Props {
  sheet: Sheet;
  typing: Typing;
}

/** A last row that is the sum of the others; the grid emptied, and given back. */
export function UnderGrid({ sheet, typing: { draft, rows, taken, emptied, empty, change } }: Props) {
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
      {!isEmpty(draft) && <QuietButton onClick={empty}>{t.empty}</QuietButton>}
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
export function PaperFoot({ sheet, typing: { draft, rows, judged, trouble, save } }: Props) {
  const t = useWordsOf("paper");
  const ready = judged.filter(isReady).length;
  const faulty = judged.flatMap(({ faults }, row) => (faults.length > 0 ? [row] : []));
  const idle = judged.filter(
    ({ deal, faults }, row) => deal === null && faults.length === 0 && !isEmpty({ ...draft, rows: [rows[row] ?? {}] }),
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

/** To what is wrong in it. */
const toRow = (row: number): void =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [aria-invalid="true"], [data-row="${row}"] input`)?.focus();
