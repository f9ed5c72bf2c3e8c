/**
 * A sheet as this phone last showed it, painted by the first bytes of its page while the code and the log are still being
 * read. It is the page's own drawing, kept as text: of this sheet, language and width alone, and never of one that shut this
 * phone out. What stands in it is what the log says, so the real page takes its place without a word or a line moving.
 */
import { useEffect, useLayoutEffect } from "react";
import { ID } from "./kept-rows";

/** Once nothing moves. */
const AFTER_MS = 400;

/** Gives way to the page once it is there, in the very step that puts it there: nobody ever has both. `isThere`: false while it only waits. `onTapped`: what a tap meanwhile asked for. */
export function useGivingWay(isThere: boolean, onTapped: (hash: string) => void = () => {}): void {
  useLayoutEffect(() => {
    const rows = isThere && document.getElementById(ID);
    if (!rows) return;
    rows.remove();
    if (rows.dataset.tapped) onTapped(rows.dataset.tapped);
  }, [isThere, onTapped]);
}

/** Keeps the page while it is at rest. `kept`: false where nothing may be kept of it. */
export function useFirstRows(id: string, page: { readonly current: HTMLElement | null }, kept: boolean): void {
  useEffect(() => {
    const keep = () => (kept ? keeping?.keepRows(id, page.current) : keeping?.forgetRows(id));
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
