/**
 * A sheet as this phone last showed it, painted by the first bytes of its page while the code and the log are still being
 * read. It is the page's own drawing, kept as text: of this sheet, language and width alone, and no longer once the server has said
 * that this phone is shut out. What stands in it is what the log says, and it is dropped before anything is added there (`localSheet` of
 * `lib/sync/local-sheet.ts`): the real page takes its place without a word or a line moving.
 */
import { useEffect, useLayoutEffect } from "react";
import { ifAllowed } from "#lib/sync/if-allowed";
import { forgetRows, PAINTED } from "#lib/sync/seen-rows";
import type { SheetAtHand } from "./use-sheet";

/** Once nothing moves. */
const AFTER_MS = 400;

/** Gives way to the page once it is there, in the very step that puts it there: nobody ever has both. `isThere`: false while it only waits. `onTapped`: what a tap meanwhile asked for. */
export function useGivingWay(isThere: boolean, onTapped: (hash: string) => void = () => {}): void {
  useLayoutEffect(() => {
    const rows = isThere && document.getElementById(PAINTED);
    if (!rows) return;
    rows.remove();
    if (rows.dataset.tapped) onTapped(rows.dataset.tapped);
  }, [isThere, onTapped]);
}

/** Keeps the page while it is at rest: never what the log, of which more is being written, said before. */
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
