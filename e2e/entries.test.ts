/** Entries from the club, from the last tournament and from a spreadsheet; and penalties, outside the zero sum. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { addPlayer } from "../lib/season/club/club-change";
import { look } from "./look";
import { test } from "./own-app";
import { aClub, aTournament, bringPaper } from "./tournament";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" }).click();
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const entry = (page: Page, name: string) => part(page, "Inscriptions").getByRole("listitem").filter({ hasText: name });

/** Pastes a list, as copied from a spreadsheet or a message. */
async function paste(page: Page, lines: readonly string[], made: string): Promise<void> {
  const list = page.getByRole("textbox", { name: /^Une personne par ligne/ });
  if (!(await list.isVisible())) await press(page, "Coller ou taper une liste");
  await list.fill(lines.join("\n"));
  await press(page, made);
}

test("entries: pasted as a spreadsheet has them, from the club with the licence of last time, completed by a second list", async ({
  page,
  elsewhere: phone,
}) => {
  const club = await aClub(page, phone);
  await phone.inClub(club, ...["Nora", "Hugo", "Inès", "Paul"].map((name) => addPlayer({ player: randomUUID(), name })));
  await aTournament(page, { name: "La veille" });
  await paste(page, ["700037\tNora\t2", "Hugo\t700074", "Zoé\t700185\t1", "12"], "Inscrire ces 3 personnes");
  await expect(entry(page, "Nora")).toContainText("licence 700037, série 2");
  await expect(entry(page, "Zoé")).toContainText("licence 700185, série 1");

  await page.goto(`/fr/hall?c=${club}`);
  await aTournament(page, { name: "Le soir" });
  await press(page, "Prendre dans le cercle");
  for (const name of ["Nora", "Hugo", "Inès", "Paul"]) await page.getByRole("checkbox", { name }).check();
  await look(page, "entries from the club");
  await press(page, "Inscrire ces 4 personnes");
  await expect(part(page, "Inscriptions").getByRole("listitem")).toHaveCount(4);
  await expect(entry(page, "Nora")).toContainText("licence 700037, série 2");
  await expect(entry(page, "Hugo")).toContainText("licence 700074");
  await expect(entry(page, "Inès")).not.toContainText("licence");

  // Completing an entry does not change the seats.
  await press(page, "Donner les places");
  await expect(entry(page, "Inès")).toContainText("n° 3, table 1, Est");
  const typed = page.getByRole("textbox", { name: /^Une personne par ligne/ });
  await press(page, "Coller ou taper une liste");
  await typed.fill("Inès;700111;4\nPaul;700148\nNora;700037;2");
  await expect(page.getByText("2 inscriptions sont complétées.")).toBeVisible();
  await expect(page.getByText("Lignes laissées (pas de nom, ou déjà là)\u202f: 3.")).toBeVisible();
  await look(page, "entries that are completed");
  await press(page, "Compléter");
  await expect(entry(page, "Inès")).toContainText("licence 700111, série 4");
  await expect(entry(page, "Inès")).toContainText("n° 3, table 1, Est");
  await expect(entry(page, "Paul")).toContainText("licence 700148");
  await expect(part(page, "Inscriptions").getByRole("listitem")).toHaveCount(4);
  // "As last time" adds only people who have not entered yet.
  await press(page, "Prendre dans le cercle");
  await press(page, /^Comme à «\sLa veille/);
  await expect(entry(page, "Zoé")).toContainText("licence 700185, série 1");
  await expect(part(page, "Inscriptions").getByRole("listitem")).toHaveCount(5);
});

test("penalties typed by the arbiter: of the code, of one's own, taken back; outside the zero sum, in the standings and the spreadsheet", async ({
  page,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { name: "Le soir" });
  const names = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Karim", "Léa", "Yann"];
  await paste(
    page,
    names.map((name, i) => `${name};${700_000 + i}`),
    "Inscrire ces 8 personnes",
  );
  await press(page, "Donner les places");
  await press(page, "Ouvrir la première position");
  await expect(page.getByRole("heading", { name: /^Position 1 sur/ })).toBeVisible();
  await bringPaper(phone, hall, (table) => 90 * table);
  const dialog = page.getByRole("dialog");
  const punish = async (number: number, name: string, usual: string | null, points: string, reason: string) => {
    await part(page, "Les personnes")
      .getByRole("button", { name: `${number} ${name}`, exact: true })
      .click();
    if (usual) await press(page, usual);
    const amount = dialog.getByLabel("Points retirés");
    if (usual) await expect(amount).toHaveValue(points);
    else {
      // The app gives no penalty without a reason.
      await amount.fill(points);
      await press(page, "Dire pourquoi");
      await expect(part(page, "Pénalités").getByText(`n° ${number} ${name}`)).toHaveCount(0);
      await dialog.getByLabel("Raison", { exact: true }).fill(reason);
    }
    await press(page, "Donner la pénalité");
    await expect(dialog).toHaveCount(0);
    await expect(part(page, "Pénalités")).toContainText(`n° ${number} ${name}, −${points}\u202f: ${reason}`);
  };
  await punish(5, "Zoé", "CA25, feuille non rendue", "400", "CA25, feuille non rendue");
  await punish(1, "Nora", "CA25, table, noms ou numéros manquants", "100", "CA25, table, noms ou numéros manquants");
  await punish(4, "Paul", null, "50", "arrivé en retard");
  // Penalties stand outside the zero sum.
  await expect(page.getByText(/^La salle fait zéro/)).toBeVisible();
  const row = (name: string) => part(page, "Classement").getByRole("row").filter({ hasText: name });
  await expect(row("Zoé").getByRole("cell")).toHaveText(["8", "−220", "−400", "+180"]);
  await expect(row("Nora").getByRole("cell")).toHaveText([/\d/, "−10", "−100", "+90"]);
  await expect(row("Paul").getByRole("cell")).toHaveText([/\d/, "−80", "−50", "−30"]);
  await look(page, "penalties");
  // A penalty is taken back, with a reason.
  await part(page, "Pénalités").getByRole("listitem").filter({ hasText: "Nora" }).getByRole("button").click();
  await part(page, "Pénalités").getByLabel("Raison").fill("retrouvée");
  await part(page, "Pénalités").locator("form").getByRole("button", { name: "Reprendre" }).click();
  await expect(part(page, "Pénalités")).toContainText("retrouvée");
  await expect(row("Nora").getByRole("cell")).toHaveText(["1", "90", "–", "+90"]);
  const coming = page.waitForEvent("download");
  await press(page, "Tableur (CSV)");
  const csv = readFileSync(await (await coming).path(), "utf8").split("\r\n");
  expect(csv[0]).toContain("Rang;Numéro;Nom;Licence;Série;Position 1;Pénalités;Raisons des pénalités;Total");
  expect(csv).toContain("1;1;Nora;700000;;90;;;90;");
  expect(csv).toContain('8;5;Zoé;700004;;180;-400;"CA25, feuille non rendue";-220;');
  // The printed standings show the same.
  await page.goto(`/fr/hall?h=${hall}&print=standings`);
  await expect(page.getByRole("row").filter({ hasText: "Zoé" }).getByRole("cell")).toHaveText(["8", "−220", "−400", "+180"]);
});
