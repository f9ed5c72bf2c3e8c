/** The sheet of this address (`?s=`), live from this phone's own store. */
import { useMemo, useSyncExternalStore } from "react";
import { useAddress } from "#components/parts/door/address";
import { warmGame } from "#components/parts/games/use-game";
import { penaltiesApart } from "#lib/hall/penalties-apart";
import { NO_SHEET, type SheetState } from "#lib/sync/local-sheet";
import type { OpenSheet } from "#lib/sync/opened";
import { thisPhone } from "#lib/sync/this-phone";
import { hallSaid } from "./hall-of";

export interface SheetAtHand extends SheetState {
  readonly open: OpenSheet;
}

const noSheet = () => () => {};

/** Starts to read the sheet, and loads its game, before React has started. */
if (typeof window !== "undefined") {
  const asked = new URLSearchParams(location.search).get("s");
  if (asked) thisPhone().open(asked);
  warmGame();
}

/**
 * Null in the page as built; undefined if the address names no sheet. A tournament's sheet is without penalties, as its table
 * signs it.
 */
export function useSheet(): SheetAtHand | null | undefined {
  const id = useAddress("s");
  const open = id ? thisPhone().open(id) : null;
  const state = useSyncExternalStore(
    open?.subscribe ?? noSheet,
    () => open?.getSnapshot() ?? NO_SHEET,
    () => NO_SHEET,
  );
  const sheet = useMemo(
    () => (state.sheet && id && hallSaid(id) !== "" ? penaltiesApart(state.sheet) : state.sheet),
    [state.sheet, id],
  );
  if (id === "") return undefined;
  return open && { ...state, sheet, open };
}
