import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { misnamed } from "./thumb";

const LOOKS = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

/**
 * What axe reports of this screen on a phone and on a desktop, in light and in dark; in dark only contrast is checked, since
 * nothing else differs.
 */
export async function look(page: Page, screen: string): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await asHighAsThePage(page, width, height);
    if (colorScheme === "light") expect.soft(await misnamed(page), `${screen}, ${width} wide: called as it is seen`).toEqual([]);
    // There are no frames to collect results from: the legacy mode needs no extra page for each look.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === "dark") axe.withRules(["color-contrast"]);
    else axe.options({ rules: { "target-size": { enabled: true } } });
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
    expect.soft(found, `${screen}, ${width} wide, ${colorScheme}`).toEqual([]);
  }
  const [phone] = LOOKS;
  await page.setViewportSize(phone);
}

/** A limit for the loop: a raised page is always higher than its screen, and would grow for ever. */
const MOST_GROWTH = 25;

/**
 * Makes the screen as high as the page: axe then finds nothing covered by pinned parts that could be scrolled free. Late parts
 * make the page higher, hence the loop.
 */
async function asHighAsThePage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  for (let shown = 0, whole = height, grown = 0; shown !== whole && grown < MOST_GROWTH; grown++) {
    shown = whole;
    await page.waitForTimeout(200);
    whole = Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height: whole });
  }
}
