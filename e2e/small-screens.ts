/** The screens of phones, and what may go wrong on a small one. */
import { expect, type Page } from "@playwright/test";

export const SCREENS = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 780],
  [430, 932],
  [844, 390],
] as const;

const TARGET = 44;

/** Controls in these places that are too small, covered, or cut off by the screen after scrolling to them. */
export async function hindered(page: Page, where: string): Promise<string[]> {
  return page.evaluate(
    ([places, least]) => {
      const found: string[] = [];
      for (const place of document.querySelectorAll(places)) {
        for (const target of place.querySelectorAll<HTMLElement>("button:enabled, a, label, summary")) {
          if (target.offsetWidth === 0) continue;
          target.scrollIntoView({ block: "nearest" });
          const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
          const name = `${target.getAttribute("aria-label") ?? target.textContent}, ${Math.round(width)} × ${Math.round(height)}`;
          if (width < least - 0.5 || height < least - 0.5) found.push(`small: ${name}`);
          if (left < -0.5 || right > innerWidth + 0.5) found.push(`wide: ${name}`);
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!seen || !(target.contains(seen) || seen.contains(target))) found.push(`covered: ${name}`);
        }
      }
      return found;
    },
    [where, TARGET] as const,
  );
}

/** Names, or other words, that are cut off or touch their neighbour. */
export const touching = (page: Page, where: string, words = "bdi"): Promise<string[]> =>
  page.evaluate(
    async ([places, words]) => {
      // Wait until the names are fitted to the new width.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const found: string[] = [];
      for (const row of document.querySelectorAll(places)) {
        const boxes = [...row.querySelectorAll(words)].map((name) => ({
          name: name.textContent,
          ...name.getBoundingClientRect().toJSON(),
        }));
        boxes.forEach((box, i) => {
          if (box.right > innerWidth || box.left < 0) found.push(`cut: ${box.name}`);
          for (const next of boxes.slice(i + 1)) {
            const isBeside = next.top < box.bottom && box.top < next.bottom;
            if (isBeside && box.right > next.left - 2) found.push(`touching: ${box.name}, ${next.name}`);
          }
        });
      }
      return found;
    },
    [where, words] as const,
  );

/** On the lowest phone, the pinned parts must leave this much room (px) for the questions, or all questions must be visible. */
const LEAST_ROOM = 170;

export async function roomInForm(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const [room, whole] = await page
    .locator(".form-choices")
    .evaluate((zone): [number, number] => [zone.clientHeight, zone.scrollHeight]);
  expect(room, `${where}: room for the questions`).toBeGreaterThanOrEqual(Math.min(LEAST_ROOM, whole));
}

/** Runs `check` on a sheet in both languages and on every screen; `rows` counts the next deal's row too. */
export async function onEachScreen(
  page: Page,
  sheet: string,
  rows: number,
  check: (where: string, width: number) => Promise<void>,
) {
  for (const lang of ["fr", "en"]) {
    await page.goto(`/${lang}/sheet?s=${sheet}`);
    await expect(page.locator(".ledger tbody tr")).toHaveCount(rows);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await check(`${lang}, ${width}`, width);
    }
  }
}

export const CONTRA = { taker: 0, contract: "garde-contre", bouts: 2, points: 45, petitAuBout: null, poignees: [] };

/** By how many px the head of the sheet lies on its first row. */
export const headOverRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bounds = (what: string) => document.querySelector(`.ledger ${what}`)?.getBoundingClientRect() ?? new DOMRect();
    return bounds("thead").bottom - bounds("tbody tr").top;
  });
