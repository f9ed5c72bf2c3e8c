/** On seven screens of phones a sheet keeps its rows and a form its three zones, with names however long. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import "../lib/rules/all-games";
import { open } from "../lib/sheet/change";
import { LONG_NAMES as NAMES } from "./every-screen";
import { test } from "./own-app";
import { hindered, roomInForm, SCREENS, touching } from "./small-screens";
import { choose, openSheet } from "./table";

test("on the lowest phone the whist form leaves room between its columns and its keys", async ({ page }) => {
  await openSheet(page, { game: "Le Mexicain", names: NAMES.slice(0, 4) });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("group", { name: /^Annonce/ }).first()).toBeVisible();
  await roomInForm(page, "whist");
  expect(await hindered(page, ".form-page")).toEqual([]);
});

for (const players of [3, 4, 5]) {
  const names = NAMES.slice(0, players);

  test(`on seven screens, ${players} long names: the sheet keeps its rows, the form its three zones`, async ({ page }) => {
    await openSheet(page, { game: "Tarot", names });
    const sheet = page.url();
    await page.goto(sheet.replace("/sheet?", "/paper?"));
    const called = players === 5;
    const row = [names[1], ...(called ? [names[2]] : []), "garde contre", "2", "49"].join(";");
    await page.getByLabel("Ouvrir un fichier").setInputFiles({
      name: "deux.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [["Preneur", ...(called ? ["Appelé"] : []), "Contrat", "Bouts", "Points"].join(";"), row, row].join("\n"),
      ),
    });
    await page.getByRole("button", { name: "Enregistrer les 2 lignes" }).click();
    await page.waitForURL(/\/sheet\?/);
    await expect(page.getByRole("button", { name: "Noter la donne 3", exact: true })).toBeVisible();

    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const rows = page.locator(".ledger tbody tr");
      await expect(rows).toHaveCount(3);
      const heights = await rows.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
      expect(heights, `rows at ${width}`).toEqual([46, 46, 46]);
      const columns = await page
        .locator(".ledger th[scope=col]")
        .evaluateAll((all) => all.slice(0, -1).map((each) => Math.round(each.getBoundingClientRect().width)));
      expect(new Set(columns).size, `columns at ${width}`).toBe(1);
      await expect.poll(() => touching(page, ".ledger thead tr"), { message: `heads at ${width}` }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `sheet at ${width}`).toBeLessThanOrEqual(width);
    }

    await page.getByRole("button", { name: "Noter la donne 3", exact: true }).click();
    const main = page.getByRole("main");
    await expect(page.getByRole("group", { name: "Prend" })).toBeVisible();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const [high, wide] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ]);
      expect(high, `page at ${width} × ${height}`).toBeLessThanOrEqual(height);
      expect(wide, `page at ${width} × ${height}`).toBeLessThanOrEqual(width);
      expect(await hindered(page, ".form-page"), `form at ${width} × ${height}`).toEqual([]);
      await expect.poll(() => touching(page, ".form-head fieldset"), { message: `names at ${width}` }).toEqual([]);
      await main.locator(".form-choices").evaluate((zone) => zone.scrollTo(0, 0));
    }

    // The button leads to the missing answer, wherever it is.
    await roomInForm(page, `${players} at tarot`);
    const asked = page.locator("[data-asked]");
    await page.getByRole("button", { name: "Choisir le preneur" }).click();
    await expect(asked).toHaveAttribute("data-asks", "taker");
    await choose(page, "Prend", names[0] as string);
    await expect(asked).toHaveCount(0);
    if (called) await choose(page, "Appelé", names[1] as string);
    await page.getByRole("button", { name: "Choisir le contrat" }).click();
    await expect(page.locator("[data-asked] label").first()).toBeInViewport();
    await choose(page, "Contrat", "Garde");
    await page.getByRole("button", { name: "Choisir les bouts" }).click();
    await expect(page.getByRole("group", { name: "Bouts" })).toBeInViewport();
    await choose(page, "Bouts", "2");

    // Rare answers are on one page over the form, whose way out is in view.
    await page.getByRole("button", { name: /^Poignée, / }).click();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole("button", { name: "Revenir à la donne" })).toBeInViewport();
      expect(await hindered(page, "dialog"), `extras at ${width} × ${height}`).toEqual([]);
    }
  });
}

test("a form open while the phone is turned shows names as long as there is room", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page, { game: "Tarot", names: NAMES });
  const form = () => page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  const called = () => page.getByRole("group", { name: "Prend" }).locator("bdi").allTextContents();
  await form();
  const narrow = (await called()).join();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(called).toContain("Wilhelmina");
  expect(narrow).not.toContain("Wilhelmina");
});

for (const people of [6, 7, 8]) {
  test(`on seven screens, ${people} at a table of five: the form keeps its three zones`, async ({ page, elsewhere }) => {
    const sheet = randomUUID();
    const names = [...NAMES, "Marie-Antoinette", "Maximilien", "Léopoldine"].slice(0, people);
    const rules = { game: "tarot", players: 5 };
    await elsewhere.inSheet(sheet, open({ rules, names, dealer: people - 1, target: null, until: null }));
    await page.goto(`/fr/join#${await elsewhere.link(sheet, "player")}`);
    await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
    await expect(page.getByRole("group", { name: "Prend" }).getByRole("radio")).toHaveCount(5);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const [high, wide] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ]);
      expect([high <= height, wide <= width], `page at ${width} × ${height}: ${high} × ${wide}`).toEqual([true, true]);
      expect(await hindered(page, ".form-page"), `form at ${width} × ${height}`).toEqual([]);
      await expect.poll(() => touching(page, ".form-head fieldset"), { message: `names at ${width}` }).toEqual([]);
    }
    await choose(page, "Prend", names[1] as string);
    await choose(page, "Appelé", names[2] as string);
    await choose(page, "Contrat", "Garde");
    await choose(page, "Bouts", "2");
    for (const key of ["4", "9"]) await page.getByRole("button", { name: key, exact: true }).click();
    await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await expect(page.locator(".ledger tbody tr")).toHaveCount(2);
  });
}
