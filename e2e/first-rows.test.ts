/** A sheet opened again shows its rows before any code has come, and takes the first tap. */
import { expect, type Page, test } from "@playwright/test";
import { holdFiles, LEDGER, noteKept as noteDeal } from "./held";
import { FOUR, openSheet } from "./table";

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
