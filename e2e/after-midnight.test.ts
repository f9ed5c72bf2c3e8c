/** A season that is opened after midnight counts the evening that goes on. */
import { expect, test } from "@playwright/test";

test.setTimeout(60_000);
test.use({ actionTimeout: 8000 });

test("a season that is opened after midnight begins with the evening that goes on", async ({ page }) => {
  await page.goto("/fr");
  await page.getByRole("button", { name: "Créer un cercle" }).click();
  await page.getByRole("button", { name: /^Créer le cercle/ }).click();
  await page.waitForURL(/\/club\?/);
  await page.clock.setFixedTime(new Date(2027, 2, 5, 2, 20));
  await page.goto(page.url());
  await page.getByRole("button", { name: "Ouvrir une saison" }).click();
  await expect(page.getByRole("dialog").getByLabel("Du", { exact: true })).toHaveValue("2027-03-04");
});
