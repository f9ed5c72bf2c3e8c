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

/** A link for one who notes, asked of the server itself; empty while the server has no such sheet. */
export const linkAsked = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("petit-au-bout:device") as string);
    const sheet = new URLSearchParams(location.search).get("s");
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify({ role: "player" }) };
    const answer = await fetch(`/api/sheets/${sheet}/links`, asked);
    return answer.ok ? `${location.origin}/fr/join#${(await answer.json()).token}` : "";
  });

/** Opens a link as after scanning the QR. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForURL(/\/sheet\?s=/);
  await expect(page.getByRole("table", { name: /^Feuille de/ })).toBeVisible();
}
