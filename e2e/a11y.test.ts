import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { meetCrowd } from "./crowd";
import { walk } from "./engines/stops";
import { look } from "./look";
import { choose, FOUR, openSheet } from "./table";

const WORDS = {
  fr: {
    empty: /^Aucune feuille encore/,
    rest: /^Détails/,
    table: /^Règles de la table/,
    player: "Joueur 2",
    open: "Ouvrir la feuille",
    articles: "Le texte et nos décisions",
    note: "Noter la donne 1",
    save: "Enregistrer la donne 1",
    noted: "Donne 1 notée",
    cancel: "Annuler",
    erase: "Effacer",
    bettor: "Parie",
    diploma: "Diplôme",
    call: "Proviseur appelé",
    noCall: "sans appel",
    figure: /, Paul, donne 1(,|$)/,
    close: "Fermer",
    history: "Historique",
    stop: "Arrêter la partie",
    reopen: "Rouvrir la feuille",
    deals: "1 donne",
    takes: "Prend",
  },
  en: {
    empty: /^No sheet yet/,
    rest: /^Details/,
    table: /^Table rules/,
    player: "Player 2",
    open: "Open the sheet",
    articles: "The text and our rulings",
    note: "Record deal 1",
    save: "Save deal 1",
    noted: "Deal 1 recorded",
    cancel: "Cancel",
    erase: "Erase",
    bettor: "Bets",
    diploma: "Diploma",
    call: "Called Proviseur",
    noCall: "no call",
    figure: /, Paul, deal 1(,|$)/,
    close: "Close",
    history: "History",
    stop: "End the game",
    reopen: "Resume the game",
    deals: "1 deal",
    takes: "Takes",
  },
} as const;

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();

for (const lang of ["fr", "en"] as const) {
  const words = WORDS[lang];

  test(`no screen breaks an accessibility rule: home, opening, rules, cards (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await look(page, "home, empty");
    await page.goto(`/${lang}/new`);
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    await press(page, words.rest);
    await press(page, words.table);
    await expect(page.getByRole("combobox").first()).toBeVisible();
    for (const n of [0, 1, 2]) await page.getByRole("textbox").nth(n).fill("Zoé");
    await press(page, words.open);
    await expect(page.getByRole("textbox", { name: words.player })).toHaveAttribute("aria-invalid", "true");
    await look(page, "new sheet, table rules unfolded, names refused");
    for (const game of ["decale", "tarot", "vp5", "whist"]) {
      await page.goto(`/${lang}/rules?g=${game}`);
      await expect(page.getByRole("heading", { name: words.articles })).toBeVisible();
      await look(page, `rules of ${game}`);
    }
    await page.goto(`/${lang}/cards`);
    await look(page, "cards");
  });

  test(`no screen breaks an accessibility rule: an evening of décalé (${lang})`, async ({ page }) => {
    await openSheet(page, { names: [...FOUR, "Zoé"], lang });
    await look(page, "sheet, empty");
    await press(page, words.note);
    await choose(page, words.bettor, "Hugo");
    await look(page, "form of décalé");
    await choose(page, words.diploma, "Bac");
    await choose(page, words.call, words.noCall);
    await page.keyboard.type("99");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await look(page, "form of décalé, points refused");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("24\n9\n13\n16\n");
    await press(page, words.save);
    await expect(page.getByRole("status")).toContainText(words.noted);
    await look(page, "sheet, one deal");
    await press(page, words.figure);
    await page.getByRole("dialog").getByRole("button", { expanded: false }).first().click();
    await expect(page.getByRole("dialog").getByRole("button", { expanded: true })).toBeVisible();
    await look(page, "number, rule unfolded");
    await press(page, words.close);
    await press(page, words.history);
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, "history");
    await page.keyboard.press("Escape");
    await press(page, words.stop);
    await expect(page.getByRole("button", { name: words.reopen })).toBeVisible();
    await look(page, "sheet, closed");
    await page.goto(`/${lang}`);
    await expect(page.getByText(words.deals)).toBeVisible();
    await look(page, "home");
  });

  test(`no screen breaks an accessibility rule: whist and tarot (${lang})`, async ({ page }) => {
    await openSheet(page, { game: "Le Mexicain", names: FOUR, lang });
    await press(page, words.note);
    for (const bid of ["2", "1", "1"]) await press(page, bid);
    await look(page, "form of whist, a bid forbidden");
    for (const each of ["0", "4", "3"]) await press(page, each);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await look(page, "form of whist, tricks refused");
    for (const each of [words.erase, "0", "1"]) await press(page, each);
    await press(page, words.save);
    await expect(page.getByRole("status")).toContainText(words.noted);
    await look(page, "sheet of whist");
    await openSheet(page, { game: "Tarot", names: FOUR, lang });
    await press(page, words.note);
    await choose(page, words.takes, "Nora");
    await look(page, "form of tarot");
  });
}

test("where more contrast is wanted, every word stands out seven to one", async ({ page }) => {
  const { seasonPage } = await meetCrowd(page);
  const stands = async (screen: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, contrast: "more", reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast-enhanced"]).analyze();
      const found = violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`));
      expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
    }
  };
  await openSheet(page, { names: [...FOUR, "Zoé"] });
  await press(page, "Noter la donne 1");
  await choose(page, "Parie", "Hugo");
  await choose(page, "Diplôme", "Bac");
  await page.keyboard.type("99");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await stands("form of décalé, points refused");
  await page.goto(seasonPage);
  await expect(page.getByRole("table", { name: "Classement" })).toBeVisible();
  await stands("season");
});

/** Walks through all stops of the Tab key on the page, forwards or backwards. */
const stopsOf = (page: Page, key: "Tab" | "Shift+Tab" = "Tab") =>
  walk({
    tab: () => page.keyboard.press(key),
    run: (body, ...args) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(args)})`),
  });

test("a club of eight with long names: nothing is cut, covered or hidden", async ({ page }) => {
  const { clubPage, seasonPage } = await meetCrowd(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(clubPage);
    await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
    const { stops, hidden } = await stopsOf(page);
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  }
  await look(page, "a club of eight");

  await page.goto(seasonPage);
  const met = page.getByRole("region", { name: "Face à face, en tableau" });
  await expect(page.getByText("La suite est à droite ›").last()).toBeVisible();
  await expect(met.getByRole("columnheader", { name: "Wilhelmina van den Bergh" })).toBeVisible();
  await met.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0));
  await expect(page.getByText("La suite est à droite ›").last()).toBeHidden();
  const { stops, hidden } = await stopsOf(page);
  expect(hidden).toEqual([]);
  expect(stops).toBeGreaterThan(250);
  await page.evaluate("window.met = undefined");
  await met.getByRole("row").nth(3).getByRole("link").last().focus();
  expect((await stopsOf(page, "Shift+Tab")).hidden).toEqual([]);
  await look(page, "a season of eight");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await met.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);

  await page.goto(seasonPage);
  await expect(page).toHaveTitle(/^Les mardis, Saison 2025–2026/);
  await expect(met).toBeVisible();
  await page.getByRole("link", { name: "Aller aux tableaux" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#tableaux :focus")).toHaveCount(1);
});
