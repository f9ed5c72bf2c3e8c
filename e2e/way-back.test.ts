/** Going back leads to where one was before, and every page has its way back. */
import { expect, test } from "@playwright/test";
import { everyScreen } from "./every-screen";
import { choose, FOUR } from "./table";

test.setTimeout(60_000);
test.use({ actionTimeout: 8000 });

test("going back leads to where one was before", async ({ page }) => {
  await page.goto("/fr");
  await page.getByRole("link", { name: "Nouvelle feuille" }).click();
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  for (const [i, name] of FOUR.entries()) {
    const field = page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true });
    if (!(await field.isVisible())) await page.getByRole("button", { name: "Ajouter un nom" }).click();
    await field.fill(name);
  }
  await choose(page, "Donne en premier", "Nora");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole("link", { name: /Nora/ }).first()).toBeVisible();

  await page.getByRole("button", { name: "Créer un cercle" }).click();
  const people = page.getByRole("textbox", { name: /^Ses joueurs, un nom par ligne/ });
  await people.fill(FOUR.join("\n"));
  await page.getByRole("button", { name: /^Créer le cercle, 4/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL(/\/club\?/);
  const club = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr$/);

  await page.goto(club);
  await page.getByRole("button", { name: "Ouvrir une saison" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom de la saison" }).fill("La coupe");
  await page.getByRole("dialog").getByRole("button", { name: "Ouvrir la saison" }).click();
  await page.waitForURL(/\/season\?/);
  await page.goBack();
  await expect(page).toHaveURL(club);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an address that leads nowhere answers in its own language, and every page has its way back", async ({
  browser,
  baseURL,
}) => {
  for (const [path, locale, lang, said] of [
    ["/en/nothing", "fr-FR", "en", "There is no page"],
    ["/fr/nothing", "en-GB", "fr", "Il n’y a pas de page"],
    ["/nothing", "en-GB", "en", "There is no page"],
    ["/nothing", "fr-FR", "fr", "Il n’y a pas de page"],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    const seen = page.locator("main p:visible");
    await expect(seen).toHaveCount(1);
    await expect(seen).toContainText(said);
    await page.waitForTimeout(500);
    await expect(seen).toHaveCount(1);
    await page.goto(`/${lang}/cards`);
    await page.getByRole("link", { name: lang === "fr" ? "‹ Feuilles" : "‹ Sheets" }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}$`));
    await context.close();
  }
});

test("a wall opened on a phone, of a tournament or an evening, has its way back", async ({ page, request, baseURL }) => {
  const screens = await everyScreen(page, request, baseURL, "fr");
  const hall = screens.find(({ name }) => name === "arbiter")?.path as string;
  await page.goto(`${hall}&wall=1`);
  await page.getByRole("link", { name: "‹ Le tournoi" }).click();
  await expect(page).toHaveURL(hall);
  const tonight = screens.find(({ name }) => name === "tonight")?.path as string;
  await page.goto(`${tonight}&wall=1`);
  await page.getByRole("link", { name: "‹ Ce soir" }).click();
  await expect(page).toHaveURL(tonight);
});
