import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { useKept } from "#components/parts/live/use-draft";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import { CloseFoot } from "#components/parts/page/close-foot";
import { RaisedPage } from "#components/parts/page/raised-page";
import { HintLink } from "#components/parts/press/links";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { ConfirmRows } from "#components/screens/sheet/confirm/confirm-rows";
import { tidyName } from "#lib/log/name";
import { contest, dispute } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { isContested, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { hashOfTab } from "#lib/shown/addresses/referee-hash";
import { canRule, hasEnded } from "#lib/shown/sheet/may-note";
import { ledgerRow } from "#lib/shown/sheet/rows";
import { DealLine } from "../deal-line";
import { toSheet } from "../view";
import { ContestRows } from "./contest-rows";
import { PendingDisputes } from "./pending-disputes";
import { NoteField, RulingForm } from "./ruling-form";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  slot: number;
}

/**
 * Contests a deal, or ends the contest: by agreement, by the other camp's word, or by a decision. The deal being played can be
 * contested too, before it is noted.
 */
export function ContestPage({ at, sheet, slot }: Props) {
  const words = useWords();
  const t = useWordsOf("contest");
  const { trouble, save } = useSheetSaving(at.open, sheet);
  const deal = sheet.deals.find((candidate) => candidate.slot === slot);
  const title = t.title(slot + 1);
  if (!deal && (slot !== sheet.nextSlot || hasEnded(sheet))) return null;
  const open = deal && isContested(deal);
  const rule = async (changes: readonly Change[]) => (await save(...changes)) && toSheet();
  return (
    <RaisedPage label={title} under={slot} onClose={toSheet}>
      {deal && <DealLine sheet={sheet} row={ledgerRow(sheet, deal, words)} />}
      <div className="max-w-[720px]">
        <h2 className="edge pt-4 text-title">{title}</h2>
        {deal ? <ContestRows sheet={sheet} deal={deal} /> : <PendingDisputes sheet={sheet} open={at.open} />}
      </div>
      <Trouble text={trouble} />
      {!open && <Contesting sheet={sheet} slot={slot} deal={deal} save={save} />}
      {open && canRule(at) && (
        <RulingForm sheet={sheet} deal={deal} onRule={rule}>
          <RefereeLinks sheet={sheet} slot={slot} />
        </RulingForm>
      )}
      {open && !canRule(at) && (
        <>
          <p className="edge pt-3 font-sans text-hint text-ink2">{t.ownerOnly}</p>
          <RefereeLinks sheet={sheet} slot={slot} />
          <ConfirmRows at={at} sheet={sheet} deal={deal} />
          <CloseFoot onClose={toSheet} />
        </>
      )}
    </RaisedPage>
  );
}

/** Links to the referee: to judge a play, replay the deal, or read the code, before a contest or a decision. */
function RefereeLinks({ sheet, slot }: Pick<Props, "sheet" | "slot">) {
  const { lang, t } = useWordsAnd("contest");
  const referee = `/${lang}/referee?s=${sheet.id}&n=${slot + 1}`;
  return (
    <div className="edge flex flex-wrap gap-x-6">
      {[
        [referee + hashOfTab("play"), t.judge],
        [referee + hashOfTab("deal"), t.replay],
        [referee + hashOfTab("code"), t.code],
      ].map(([href, label]) => (
        <HintLink key={href} href={href}>
          {label}
        </HintLink>
      ))}
    </div>
  );
}

interface ContestingProps {
  sheet: Sheet;
  slot: number;
  /** Undefined while it is still being played. */
  deal: SheetDeal | undefined;
  save: (change: Change) => Promise<boolean>;
}

function Contesting({ sheet, slot, deal, save }: ContestingProps) {
  const t = useWordsOf("contest");
  const [kept, keep] = useKept(`contest ${sheet.id}`, slot, () => ({ note: "" }));
  const note = kept?.note ?? "";
  const text = tidyName(note);
  const number = slot + 1;
  const change = deal ? contest(deal, text) : dispute(slot, text);
  async function contestIt() {
    if (text === "" || !(await save(change))) return;
    keep({ note: "" });
    toSheet();
  }
  return (
    <>
      <div className="max-w-[720px]">
        <NoteField label={t.note} value={note} onChange={(note) => keep({ note })} />
        <p className="edge pt-2 font-sans text-hint text-ink2">{deal ? t.kept : t.waits(number)}</p>
        <RefereeLinks sheet={sheet} slot={slot} />
      </div>
      <CloseFoot onClose={toSheet}>
        <ReadyButton className="flex-1" ready={text !== ""} onClick={() => void contestIt()}>
          {text === "" ? t.noteMissing : deal ? t.doContest(number) : t.doDispute(number)}
        </ReadyButton>
      </CloseFoot>
    </>
  );
}
