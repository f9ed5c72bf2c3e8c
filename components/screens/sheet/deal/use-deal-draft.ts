import { useState } from "react";
import { useDraft } from "#components/parts/live/use-draft";
import type { Person } from "#lib/rules/seating";
import { resumed } from "#lib/sheet/drafts/resumed";
import type { Sheet } from "#lib/sheet/sheet";
import { firstDraft, reseatedDraft } from "#lib/shown/sheet/deal-draft";
import { type DealSeating, draftSeating, seatingFor } from "#lib/shown/sheet/deal-seating";
import type { OpenSheet } from "#lib/sync/opened";

/** A kept form: the game's own draft, with these fields. */
interface DealDraft {
  readonly sit: DealSeating;
  /** The event of the version it corrects; null for a new deal. A version noted since conflicts with it, and the users choose. */
  readonly of: string | null;
}

/** The draft of a deal, kept on the phone, and its seating; `taker`: the player who was tapped. */
export function useDealDraft(open: OpenSheet, sheet: Sheet, slot: number, taker: Person | undefined) {
  const due = seatingFor(sheet, slot);
  // The deal as it was when the form opened: if another tab notes it since, the users choose.
  const [noted] = useState(() => sheet.deals.find((deal) => deal.slot === slot));
  const [isResumed, setResumed] = useState(false);
  const [draft, setKept, forget] = useDraft<DealDraft>(open, slot, (kept) => {
    const first = { ...firstDraft(sheet, noted, due, { taker, kept }), sit: due, of: noted?.current ?? null };
    const next = resumed(first, kept);
    setResumed(JSON.stringify(next) !== JSON.stringify(first));
    return next;
  });
  const of = draft ? draft.of : noted?.current;
  const known = noted && of ? { ...noted, current: of } : undefined;
  // The draft refers to seats: it keeps the seating it was typed for.
  const seating = draft ? draftSeating(sheet, draft, due) : due;
  const keep = (next: object, sit: DealSeating) => draft && setKept({ ...next, sit, of: draft.of });
  // A new seating moves each player's entries along; in a correction entries stay with the seat, for its new player.
  const seat = (next: DealSeating) => {
    const stays = known && next.seats.length === seating.seats.length;
    if (draft) keep(stays ? draft : reseatedDraft(sheet, draft, seating, next), next);
  };
  return { known, draft, isResumed, setDraft: (next: object) => keep(next, seating), forget, seating, seat };
}
