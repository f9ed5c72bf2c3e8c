import { useState } from "react";
import { ConfirmRows } from "#components/confirm/confirm-rows";
import { PrimaryButton, QuietButton } from "#components/ledger/buttons";
import { LedgerLine } from "#components/ledger/ledger";
import { RaisedPage } from "#components/ledger/raised-page";
import { rowOf } from "#components/sheet/rows";
import type { SheetAtHand } from "#components/sheet/use-sheet";
import { useWords } from "#components/words/words";
import { type Change, contest } from "#lib/sheet/change";
import { tidyName } from "#lib/sheet/name";
import { isContested, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { canRule } from "./can-rule";
import { ContestRows } from "./contest-rows";
import { useContestWords } from "./contest-words";
import { NoteField } from "./note-field";
import { RulingForm } from "./ruling-form";
import { useSaying } from "./use-saying";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  slot: number;
  onClose: () => void;
  onCorrect: () => void;
}

/** A deal is contested, or the contest ends: by agreement, by the other camp's word, or by a decision. */
export function ContestPage({ at, sheet, slot, onClose, onCorrect }: Props) {
  const words = useWords();
  const t = useContestWords();
  const { problem, say } = useSaying(at.open, sheet);
  const deal = sheet.deals.find((candidate) => candidate.slot === slot);
  if (!deal) return null;
  const title = t.title(deal.number);
  const open = isContested(deal);
  const rule = async (change: Change) => (await say(change)) && onClose();
  return (
    <RaisedPage label={title} top={160} onClose={onClose}>
      <LedgerLine
        game={sheet.rules.game}
        players={sheet.names.map((name, seat) => ({ name, total: sheet.totals[seat] as number }))}
        deal={rowOf(sheet, deal, words)}
      />
      <div className="max-w-[720px]">
        <h2 className="edge pt-4 text-title">{title}</h2>
        <ContestRows sheet={sheet} deal={deal} />
      </div>
      {problem && (
        <p role="alert" className="edge pt-2 text-reason text-neg">
          {problem}
        </p>
      )}
      {!open && <Contesting sheet={sheet} deal={deal} say={say} onClose={onClose} />}
      {open && canRule(at) && <RulingForm sheet={sheet} deal={deal} onRule={rule} onCorrect={onCorrect} onClose={onClose} />}
      {open && !canRule(at) && (
        <>
          <p className="edge pt-3 font-sans text-hint text-ink2">{t.ownerOnly}</p>
          <ConfirmRows at={at} sheet={sheet} deal={deal} />
          <footer className="edge foot mt-auto pt-4">
            <QuietButton onClick={onClose}>{t.close}</QuietButton>
          </footer>
        </>
      )}
    </RaisedPage>
  );
}

interface ContestingProps {
  sheet: Sheet;
  deal: SheetDeal;
  say: (change: Change) => Promise<boolean>;
  onClose: () => void;
}

function Contesting({ sheet, deal, say, onClose }: ContestingProps) {
  const { lang } = useWords();
  const t = useContestWords();
  const [note, setNote] = useState("");
  const text = tidyName(note);
  const referee = `/${lang}/referee?s=${sheet.id}&n=${deal.number}`;
  return (
    <>
      <div className="max-w-[720px]">
        <NoteField label={t.note} value={note} onChange={setNote} />
        <p className="edge pt-2 font-sans text-hint text-ink2">{t.kept}</p>
        <div className="edge flex gap-6">
          {[
            [`${referee}#coup`, t.judge],
            [`${referee}#donne`, t.replay],
          ].map(([href, label]) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center font-sans text-hint text-ink2">
              {label}
            </a>
          ))}
        </div>
      </div>
      <footer className="edge foot mt-auto flex max-w-[720px] items-center gap-4 pt-4">
        <QuietButton onClick={onClose}>{t.close}</QuietButton>
        <PrimaryButton
          className="flex-1"
          ready={text !== ""}
          onClick={async () => text !== "" && (await say(contest(deal, text))) && onClose()}
        >
          {text === "" ? t.noteMissing : t.doContest(deal.number)}
        </PrimaryButton>
      </footer>
    </>
  );
}
