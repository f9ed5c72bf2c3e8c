/** A table's own rules of tarot: what they pay, where they come from, and the vachette. */
import { expect, test } from "@playwright/test";
import { choose, FOUR, openSheet, totals, type } from "./table";
import { FOUR_AND_ZOE as FIVE, expectPrimary as primary, saveDeal as save, takeDeal as takes } from "./tarot";

test("before bidding a table can look up what a contract would pay by its own rules", async ({ page }) => {
  await openSheet(page, { game: "Points de victoire", names: FIVE });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "Autrement ›" }).click();
  await page.getByRole("button", { name: /^Combien ça paie/ }).click();
  const paid = page
    .getByRole("dialog")
    .getByRole("row", { name: /^Garde contre/ })
    .first();
  await expect(paid).toHaveText(/−255−255\+240\+240\+255\+255/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a table takes its rules from another phone, wrong at first, and compares a garde contre with the federation's", async ({
  page,
}) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await page.getByRole("button", { name: /^Détails/ }).click();
  await page.getByRole("button", { name: /^Règles de la table/ }).click();
  await page.getByRole("button", { name: "Coller des règles" }).click();
  const text = page.getByRole("textbox", { name: "Le texte des règles" });
  const take = page.getByRole("button", { name: "Prendre ces règles" });
  await text.fill('{"game":"tarot","options":{"multipliers":{"garde-contre":3}}}');
  await take.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    /Coefficients, Garde contre\s: cette valeur n’est pas dans l’ordre/,
  );
  await expect(text).toHaveValue(/garde-contre/);
  await text.fill('{"game":"tarot","options":{"multipliers":{"garde-contre":8},"miseres":true}}');
  await take.click();
  await expect(page.getByRole("button", { name: /^Règles de la table 2 règles changées/ })).toBeVisible();
  for (const [i, name] of FOUR.entries()) await page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Base", exact: true }).fill("beaucoup");
  await primary(page, "Corriger les règles");
  await page.getByRole("textbox", { name: "Base", exact: true }).fill("25");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await takes(page, "Hugo");
  await choose(page, "Contrat", "Garde contre");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await save(page);
  // (25 + 8) × 8.
  await expect.poll(() => totals(page)).toEqual([-264, 792, -264, -264]);
  await page.getByRole("button", { name: /, Hugo, donne 1(,|$)/ }).click();
  await page.getByRole("button", { name: /^Et avec d’autres règles/ }).click();
  const beside = page.getByRole("dialog", { name: "La même donne, autrement" });
  await expect(beside.getByRole("row", { name: /^Hugo, en tout/ })).toContainText("+792+594");
  await choose(page, "À côté de", "GameDuell");
  await expect(beside.getByRole("row", { name: /^Garde contre/ })).toContainText(/\+264× 8\+231× 7/);
  // The rules of this sheet begin with what this table plays differently.
  await page.reload();
  await page.getByRole("link", { name: "Règles", exact: true }).click();
  const decided = page.getByRole("listitem").filter({ hasText: /À cette table/ });
  await expect(decided).toHaveCount(2);
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /Standard/ })
      .first(),
  ).toContainText(/À cette table/);
  await expect(decided.filter({ hasText: "Misères" })).toContainText(/À cette table\s: oui/);
});

test("everybody passes where the vachette is played: each pile is counted, the last one by itself", async ({ page }) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await choose(page, "Jeu", "Tarot");
  await page.getByRole("button", { name: /^Détails/ }).click();
  await page.getByRole("button", { name: /^Règles de la table/ }).click();
  await page.getByRole("combobox", { name: /^Quand tout le monde passe/ }).selectOption({ label: "vachette" });
  for (const [i, name] of FOUR.entries()) await page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }).fill(name);
  // The page is reloaded before the sheet is opened, as after a phone call.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Joueur 4", exact: true })).toHaveValue("Paul");
  await expect(page.getByRole("button", { name: /^Détails.*1 règle changée/ })).toBeVisible();
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await page.getByRole("button", { name: "Tous passent" }).click();
  for (const [name, points] of [
    ["Nora", 30],
    ["Hugo", 25.5],
    ["Inès", 20],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(`^${name}, `) }).click();
    await type(page, points);
  }
  await expect(page.getByRole("button", { name: "Paul, 15½, le reste" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Paul, 15½, le reste" })).toBeVisible();
  await save(page);
  await expect.poll(() => totals(page)).toEqual([-120, -60, 60, 120]);
});
