"use client";
/** The sheet of this address (`?s=`), live from this phone's own store. */
import { useSyncExternalStore } from "react";
import { warmGame } from "#components/parts/games/use-game";
import { EMPTY, type SheetState } from "#lib/sync/local-sheet";
import type { OpenSheet } from "#lib/sync/opened";
import { thisPhone } from "#lib/sync/this-phone";

export interface SheetAtHand extends SheetState {
  readonly open: OpenSheet;
}

const noSheet = () => () => {};

const sheetInAddress = (): string => new URLSearchParams(location.search).get("s") ?? "";

/** Read while the page is still waking up. */
if (typeof window !== "undefined") {
  if (sheetInAddress()) thisPhone().open(sheetInAddress());
  warmGame(document.documentElement.lang === "en" ? "en" : "fr");
}

/** Null while the page is only its static shell; undefined where the address names no sheet. */
export function useSheet(): SheetAtHand | null | undefined {
  const id = useSyncExternalStore(noSheet, sheetInAddress, () => null);
  const open = id ? thisPhone().open(id) : null;
  const state = useSyncExternalStore(
    open?.subscribe ?? noSheet,
    () => open?.getSnapshot() ?? EMPTY,
    () => EMPTY,
  );
  if (id === "") return undefined;
  return open && { ...state, open };
}
