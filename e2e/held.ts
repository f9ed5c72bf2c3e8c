/** A deal whose rows the phone keeps, and files of the app that are held back. */
import { expect, type Page } from "@playwright/test";
import { choose, type } from "./table";

export async function noteKept(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  // The page's rows are kept once it is at rest.
  await page.waitForFunction(() => localStorage.getItem("petit-au-bout:first-rows")?.includes("198"));
}

/** Holds back the app's files (`*`), or only some, until the returned function is called. */
export async function holdFiles(page: Page, files = "*"): Promise<() => void> {
  let letIn = () => {};
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(`**/_next/static/chunks/${files}`, async (route) => {
    await opened;
    await route.continue();
  });
  return letIn;
}

/** The ledger, and not the curve's table, which is only for screen readers. */
export const LEDGER = "table.ledger";
