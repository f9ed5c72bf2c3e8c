import { expect } from "@playwright/test";
import { test } from "./own-app";
import { aPhone } from "./phones";
import { FOUR, noteTaken, openSheet } from "./table";

test("the bare address opens the language chosen here, or else the phone's first one that the app has", async ({
  page,
  baseURL,
}) => {
  const opens = async (language: string, cookie?: string, query = "") => {
    const headers = { "accept-language": language, ...(cookie && { cookie }) };
    return (await fetch(`${baseURL}/${query}`, { headers, redirect: "manual" })).headers.get("location");
  };
  expect(await opens("de-DE,en;q=0.9")).toBe("/en");
  expect(await opens("en-GB,fr;q=0.5")).toBe("/en");
  expect(await opens("fr-FR,fr;q=0.9,en;q=0.8")).toBe("/fr");
  expect(await opens("de-DE,fr;q=0.9,en;q=0.8")).toBe("/fr");
  expect(await opens("de-DE")).toBe("/fr");
  expect(await opens("fr-FR", "lang=en")).toBe("/en");
  expect(await opens("en-GB", "lang=fr")).toBe("/fr");
  // An installed app starts in the language in which it was installed, until people choose another.
  expect(await opens("fr-FR", undefined, "?lang=en")).toMatch(/^\/en/);
  expect(await opens("en-GB", undefined, "?lang=fr")).toMatch(/^\/fr/);
  expect(await opens("fr-FR", "lang=fr", "?lang=en")).toMatch(/^\/fr/);

  // The choice works before any of the page's code has loaded.
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page).toHaveURL(/\/fr$/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("link", { name: "New sheet" })).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  await page.unrouteAll();
  await page.goto("/");
  await expect(page).toHaveURL(/\/en$/);
});

test("an installed app opens in the chosen language without a server", async ({ app, browser }) => {
  const page = await aPhone(browser, app);
  await page.goto("/fr");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("link", { name: "New sheet" })).toBeVisible();
  await app.stop();
  for (const start of ["/", "/?lang=fr"]) {
    await page.goto(start);
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole("link", { name: "New sheet" })).toBeVisible();
  }
});

for (const [lang, words] of [
  ["fr", "Ce navigateur est trop ancien"],
  ["en", "This browser is too old"],
] as const)
  test(`a browser too old for the app is told so (${lang}), and a newer one is not`, async ({ page }) => {
    await page.goto(`/${lang}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    // Safari 16.3 lacked this support.
    await page.addInitScript("HTMLScriptElement.supports = () => false");
    for (const path of [`/${lang}`, `/${lang}/sheet?s=x`]) {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
    }
  });

test("an installed app has its name and its shortcuts in its own language", async ({ page }) => {
  for (const [lang, first] of [
    ["fr", "Nouvelle feuille"],
    ["en", "New sheet"],
  ] as const) {
    await page.goto(`/${lang}`);
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await page.request.get(address as string)).json();
    expect(manifest).toMatchObject({
      id: "/",
      lang,
      start_url: `/?lang=${lang}`,
      share_target: { action: `/${lang}/shared`, method: "POST" },
      shortcuts: [{ name: first, url: `/${lang}/new` }, {}, {}],
    });
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) expect((await page.request.get(src)).ok()).toBe(true);
  }
});

test("thousands are set apart as the language does, in the sheet and in its print", async ({ page }) => {
  await openSheet(page, { names: FOUR, game: "Tarot" });
  await noteTaken(page, 1, "Nora", 81, "Contre", 3);
  for (const [lang, total, change] of [
    ["fr", "1\u202f260", "+1\u202f260"],
    ["en", "1,260", "+1,260"],
  ] as const) {
    const sheet = page.url().replace(/\/(fr|en)\//, `/${lang}/`);
    await page.goto(sheet);
    await expect(page.getByRole("columnheader", { name: "Nora" }).getByText(total, { exact: true })).toBeVisible();
    await expect(page.getByRole("row").getByText(change, { exact: true })).toBeVisible();
    await page.goto(sheet.replace("/sheet", "/print"));
    await expect(page.getByRole("cell", { name: total }).first()).toBeVisible();
    await page.goto(sheet);
  }
});

test("an address that leads nowhere is answered with a way back, and without scripts in both languages", async ({
  page,
  browser,
  baseURL,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const unscripted = await bare.newPage();
  await unscripted.goto("/fr/nowhere");
  for (const said of ["Il n’y a pas de page à cette adresse.", "There is no page at this address."])
    await expect(unscripted.getByText(said)).toBeVisible();
  await bare.close();
  const answer = await page.goto("/fr/nowhere");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Mes feuilles" }).click();
  await expect(page.getByRole("link", { name: "Nouvelle feuille" })).toBeVisible();
});

test("an incomplete address says so, leads home, and asks the server for nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(sheets|clubs|halls)\//.test(pathname)) asked.push(pathname);
  });
  const said = page.getByText("Cette adresse est incomplète");
  for (const address of [
    "sheet",
    "table",
    "paper",
    "print",
    "season",
    "player",
    "evening?c=x",
    "tonight",
    "draw",
    "club",
    "hall",
  ]) {
    await page.goto(`/fr/${address}`);
    await expect(said, address).toBeVisible();
    await page.getByRole("link", { name: "‹ Feuilles" }).click();
    await expect(page, address).toHaveURL(/\/fr$/);
  }
  expect(asked).toEqual([]);
});
