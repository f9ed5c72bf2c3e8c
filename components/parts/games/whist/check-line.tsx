import { Refusal } from "#components/parts/ledger/refusal";
import { useRuleSheet } from "#components/parts/rule/rule-sheet";
import { useWords } from "#components/parts/words/words";
import { sum } from "#lib/rules/lists";
import type { Turn } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import type { WhistDraft } from "#lib/sheet/drafts/whist";
import { ruleLabel } from "#lib/shown/rules/rule-label";

interface Props {
  names: readonly string[];
  turn: Turn;
  draft: WhistDraft;
  reading: DraftReading;
}

/** How many tricks are announced, then taken, of those that are played; or why not. */
export function CheckLine({ names, turn: { cards }, draft, reading }: Props) {
  const { m, rules } = useWords();
  const showRule = useRuleSheet();
  const fault = reading.faults[0];
  if (fault) {
    const reason = sayFault(rules.games.whist, rules.common, fault, (seat) => names[seat] ?? "");
    return <Refusal reason={reason} rule={ruleLabel(fault.rule)} onRule={() => showRule(fault.rule)} />;
  }
  const taken = reading.missing === null ? cards : sum(draft.tricks);
  return (
    <div className="edge flex min-h-8 items-center">
      <p className="font-sans text-hint text-ink2" aria-live="polite">
        {m.whist.announcedOf(sum(draft.bids), cards)} {reading.missing !== "bids" && m.whist.takenOf(taken, cards)}
      </p>
    </div>
  );
}
