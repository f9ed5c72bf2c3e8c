/** The referee's screens at a keyboard, and without hindrances. */
import { expect, test } from "@playwright/test";
import { look } from "./look";
import { pressExact as press, openReferee as referee, openTarot as tarot, verdictOn as verdict } from "./referee";
import { choose, noteTaken } from "./table";

test("at a keyboard: cards by their letters, Backspace, Enter, arrows, and a ruling in figures", async ({ page }) => {
  await tarot(page);
  await noteTaken(page, 1, "Nora", 55, "Petite", 1);
  await referee(page);
  await choose(page, "Entame", "Nora");
  await page.keyboard.type("8c9crk");
  const trick = page.getByRole("list", { name: "Le pli" });
  await expect(trick).toContainText("Inès");
  await expect(trick.getByRole("button", { name: /^Inès, .*roi de carreau/ })).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(trick.getByRole("button", { name: /^Inès, .*roi de carreau/ })).toBeHidden();
  // Hearts were led and are shown, so 3 and Enter means the 3 of hearts.
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(trick.getByRole("button", { name: /^Inès, .*3 de cœur/ })).toBeVisible();
  await page.keyboard.type("8c");
  await expect(
    page.getByText("« 8c » : aucune carte libre ne s’écrit ainsi.".replace(/ ([:»])/g, "\u202f$1").replace("« ", "«\u202f")),
  ).toBeVisible();
  await page.keyboard.type("21");
  await expect(trick.getByRole("button", { name: /^Paul, contesté, 21 d’atout/ })).toBeVisible();
  await page.keyboard.type("1cex");
  await expect(verdict(page)).toContainText("Illégal.");
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  await page.getByRole("group", { name: "Couleur", exact: true }).locator("label").filter({ hasText: "pique" }).click();
  await key("roi de pique").focus();
  await page.keyboard.press("ArrowRight");
  await expect(key("dame de pique")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(key("6 de pique")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Main de Paul" })).toContainText("");
  await expect(page.getByRole("button", { name: /^Pourquoi.*roi de pique|^roi de pique, /i }).first()).toBeVisible();

  await page.getByRole("link", { name: "‹ Feuille" }).click();
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Contester");
  await page.getByRole("textbox", { name: "Ce qui est contesté" }).fill("renonce");
  await press(page, "Contester la donne 1");
  await press(page, /, Nora, donne 1(,|$)/);
  await press(page, "Trancher");
  await choose(page, "Comment cela finit", "on ajoute des points");
  await press(page, /^Points de la table pour Hugo/);
  await page.keyboard.type("-25");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("0");
  await expect(page.getByRole("button", { name: /^Points de la table pour Hugo/ })).toContainText("−20");
});

for (const lang of ["fr", "en"] as const) {
  test(`the referee's screens break no accessibility rule (${lang})`, async ({ page }) => {
    const words =
      lang === "fr"
        ? { key: "roi de pique", next: "dame de pique", hand: "Une main", deal: "La donne", what: "Que faut-il juger ?" }
        : {
            key: "king of spades",
            next: "queen of spades",
            hand: "A hand",
            deal: "The deal",
            what: "What is to be judged?",
          };
    await page.goto(`/${lang}/referee`);
    await press(page, words.key);
    await press(page, words.next);
    await page.getByRole("list").first().getByRole("button").nth(1).click();
    await expect(verdict(page)).toBeVisible();
    await look(page, "one play");
    await choose(page, words.what, words.hand);
    await press(page, words.key);
    await look(page, "one hand");
    await choose(page, words.what, words.deal);
    await press(page, words.key);
    await look(page, "the whole deal");
    await page.goto(`/${lang}/rules?g=tarot#disputes`);
    await page.locator("summary").first().click();
    await look(page, "disputes");
  });
}
