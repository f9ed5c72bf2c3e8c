/** What a phone sees before any code has come where it has kept no rows: by a QR code, of an unknown sheet, at home. */
import { expect, test } from "@playwright/test";
import { holdFiles, LEDGER, noteKept as noteDeal } from "./held";
import { linkAsked } from "./phones";
import { FOUR, openSheet } from "./table";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
/** Requests still on their way when a test ends may fail without failing the test. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a QR code lets in and asks for the sheet before any code has come, and once", async ({ page, browser, baseURL }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  const link = await linkAsked(page);
  const context = await browser.newContext({ baseURL: baseURL as string, locale: "fr-FR", serviceWorkers: "block" });
  const other = await context.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url().replace(/^.*\/api\/(sheets\/[^/]*\/)?/, "")));
  const times = (what: string) => asked.filter((one) => one === what).length;
  const letIn = await holdFiles(other);
  await other.goto(link, { waitUntil: "commit" });
  await expect.poll(() => [times("join"), times("events?after=0")]).toEqual([1, 1]);
  const documents = asked.filter((one) => one.includes("/fr/")).length;
  letIn();
  await expect(other.locator(LEDGER)).toContainText("Hugo");
  await expect(other).toHaveURL(/\/fr\/sheet\?s=[\w-]+$/);
  expect([times("join"), times("events?after=0")]).toEqual([1, 1]);
  expect(asked.filter((one) => one.includes("/fr/") && !one.includes("manifest")).length).toBeLessThanOrEqual(documents);
  // The sheet works like any other: it opens a page over itself, goes back, and reloads.
  await other.getByRole("button", { name: "Historique" }).click();
  await expect(other.getByRole("dialog", { name: "Historique" })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect(other.locator(LEDGER)).toContainText("Hugo");
  await other.reload();
  await expect(other.locator(LEDGER)).toContainText("Hugo");
  await context.close();
});

test("a sheet that was never here says that the server does not answer, and opens by itself once it does", async ({
  page,
  browser,
}) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  await page.getByRole("button", { name: "Partager" }).click();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copier le lien" }).click();
  const link = await page.getByRole("textbox", { name: "Le lien, à copier à la main" }).inputValue();
  const { pathname, hash } = new URL(link);
  const { origin } = new URL(page.url());
  const luc = await (await browser.newContext({ locale: "fr-FR", serviceWorkers: "block" })).newPage();
  await luc.goto(origin + pathname + hash);
  await expect(luc.locator(LEDGER)).toHaveText(/Hugo/);
  // The phone keeps its right, but loses the sheet.
  const address = luc.url();
  await luc.goto(`${origin}/fr/rules`);
  await luc.evaluate(async () => {
    localStorage.removeItem("petit-au-bout:first-rows");
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve) =>
        Object.assign(indexedDB.deleteDatabase(name as string), { onsuccess: resolve, onblocked: resolve }),
      );
    }
  });
  await luc.route("**/api/**", (route) => route.fulfill({ status: 503, body: "" }));
  await luc.goto(address);
  await expect(
    luc.getByText("Le serveur ne répond pas pour l’instant. La feuille s’ouvre d’elle-même dès qu’il répond."),
  ).toBeVisible();
  await luc.unroute("**/api/**");
  await expect(luc.locator(LEDGER)).toHaveText(/Hugo/);
});

test("before any code has come, a new phone sees home and a new sheet, another one what it remembers", async ({ page }) => {
  const empty = page.getByText("Aucune feuille encore.");
  const form = page.getByText("Détails");
  const watch = async (address: string) => {
    const letIn = await holdFiles(page, "*.js");
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return letIn;
  };
  let letIn = await watch("/fr");
  await expect(empty).toBeVisible();
  letIn();
  await expect(page.getByRole("button", { name: "Importer une sauvegarde" })).toBeVisible();
  await expect(empty).toBeVisible();

  await page.unrouteAll({ behavior: "ignoreErrors" });
  letIn = await watch("/fr/new");
  await expect(form).toBeVisible();
  const top = (await form.boundingBox())?.y;
  letIn();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  expect((await form.boundingBox())?.y, "and it stays where it was").toBe(top);

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await openSheet(page, { game: "Tarot", names: FOUR });
  letIn = await watch("/fr");
  await expect(empty).toBeHidden();
  letIn();
  await expect(page.getByRole("link", { name: /Nora/ }).first()).toBeVisible();
  await expect(empty).toBeHidden();

  await page.unrouteAll({ behavior: "ignoreErrors" });
  letIn = await watch("/fr/new");
  await expect(form).toBeHidden();
  letIn();
  await expect(form).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Joueur 1" })).toHaveValue("Nora");
});
