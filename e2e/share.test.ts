import { type BrowserContext, expect, test } from "@playwright/test";
import { startApp } from "./app";
import { openSheet } from "./table";

const FOUR = ["Nora", "Hugo", "Inès", "Paul"];

/** As on plain http, where a page has neither a clipboard nor a worker that keeps the app. */
async function withoutHttps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
}

test("on plain http a link is shown to be copied by hand, and leads where phones find this machine", async ({ browser }) => {
  const app = await startApp();
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: "fr-FR" });
    await withoutHttps(context);
    const page = await context.newPage();
    await openSheet(page, { names: FOUR });
    await page.getByRole("button", { name: "Partager" }).click();
    const sharing = page.getByRole("dialog", { name: "Partager" });
    await sharing.getByRole("button", { name: "Copier le lien" }).click();
    const link = sharing.getByRole("textbox", { name: "Le lien, à copier à la main" });
    await expect(link).toHaveValue(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/fr\/join#[\w-]{43}$/);
    await expect(sharing.getByText(/^Ce lien laisse entrer jusqu’au /)).toBeVisible();
    await sharing.getByText("1 jour", { exact: true }).click();
    await expect(sharing.getByRole("radio", { name: "1 jour" })).toBeChecked();
  } finally {
    await app.close();
  }
});

test("a phone that is shut out is shown with the link it came by, and the link is ended there", async ({ browser }) => {
  const app = await startApp();
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: "fr-FR" });
    await withoutHttps(context);
    const page = await context.newPage();
    await openSheet(page, { names: FOUR });
    await page.getByRole("button", { name: "Partager" }).click();
    const sharing = page.getByRole("dialog", { name: "Partager" });
    await sharing.getByRole("button", { name: "Copier le lien" }).click();
    const shown = await sharing.getByRole("textbox", { name: "Le lien, à copier à la main" }).inputValue();
    const link = app.url + new URL(shown).pathname + new URL(shown).hash;
    const luc = await (await browser.newContext({ baseURL: app.url, locale: "fr-FR" })).newPage();
    await luc.goto(link);
    await luc.waitForURL(/\/sheet\?s=/);
    await page.reload();
    await sharing.getByRole("button", { name: "Retirer" }).click();
    await sharing.getByRole("button", { name: "Finir ce lien" }).click();
    await expect(sharing.getByRole("button", { name: "Finir ce lien" })).toBeHidden();
    const again = await (await browser.newContext({ baseURL: app.url, locale: "fr-FR" })).newPage();
    await again.goto(link);
    await expect(again.getByText("Ce lien ou ce code ne laisse plus entrer. Demandez-en un autre.")).toBeVisible();
  } finally {
    await app.close();
  }
});
