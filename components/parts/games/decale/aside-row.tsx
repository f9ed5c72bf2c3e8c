import { useState } from "react";
import { Stepper } from "#components/parts/field/stepper";
import { FoldRow } from "#components/parts/ledger/fold-row";
import { useWords } from "#components/parts/words/words";
import { PACK_POINTS } from "#lib/rules/decale/data";
import type { DecaleDraft } from "#lib/sheet/drafts/decale";
import type { Editing } from "#lib/sheet/drafts/draft";

/** A tied last trick is nobody's: its points, when only one camp is counted. */
export function AsideRow({ draft, change }: Editing<DecaleDraft>) {
  const { m } = useWords();
  const t = m.screens.decale;
  const [open, setOpen] = useState(false);
  const holds = draft.setAside > 0 ? t.asideHolds(draft.setAside) : m.form.nothing;
  // A tied trick holds two Élèves at least: from nothing the first step is two points (D6).
  const step = (value: number) => (value === 1 ? (draft.setAside === 0 ? 2 : 0) : value);
  return (
    <FoldRow label={t.aside} holds={holds} open={open} onToggle={() => setOpen(!open)}>
      <Stepper
        label={t.asideLabel}
        value={draft.setAside}
        most={PACK_POINTS}
        onChange={(value) => change({ setAside: step(value) })}
      />
    </FoldRow>
  );
}
