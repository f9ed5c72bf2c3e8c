import { useState } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { sayFault } from "#lib/rules/words/words";
import type { Choice } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { Choices } from "./choices";
import { TwoVersions } from "./two-versions";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  slot: number;
  canNote: boolean;
  onClose: () => void;
}

/** Two phones noted this deal otherwise: both versions, until people have chosen, here or on any other phone. */
export function SettlePage({ at, sheet, slot, canNote, onClose }: Props) {
  const { m, rules: words } = useWords();
  const t = useWordsOf("settle");
  const { back } = useWordsOf("raised").history;
  const [problem, setProblem] = useState<string | null>(null);
  const deal = sheet.deals.find((one) => one.slot === slot);
  const rival = deal?.conflicts[0];

  async function choose(event: string, choice: Choice) {
    const done = await at.open.settle(event, choice);
    const left = at.open.getSnapshot().sheet?.deals.find((one) => one.slot === slot)?.conflicts.length;
    if (done.ok && !left) onClose();
    else if (done.ok) setProblem(null);
    else if (done.code === "refused" && done.faults[0])
      setProblem(sayFault(words.games[sheet.rules.game], words.common, done.faults[0], (seat) => sheet.names[seat] ?? ""));
    else setProblem(done.code === "disk-full" ? m.screens.sheet.diskFull : m.screens.sheet.notSaved);
  }

  return (
    <RaisedPage label={t.settle(slot + 1)} height="high" under={slot} onClose={onClose}>
      <div className="max-w-[720px]">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.settle(slot + 1)}</h2>
        </div>
        {problem && (
          <p role="alert" className="edge pt-3 text-reason text-neg">
            {problem}
          </p>
        )}
        {deal && rival && (
          <>
            <TwoVersions sheet={sheet} deal={deal} rival={rival} />
            {canNote ? (
              <Choices of={["keep", "replace", "another"]} onChoice={(choice) => choose(rival.event, choice)} />
            ) : (
              <p className="edge label pt-3">{t.chooseThere}</p>
            )}
          </>
        )}
      </div>
    </RaisedPage>
  );
}
