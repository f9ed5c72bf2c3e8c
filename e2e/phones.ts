/** People's phones, and the link that lets one into the sheet of another. */
import { type Browser, expect, type Page } from "@playwright/test";
import type { App } from "./app";
import { choose } from "./table";

/** Another person's phone. */
export async function aPhone(browser: Browser, { url }: Pick<App, "url">): Promise<Page> {
  const permissions = ["clipboard-read", "clipboard-write"];
  return (await browser.newContext({ baseURL: url, permissions, locale: "fr-FR" })).newPage();
}

/** The link that the share page shows, for this right. */
export async function linkOf(page: Page, right = "Noter"): Promise<string> {
  await page.getByRole("button", { name: "Partager" }).click();
  const sharing = page.getByRole("dialog", { name: "Partager" });
  await choose(page, "Droit", right);
  await expect(sharing.getByRole("img", { name: "Le QR de la feuille" })).toBeVisible();
  await sharing.getByRole("button", { name: "Copier le lien" }).click();
  await expect(sharing.getByText("Lien copié.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await sharing.getByRole("button", { name: "‹ Feuille" }).click();
  return link;
}

/** Opens a link as after scanning the QR. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForURL(/\/sheet\?s=/);
  await expect(page.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
}
