/** Checks of sizes for the thumb, and of names for voice control. */
import type { Page } from "@playwright/test";

const TARGET = 44;

/**
 * Controls whose accessible name does not match their visible text, so that voice control misses them (WCAG 2.5.3). The name must
 * begin with the text; for a cell that holds what was typed, contain it. Signs are ignored.
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
      // Text on a card is part of its picture.
      const drawn = new Set([...face.querySelectorAll("svg text, [data-corner]")].map((one) => one.textContent));
      const words = text
        .split("\n")
        .filter((line) => !drawn.has(line.trim()))
        .join("\n");
      // A second text, turned for those across the table, repeats the first.
      const again = face.querySelector<HTMLElement>(".rotate-180")?.textContent ?? "";
      const seen = bare(again && words.trim().endsWith(again) ? words.trim().slice(0, -again.length) : words);
      const isCalled = control.hasAttribute("aria-pressed") ? bare(name).includes(seen) : bare(name).startsWith(seen);
      return isCalled ? [] : [`${words.replace(/\s+/g, " ")} is called ${name}`];
    });
  });

/** Targets smaller than they should be, except links within a sentence (WCAG 2.5.8, "inline"). */
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
