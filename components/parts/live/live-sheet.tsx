import { useEffect, useRef } from "react";
import { useTitle } from "#components/parts/ledger/page";
import { useWords } from "#components/parts/words/words";
import { titleOf } from "#lib/shown/sheet/title";
import { followLive, type Live, type Noting } from "#lib/sync/live";
import type { OpenSheet } from "#lib/sync/opened";
import { thisPhone } from "#lib/sync/this-phone";

interface Props {
  open: OpenSheet;
  /** The deal being noted here. */
  slot: number | null;
  /** What others are noting just now. */
  onNoting: (noting: readonly Noting[]) => void;
  /** How many other phones have all that is here. */
  onSeen?: (others: number) => void;
}

/** Nothing to see: while it is there, the sheet moves with the others, and the page is called by its evening. */
export function LiveSheet({ open, slot, onNoting, onSeen }: Props) {
  const live = useRef<Live>(null);
  const { m } = useWords();
  const { sheet, role } = open.getSnapshot();
  const isThere = role !== null;
  useTitle(sheet && titleOf(sheet, m));
  const told = useRef<number | null>(null);
  useEffect(() => {
    // No server has said yet that it knows this sheet: there is nothing to follow.
    if (!isThere) return;
    const phone = thisPhone();
    const hear = async (noting: readonly Noting[]) => {
      const { id } = await phone.device();
      onNoting(noting.filter(({ device }) => device !== id));
    };
    const following = followLive(phone, open, (noting) => void hear(noting), onSeen);
    live.current = following;
    // What is being noted here was begun before.
    if (told.current !== null) following.note(told.current);
    return () => {
      if (told.current !== null) following.note(null);
      following.stop();
    };
  }, [isThere, open, onNoting, onSeen]);
  useEffect(() => {
    if (slot !== told.current) live.current?.note(slot);
    told.current = slot;
  }, [slot]);
  return null;
}
