// This folder: a deal noted, put right, or noted twice.
import { useState } from "react";
import { TitledPage } from "#components/parts/page/titled-page";
import { useWordsOf } from "#components/parts/words/words";
import { Choices, TwoVersions } from "#components/screens/sheet/settle/two-versions";
import type { Json } from "#lib/rules/read";
import { type Choice, corrected, record, replace, restore, seated } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import type { DealSeating } from "#lib/shown/sheet/deal-seating";
import type { OpenSheet } from "#lib/sync/opened";
import { useDevice } from "../live/use-device";

interface Props {
  open: OpenSheet;
  slot: number;
  /** The deal typed here. */
  deal: Json;
  seating: DealSeating;
  /** The deal was already noted when the form was opened: it cannot be a new deal. */
  isNoted: boolean;
  onSave: (slot: number, changes: readonly Change[]) => Promise<boolean>;
  onKeep: () => void;
  onClose: () => void;
}

/** Another phone noted this deal meanwhile: shows both versions to choose from. */
export function ClashPage({ open, slot, deal, seating, isNoted, onSave, onKeep, onClose }: Props) {
  const { seats, dealer } = seating;
  const { conflict, settle, toForm } = useWordsOf("settle");
  const device = useDevice();
  const [at] = useState(() => new Date().toISOString());
  const { sheet } = open.getSnapshot();
  const other = sheet?.deals.find((one) => one.slot === slot);
  const choose = (choice: Choice) => {
    const now = open.getSnapshot().sheet;
    const there = now?.deals.find((one) => one.slot === slot);
    if (choice === "keep" || !now || !there) onKeep();
    else if (choice === "replace") void onSave(slot, inPlaceOf(now, there, deal, seating));
    else void onSave(now.nextSlot, [record(now.nextSlot, deal, seated(now, now.nextSlot, seats, dealer))]);
  };
  const rival = { event: "", ids: [], deal, seats, dealer, at, device: device ?? "", contests: [], lastWord: null };
  return (
    <TitledPage
      title={settle(slot + 1)}
      label={conflict(slot + 1)}
      back={toForm}
      foot={<Choices of={isNoted ? ["keep", "replace"] : ["keep", "replace", "another"]} onChoice={choose} />}
      onClose={onClose}
    >
      <p className="edge pt-3 text-reason">{conflict(slot + 1)}</p>
      {sheet && other && <TwoVersions sheet={sheet} deal={other} rival={rival} />}
    </TitledPage>
  );
}

/** Replaces the other phone's version with the deal typed here. */
const inPlaceOf = (now: Sheet, other: SheetDeal, deal: Json, { seats, dealer }: DealSeating) =>
  [replace(other, deal, undefined, corrected(now, other, seats, dealer)), ...(other.voided ? [restore(other)] : [])] as const;
