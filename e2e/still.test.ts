/** Nothing moves under the thumb when something comes late to a page. */
import { expect, type Page, test } from "@playwright/test";
import { openSheet } from "./table";

const NOTHING = 0.02;

/** Measures from the next page on how much the layout jumps, as browsers count it. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      return (window as unknown as { shift: number }).shift;
    });
}

test("a new sheet of a table that is remembered moves nothing under the thumb", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  const shift = await watchShift(page);
  await page.goto("/fr/new");
  await expect(page.getByRole("textbox", { name: "Joueur 5", exact: true })).toHaveValue("Zoé");
  await expect(page.getByRole("button", { name: "Ouvrir la feuille" })).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
});

test("the first page moves nothing under the thumb when its sheets and clubs have been read", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"] });
  await page.goto("/fr#cercle");
  await page.getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await page.getByRole("button", { name: "Créer le cercle", exact: true }).click();
  await page.waitForURL(/\/club\?/);
  const shift = await watchShift(page);
  await page.goto("/fr");
  await expect(page.getByRole("link", { name: /^Les mardis/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^La même table/ })).toBeVisible();
  await expect(page.getByText("Importer une sauvegarde")).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
});

test("the rules of the game that the address asks for move nothing when they are there", async ({ page }) => {
  const shift = await watchShift(page);
  for (const game of ["tarot", "whist"]) {
    await page.goto(`/fr/rules?g=${game}`);
    await expect(page.getByRole("heading", { name: "Le texte et nos décisions" })).toBeVisible();
    expect(await shift(), game).toBeLessThanOrEqual(NOTHING);
  }
});

test("the end of an evening moves nothing of its sheet when it comes late", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "Tous passent" }).click();
  await page.getByRole("button", { name: "Arrêter la partie" }).click();
  await expect(page.getByText("Le classement de la table")).toBeVisible();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('"TableEnd",0,')) await page.waitForTimeout(1000);
    await route.fulfill({ response });
  });
  const shift = await watchShift(page);
  await page.reload();
  await expect(page.locator("#first-rows")).toHaveCount(0);
  await expect(page.getByText("Le classement de la table")).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("home tells that a sheet is only here and may be cleared by the browser, and moves nothing when it is sent", async ({
  page,
}) => {
  await openSheet(page, { game: "Tarot", names: ["Camille", "Thomas", "Mathilde", "Antoine"] });
  const events = "**/api/sheets/*/events";
  await page.route(events, (route) => route.abort());
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "Tous passent" }).click();
  await expect(page.getByRole("status")).toContainText("1 donne pas encore envoyée");
  await page.unroute(events);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(events, (route) => sent.then(() => route.continue()));
  // A browser that is slow to say whether its storage is persistent.
  await page.addInitScript(() => {
    navigator.storage.persisted = () => new Promise((answer) => setTimeout(() => answer(false), 300));
  });
  const shift = await watchShift(page);
  await page.goto("/fr");
  await expect(page.getByText("pas encore tout envoyé")).toBeVisible();
  const places = () =>
    page
      .locator("main")
      .evaluate((main) => [...main.querySelectorAll("h2, li, label")].map((one) => one.getBoundingClientRect().top));
  const before = await places();
  await expect(page.getByText(/^Ce navigateur peut effacer/)).toBeVisible();
  expect(await places()).toEqual(before);
  send();
  await expect(page.getByText(/^1 donne, /)).toBeVisible();
  await expect(page.getByText(/que sur ce téléphone/)).toBeHidden();
  expect(await places()).toEqual(before);
  expect(await shift()).toBeLessThanOrEqual(NOTHING);
});
