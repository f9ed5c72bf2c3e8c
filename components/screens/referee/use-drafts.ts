import { useState } from "react";
import { useAddress } from "#components/parts/door/address";
import { useFollowedHash } from "#components/parts/door/hash";
import { useKept } from "#components/parts/live/use-draft";
import { type CodeDraft, EMPTY_CODE } from "#lib/sheet/drafts/arbitrated";
import { EMPTY_HAND, type HandDraft } from "#lib/sheet/drafts/hand";
import { emptyPlay, type PlayDraft } from "#lib/sheet/drafts/play";
import { type RecordDraft, startRecord } from "#lib/sheet/drafts/record-draft";
import type { Sheet } from "#lib/sheet/sheet";
import { casesAt } from "#lib/shown/addresses/cases-at";
import type { Tab } from "#lib/shown/addresses/referee-hash";
import type { RefereeTable } from "./referee";

/** The referee's drafts, one for each tab; null until they are read. */
export function useDrafts({ rules, at, id }: RefereeTable) {
  const sheet = at?.sheet ?? null;
  const slot = useSlot(at?.sheet);
  const startPlay = (): PlayDraft => {
    const { leader, calledCard } = startRecord(rules, sheet, slot);
    return { ...emptyPlay(leader), calledCard };
  };
  const [play, setPlay] = useKept<PlayDraft>(`referee play ${id}`, 0, startPlay);
  const [hand, setHand] = useKept<HandDraft>(`referee hand ${id}`, 0, () => EMPTY_HAND);
  const [record, setRecord] = useKept<RecordDraft>(`referee deal ${id}`, slot, () => startRecord(rules, sheet, slot));
  const [code, setCode] = useCode();
  const { setRestore, laying, ...restoring } = useRestoring();
  if (!play || !hand || !record) return null;
  const clear = (tab: Tab) => {
    const tabs = {
      play: { back: () => setPlay(play), empty: () => setPlay(startPlay()) },
      hand: { back: () => setHand(hand), empty: () => setHand({ ...EMPTY_HAND, asks: hand.asks }) },
      deal: { back: () => setRecord(record), empty: () => setRecord(startRecord(rules, sheet, slot)) },
      code: { back: () => setCode(code), empty: () => setCode(EMPTY_CODE) },
    };
    setRestore(() => tabs[tab].back);
    tabs[tab].empty();
  };
  return {
    slot,
    drafts: { play, hand, record, code },
    lay: { play: laying(setPlay), hand: laying(setHand), record: laying(setRecord), code: laying(setCode) },
    /** Replaces the play, without the undo of `lay`. */
    setPlay,
    another: () => setPlay(startPlay()),
    clear,
    ...restoring,
  };
}

/** Undoes the last clearing, until another card is laid: one tap must not lose seventy-two cards. */
function useRestoring() {
  const [restore, setRestore] = useState<(() => void) | null>(null);
  const keepCleared = () => setRestore(null);
  const laying =
    <T>(keep: (draft: T) => void) =>
    (draft: T) => {
      keepCleared();
      keep(draft);
    };
  const giveBack = () => {
    restore?.();
    keepCleared();
  };
  /** `restore`: null when nothing was cleared. */
  return { setRestore, laying, restore: restore && giveBack, keepCleared };
}

/** The open case of the code; a link can open another. */
function useCode(): [CodeDraft, (draft: CodeDraft) => void] {
  const [code, setCode] = useState(EMPTY_CODE);
  useFollowedHash((hash) => {
    const there = casesAt(hash);
    if (there) setCode({ ...EMPTY_CODE, ...there });
  });
  return [code, setCode];
}

/** The deal of the address (`&n=7`), else the one being played. */
function useSlot(sheet: Sheet | undefined): number {
  const asked = Number(useAddress("n")) - 1;
  return Number.isInteger(asked) && asked >= 0 ? asked : (sheet?.nextSlot ?? 0);
}
