import { useState } from "react";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useDevice } from "#components/parts/live/use-device";
import { useWordsOf } from "#components/parts/words/words-of";
import { Choices } from "#components/screens/sheet/settle/choices";
import { TwoVersions } from "#components/screens/sheet/settle/two-versions";
import type { Json } from "#lib/rules/read";
import type { Choice } from "#lib/sheet/change";
import type { Seats, Sheet } from "#lib/sheet/sheet";

interface Props {
  /** As it is by now. */
  sheet: Sheet | null;
  slot: number;
  /** What was about to be noted here. */
  deal: Json;
  seating: Seats;
  of: readonly Choice[];
  onChoice: (choice: Choice) => void;
  onClose: () => void;
}

/** Somebody noted this deal meanwhile: both versions, and people choose. */
export function ClashPage({ sheet, slot, deal, seating: { seats, dealer }, of, onChoice, onClose }: Props) {
  const { conflict } = useWordsOf("settle");
  const device = useDevice();
  const [at] = useState(() => new Date().toISOString());
  const other = sheet?.deals.find((one) => one.slot === slot);
  const rival = { event: "", ids: [], deal, seats, dealer, at, device: device ?? "", contests: [] };
  return (
    <RaisedPage label={conflict(slot + 1)} onClose={onClose}>
      <p className="edge pt-6 text-reason">{conflict(slot + 1)}</p>
      {sheet && other && <TwoVersions sheet={sheet} deal={other} rival={rival} />}
      <Choices of={of} onChoice={onChoice} />
    </RaisedPage>
  );
}
