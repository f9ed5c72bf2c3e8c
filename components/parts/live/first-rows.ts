/**
 * A sheet as this phone last showed it, painted by the first bytes of its page while the code and the log are still being
 * read. It is the page's own drawing, kept as text: of this sheet, language and width alone, and never of one that shut this
 * phone out. What stands in it is what the log says, so the real page takes its place without a word or a line moving.
 */
import { useEffect } from "react";
import { attempt } from "#components/parts/words/attempt";
import { ID, KEY } from "./kept-rows";

/** A long evening's page is some 100 KB of text; beyond this it is not worth its room. */
const MOST_LETTERS = 400_000;
/** The real page is drawn whole under its likeness by then; taps go through to it at once. */
const UNDER_MS = 100;
/** Once nothing moves. */
const AFTER_MS = 400;

/** Keeps the page while it is at rest, and gives way to it once it is there. `kept`: false where nothing may be kept of it. */
export function useFirstRows(id: string, page: { readonly current: HTMLElement | null }, kept: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById(ID)?.remove(), UNDER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!kept) forget(id);
    if (!kept) return;
    const timer = setTimeout(() => keep(id, page.current), AFTER_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const leave = () => kept && !location.hash && keep(id, page.current);
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [id, page, kept]);
}

/** Nothing that may be said otherwise by then: what is marked `data-live` is left empty. */
function keep(id: string, page: HTMLElement | null): void {
  if (!page) return;
  const copy = page.cloneNode(true) as HTMLElement;
  for (const live of copy.querySelectorAll("[data-live]")) live.textContent = "";
  const html = copy.outerHTML;
  const { lang } = document.documentElement;
  if (html.length > MOST_LETTERS) forget(id);
  else attempt(() => localStorage.setItem(KEY, JSON.stringify({ id, lang, width: innerWidth, top: scrollY, html })));
}

/** What is kept of this sheet. */
export const forget = (id: string): void =>
  attempt(() => {
    if (localStorage.getItem(KEY)?.startsWith(`{"id":"${id}"`)) localStorage.removeItem(KEY);
  });
