import { expect, type Page, test } from "@playwright/test";
import { meetCrowd } from "./crowd";
import { choose, openSheet, type } from "./table";

const FOUR = ["Nora", "Hugo", "Inès", "Paul"];
const TARGET = 44;

/** What a thumb would miss: whatever can be tapped and is lower than it should be, or narrower with nothing but a sign in it. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const top = document.querySelector("dialog[open]") ?? document;
    const found: string[] = [];
    for (const target of top.querySelectorAll<HTMLElement>(
      "button:enabled, a[href], summary, label:has(input), select, input[type=text]",
    )) {
      if (target.closest("[inert], .sr-only") || target.classList.contains("sr-only") || target.offsetWidth === 0) continue;
      const { width, height } = target.getBoundingClientRect();
      const name = (target.getAttribute("aria-label") ?? target.textContent ?? "").slice(0, 40);
      if (height < least - 0.5 || width < 24) found.push(`${name}, ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  }, TARGET);

test("every target of every screen is 44 px high, for a thumb", async ({ page }) => {
  const sweep = async (screen: string) => expect.soft(await small(page), screen).toEqual([]);
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await sweep("new sheet");
  await openSheet(page, { game: "Tarot", names: FOUR });
  const sheet = page.url();
  await sweep("sheet, empty");
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Prend", "Hugo");
  await sweep("form");
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  await sweep("sheet, one deal");
  await page.getByRole("button", { name: /^Hugo, donne 1, / }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await sweep("number");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Historique" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await sweep("history");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Arbitre" }).click();
  await expect(page.getByRole("group", { name: "Que faut-il juger ?" })).toBeVisible();
  await sweep("referee");
  await page.goto("/fr");
  await expect(page.getByText("1 donne", { exact: false }).first()).toBeVisible();
  await sweep("home");
  await page.goto("/fr/rules?g=tarot");
  await expect(page.getByRole("heading", { name: "Le texte et nos décisions" })).toBeVisible();
  await sweep("rules");
  await page.goto(sheet.replace("/sheet?", "/table?"));
  await expect(page.getByRole("link", { name: "‹ Feuille" })).toBeVisible();
  await sweep("table");
  const { clubPage, seasonPage } = await meetCrowd(page);
  await page.goto(clubPage);
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
  await sweep("club");
  await page.goto(seasonPage);
  await expect(page.getByRole("table", { name: "Classement" })).toBeVisible();
  await sweep("season");
});
