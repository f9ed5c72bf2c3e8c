/** What a form keeps, where its button leads when an answer is missing, and when it writes nothing. */
import { expect, test } from "@playwright/test";
import { choose, noteTaken, openSheet } from "./table";

test("a half-typed deal comes back into its form without a blank page", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Camille", "Thomas", "Mathilde", "Antoine"] });
  await page.getByRole("button", { name: /Noter la donne 1, prise par Mathilde$/ }).click();
  await choose(page, "Contrat", "Garde");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mathilde garde.");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Noter la donne 1", exact: true })).toBeVisible();
  // Records pages that are blank, even for one frame.
  await page.evaluate(() => {
    const blank: string[] = [];
    Object.assign(window, { blank });
    new MutationObserver(() => {
      const main = document.querySelector("main");
      if (main?.textContent === "") blank.push(main.outerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Garde", exact: true })).toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { blank: string[] }).blank)).toEqual([]);
});

test("a button that names what is missing leads there: names, what is contested, points, the reason", async ({ page }) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  const focused = page.locator(":focus");
  await page.getByRole("textbox", { name: "Joueur 1", exact: true }).fill("Nora");
  await page
    .getByRole("button", { name: "Encore 2 noms" })
    .or(page.getByRole("button", { name: "Encore 3 noms" }))
    .tap();
  await expect(focused).toHaveAccessibleName("Joueur 2");
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await noteTaken(page, 1, "Hugo", 49);
  await page.getByRole("button", { name: /, Hugo, donne 1/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Contester" }).tap();
  await page.getByRole("button", { name: "Dire ce qui est contesté" }).tap();
  await expect(focused).toHaveAccessibleName("Ce qui est contesté");
  await page.keyboard.type("le 9");
  await page.getByRole("button", { name: "Contester la donne 1" }).tap();
  await page.getByRole("button", { name: /, Hugo, donne 1/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Trancher" }).tap();
  await choose(page, "Comment cela finit", "on ajoute des points");
  await page.getByRole("button", { name: "Taper les points" }).tap();
  await expect(focused).toHaveAccessibleName(/^Points de la table pour Nora/);
  await page.getByRole("button", { name: "4", exact: true }).tap();
  await page.getByRole("button", { name: "Écrire la raison" }).tap();
  await expect(focused).toHaveAccessibleName("La raison");
  const box = await focused.boundingBox();
  const foot = await page.getByRole("button", { name: "Écrire la raison" }).boundingBox();
  expect(box && foot && box.y + box.height <= foot.y).toBe(true);
});

test("a correction that changes nothing writes nothing; a reason alone is not lost in silence", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await noteTaken(page, 1, "Hugo", 49);
  const form = page.getByRole("button", { name: "Corriger la donne 1" });
  await page.getByRole("button", { name: /^Garde.*, donne 1(,|$)/ }).tap();
  await form.tap();
  await expect(page.getByRole("button", { name: "Noter la donne 2", exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Donne 1 notée");
  await page.getByRole("button", { name: /^Garde.*, donne 1(,|$)/ }).tap();
  await page.getByRole("textbox", { name: "Pourquoi cette correction ?" }).fill("mal compté");
  await form.tap();
  await expect(page.getByRole("alert")).toContainText("Rien n’a changé");
  await expect(page.getByRole("textbox", { name: "Pourquoi cette correction ?" })).toHaveValue("mal compté");
});
