import { Refused } from "#components/parts/games/form-parts";
import { useWords } from "#components/parts/words/words";
import { sum } from "#lib/rules/lists";
import type { Rules, Turn } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import type { WhistDraft } from "#lib/sheet/drafts/whist";

interface Props {
  rules: Rules;
  names: readonly string[];
  turn: Turn;
  draft: WhistDraft;
  reading: DraftReading;
}

/** How many tricks are announced, then taken, of those that are played; or why not. */
export function CheckLine({ rules, names, turn: { cards }, draft, reading }: Props) {
  const { m } = useWords();
  if (reading.faults.length > 0) return <Refused rules={rules} names={names} reading={reading} />;
  const taken = reading.missing === null ? cards : sum(draft.tricks);
  return (
    <div className="edge flex min-h-8 items-center">
      <p className="font-sans text-hint text-ink2" aria-live="polite">
        {m.whist.announcedOf(sum(draft.bids), cards)} {reading.missing !== "bids" && m.whist.takenOf(taken, cards)}
      </p>
    </div>
  );
}
