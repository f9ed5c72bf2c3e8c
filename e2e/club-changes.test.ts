/** Changes of a club are made once, and a finished sheet joins its season and leaves it again. */
import { expect, type Page, test } from "@playwright/test";
import {
  followFirst as follow,
  keepFour as keepPlayers,
  noteFirst as noteSolo,
  pressFirst as press,
  openSeasonPage as season,
  standingsOn as standings,
  tomorrow,
} from "./season";
import { FOUR, openSheet } from "./table";

/** Loses the answer to the first push with this kind of event. The returned function counts the logs that such pushes went to. */
async function loseOneAnswer(page: Page, kind: string): Promise<() => number> {
  const logs = new Set<string>();
  let lost = false;
  await page.route("**/api/sheets/*/events", async (route) => {
    if (!route.request().postData()?.includes(kind)) return route.fallback();
    logs.add(route.request().url());
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  return () => logs.size;
}

test("a change of a club is made once, after a lost answer or a double tap", async ({ page }) => {
  const clubs = await loseOneAnswer(page, '"club.opened"');
  await openSheet(page, { names: FOUR });
  await noteSolo(page, "Nora", [30, 15, 20, 10]);
  await press(page, "Garder ces joueurs");
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await press(page, "Créer le cercle");
  await expect(page.getByText("réessayez, rien n’est compté deux fois")).toBeVisible();
  await press(page, "Créer le cercle");
  await follow(page, /^Les mardis/);
  expect(clubs()).toBe(1);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 40", "2 Inès 20", "3 Hugo 15", "4 Paul 10"]);

  await loseOneAnswer(page, '"adjustment.made"');
  const add = async (who: string, points: string) => {
    await press(page, "Ajouter un ajustement");
    await page.getByRole("combobox", { name: "À qui" }).selectOption(who);
    await page.getByRole("textbox", { name: "Points, en plus ou en moins" }).fill(points);
    await page.getByRole("textbox", { name: "Pourquoi" }).fill("coup de main");
  };
  const save = page.getByRole("button", { name: "Noter l’ajustement", exact: true });
  await add("Hugo", "50");
  await save.dblclick();
  await expect(page.getByText("rien n’est compté deux fois")).toBeVisible();
  await save.click();
  await expect(save).toBeHidden();
  await add("Paul", "5");
  await save.dblclick();
  await expect(save).toBeHidden();
  await expect.poll(() => standings(page)).toEqual(["1 Hugo 65", "2 Nora 40", "3 Inès 20", "4 Paul 15"]);
  await expect(page.getByRole("button", { name: "Retirer" })).toHaveCount(2);
});

test("a finished sheet joins later, names matched to the club's players; and leaves again", async ({ page }) => {
  await keepPlayers(page);
  await tomorrow(page);
  await openSheet(page, { names: ["nora", "Hugo", "Max", "Paul"], club: "aucun" });
  await noteSolo(page, "nora", [30, 15, 20, 10]);
  await press(page, "Garder ces joueurs");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "nora" })).toHaveValue(/.+/);
  await dialog.getByRole("combobox", { name: "Max" }).selectOption("nouvel invité");
  await press(page, "Compter cette feuille");
  await follow(page, "Les mardis, Saison d’essai");
  await expect.poll(() => standings(page)).toEqual(["1 Nora 80", "2 Hugo 30", "3 Inès 20", "3 Max 20", "5 Paul 20"]);
  await page.goBack();
  await press(page, "La saison de cette feuille");
  await expect(page.getByText("Sortie du cercle, elle n’y revient que par un appareil de la table.")).toBeVisible();
  await press(page, "Ne plus compter cette feuille");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Garder ces joueurs" })).toBeVisible();
  await season(page);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 40", "2 Inès 20", "3 Hugo 15", "4 Paul 10"]);
});
