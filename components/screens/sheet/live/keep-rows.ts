/** Keeps what the rows look like once nothing is being noted: `first-rows.ts` shows it first at the next visit. */
import { ifAllowed } from "#lib/sync/if-allowed";
import { forgetRows, SEEN_ROWS } from "#lib/sync/seen-rows";

/** A long evening's page is some 100 KB of text; beyond this it is not worth its room. */
const MOST_LETTERS = 400_000;

/** Elements marked `data-live` are kept empty: their words may be out of date when this is shown. */
export function keepRows(id: string, page: HTMLElement | null): void {
  if (!page) return;
  const copy = page.cloneNode(true) as HTMLElement;
  // The curve's table is for screen readers, from which the likeness is hidden.
  for (const heard of copy.querySelectorAll("div.sr-only")) heard.remove();
  for (const live of copy.querySelectorAll("[data-live]")) live.textContent = "";
  // A new row is marked once, not each time the sheet is opened.
  for (const row of copy.querySelectorAll(".fresh")) row.classList.remove("fresh");
  const html = copy.outerHTML;
  const { lang } = document.documentElement;
  if (html.length > MOST_LETTERS) ifAllowed(() => forgetRows(localStorage, id));
  else ifAllowed(() => localStorage.setItem(SEEN_ROWS, JSON.stringify({ id, lang, width: innerWidth, top: scrollY, html })));
}
