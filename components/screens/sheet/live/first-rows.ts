// This folder: what a sheet shows first, what the server refused, and whose phone noted.
/**
 * A sheet as this phone last showed it, painted from the first bytes of its page while the code and the log are still being read.
 * It is the page's own HTML, kept for one sheet, language and width, and deleted once the server has shut this phone out. It
 * shows what the log says, and is dropped before the log grows (`localSheet` of `lib/sync/local-sheet.ts`): the real page
 * replaces it without a visible change.
 */
import { useEffect, useLayoutEffect } from "react";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { ifAllowed } from "#lib/sync/if-allowed";
import { forgetRows, PAINTED } from "#lib/sync/seen-rows";

/** After the last render. */
const AFTER_MS = 400;

/**
 * Removes the painted rows in the very commit that shows the page, so that both are never there. `isThere`: false while the page
 * only waits. `onTapped`: gets the hash that a tap on the painted rows asked for.
 */
export function useGivingWay(isThere: boolean, onTapped: (hash: string) => void = () => {}): void {
  useLayoutEffect(() => {
    const rows = isThere && document.getElementById(PAINTED);
    if (!rows) return;
    rows.remove();
    if (rows.dataset.tapped) onTapped(rows.dataset.tapped);
  }, [isThere, onTapped]);
}

/** Keeps the page's HTML while nothing is being written: it must not lag behind the log. */
export function useFirstRows({ open, lastError }: SheetAtHand, page: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const drawn = open.getSnapshot();
    const keep = () => {
      if (lastError === "refused") ifAllowed(() => forgetRows(localStorage, open.id));
      else if (open.isAtRest() && open.getSnapshot() === drawn) keeping?.keepRows(open.id, page.current);
    };
    const timer = setTimeout(async () => {
      keeping ??= await import("./keep-rows").catch(() => undefined);
      keep();
    }, AFTER_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  });
}

let keeping: typeof import("./keep-rows") | undefined;
