import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { misnamed } from "./thumb";

const LOOKS = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

/** What axe says of this screen on a phone and on a desktop, by day and by night: by night only colours may differ. */
export async function look(page: Page, screen: string): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await asHighAsThePage(page, width, height);
    if (colorScheme === "light") expect.soft(await misnamed(page), `${screen}, ${width} wide: called as it is seen`).toEqual([]);
    // There are no frames to gather from: the legacy mode spares a page for each look.
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

/** A raised page that is always somewhat higher than the screen never is as high as it. */
const MOST_GROWTH = 25;

/** What is pinned to an edge then covers nothing that could not be scrolled from under it; parts that come late make the page higher. */
async function asHighAsThePage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  for (let shown = 0, whole = height, grown = 0; shown !== whole && grown < MOST_GROWTH; grown++) {
    shown = whole;
    await page.waitForTimeout(200);
    whole = Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height: whole });
  }
}
