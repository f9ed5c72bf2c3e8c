import { useState } from "react";
import { LineField, Tick } from "#components/parts/field/field";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWordsAnd } from "#components/parts/words/words";
import { NOTE_LENGTH } from "#lib/log/limits";
import type { Json } from "#lib/rules/read";
import { corrected, replace } from "#lib/sheet/change";
import { decidedIn, endedBy } from "#lib/sheet/drafts/ruling";
import type { Change } from "#lib/sheet/event";
import { isSameDeal } from "#lib/sheet/same-deal";
import { isContested, type Seats, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { canRule } from "#lib/shown/sheet/may-note";
import { sayMoved } from "#lib/shown/sheet/say-moved";

/** The correction of a noted deal: its reason, for the history, and whether it ends a contest. Null for a new deal. */
export function useCorrection(at: SheetAtHand, sheet: Sheet, known: SheetDeal | undefined) {
  const { m, lang, t } = useWordsAnd("contest");
  const [reason, setReason] = useState("");
  const [ends, setEnds] = useState(true);
  if (!known) return null;
  const settles = isContested(known) && canRule(at);
  const decided = sayMoved(decidedIn(known), known.seats, sheet.names, lang);
  const stands = (right: Json, seating: Seats) => {
    const { deal, seats, dealer, voided } = known;
    const isSame = deal !== null && isSameDeal(sheet.rules, { deal, seats, dealer }, { deal: right, ...seating });
    return isSame && !voided && !isContested(known);
  };
  return {
    /** Empty if nothing was changed; a text that says so, if a reason was typed. */
    changes: (right: Json, { seats, dealer }: Seats): Change[] | string => {
      if (stands(right, { seats, dealer })) return reason.trim() ? m.deal.unchanged : [];
      return [
        ...endedBy(known, { may: settles, ends }, reason.trim() || t.ended.replaced),
        replace(known, right, reason, corrected(sheet, known, seats, dealer)),
      ];
    },
    rows: (
      <>
        {decided.length > 0 && <p className="edge border-rule border-t pt-2 text-prose">{t.stays(decided.join(", "))}</p>}
        <LineField
          label={m.deal.why}
          className="edge block border-rule border-t pt-1"
          maxLength={NOTE_LENGTH}
          value={reason}
          onText={setReason}
        />
        {settles && <Tick label={t.ends} checked={ends} onChange={setEnds} />}
      </>
    ),
  };
}
