/** What a thumb would miss, and what a voice would call in vain. */
import type { Page } from "@playwright/test";

const TARGET = 44;

/**
 * What somebody who speaks to the phone would call in vain: whatever is called otherwise than by what is seen on it (WCAG 2.5.3). The name
 * begins with it; that of a cell which holds what was typed has it. Signs are left out: they are spoken as they please.
 */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = document.querySelector("dialog[open]") ?? document;
    const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, "");
    return [...top.querySelectorAll<HTMLElement>("button, a[href], summary, input, select, [role=button]")].flatMap((control) => {
      const name = control.getAttribute("aria-label");
      const face = control instanceof HTMLInputElement ? control.closest("label") : control;
      if (name === null || !face || control.offsetWidth === 0) return [];
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      const text = control instanceof HTMLSelectElement ? "" : face.innerText;
      // What stands on a card is part of its picture.
      const drawn = new Set([...face.querySelectorAll("svg text, [data-corner]")].map((one) => one.textContent));
      const words = text
        .split("\n")
        .filter((line) => !drawn.has(line.trim()))
        .join("\n");
      // What is turned round says the same to those across the table.
      const again = face.querySelector<HTMLElement>(".rotate-180")?.textContent ?? "";
      const seen = bare(again && words.trim().endsWith(again) ? words.trim().slice(0, -again.length) : words);
      const isCalled = control.hasAttribute("aria-pressed") ? bare(name).includes(seen) : bare(name).startsWith(seen);
      return isCalled ? [] : [`${words.replace(/\s+/g, " ")} is called ${name}`];
    });
  });

/** What a thumb would miss: whatever can be tapped and is smaller than it should be, but for links within a running sentence (WCAG 2.5.8, "inline"). */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const top = document.querySelector("dialog[open]") ?? document;
    const found: string[] = [];
    for (const target of top.querySelectorAll<HTMLElement>(
      "button:enabled, a[href], summary, label:has(input), select, input[type=text]",
    )) {
      if (target.closest("[inert], .sr-only") || target.classList.contains("sr-only") || target.offsetWidth === 0) continue;
      if (target.localName === "a" && getComputedStyle(target).display === "inline") continue;
      const { width, height } = target.getBoundingClientRect();
      const name = (target.getAttribute("aria-label") ?? target.textContent ?? "").slice(0, 40);
      if (height < least - 0.5 || width < least - 0.5) found.push(`${name}, ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  }, TARGET);
