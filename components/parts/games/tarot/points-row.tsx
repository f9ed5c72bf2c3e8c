import { useEffect, useRef } from "react";
import { refusedIn } from "#components/parts/games/form-parts";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { Caret } from "#components/parts/ledger/score-row";
import { useWords } from "#components/parts/words/words";
import { CAMPS } from "#lib/rules/tarot/attack";
import { withSide } from "#lib/sheet/drafts/tarot";
import type { PartProps } from "./part";

/** The points of whichever camp was counted, ready for the first key. */
export function PointsRow({ draft, reading, onDraft }: PartProps) {
  const { m } = useWords();
  const refused = refusedIn(reading) === "points";
  const row = useRef<HTMLDivElement>(null);
  const seen = useRef(draft.typed);
  // On a short screen the choices may have been scrolled past what is typed; what it is worth stands under it.
  useEffect(() => {
    if (draft.typed !== seen.current) row.current?.scrollIntoView({ block: "nearest" });
    seen.current = draft.typed;
  }, [draft.typed]);
  return (
    <div ref={row} data-asks="points pile" className="flex scroll-mb-8 items-center border-rule border-t pt-1">
      <ChoiceRow
        label={m.tarot.points}
        layout="flow"
        className="flex-1"
        choices={CAMPS.map((camp) => ({ value: camp, label: m.tarot.camps[camp] }))}
        value={draft.side}
        onChange={(side) => onDraft(withSide(draft, side))}
      />
      <output aria-label={m.tarot.points} className={`edge text-typed whitespace-nowrap ${refused ? "text-neg" : ""}`}>
        {draft.typed}
        <Caret />
      </output>
    </div>
  );
}
