import { useState } from "react";
import { leaveFor } from "#components/parts/door/leave-for";
import { AreaField } from "#components/parts/field/field";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import { RaisedPage } from "#components/parts/page/raised-page";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";
import { NOTE_LENGTH } from "#lib/log/limits";
import type { RuleId } from "#lib/rules/articles";
import { contest, dispute } from "#lib/sheet/change";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { recentOf } from "#lib/shown/referee/deal-asked";
import { ruleLabel } from "#lib/shown/rules/rule-label";
import { keepDone } from "../../../lib/sync/keep-done";
import { DealRow } from "./deal-row";
import { type SheetHere, useReferee } from "./referee";

interface Props {
  at: SheetHere;
  /** The deal that is on the referee's table, noted or not. */
  slot: number;
  note: string;
  rule: RuleId;
  onClose: () => void;
}

const NOTE = ["edge block pt-3", "block min-h-32 w-full resize-y border-rule2 border-b bg-transparent py-2 text-reason"] as const;

/** The verdict becomes the note of a contest, about a noted deal or the one being played: the table decides. */
export function ConsignPage({ at: { sheet, open }, slot, note, rule, onClose }: Props) {
  const { m, lang } = useWords();
  const { t } = useReferee();
  const { deals, playing } = recentOf(sheet);
  const [chosen, setChosen] = useState<number | null>(() =>
    slot === playing || deals.some((deal) => deal.slot === slot) ? slot : null,
  );
  const [text, setText] = useState(`${note} (${ruleLabel(rule, m.rule)})`);
  const { trouble, once, say } = useSheetSaving(open, sheet);
  const deal = deals.find(({ slot }) => slot === chosen);
  const said = text.trim();
  const ready = chosen !== null && said !== "";
  const consign = (into: number) =>
    once(async () => {
      const change = deal ? contest(deal, said) : dispute(into, said);
      const why = say(await open.save(change));
      if (why !== null) return why;
      keepDone(open, [change], sheet);
      await leaveFor(sheetAddress(lang, sheet.id, deal ? hashOfView({ page: "contest", slot: deal.slot }) : ""));
      return null;
    });

  return (
    <RaisedPage label={t.consign} height="high" onClose={onClose}>
      <div className="max-w-[720px]">
        <h2 className="edge pt-5 text-title">{t.consign}</h2>
        <DealRow deals={deals} playing={playing} value={chosen} onChange={setChosen} />
        {chosen !== null && !deal && <p className="edge font-sans text-hint text-ink2">{t.waits(chosen + 1)}</p>}
        <AreaField label={t.noteLabel} looks={NOTE} maxLength={NOTE_LENGTH} value={text} onText={setText} />
        <Trouble text={trouble} />
      </div>
      <footer className="edge foot mt-auto flex max-w-[720px] items-center gap-4 pt-4">
        <QuietButton onClick={onClose}>{t.alike.press.cancel}</QuietButton>
        <ReadyButton className="flex-1" ready={ready} onClick={() => ready && void consign(chosen)}>
          {chosen === null ? t.chooseDeal : t.consignDo(chosen + 1)}
        </ReadyButton>
      </footer>
    </RaisedPage>
  );
}
