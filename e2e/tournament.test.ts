/** A tournament from nothing to its second position, by the taps of the arbiter, of a table and of a player. */
import { expect } from "@playwright/test";
import { look } from "./look";
import { test } from "./own-app";
import { noteTaken, totals } from "./table";
import { small } from "./thumb";
import { aClub } from "./tournament";

test("a tournament from nothing: made, twelve people pasted, seats given, a table plays without a network and hands in", async ({
  page,
  browser,
  elsewhere,
}) => {
  await aClub(page, elsewhere);
  await page.getByRole("button", { name: "Nouveau tournoi" }).click();
  await page.getByLabel("Nom", { exact: true }).fill("Coupe d’hiver");
  await page.getByRole("button", { name: "Ouvrir le tournoi" }).click();
  await page.getByRole("button", { name: "Coller ou taper une liste" }).click();
  const names = "Nora Hugo Inès Paul Zoé Karim Léa Yann Maud Omar Rose Igor".split(" ");
  const pasted = names.map((name, i) => `${name};${700_000 + i};${1 + (i % 4)}`).join("\n");
  const [last = "", ...others] = pasted.split("\n").reverse();
  await page.getByRole("textbox").fill(others.reverse().join("\n"));
  await page.getByRole("button", { name: "Inscrire ces 11 personnes" }).click();
  await expect(page.getByText("11 personnes inscrites")).toBeVisible();
  // Three tables cannot avoid second meetings, and the page says before the start how many.
  await expect(
    page.getByText(/À trois tables, on ne peut pas tous s’éviter\s: .*deux joueurs se retrouvent \d+ fois/),
  ).toBeVisible();
  await look(page, "entries");
  await page.getByRole("button", { name: "Donner les places" }).click();
  // Somebody arrives after the seats were given: the hall does not open until they have a seat.
  await page.getByRole("button", { name: "Coller ou taper une liste" }).click();
  await page.getByRole("textbox").fill(last);
  await page.getByRole("button", { name: "Inscrire cette personne" }).click();
  await expect(page.getByText("pas encore de place")).toBeVisible();
  await page.getByRole("button", { name: "Ouvrir la première position" }).click();
  await expect(page.getByText("Une inscription n’a pas de place.")).toBeVisible();
  await page.getByRole("button", { name: "Redonner les places" }).click();
  await expect(page.getByText("pas encore de place")).toHaveCount(0);
  await page.getByRole("button", { name: "Ouvrir la première position" }).click();
  await expect(page.getByRole("button", { name: /^Table 3/ })).toContainText("Maud, Omar, Rose, Igor");
  await page.getByRole("link", { name: "Cartes de table, avec leur code" }).click();
  const card = page.getByRole("link", { name: "Table 3" });
  await card.waitFor();
  await look(page, "table cards");
  const address = (await card.getAttribute("href")) ?? "";
  expect(address).toMatch(/\/fr\/join\?t=3#/);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-FR",
  });
  const table = await context.newPage();
  await table.goto(new URL(address).pathname + new URL(address).search + new URL(address).hash);
  await table.getByRole("heading", { name: "Table 3" }).waitFor();
  await expect(table.getByText("4 donnes encore")).toBeVisible();
  await expect(table.getByRole("listitem")).toContainText(["Maud", "Igor", "Omar", "Rose"]);
  await look(table, "a table's phone");
  expect.soft(await small(table), "a table's phone").toEqual([]);
  await table.getByRole("link", { name: "Ouvrir la feuille" }).click();
  await expect(table.getByText("Table 3, position 1")).toBeVisible();
  // The table cannot change its players, since the hall decides them.
  await expect(table.getByRole("button", { name: "Joueurs", exact: true })).toHaveCount(0);
  await table.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const sheet = table.url();
  // After a visit to the referee it is still the tournament's sheet.
  await table.getByRole("link", { name: "Arbitre" }).click();
  await table.getByRole("link", { name: "‹ Feuille" }).click();
  await expect(table.getByText("4 donnes encore")).toBeVisible();
  await table.getByRole("link", { name: /^‹ Table 3/ }).click();
  await table.getByRole("heading", { name: "Table 3" }).waitFor();

  // Without a network: four deals, four signatures, and the sheet is handed in.
  await context.setOffline(true);
  await table.goto(sheet);
  for (const deal of [1, 2, 3]) await noteTaken(table, deal, "Maud", 49);
  await expect(table.getByText("Il reste 1 donne").or(table.getByText("1 donne encore"))).toBeVisible();
  await noteTaken(table, 4, "Maud", 49, "Garde sans");
  expect(await totals(table)).toEqual([990, -330, -330, -330]);
  await expect(table.getByRole("note").filter({ hasText: "il paraphe la donne (CA3)" })).toBeVisible();
  await look(table, "a table's sheet");
  await table.getByRole("link", { name: /Table 3.*confirmer, rendre la feuille/ }).click();
  await expect(table.getByText("Toutes les donnes sont jouées.")).toBeVisible();
  for (const name of ["Maud", "Igor", "Omar", "Rose"]) await table.getByRole("button", { name: `${name} confirme` }).click();
  await expect(table.getByText("confirmé", { exact: true })).toHaveCount(4);
  await table.getByRole("button", { name: "Rendre la feuille" }).click();
  await expect(table.getByText(/^La feuille est close sur ce téléphone/)).toBeVisible();
  await expect(table.getByText("Gardé sur ce téléphone, pas encore envoyé.")).toBeVisible();
  // The table cannot hear that the next position opens, so it goes on with the players that the movement gives.
  await expect(table.getByText(/cette table peut continuer par le mouvement/)).toBeVisible();
  await table.getByRole("button", { name: "Jouer la position 2 ici" }).click();
  await expect(table.getByText("Position 2 sur 5")).toBeVisible();
  await expect(table.getByText("4 donnes encore")).toBeVisible();
  await look(table, "a table ahead of the hall");
  await table.getByRole("link", { name: "Ouvrir la feuille" }).click();
  const [ahead = ""] = (await table.getByRole("columnheader").getByRole("button").first().textContent())?.match(/^\p{L}+/u) ?? [];
  await noteTaken(table, 1, ahead, 49);
  await table.getByRole("link", { name: /Table 3.*confirmer, rendre la feuille/ }).click();
  await page.getByRole("link", { name: "‹ Le tournoi" }).click();
  await expect(page.getByRole("button", { name: /^Table 3/ })).toContainText("joue");

  // With the network back, the hall gets the sheet with its four signatures.
  await context.setOffline(false);
  // The garde sans waits for the arbiter's mark.
  const third = page.getByRole("button", { name: /^Table 3/ });
  await expect(third).toContainText("attend le paraphe");
  await third.click();
  await page.getByRole("dialog").getByRole("button", { name: "Parapher la donne 4" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "‹ Le tournoi" }).click();
  await expect(third).toContainText("confirmée par tous");
  await expect(page.getByText("On attend les feuilles des tables 1, 2.")).toBeVisible();

  // The arbiter types the sheet of a table without a phone.
  await page.getByRole("button", { name: /^Table 1/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Taper la feuille de papier" }).click();
  await dialog.getByRole("button", { name: "Rendre cette feuille" }).click();
  await expect(dialog.getByRole("textbox", { name: "Nora" })).toBeFocused();
  await expect(dialog.getByText(/^Nora.*il manque son total\.$/)).toBeVisible();
  for (const [name, points] of Object.entries({ Nora: "120", Hugo: "-40", Inès: "-40", Paul: "-40" }))
    await dialog.getByRole("textbox", { name }).fill(points);
  await dialog.getByRole("button", { name: "Rendre cette feuille" }).click();
  await expect(page.getByText("On attend la feuille de la table 2.")).toBeVisible();
  await page.getByRole("button", { name: /^Table 2/ }).click();
  await dialog.getByRole("button", { name: "Taper la feuille de papier" }).click();
  for (const [name, points] of Object.entries({ Zoé: "60", Karim: "-20", Léa: "-20", Yann: "-20" }))
    await dialog.getByRole("textbox", { name }).fill(points);
  await dialog.getByRole("button", { name: "Rendre cette feuille" }).click();
  // The deals that table 3 noted without a network count as soon as the arbiter opens the position.
  await page.getByRole("button", { name: "Ouvrir la position 2" }).click();
  await expect(third).toContainText("1 / 4");
  await expect(table.getByText("tout est envoyé")).toBeVisible();

  // A player's own phone shows where to go and with whom.
  await table.getByRole("link", { name: "‹ Le tournoi" }).click();
  await table.getByLabel("Chercher son nom ou son numéro").fill("Ro");
  await table.getByRole("button", { name: /Rose/ }).click();
  await expect(table.getByText(/^Table \d, (Nord|Sud|Est|Ouest)$/)).toBeVisible();
  await look(table, "somebody's card");
  await page.getByRole("link", { name: "Au mur" }).click();
  await expect(page.getByText("Position 2 : où aller")).toBeVisible();
  await look(page, "the hall's wall");
  await context.close();
});
