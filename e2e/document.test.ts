import { type Browser, expect, type Page, test } from "@playwright/test";
import { type App, startApp } from "./app";
import { look } from "./look";
import { openSheet } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();

/** A phone that remembers nothing. */
const anotherPhone = async (browser: Browser, app?: App) =>
  (await browser.newContext({ locale: "fr-FR", ...(app && { baseURL: app.url }) })).newPage();

/** What the club's manager keeps of it, by the right of this page's phone. */
const documentOf = (page: Page, club: string): Promise<string> =>
  page.evaluate(async (club) => {
    const device = await new Promise<{ token: string }>((resolve) => {
      const opened = indexedDB.open("petit-au-bout");
      opened.onsuccess = () => {
        const found = opened.result.transaction("device").objectStore("device").get("device");
        found.onsuccess = () => resolve(found.result);
      };
    });
    const headers = { Authorization: `Bearer ${device.token}` };
    return (await fetch(`/api/clubs/${club}/export`, { headers })).text();
  }, club);

const bring = (page: Page, text: string) =>
  page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "Les mardis.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });

test("the server is lost: the club's document asks for the printed code first, and by it is the club itself", async ({
  page,
  browser,
}) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Inès", "Paul"] });
  await press(page, "Garder ces joueurs");
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await press(page, "Créer le cercle");
  await page.getByRole("link", { name: /^Les mardis/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
  const club = new URL(page.url()).searchParams.get("c") as string;
  await press(page, "Code de secours");
  await press(page, "Faire le code");
  const code = (await page.locator("[data-code]").textContent()) as string;
  const text = await documentOf(page, club);

  const app = await startApp();
  try {
    const without = await anotherPhone(browser, app);
    await without.goto("/fr");
    await bring(without, text);
    const asked = without.getByRole("dialog", { name: "Reprendre un cercle" });
    await expect(asked).toContainText("C’est le document du cercle « Les mardis ».");
    await look(without, "a document that asks for its code");
    await asked.getByRole("button", { name: "Je n’ai pas ce code" }).click();
    await expect(without.getByRole("dialog", { name: "Un cercle repris" })).toContainText("c’est un cercle à part");

    const found = await anotherPhone(browser, app);
    await found.goto("/fr");
    await bring(found, text);
    const field = found.getByRole("dialog").getByRole("textbox", { name: "Code de secours du cercle" });
    await field.fill("k7mp 2wqx k7mp 2wqx k7mp 2wqx k7mp");
    await press(found, "Reprendre le cercle lui-même");
    await expect(found.getByRole("dialog").getByRole("alert")).toContainText("Ce code n’est pas celui de ce fichier");
    await field.fill(code.toLowerCase());
    await press(found, "Reprendre le cercle lui-même");
    const report = found.getByRole("dialog", { name: "Un cercle repris" });
    await expect(report).not.toContainText("à part");
    await report.getByRole("link", { name: "Voir le cercle" }).click();
    await expect(found).toHaveURL(new RegExp(`c=${club}`));
    await expect(found.getByText("Cet appareil gère le cercle.")).toBeVisible();
  } finally {
    await app.close();
  }
});
