"use client";
import { useState } from "react";
import { PrimaryButton, QuietButton } from "#components/ledger/buttons";
import { ChoiceRow } from "#components/ledger/choice-row";
import { RaisedPage } from "#components/ledger/raised-page";
import { ruleLabel } from "#components/rules/rule-label";
import { useWords } from "#components/words/words";
import type { RuleId } from "#lib/rules/articles";
import { sayFault } from "#lib/rules/words/words";
import { contest } from "#lib/sheet/change";
import { useReferee } from "./referee-words";
import type { Table } from "./use-table";

interface Props {
  at: NonNullable<Table["at"]>;
  /** The deal that is on the referee's table, noted or not. */
  slot: number;
  note: string;
  rule: RuleId;
  onClose: () => void;
}

/** How many deals back a dispute usually reaches. */
const RECENT = 6;

/** The verdict becomes the note of a contest on a deal of the sheet: the table decides what follows. */
export function ConsignPage({ at: { sheet, open }, slot, note, rule, onClose }: Props) {
  const { m, lang, rules: words } = useWords();
  const { t } = useReferee(lang);
  const deals = sheet.deals.filter((deal) => !deal.voided);
  const [chosen, setChosen] = useState<number | null>(
    // Never a deal that nobody chose: the one being played is not on the sheet yet.
    () => deals.find((deal) => deal.slot === slot)?.slot ?? null,
  );
  const [text, setText] = useState(`${note} (${ruleLabel(rule)})`);
  const [problem, setProblem] = useState<string | null>(null);
  const deal = deals.find((candidate) => candidate.slot === chosen);
  const ready = deal !== undefined && text.trim() !== "";

  async function save() {
    if (!deal) return;
    const result = await open.save(contest(deal, text.trim()));
    if (result.ok) location.assign(`/${lang}/sheet?s=${sheet.id}#litige-${deal.number}`);
    else if (result.code === "refused" && result.faults[0])
      setProblem(sayFault(words.games[sheet.rules.game], words.common, result.faults[0], (seat) => sheet.names[seat] ?? ""));
    else setProblem(result.code === "disk-full" ? m.screens.sheet.diskFull : m.screens.sheet.notSaved);
  }

  return (
    <RaisedPage label={t.consign} top={160} onClose={onClose}>
      <div className="max-w-[720px]">
        <h2 className="edge pt-5 text-title">{t.consign}</h2>
        {deals.length === 0 ? (
          <p className="edge pt-3 text-reason">{t.noDeals}</p>
        ) : (
          <ChoiceRow
            label={t.onDeal}
            labelAbove
            layout="flow"
            choices={deals
              .slice(-RECENT)
              .map(({ slot: value, number }) => ({ value, label: t.dealNo(number), name: t.openAt(number) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {!deals.some((known) => known.slot === sheet.nextSlot) && deals.length > 0 && slot === sheet.nextSlot && (
          <p className="edge font-sans text-hint text-ink2">{t.notYet(sheet.nextSlot + 1)}</p>
        )}
        {deals.length > 0 && (
          <label className="edge block pt-3">
            <span className="label">{t.noteLabel}</span>
            <textarea
              className="block min-h-32 w-full resize-y border-rule2 border-b bg-transparent py-2 text-reason"
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
        {problem && (
          <p role="alert" className="edge pt-2 text-reason text-neg">
            {problem}
          </p>
        )}
      </div>
      <footer className="edge foot mt-auto flex max-w-[720px] items-center gap-4 pt-4">
        <QuietButton onClick={onClose}>{t.cancel}</QuietButton>
        {deals.length > 0 && (
          <PrimaryButton className="flex-1" ready={ready} onClick={() => ready && save()}>
            {deal ? t.consignDo(deal.number) : t.chooseDeal}
          </PrimaryButton>
        )}
      </footer>
    </RaisedPage>
  );
}
