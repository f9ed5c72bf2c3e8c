/** A tab that is closed, two tabs of one sheet, and a disk that is full. */
import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import { betAlone, choose, FOUR, openSheet, totals, type } from "./table";

/** Waits until the browser has written everything, because closing a tab here does not wait for that. */
const allWritten = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open("petit-au-bout");
        request.onsuccess = () => {
          const writing = request.result.transaction("drafts", "readwrite");
          writing.oncomplete = () => done(request.result.close());
          writing.objectStore("drafts").count();
        };
      }),
  );

test("the tab is closed with a form half typed: opened again, everything typed is there", async ({ context }) => {
  const page = await context.newPage();
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Diplôme", "Bac");
  await choose(page, "Parie", "Inès");
  await type(page, 23);
  await expect(page.getByRole("button", { name: "Nora, 23" })).toBeVisible();
  const address = page.url();
  await allWritten(page);
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText("Inès parie le Bac.");
  await expect(again.getByRole("button", { name: "Nora, 23" })).toBeVisible();
});

test("two tabs note the same deal differently: people choose, nothing is silent", async ({ context }) => {
  const one = await context.newPage();
  await openSheet(one, { names: FOUR });
  const two = await context.newPage();
  await two.goto(one.url());
  // Bring each tab to the front, because a hidden one runs its timers only once a second.
  for (const page of [two, one]) {
    await page.bringToFront();
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  }
  await betAlone(one, "Nora", [25, 18, 10, 9]);
  await one.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(one)).toEqual([35, 18, 10, 9]);
  await two.bringToFront();
  await betAlone(two, "Hugo", [10, 30, 12, 8], "Bac");
  await two.getByRole("button", { name: /la donne 1$/ }).click();
  await expect(two.getByRole("dialog")).toContainText("La donne 1 a été notée autrement");
  await two.getByRole("button", { name: "C’est une autre donne" }).click();
  await expect.poll(() => totals(two)).toEqual([45, 68, 22, 17]);
  await expect.poll(() => totals(one)).toEqual([45, 68, 22, 17]);
});

test("the phone's disk is full: it says so, and the form stays as it was", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await betAlone(page, "Nora", [25, 18, 10, 9]);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect(page.getByText("Le téléphone est plein")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nora, 25" })).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([35, 18, 10, 9]);
});
