/** What people look up beside a sheet: a figure under other rules, and a rule by a word of it. */
import { expect, type Locator, test } from "@playwright/test";
import { startApp } from "./app";
import { pressExact as press, openReferee as referee, openTarot as tarot } from "./referee";
import { choose, noteTaken } from "./table";

test("a figure under other rules has its own history entry: going back closes only that", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 60, "Garde contre", 1);
  await press(page, /, Nora, donne 1(,|$)/);
  const own = page.getByRole("dialog", { name: /^Nora, donne 1/ });
  await expect(own).toBeVisible();
  // The page opens just below the line that was tapped.
  const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN;
  const line = page.locator('main [data-deal="1"]');
  await expect.poll(async () => Math.abs((await top(line)) - (await top(own)))).toBeLessThanOrEqual(2);
  await page
    .getByRole("button", { name: /autres? règles|édition/i })
    .first()
    .click();
  await expect(page).toHaveURL(/#chiffre-1-0-autre$/);
  await expect(page.getByRole("dialog")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(own).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/sheet\?s=/);
});

test("with the server stopped, a rule is found by a word, in the text of the game or in ours", async ({ browser }) => {
  const app = await startApp();
  const page = await browser.newPage({ baseURL: app.url });
  const rules = page.getByRole("definition");
  const look = page.getByRole("searchbox", { name: "Chercher un mot" });
  try {
    await tarot(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await referee(page);
    await app.stop();
    await page.getByRole("link", { name: "Chercher une règle" }).click();
    await look.fill("surcouper");
    await expect(rules.filter({ hasText: "doit couper, et surcouper" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText(/règles?\./);
    await look.fill("excuse dernier pli");
    await expect(page.locator("#F5")).toBeVisible();
    await choose(page, "Jeu", "Points de victoire");
    await look.fill("fournir");
    await expect(page.locator("#fft-fournir")).toBeVisible();
    await look.fill("renonce");
    await expect(page.locator("summary").first()).toBeVisible();
    await look.fill("belote");
    await expect(page.getByRole("status")).toContainText("Aucune règle ne contient ce mot.");
    await page.getByRole("link", { name: "‹ Retour" }).click();
    await expect(page.getByRole("heading", { name: "Arbitre" })).toBeVisible();
  } finally {
    await page.close();
    await app.close();
  }
});
