import { useEffect, useRef } from "react";
import { useTitle } from "#components/parts/page/page";
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
  /** How many other phones have every event of this one. */
  onSeen?: (others: number) => void;
}

/** Renders nothing. While it is mounted the sheet follows other phones, and the document's title names the evening. */
export function LiveSheet({ open, slot, onNoting, onSeen }: Props) {
  const live = useRef<Live>(null);
  const { m } = useWords();
  const { sheet, role } = open.getSnapshot();
  const isThere = role !== null;
  useTitle(sheet && titleOf(sheet, m));
  const told = useRef<number | null>(null);
  useEffect(() => {
    // The server does not know this sheet yet: there is nothing to follow.
    if (!isThere) return;
    const phone = thisPhone();
    const hear = async (noting: readonly Noting[]) => {
      const { id } = await phone.device();
      onNoting(noting.filter(({ device }) => device !== id));
    };
    const following = followLive(phone, open, (noting) => void hear(noting), onSeen);
    live.current = following;
    // The form was open before the connection: the others are told now.
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
