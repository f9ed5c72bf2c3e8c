/** Whether everything on a screen is within reach and read whole, whatever the size of the screen and of its text. */
import type { Page } from "@playwright/test";

/** A page's margins: a word that is wider than what they leave may be broken. */
const MARGINS = 40;

/** What slides the page sideways, is cut off, lies on other words, or is broken within a word that a line has room for. */
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
      /** What of it is seen of the frames that it slides in. */
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
        // What is drawn is not read, paper is as wide as paper, and a total in table mode is lower than its letters' box.
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
          // What stands for a figure may be shortened: its words are beside it.
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

/** In px: what is read between what is pinned above and below. */
const LEAST_READ = 100;

/** On a low screen: that what is pinned leaves nothing to read, or covers for good. */
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
