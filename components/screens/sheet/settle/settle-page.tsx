// This folder: two versions of a deal, side by side.
import { Trouble } from "#components/parts/form/submit";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import { TitledPage } from "#components/parts/page/titled-page";
import { useWordsOf } from "#components/parts/words/words";
import type { Choice } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { canNote } from "#lib/shown/sheet/may-note";
import { toSheet } from "../view";
import { Choices, TwoVersions } from "./two-versions";

/** Two phones noted this deal differently: shows both versions until one is chosen, here or on another phone. */
export function SettlePage({ at, sheet, slot }: { at: SheetAtHand; sheet: Sheet; slot: number }) {
  const t = useWordsOf("settle");
  const { trouble, once, say } = useSheetSaving(at.open, sheet);
  const deal = sheet.deals.find((one) => one.slot === slot);
  const rival = deal?.conflicts[0];

  async function choose(event: string, choice: Choice) {
    const done = await once(async () => say(await at.open.settle(event, choice)));
    const left = at.open.getSnapshot().sheet?.deals.find((one) => one.slot === slot)?.conflicts.length;
    if (done && !left) toSheet();
  }

  const choices = rival && canNote(at) && (
    <Choices of={["keep", "replace", "another"]} onChoice={(choice) => choose(rival.event, choice)} />
  );
  return (
    <TitledPage title={t.settle(slot + 1)} back={t.alike.back.sheet} under={slot} foot={choices || undefined} onClose={toSheet}>
      <Trouble text={trouble} className="edge pt-3" />
      {deal && !rival && <p className="edge pt-3 text-reason">{t.settled}</p>}
      {deal && rival && (
        <>
          <TwoVersions sheet={sheet} deal={deal} rival={rival} />
          {!canNote(at) && <p className="edge label pt-3">{t.chooseThere}</p>}
        </>
      )}
    </TitledPage>
  );
}
