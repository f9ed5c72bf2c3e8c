/** An impossible deal, a prime of two people or a wrong name is refused where it is typed. */
import { expect, type Page } from "@playwright/test";
import { test } from "./own-app";
import { betAlone, choose, FOUR, openSheet, totals, type } from "./table";

/** The form's refusal; `main` leaves out the framework's own announcer of pages. */
const refusal = (page: Page) => page.locator("main").getByRole("alert");

test("an impossible deal is refused where it is typed, and nothing typed is lost", async ({ page }) => {
  await openSheet(page, { names: [...FOUR, "Zoé"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Diplôme", "Brevet");
  await choose(page, "Parie", "Hugo");
  await choose(page, "Proviseur appelé", "bleu");
  await choose(page, "Allié", "Zoé");
  await type(page, 76);
  await expect(refusal(page)).toContainText("76 est hors des limites");
  await expect(page.getByRole("button", { name: "Corriger les points" })).toBeVisible();
  await page.getByRole("button", { name: "Effacer" }).click();
  await type(page, 5);
  await expect(refusal(page)).toBeHidden();
  await choose(page, "Proviseur appelé", "sans appel");
  for (const points of [20, 20, 15, 10, 5]) {
    await type(page, points);
    await page.getByRole("button", { name: "Suivant" }).click();
  }
  await expect(refusal(page)).toContainText("il en manque 5");
  await page.getByRole("button", { name: "Dernier pli à égalité" }).click();
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect.poll(() => totals(page)).toEqual([20, -10, 15, 10, 5]);
});

test("a prime claimed by two players is refused, with the rule's own words one tap away", async ({ page }) => {
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await betAlone(page, "Nora", [25, 18, 10, 9]);
  await page.getByRole("button", { name: /^Primes/ }).click();
  await choose(page, "Le bout du bout", "Nora");
  await choose(page, "Le bout du bout", "Hugo");
  await expect(refusal(page)).toContainText("Il n’y a qu’un Petit");
  await refusal(page).getByRole("button", { name: "règle D15" }).click();
  await expect(page.getByRole("dialog", { name: "règle D15" })).toContainText("Décision");
});

test("on the lowest phone the reason for refusing primes is in view once their page is closed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page, { names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await betAlone(page, "Nora", [25, 18, 10, 9]);
  await page.getByRole("button", { name: /^Primes/ }).click();
  await choose(page, "Le bout du bout", "Nora");
  await choose(page, "Le bout du bout", "Hugo");
  await page.getByRole("button", { name: "Revenir à la donne" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(refusal(page)).toContainText("Il n’y a qu’un Petit");
  await expect(refusal(page)).toBeInViewport({ ratio: 1 });
  const zone = page.locator(".form-choices");
  const foot = async () =>
    [await refusal(page).boundingBox(), await zone.boundingBox()].map((box) => (box ? box.y + box.height : 0));
  const [end = 0, edge = 0] = await foot();
  expect(end).toBeLessThanOrEqual(edge + 1);
});

test("names are checked before the sheet is opened", async ({ page }) => {
  await page.goto("/fr/new");
  const field = (n: number) => page.getByRole("textbox", { name: `Joueur ${n}`, exact: true });
  await field(1).fill("Zoé 🦊");
  await field(2).fill("ZOE 🦊");
  await field(3).fill("Inès");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByText("Deux personnes ne peuvent pas porter le même nom")).toBeVisible();
  await field(2).fill("a".repeat(300));
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByText(/C’est trop long/)).toBeVisible();
  await field(2).fill("Hugo");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByRole("columnheader", { name: "Zoé 🦊" })).toBeVisible();
});
