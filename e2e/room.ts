/** Checks that everything on a screen can be reached and read whole, whatever the size of screen and text. */
import type { BrowserContext, Page } from "@playwright/test";

/** The page's margins in px: a word wider than the rest may be broken. */
const MARGINS = 40;

/** Texts that make the page scroll sideways, are cut off, overlap, or are broken within a word that would fit a line. */
export const unread = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(
    ([width, margins]) => {
      const found = new Set<string>();
      const top = document.querySelector<HTMLElement>("dialog[open]") ?? document.body;
      const above = (one: Element): Element[] => {
        const all: Element[] = [];
        for (let at: Element | null = one; at && at !== top; at = at.parentElement) all.push(at);
        return all;
      };
      const isOpen = (one: Element) => getComputedStyle(one).overflow === "visible";
      /** The part of a box that is visible within its scrolling frames. */
      const within = (box: DOMRect, frames: readonly Element[]): DOMRect => {
        let { left, right, top, bottom } = box;
        for (const clip of frames.map((one) => one.getBoundingClientRect())) {
          [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
          [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      const over = Math.max(top.scrollWidth, document.documentElement.scrollWidth) - width;
      if (over > 0) found.add(`slides sideways by ${over}`);
      const lines: { text: string; box: DOMRect; layer: Element | undefined }[] = [];
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const owner = node.parentElement as HTMLElement;
        const text = node.data.trim().slice(0, 40);
        // Skipped: drawings; paper, which keeps its width; totals in table mode, whose digits are lower than their box.
        if (!text || owner.closest("svg, [aria-hidden] [data-corner], option, .paper, .reader-total, script, style")) continue;
        if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const around = above(owner);
        if (around.some((one) => one.clientWidth === 1 && one.clientHeight === 1)) continue;
        const frames = around.filter((one) => !isOpen(one));
        const slides = frames.some(
          (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth,
        );
        const layer = around.find((one) => getComputedStyle(one).position !== "static");
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const seen = within(box, frames);
          // Text hidden from screen readers may be cut: its words are beside it.
          const shown = owner.closest("[aria-hidden]") ? seen : box;
          if (!slides && (shown.right > width + 1 || shown.left < -1)) found.add(`cut: ${text}`);
          if (seen.width > 0 && seen.height > 0) lines.push({ text, box: seen, layer });
        }
        for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{Nd}’]{2,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter((one) => one.width > 0);
          const whole = parts.reduce((sum, one) => sum + one.width, 0);
          if (whole < width - margins && new Set(parts.map((one) => Math.round(one.top))).size > 1) found.add(`broken: ${word}`);
        }
      }
      for (const [i, one] of lines.entries())
        for (const other of lines.slice(i + 1)) {
          if (one.layer !== other.layer) continue;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 1.5 && high > 0.4 * Math.min(one.box.height, other.box.height))
            found.add(`on each other: ${one.text}, ${other.text}`);
        }
      return [...found];
    },
    [width, MARGINS] as const,
  );

/** The least height in px that must be free between pinned parts. */
const LEAST_READ = 100;

/** Checks on a low screen that pinned parts leave room to read, and cover nothing for good. */
export const underPinned = (page: Page): Promise<string[]> =>
  page.evaluate(async (least) => {
    const found: string[] = [];
    const raised = document.querySelector<HTMLElement>("dialog[open]");
    const scroller = raised ?? document.documentElement;
    const isPinned = (one: Element | null): boolean =>
      one !== null && one !== raised && (/fixed|sticky/.test(getComputedStyle(one).position) || isPinned(one.parentElement));
    const read = () => {
      const { top, bottom } = raised?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      let px = 0;
      for (let y = Math.max(0, top); y < Math.min(innerHeight, bottom); y++)
        if (!isPinned(document.elementFromPoint(innerWidth / 2, y))) px++;
      return px;
    };
    const whole = scroller.scrollHeight;
    if (whole > scroller.clientHeight + 1)
      for (const part of [0, 0.3, 0.6]) {
        scroller.scrollTo(0, whole * part);
        await new Promise(requestAnimationFrame);
        if (read() < least) found.push(`${read()} px to read`);
      }
    const targets = "button:enabled, a[href], label, summary, select, input:not([type=radio], [type=checkbox])";
    for (const target of scroller.querySelectorAll<HTMLElement>(targets)) {
      if (
        target.closest("[inert], .sr-only, .paper") ||
        target.offsetWidth <= 1 ||
        !target.checkVisibility({ opacityProperty: true })
      )
        continue;
      target.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, right, top, bottom } = target.getClientRects()[0] as DOMRect;
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!seen || !(target.contains(seen) || seen.contains(target)))
        found.push(`covered: ${target.getAttribute("aria-label") ?? target.textContent}`);
    }
    return found;
  }, LEAST_READ);

/** Sets the browser's text size. */
export async function textOf(context: BrowserContext, page: Page, size: number): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } });
}
