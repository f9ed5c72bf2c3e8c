import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { App } from "./app";
import { test } from "./own-app";
import { aPhone } from "./phones";
import { FOUR, noteBet, openSheet } from "./table";

/** Removes what plain http lacks: the clipboard and the service worker. */
async function withoutHttps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    Object.defineProperty(window, "isSecureContext", { value: false });
    performance.setResourceTimingBufferSize(2_000);
  });
}

/** A phone on plain http, with a sheet open. */
async function aTable(browser: Browser, app: App): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, locale: "fr-FR" });
  await withoutHttps(context);
  const page = await context.newPage();
  await openSheet(page, { names: FOUR });
  return page;
}

/** Opens the sharing page, which shows the link to be copied by hand. */
async function aLink(page: Page) {
  await page.getByRole("button", { name: "Partager" }).click();
  const sharing = page.getByRole("dialog", { name: "Partager" });
  await sharing.getByRole("button", { name: "Copier le lien" }).click();
  return { sharing, link: sharing.getByRole("textbox", { name: "Le lien, à copier à la main" }) };
}

test("on plain http a link is shown to be copied by hand, and leads where phones find this machine", async ({ app, browser }) => {
  const page = await aTable(browser, app);
  const { sharing, link } = await aLink(page);
  await expect(link).toHaveValue(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/fr\/join#[\w-]{43}$/);
  await expect(sharing.getByText(/^Ce lien laisse entrer jusqu’au /)).toBeVisible();
  await sharing.getByText("1 jour", { exact: true }).click();
  await expect(sharing.getByRole("radio", { name: "1 jour" })).toBeChecked();
});

test("on plain http both who shares and who joins are told, in one line, what https would change", async ({ app, browser }) => {
  const page = await aTable(browser, app);
  const said = "Sans serveur, rien ne s’ouvre ; avec https, si.";
  await expect(page.getByText(said)).toHaveCount(0);
  const { sharing, link } = await aLink(page);
  await expect(sharing.getByText(said)).toHaveCount(1);
  const address = new URL(await link.inputValue());
  const context = await browser.newContext({ baseURL: app.url, locale: "fr-FR", viewport: { width: 390, height: 844 } });
  await withoutHttps(context);
  const guest = await context.newPage();
  await guest.goto(address.pathname + address.hash);
  await expect(guest.getByRole("status")).toContainText("Ce téléphone suit la feuille.");
  await expect(guest.getByText(said)).toBeVisible();
  expect((await guest.getByText(said).boundingBox())?.height).toBeLessThan(40);
  await guest.goto("/fr");
  await expect(guest.getByText(said)).toBeVisible();
});

test("while the link and the phones load, the parts below them do not move", async ({ page }) => {
  // No animation, because a rising page moves all its parts.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSheet(page, { names: FOUR });
  await expect(page.getByRole("status")).toContainText("Rien n’est encore noté.");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/sheets\/[^/]+\/(links|devices|access)/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("button", { name: "Partager" }).click();
  const sharing = page.getByRole("dialog", { name: "Partager" });
  await expect(sharing.getByRole("region", { name: "Appareils" })).toHaveAttribute("aria-busy", "true");
  await expect(sharing.getByRole("button", { name: "Copier le lien" })).toBeHidden();
  const places = () =>
    Promise.all(
      [
        sharing.getByRole("group", { name: "Ce téléphone est celui de" }),
        sharing.getByRole("heading", { name: "Papier et fichiers" }),
      ].map(async (each) => Math.round((await each.boundingBox())?.y ?? 0)),
    );
  const before = await places();
  answer();
  await expect(sharing.getByRole("button", { name: "Copier le lien" })).toBeVisible();
  await expect(sharing.getByRole("button", { name: "Renommer" })).toBeVisible();
  expect(await places()).toEqual(before);
});

test("a phone that is shut out is shown with the link it came by, and the link is ended there", async ({ app, browser }) => {
  const page = await aTable(browser, app);
  const { sharing, link } = await aLink(page);
  const shown = new URL(await link.inputValue());
  const address = app.url + shown.pathname + shown.hash;
  const luc = await aPhone(browser, app);
  await luc.goto(address);
  await luc.waitForURL(/\/sheet\?s=/);
  await page.reload();
  await sharing.getByRole("button", { name: "Retirer" }).click();
  await sharing.getByRole("button", { name: "Désactiver ce lien" }).click();
  await expect(sharing.getByRole("button", { name: "Désactiver ce lien" })).toBeHidden();
  const again = await aPhone(browser, app);
  await again.goto(address);
  await expect(again.getByText("Ce lien ne laisse plus entrer : demandez-en un autre.")).toBeVisible();
});

/** Waits until the page loads nothing new for a while, since it loads some files by itself, one after the other. */
async function broughtAll(page: Page): Promise<void> {
  const brought = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/_next/")).length);
  for (let [before, now] = [0, await brought()]; now !== before; ) {
    before = now;
    await page.waitForTimeout(8_000);
    now = await brought();
  }
}

test("after the page has loaded, every tap works with the server gone and no worker", async ({ app, browser }) => {
  const page = await aTable(browser, app);
  await page.reload();
  await broughtAll(page);
  await app.stop();
  const tap = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const raised = page.getByRole("dialog");

  await tap("Partager");
  await expect(raised.getByRole("alert")).toContainText("Le serveur n’a pas répondu");
  await expect(raised.getByRole("region", { name: "Papier et fichiers" })).toBeVisible();
  await raised.getByRole("button", { name: "Image" }).click();
  await expect(page.getByRole("dialog", { name: "Image de la soirée" })).toBeVisible();
  await page.goBack();
  for (const [name, seen] of [
    ["Historique", "Historique"],
    ["Joueurs", "Qui est à la table"],
  ] as const) {
    await page.keyboard.press("Escape");
    await expect(raised).toBeHidden();
    await tap(name);
    await expect(page.getByRole("dialog", { name: seen })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await noteBet(page, 1, "Nora", [25, 18, 10, 9]);
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  await tap(/, Nora, donne/);
  await expect(raised).toBeVisible();
});

test("a page over the sheet that fails to load leaves the sheet alone, and opens when it can", async ({ app, browser }) => {
  const page = await aTable(browser, app);
  const address = page.url();
  let isLost = true;
  await page.context().route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Only the file with the words of the sharing page is lost.
    await (isLost && body.includes("Changer le lien") ? route.abort() : route.fulfill({ response, body }));
  });
  await page.goto("about:blank");
  await page.goto(address);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("dialog", { name: "Cette page attend le serveur." })).toBeVisible();
  await expect(page.getByRole("table")).toBeAttached();
  isLost = false;
  await expect(page.getByRole("dialog", { name: "Partager" })).toBeVisible();
  // The page may still load files when the test ends and its server stops.
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
});
