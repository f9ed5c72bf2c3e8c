/** A season's life, from the sheet that it begins with to its end. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  anotherEvening,
  followFirst as follow,
  keepFour as keepPlayers,
  pressFirst as press,
  openSeasonPage as season,
  standingsOn as standings,
} from "./season";
import { choose, FOUR } from "./table";
import { small } from "./thumb";

test("a season's life: a club from a sheet, evenings, a tie, a correction, a merge undone, its end", async ({
  page,
  browser,
}) => {
  await keepPlayers(page);
  const first = page.url();
  await follow(page, "Les mardis, Saison d’essai");
  await expect.poll(() => standings(page)).toEqual(["1 Nora 40", "2 Inès 20", "3 Hugo 15", "4 Paul 10"]);
  const club = new URL(page.url()).searchParams.get("c") as string;

  await anotherEvening(page, FOUR, "Hugo", [15, 30, 20, 10]);
  await season(page);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 55", "1 Hugo 55", "3 Inès 40", "4 Paul 20"]);
  await expect(page.getByText(/Nora et Hugo restent à égalité/)).toBeVisible();

  await follow(page, "‹ Cercle");
  await press(page, "Régler, Saison d’essai");
  await page.getByRole("checkbox", { name: /dernière soirée jouée ensemble/ }).check();
  await press(page, "Garder ces réglages");
  await expect(page.getByRole("dialog")).toBeHidden();
  await follow(page, /^Saison d’essai/);
  await expect.poll(() => standings(page)).toEqual(["1 Hugo 55", "2 Nora 55", "3 Inès 40", "4 Paul 20"]);
  await expect(page.getByText(/Hugo passe devant Nora\s: dernière soirée commune/)).toBeVisible();

  await page.goto(first);
  await page.getByRole("button", { name: /^\p{L}.*, donne 1(,|$)/u }).click();
  await choose(page, "Diplôme", "Bac");
  await press(page, "Corriger la donne 1");
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  await season(page);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 65", "2 Hugo 55", "3 Inès 40", "4 Paul 20"]);

  await anotherEvening(page, ["Nora", "Hug", "Inès", "Paul"], "Nora", [30, 15, 20, 10]);
  await season(page);
  await expect.poll(() => standings(page)).toContain("4 Paul 30");
  await follow(page, "‹ Cercle");
  await press(page, "Modifier, Hug");
  await press(page, "Fusionner avec un autre");
  await expect(page.getByText(/^À la même table, donc d’autres personnes\s: Nora, Inès et Paul\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "C’est la même personne que Nora" })).toHaveCount(0);
  await press(page, "C’est la même personne que Hugo");
  await expect(page.getByText("est la même personne que Hugo")).toBeVisible();
  await follow(page, /^Saison d’essai/);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 105", "2 Hugo 70", "3 Inès 60", "4 Paul 30"]);
  await page.goBack();
  await press(page, "Modifier, Hug");
  await press(page, "Séparer de nouveau");
  await expect(page.getByText("est la même personne que Hugo")).toHaveCount(0);
  await follow(page, /^Saison d’essai/);
  await expect.poll(() => standings(page)).toEqual(["1 Nora 105", "2 Inès 60", "3 Hugo 55", "4 Paul 30", "5 Hug 15"]);

  await opensDown(page);
  await guestSeesOnly(page, browser, club);
  await endsTheSeason(page);
});

/** Opens a figure in the standings, then the player, an evening, a deal and its lines. */
async function opensDown(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Classement" }).getByRole("link", { name: "105" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nora" })).toBeVisible();
  expect.soft(await small(page), "a player's page").toEqual([]);
  const evening = page.getByRole("region", { name: "Ce qui compte" }).getByRole("listitem").getByRole("link").last();
  await expect(evening).toContainText("+50");
  await evening.click();
  await page.getByRole("button", { name: /, Nora, donne 1(,|$)/ }).click();
  await expect(page.getByRole("dialog", { name: "Nora, donne 1" })).toContainText("Bac");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await follow(page, "‹ Saison");
}

/** A phone with a viewer's link sees everything, but gets no button that changes anything. */
async function guestSeesOnly(page: Page, browser: Browser, club: string): Promise<void> {
  await page.goto(`/fr/club?c=${club}`);
  await press(page, "Partager");
  await expect(page.getByRole("img", { name: "Le QR du cercle" })).toBeVisible();
  await press(page, "Donner un code");
  const code = await page.getByText(/^Code [A-Z0-9]{8}$/).textContent();
  const guest = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await guest.goto("/fr/join");
  await guest.getByRole("textbox", { name: /^Code/ }).fill((code as string).replace("Code ", ""));
  await press(guest, "Rejoindre");
  await expect(guest.getByText("Cet appareil suit le cercle.")).toBeVisible();
  await expect(guest.getByRole("button", { name: /^Modifier|^Régler|^Ajouter|^Ouvrir/ })).toHaveCount(0);
  await follow(guest, /^Saison d’essai/);
  await expect.poll(() => standings(guest)).toContain("1 Nora 105");
  await expect(guest.getByRole("button", { name: "Ajouter un ajustement" })).toHaveCount(0);
  await guest.route("**/api/clubs/**", (route) => route.abort());
  await guest.reload();
  await expect(guest.getByText(/^Pas de réseau\s: vu le/)).toBeVisible();
  await expect.poll(() => standings(guest)).toContain("1 Nora 105");
  await guest.close();
}

async function endsTheSeason(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await follow(page, /^Saison d’essai/);
  await press(page, "Ajouter un ajustement");
  await page.getByRole("combobox", { name: "À qui" }).selectOption("Paul");
  await page.getByRole("textbox", { name: "Points" }).fill("−5,5");
  await page.getByRole("textbox", { name: "Pourquoi" }).fill("Parti avant la fin");
  await press(page, "Noter l’ajustement");
  await expect.poll(() => standings(page)).toContain("4 Paul 24½");
  await page.getByRole("button", { name: "Retirer" }).click();
  await expect.poll(() => standings(page)).toContain("4 Paul 30");
  await expect(page.getByText(/^Parti avant la fin, .*, retiré le /)).toBeVisible();
  await follow(page, "‹ Cercle");
  await press(page, "Régler, Saison d’essai");
  await press(page, "Finir la saison");
  await page.getByRole("textbox", { name: /^Ce que le cercle veut/ }).fill("Nora a tout pris, et tout gardé.");
  await press(page, "Finir maintenant");
  await expect(page.getByRole("heading", { level: 1, name: "Palmarès" })).toBeVisible();
  await expect(page.getByText("Nora a tout pris, et tout gardé.")).toBeVisible();
  await press(page, "‹ Saison");
  await expect(page.getByText("Nora a tout pris, et tout gardé.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ajouter un ajustement" })).toHaveCount(0);
}
