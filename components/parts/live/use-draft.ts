"use client";
import { useCallback, useEffect, useState } from "react";
import type { OpenSheet } from "#lib/sync/opened";

/** A half-typed form, kept on the phone at every key: closing the tab loses nothing. */
export function useDraft(
  open: OpenSheet,
  slot: number,
  start: () => object,
): [object | null, (draft: object) => void, () => Promise<unknown>] {
  const [draft, setDraft] = useState<object | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form starts once, when it opens
  useEffect(() => {
    let gone = false;
    void open.draft(slot).then((kept) => !gone && setDraft(typeof kept === "object" && kept !== null ? kept : start()));
    return () => {
      gone = true;
    };
  }, [open, slot]);
  const change = useCallback((next: object) => keeping(open, slot, next, setDraft), [open, slot]);
  const forget = useCallback(() => open.keepDraft(slot, null), [open, slot]);
  return [draft, change, forget];
}

/** On the screen and on the phone, at every key. */
export function keeping(open: Pick<OpenSheet, "keepDraft">, slot: number, next: object, show: (draft: object) => void): void {
  show(next);
  void open.keepDraft(slot, next);
}
