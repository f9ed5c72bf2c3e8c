/**
 * A sheet as this phone last showed it, painted by the first bytes of its page while the code and the log are still being
 * read. It is the page's own drawing, kept as text: of this sheet, language and width alone, and never of one that shut this
 * phone out. What stands in it is what the log says, so the real page takes its place without a word or a line moving.
 */
import { useEffect, useLayoutEffect } from "react";
import { ID } from "./kept-rows";

/** Once nothing moves. */
const AFTER_MS = 400;

/** Keeps the page while it is at rest, and gives way to it once it is there. `kept`: false where nothing may be kept of it. */
export function useFirstRows(id: string, page: { readonly current: HTMLElement | null }, kept: boolean): void {
  // In the very step that puts the page there: nobody ever has both.
  useLayoutEffect(() => document.getElementById(ID)?.remove(), []);
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
