/** Deals of tarot as they are typed: refused, warned about, counted by piles, or passed. */
import { expect, type Page, test } from "@playwright/test";
import { choose, FOUR, openSheet, totals, type } from "./table";
import {
  FOUR_AND_ZOE as FIVE,
  expectPrimary as primary,
  saveDeal as save,
  sentenceOf as sentence,
  takeDeal as takes,
} from "./tarot";

test("half a point at four is refused with its reason; the Excuse in the last trick makes it true", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await takes(page, "Nora");
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await type(page, 48.5);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("À quatre, pas de demi-point");
  await primary(page, "Corriger les points");
  await page.reload();
  await expect(sentence(page)).toHaveText("Nora garde, deux bouts.");
  await page.getByRole("button", { name: "règle F11", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "règle F11" })).toContainText("Excuse");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("button", { name: "L’Excuse est tombée au dernier pli" }).click();
  await expect(page.getByText(/^48½ compte 49, il en fallait 41\s: \+8$/)).toBeVisible();
  await save(page);
  await expect.poll(() => totals(page)).toEqual([198, -66, -66, -66]);
});

test("the called king was in the dog: alone against four, said in the sentence and counted", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FIVE });
  await takes(page, "Inès");
  await primary(page, "Choisir l’appelé ou solo");
  await choose(page, "Appelé", "Solo, Inès");
  await choose(page, "Carte appelée", "cœur");
  await choose(page, "Solo", "roi au chien");
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await choose(page, "Points", "défense");
  await type(page, 42.5);
  await expect(sentence(page)).toHaveText("Inès garde en solo, roi de cœur au chien.");
  await expect(page.getByText(/^Attaque\s: 48½ compte 49/)).toBeVisible();
  await save(page);
  // (25 + 8) × 2 = 66, four times (FFT, édition 2012, p. 12).
  await expect.poll(() => totals(page)).toEqual([-66, -66, 264, -66, -66]);
  await page.getByRole("button", { name: /, Inès, donne 1(,|$)/ }).click();
  await expect(page.getByRole("row", { name: /Inès, contre quatre/ })).toContainText("66 × 4");
});

test("a pile counted by kind, then the other one, until the two make 91", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await takes(page, "Paul");
  await choose(page, "Contrat", "Garde sans");
  await choose(page, "Bouts", "2");
  await page.getByRole("button", { name: "Compter le tas ›" }).click();
  const more = async (kind: string, times: number) => {
    for (let n = 0; n < times; n++) await page.getByRole("button", { name: `${kind}, un de plus` }).click();
  };
  await more("Rois", 2);
  await more("Dames", 3);
  await more("Valets", 1);
  await page.getByRole("textbox", { name: "Autres" }).fill("26");
  // 9 + 9 + 10½ + 1½ + 13.
  await expect(page.getByText("34 cartes, 43")).toBeVisible();
  await choose(page, "Points", "défense");
  await more("Rois", 2);
  await expect(page.getByRole("button", { name: "Rois, un de plus" })).toBeDisabled();
  await primary(page, "Finir de compter");
  await more("Dames", 1);
  await more("Cavaliers", 4);
  await more("Valets", 3);
  await page.getByRole("textbox", { name: "Autres" }).fill("33");
  await expect(page.getByText("Les deux tas font 91.")).toBeVisible();
  await save(page);
  // (25 + 2) × 4.
  await expect.poll(() => totals(page)).toEqual([-108, -108, -108, 324]);
});

test("an impossible deal is refused where it is typed; an odd one is noted with a warning", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await primary(page, "Choisir le preneur");
  await choose(page, "Prend", "Hugo");
  await choose(page, "Contrat", "Petite");
  await choose(page, "Bouts", "3");
  await type(page, 1);
  await primary(page, "Taper les points");
  await type(page, 0);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("de 12 à 91 points, pas 10");
  await page.getByRole("button", { name: "Ce sont les points de la défense" }).click();
  await primary(page, "Enregistrer la donne 1");
  await page.getByRole("button", { name: /^Poignée, / }).click();
  await choose(page, "Petit au bout", "défense");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("l’attaque a le Petit");
  await page.getByRole("button", { name: "Revenir à la donne" }).click();
  await primary(page, "Corriger les annonces");
  await page.getByRole("button", { name: "Petit à l’attaque" }).click();
  for (let n = 0; n < 2; n++) await page.getByRole("button", { name: "Effacer" }).click();
  await choose(page, "Points", "attaque");
  await type(page, 91);
  await expect(page.getByText(/l’attaque a fait tous les plis/)).toBeVisible();
  await page.getByRole("button", { name: "Noter le chelem" }).click();
  await save(page);
  // 25 + 55 = 80, 10 for the Petit, 200 for an unannounced chelem (FFT, édition 2012, p. 6-9).
  await expect.poll(() => totals(page)).toEqual([-290, 870, -290, -290]);
});

test("a misdeal, a petit sec, all pass, and the same again: nothing to type", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  const note = (deal: number) => page.getByRole("button", { name: `Noter la donne ${deal}`, exact: true }).click();
  const dealer = (name: string) =>
    expect(page.getByRole("button", { name: new RegExp(`^donne[^.]*, ${name}\\. Noter`) })).toBeVisible();
  await note(1);
  await page.getByRole("button", { name: "Autrement ›" }).click();
  await page.getByRole("button", { name: "Fausse donne ›" }).click();
  await page.getByRole("button", { name: "Noter la fausse donne" }).click();
  await dealer("Nora");
  await takes(page, "Nora", 2);
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await expect(page.getByText(/ne devait pas prendre à cette donne/)).toBeVisible();
  await choose(page, "Prend", "Inès");
  await save(page, 2);
  await dealer("Hugo");
  await note(3);
  await page.getByRole("button", { name: "Autrement ›" }).click();
  await page.getByRole("button", { name: "Petit sec ›" }).click();
  await expect(page.getByText("Donne 3 : petit sec ?")).toBeVisible();
  await page.getByRole("button", { name: "Noter le petit sec" }).click();
  await expect(page.getByRole("row", { name: /Petit sec/ })).toBeVisible();
  await dealer("Inès");
  await note(4);
  await page.getByRole("button", { name: "Tous passent" }).click();
  await dealer("Paul");
  await note(5);
  await page.getByRole("button", { name: "Comme la dernière fois ›" }).click();
  await expect(sentence(page)).toHaveText("Inès garde.");
});

test("once a contract is chosen somebody takes, and no misdeal is offered any more", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await expect(page.getByRole("button", { name: "Autrement ›" })).toBeVisible();
  await choose(page, "Contrat", "Garde");
  await expect(page.getByRole("button", { name: /^Combien ça paie/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Autrement ›" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Fausse donne ›" })).toHaveCount(0);
});

test("on the page for hands shown, a refusal stands under the answer concerned", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Prend", "Nora");
  await choose(page, "Contrat", "Garde sans");
  await choose(page, "Bouts", "0");
  await type(page, 60);
  await page.getByRole("button", { name: /^Poignée, petit/ }).click();
  await choose(page, "Petit au bout", "attaque");
  const raised = page.getByRole("dialog").last();
  const topOf = async (what: ReturnType<Page["getByRole"]>) => (await what.boundingBox())?.y ?? 0;
  const why = await topOf(raised.getByRole("alert"));
  expect(why).toBeGreaterThan(await topOf(raised.getByRole("group", { name: "Petit au bout" })));
  expect(why).toBeLessThan(await topOf(raised.getByRole("group", { name: "Chelem annoncé" })));
});
