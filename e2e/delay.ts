import type { Locator, Page } from "@playwright/test";

/**
 * The time of the tap on one phone, and the time at which the other phone has painted the deal's line. Both pages run on this
 * machine, so they share a clock.
 */
export async function delay(tap: Locator, to: Page, number: number): Promise<{ tapped: number; painted: number }> {
  // No named function inside: tsx would wrap it in a helper that the page does not have.
  const painted = to.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(`tbody tr[data-deal="${row}"]`)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
    number,
  );
  const tapped = await tap.evaluate((button: HTMLElement) => {
    button.click();
    return Date.now();
  });
  return { tapped, painted: await painted };
}
