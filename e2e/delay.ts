import type { Locator, Page } from "@playwright/test";

/** Both pages run on this machine, by one clock: the tap on one phone, and when the deal's line was painted on the other. */
export async function delay(tap: Locator, to: Page, number: number): Promise<{ tapped: number; painted: number }> {
  const painted = to.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll("tbody tr")].some((line) =>
            line.querySelector(`[aria-label^="Donne ${row}, "]`),
          );
          if (found) requestAnimationFrame(() => resolve(Date.now()));
          return found;
        };
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
    number,
  );
  const tapped = await tap.evaluate((button: HTMLElement) => {
    button.click();
    return Date.now();
  });
  return { tapped, painted: await painted };
}
