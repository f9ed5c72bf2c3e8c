import { type Browser, expect, type Page, test } from "@playwright/test";
import { look } from "./look";
import { keepClub, openSheet } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();

/** A new phone with no stored data. */
const anotherPhone = async (browser: Browser) => (await browser.newContext({ locale: "fr-FR" })).newPage();

async function joinBy(page: Page, code: string): Promise<void> {
  await page.goto("/fr/join");
  await page.getByRole("textbox", { name: "Code de la feuille ou du cercle" }).fill(code);
  await expect(page.getByText("cet appareil gérera le cercle")).toBeVisible();
  await press(page, "Rejoindre");
}

test("the only managing phone is lost: the printed code gives the club, its sheets and the right to manage it to another, once", async ({
  page,
  browser,
}) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Inès", "Paul"] });
  const sheet = page.url();
  const club = await keepClub(page);
  const ways = page.getByRole("region", { name: "Ne pas perdre le cercle" });
  await expect(ways).toContainText("Un seul appareil gère ce cercle.");
  await press(page, "Code de secours");
  await press(page, "Faire le code");
  const shown = page.locator("[data-code]");
  await expect(shown).toHaveText(/^([2-9A-HJ-NP-Z]{4} ?){7}$/);
  const code = (await shown.textContent()) as string;
  await look(page, "a recovery code");
  await press(page, "Recopié ou imprimé");
  await expect(ways).toContainText("Un code de secours attend");

  const found = await anotherPhone(browser);
  await joinBy(found, code.toLowerCase());
  await expect(found.getByText("Cet appareil gère le cercle.")).toBeVisible();
  await expect(found.getByRole("region", { name: "Ne pas perdre le cercle" })).toContainText("2 appareils gèrent ce cercle.");
  await found.goto(sheet);
  await expect(found.getByRole("button", { name: "Noter la donne 1", exact: true })).toBeVisible();

  const third = await anotherPhone(browser);
  await joinBy(third, code);
  await expect(third.getByRole("main").getByRole("alert")).toContainText("Ce code de secours a déjà servi");

  // A code that was replaced is refused with these words.
  await found.goto(`/fr/club?c=${club}#secours`);
  await press(found, "Faire le code");
  const older = (await found.locator("[data-code]").textContent()) as string;
  await press(found, "Recopié ou imprimé");
  await press(found, "Remplacer le code de secours");
  await press(found, "Remplacer le code");
  await expect(found.locator("[data-code]")).not.toHaveText(older);
  await joinBy(third, older);
  await expect(third.getByRole("main").getByRole("alert")).toContainText("Ce code de secours a été remplacé");
});
