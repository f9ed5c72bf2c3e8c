import type { Locator, Page } from "@playwright/test";

/**
 * Both pages run on this machine, and so by the same clock: the time of the tap on one phone, and of the deal's line being
 * painted on the other.
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
