import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const LOOKS = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
] as const;

/** What axe says of this screen on a phone and on a desktop, by day and by night: by night only colours may differ. */
export async function look(page: Page, screen: string): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // As high as the page: what is pinned to an edge covers nothing that could not be scrolled from under it.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, whole) });
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
