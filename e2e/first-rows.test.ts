import { expect, type Page, test } from "@playwright/test";
import { linkAsked } from "./phones";
import { choose, FOUR, openSheet, type } from "./table";

async function noteDeal(page: Page): Promise<void> {
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
async function holdFiles(page: Page, files = "*"): Promise<() => void> {
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

/** Holds back the form of a deal until the returned function is called. */
async function holdForm(page: Page): Promise<() => void> {
  let letIn = () => {};
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/_next/static/chunks/*", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('"DealScreen",0,')) await opened;
    await route.fulfill({ response });
  });
  return letIn;
}

const rows = (page: Page) => page.locator("#first-rows");
/** The ledger, and not the curve's table, which is only for screen readers. */
const LEDGER = "table.ledger";
const form = (page: Page) => page.getByRole("group", { name: "Prend", exact: true });

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
/** Requests still on their way when a test ends may fail without failing the test. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a sheet opened again shows its rows before any code has come, and the same ones after", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  const figures = await page.locator(LEDGER).textContent();
  const address = page.url();
  await page.goto("/fr");

  const letIn = await holdFiles(page);
  await page.addInitScript(() => {
    const watch = () => {
      if (document.querySelectorAll("table.ledger").length > 1) Object.assign(window, { hadBoth: true });
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(rows(page).locator(LEDGER)).toBeVisible();
  expect(await rows(page).locator(LEDGER).textContent()).toBe(figures);
  await expect(rows(page).locator("table")).toHaveCount(1);
  expect(await rows(page).locator(".fresh").count(), "a row is new once").toBe(0);
  expect(await rows(page).locator("[role=status]").textContent()).toBe("");
  expect(await rows(page).locator(`${LEDGER} tbody tr`).first().boundingBox()).toMatchObject({ height: 46 });
  const before = await rows(page).locator(LEDGER).boundingBox();
  letIn();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator(LEDGER)).toHaveText(/Hugo/);
  expect(await page.locator(LEDGER).textContent()).toBe(figures);
  expect((await page.locator(LEDGER).boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate(() => "hadBoth" in window)).toBe(false);
});

test("kept rows are never older than the log, even when the page is left while a deal is written", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const leave = () => dispatchEvent(new Event("pagehide"));
    const { seen } = Object.assign(window, { seen: [] as (string | null)[] });
    const look = () => void seen.push(localStorage.getItem("petit-au-bout:first-rows"));
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === "events") {
        if (seen.length === 0) leave();
        look();
        this.transaction.addEventListener("complete", () => {
          leave();
          look();
        });
      }
      return put.apply(this, args);
    };
  });
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(page.locator(LEDGER)).not.toContainText("198");
  const seen = await page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter((rows) => rows?.includes("198"))).toEqual([]);
  // Once the page is at rest again, its present rows are kept.
  const kept = () => page.evaluate(() => localStorage.getItem("petit-au-bout:first-rows"));
  await expect.poll(kept).toContain("ledger");
  expect(await kept()).not.toContain("198");
});

test("a tap on the button before the form's code has come leaves the rows there until it has", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  const address = page.url();
  await page.goto("/fr");
  const letIn = await holdForm(page);
  // The test does not wait for "load", which would not come while the form is held back.
  await page.goto(address, { waitUntil: "commit" });
  await page
    .getByRole("button", { name: /Noter la donne 2/ })
    .last()
    .click();
  await expect(page).toHaveURL(`${address}#donne-2`);
  await page.waitForTimeout(300);
  await expect(page.locator(LEDGER)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  letIn();
  await expect(form(page)).toBeVisible();
  await expect(page.locator(LEDGER)).toHaveCount(0);
});

test("a tap on the button that records, before any code has come, opens the form when it has", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  const address = page.url();
  await page.goto("/fr");
  const letIn = await holdFiles(page);
  await page.goto(address, { waitUntil: "commit" });
  const button = await rows(page).locator("[data-record]").boundingBox();
  await page.mouse.click(button!.x + button!.width / 2, button!.y + button!.height / 2);
  letIn();
  await expect(page).toHaveURL(`${address}#donne-2`);
  await expect(form(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.locator(LEDGER)).toContainText("Hugo");
});

test("kept rows are never those of another sheet, and never cover a form left open", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await noteDeal(page);
  const address = page.url();
  await page.goto("/fr");
  const letIn = await holdFiles(page);
  for (const other of [`${address.slice(0, -1)}x`, `${address}#donne-2`]) {
    await page.goto("about:blank");
    await page.goto(other, { waitUntil: "commit" });
    await expect(page.locator("main")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  }
  letIn();
});

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
