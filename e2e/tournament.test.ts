import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import {
  afterPosition,
  enterTournament,
  openPosition,
  type Pushers,
  playTables,
} from "../lib/hall/golden/play-tournament.fixture";
import { type GoldenTournament, readTournament } from "../lib/hall/golden/tournament.fixture";
import { Elsewhere } from "./elsewhere";
import { look } from "./look";
import { test } from "./own-app";
import { noteTaken, totals } from "./table";
import { small } from "./thumb";
import { aClub } from "./tournament";

/** The golden tournament up to the second position, whose sheet of table 2 adds up to 20. */
async function untilWrong(golden: GoldenTournament, request: APIRequestContext, origin: string) {
  const [phone, hall] = [new Elsewhere(request, origin), randomUUID()];
  const club = await phone.club();
  const by: Pushers = {
    makeId: randomUUID,
    hall: () => phone.hall(hall),
    arbiter: async (...changes) => void (await phone.inHall(hall, ...changes)),
    table: async (_, log, ...changes) => void (await phone.inSheet(log, ...changes)),
  };
  await enterTournament(golden, club, by);
  await openPosition(by);
  await playTables(golden, 1, by);
  await openPosition(by);
  await playTables(golden, 2, by);
  const link = (role: "owner" | "player" | "viewer") => phone.link(hall, role);
  return { hall, by, link };
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("the golden tournament's arbiter: a sheet that does not add up keeps the next position shut until it is put right", async ({
  page,
  request,
  baseURL,
}) => {
  const golden = readTournament();
  const { by, link } = await untilWrong(golden, request, baseURL ?? "");
  await page.goto(`/fr/join#${await link("owner")}`);
  await page.getByRole("heading", { name: "Tournoi du mardi" }).waitFor();
  await expect(page.getByText("La salle fait +20, et non zéro.")).toBeVisible();
  const second = page.getByRole("button", { name: /^Table 2/ });
  await expect(second).toContainText("ne fait pas zéro");
  // The next position can only be opened with a reason.
  await expect(page.getByRole("button", { name: "Ouvrir quand même" })).toBeVisible();
  await look(page, "the arbiter's screen");
  expect.soft(await small(page), "the arbiter's screen").toEqual([]);
  await second.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Corriger les totaux" }).click();
  const right = golden.positions[1]?.tables[1];
  const first = dialog.getByRole("textbox").first();
  await expect(dialog.getByRole("status")).toHaveText("Ces totaux font +20.");
  await first.fill(String(right?.balances[0]).replace("-", "−"));
  await expect(dialog.getByRole("status")).toHaveText("Ces totaux font zéro.");
  await dialog.getByRole("button", { name: "Rendre cette feuille" }).click();
  await expect(page.getByText("La salle fait zéro : la position suivante peut s’ouvrir.")).toBeVisible();
  // The arbiter gives the penalty of position 2, which stands outside the zero sum, with its reason.
  const { number, points } = golden.positions[1]?.penalties[0] ?? { number: 0, points: 0 };
  const name = golden.entrants.find((one) => one.number === number)?.name ?? "";
  await page
    .getByRole("region", { name: "Les personnes" })
    .getByRole("button", { name: `${number} ${name}`, exact: true })
    .click();
  await dialog.getByRole("button", { name: "CA25, le total ne fait pas zéro" }).click();
  await expect(dialog.getByLabel("Points retirés")).toHaveValue(String(points));
  await dialog.getByRole("button", { name: "Donner la pénalité" }).click();
  await expect(page.getByRole("region", { name: "Pénalités" })).toContainText(`n° ${number} ${name}, −${points}`);
  // The standings are those worked out by hand.
  for (const line of golden.positions[1]?.after.slice(0, 5) ?? []) {
    const [rank, who, total] = line.split(" ");
    const entrant = golden.entrants.find((one) => one.number === Number(who));
    await expect(row(page, entrant?.name ?? "").first()).toContainText(`${rank?.replace(".", "")}${entrant?.name}`.slice(0, 1));
    await expect(
      row(page, entrant?.name ?? "")
        .first()
        .getByRole("cell")
        .nth(1),
    ).toHaveText(String(total).replace("-", "−"));
  }
  // The penalty stands beside the total, where a phone shows it.
  const heads = page.getByRole("region", { name: "Classement", exact: true }).getByRole("columnheader");
  await expect(heads.nth(3)).toHaveText("Pénalité");
  await page.getByRole("button", { name: "Ouvrir la position 3" }).click();
  await expect(page.getByRole("heading", { name: "Position 3 sur 5" })).toBeVisible();
  const third = golden.positions[2]?.tables[0]?.seats.map((seat) => golden.entrants[(seat ?? 1) - 1]?.name) ?? [];
  await expect(page.getByRole("button", { name: /^Table 1/ })).toContainText(third.join(", "));
  // The tables play on, and the arbiter's screen follows without a tap.
  await playTables(golden, 3, by);
  await expect(page.getByRole("heading", { name: "Classement après la position 3" })).toBeVisible();
  await afterPosition(golden, 3, by);
  await expect(page.getByRole("region", { name: "Les personnes" }).getByText("n’est plus là")).toBeVisible();
});

test("a position opened with a reason; a player who leaves and is replaced; cards, standings and spreadsheet", async ({
  page,
  request,
  baseURL,
}) => {
  const golden = readTournament();
  const { by, link } = await untilWrong(golden, request, baseURL ?? "");
  await page.goto(`/fr/join#${await link("owner")}`);
  await page.getByRole("heading", { name: "Tournoi du mardi" }).waitFor();
  const anyway = page.getByRole("button", { name: "Ouvrir quand même" });
  await expect(anyway).toBeVisible();
  // Without a reason, the position does not open.
  await anyway.click();
  await expect(page.getByRole("heading", { name: "Position 2 sur 5" })).toBeVisible();
  await expect(page.getByLabel(/^Pourquoi ouvrir/)).toBeFocused();
  await expect(page.getByText(/^Il manque la raison/)).toBeVisible();
  await page.getByLabel("Pourquoi ouvrir une salle qui ne fait pas zéro ?".replace(" ?", "\u202f?")).fill("la table 2 recompte");
  await anyway.click();
  await expect(page.getByRole("heading", { name: "Position 3 sur 5" })).toBeVisible();
  expect((await by.hall()).positions[2]?.reason).toBe("la table 2 recompte");
  // Number 2 goes home after this position, and a late entry plays under that number.
  const second = golden.entrants.find(({ number }) => number === 2)?.name ?? "";
  const people = page.getByRole("region", { name: "Les personnes" });
  const dialog = page.getByRole("dialog");
  await people.getByRole("button", { name: `2 ${second}`, exact: true }).click();
  await dialog.getByLabel(/^S’en va, à partir de la position 4/).fill("dernier train");
  await dialog.getByRole("button", { name: "S’en va" }).click();
  await expect(dialog).toHaveCount(0);
  await people.getByRole("button", { name: `2 ${second} n’est plus là` }).click();
  await dialog.getByLabel(/^Remplacer, à partir de la position 4/).fill("Solange;799999;3");
  await look(page, "a substitute");
  await dialog.getByRole("button", { name: "Prend ce numéro" }).click();
  await expect(people.getByRole("button", { name: "2 Solange", exact: true })).toBeVisible();
  // The spreadsheet includes the licence numbers.
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tableur (CSV)" }).click();
  const csv = readFileSync(await (await coming).path(), "utf8");
  expect(csv.split("\r\n")[0]).toContain("Rang;Numéro;Nom;Licence;Série;Position 1");
  for (const { name, licence } of golden.entrants) if (licence) expect(csv).toContain(`${name};${licence}`);
  await page.getByRole("link", { name: "Cartes d’inscription" }).click();
  await expect(page.getByText("Solange", { exact: true })).toBeVisible();
  await expect(page.getByText(/licence 799999, série 3/)).toBeVisible();
  await look(page, "entry cards");
  await page.getByRole("link", { name: "‹ Le tournoi" }).click();
  const printed = page.getByRole("region", { name: "Imprimer" }).getByRole("link", { name: "Classement" });
  await printed.click();
  await expect(page.getByRole("heading", { name: "Classement après la position 2" })).toBeVisible();
  await look(page, "printed standings");
});

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
