/** Five seasons in a workbook like a club's own: shown first, brought in at once, and taken back in two taps. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { look } from "./look";
import { keepClub, openSheet } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

test("a club's five seasons come in from a workbook, and go again", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Paulette", "Inès"] });
  const club = await keepClub(page);
  const players = page.getByRole("region", { name: "Joueurs" }).getByRole("listitem");
  await expect(players.first()).toBeVisible();
  const before = await players.count();

  await press(page, "Apporter l’historique");
  const past = page.getByRole("dialog", { name: "Apporter l’historique" });
  const file = past.locator("input[type=file]");
  await file.setInputFiles({
    name: "club.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"format":"petit-au-bout/club","v":1,"club":"x","logs":[]}'),
  });
  await expect(past.getByRole("alert")).toContainText("se reprend à l’accueil");
  await file.setInputFiles("e2e/history.xlsx");
  await expect(past.getByText("2021-2022 : une soirée par colonne, 38 soirées, 24 noms.")).toBeVisible();
  await expect(past.getByText("Adresses : ")).toHaveCount(1);
  await expect(past.getByText(/, le total écrit pour DUPONT Jean/)).toHaveCount(1);
  await expect(past.getByRole("button", { name: "Dire qui est Paulete" })).toBeVisible();
  await past.getByRole("radio", { name: "C’est Paulette" }).check();
  await look(page, "a history");
  await past.getByRole("button", { name: "Apporter 190 soirées de 24 personnes" }).click();
  await expect(past.getByText("190 soirées de 24 personnes sont dans le cercle.")).toBeVisible();
  await past.getByRole("link", { name: "2023-2024" }).click();
  await expect(page.getByText(/38 soirées/).first()).toBeVisible();
  await look(page, "a season known by its totals");

  await page.goto(`/fr/club?c=${club}#passe`);
  await past.getByRole("button", { name: "Retirer, history.xlsx" }).click();
  await past.getByRole("button", { name: "Garder" }).click();
  await past.getByRole("button", { name: "Retirer, history.xlsx" }).click();
  await past.getByRole("button", { name: "Retirer 190 soirées" }).click();
  await expect(past.getByRole("region", { name: "Déjà apporté" })).toHaveCount(0);
  await past.getByRole("button", { name: /Cercle/ }).click();
  await expect(players).toHaveCount(before);
});

test("several files are brought at once, each under its name, and names find their people", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Paulette", "Inès"] });
  await keepClub(page);
  await press(page, "Apporter l’historique");
  const past = page.getByRole("dialog", { name: "Apporter l’historique" });
  const csv = (name: string, rows: readonly string[]) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\r\n"), "latin1"),
  });
  await past
    .locator("input[type=file]")
    .setInputFiles([
      csv("2023-2024.csv", ["Date;Jean-Pierre Martin;ROCHE Étienne", "12-mars;10;-10", "19-mars;5;-5", "TOTAL;15;-15"]),
      csv("2024-2025.csv", [
        "Joueur;5/11/2024;12/11/2024",
        "Étienne ROCHE;30;-30",
        "martin jean-pierre;-30;30",
        "Total soirée;0;0",
      ]),
      csv("adresses.csv", ["Nom", "Martin", "Roche"]),
    ]);
  await expect(past.getByText("2023-2024.csv : une soirée par ligne, 2 soirées, 2 noms.")).toBeVisible();
  await expect(past.getByText("2024-2025.csv : une soirée par colonne, 2 soirées, 2 noms.")).toBeVisible();
  await expect(past.getByText("adresses.csv : C’est une liste de noms")).toBeVisible();
  await expect(past.getByRole("region", { name: "2 personnes nouvelles" })).toContainText("4 écritures pour 2 personnes");
  await expect(past.getByText(/^2024-2025\.csv, ligne 4\s: des totaux/)).toBeVisible();
  await look(page, "a history in several files");
  await past.getByRole("button", { name: "Apporter 4 soirées de 2 personnes" }).click();
  await expect(past.getByText("4 soirées de 2 personnes sont dans le cercle.")).toBeVisible();
  await expect(past.getByRole("link")).toHaveText(["2024-2025", "2023-2024"]);
  await past.getByRole("button", { name: "Retirer, 2023-2024.csv et 2 autres fichiers" }).click();
  await past.getByRole("button", { name: /^Retirer \d+ soirée/ }).click();
  await expect(past.getByRole("region", { name: "Déjà apporté" })).toHaveCount(0);
});

test("a file of several evenings, opened on one evening's sheet, leads to the club's history", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Paulette", "Inès"] });
  await press(page, "Garder ces joueurs");
  await page.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await press(page, "Créer le cercle");
  await expect(page.getByRole("link", { name: /^Les mardis/ })).toBeVisible();
  const sheet = new URL(page.url()).searchParams.get("s") as string;
  await page.goto(`/fr/paper?s=${sheet}`);
  const rows = ["Date;Nora;Hugo;Paulette;Inès;Zoé;Max", "5/03/2024;120;-40;-80;;60;-60", "12/03/2024;;30;-30;90;-90;"];
  await page.getByLabel("Ouvrir un fichier").setInputFiles({
    name: "soirées.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\r\n")),
  });
  await press(page, "Apporter ces 2 soirées à « Les mardis »");
  const past = page.getByRole("dialog", { name: "Apporter l’historique" });
  await expect(past.getByText("Entreraient au cercle : Zoé, Max.")).toBeVisible();
  await look(page, "a history, from the paper screen");
  await past.getByRole("button", { name: "Apporter 2 soirées de 6 personnes" }).click();
  await expect(past.getByText("2 soirées de 6 personnes sont dans le cercle.")).toBeVisible();
});

test("a club's workbook, or a list of names, opened on the sheet of no club, is sent to its own place", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Paulette", "Inès"] });
  await page.goto(`/fr/paper?s=${new URL(page.url()).searchParams.get("s")}`);
  const file = page.getByLabel("Ouvrir un fichier");
  await file.setInputFiles("e2e/history.xlsx");
  await expect(page.getByText(/^Ce fichier a 190 soirées/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Accueil" })).toBeVisible();
  await look(page, "a club's workbook on a sheet's paper");
  await file.setInputFiles({ name: "noms.csv", mimeType: "text/csv", buffer: Buffer.from("Nom\nMartin\nDupont\n") });
  await expect(page.getByText("C’est une liste de noms")).toBeVisible();
  await expect(page.getByText(/^Ce fichier a 190 soirées/)).toHaveCount(0);
});

test("deals come with their contracts where the rules confirm them, and running totals are asked about", async ({ page }) => {
  await openSheet(page, { names: ["Nora", "Hugo", "Paulette", "Inès"], game: "Tarot" });
  await keepClub(page);
  await press(page, "Apporter l’historique");
  const past = page.getByRole("dialog", { name: "Apporter l’historique" });
  const take = (rows: readonly string[]) =>
    past.locator("input[type=file]").setInputFiles({
      name: "donnes.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\r\n"), "latin1"),
    });

  await take(["Cumul des points;;;;", "Date;Nora;Hugo;Paulette;Inès", "5/03/2024;120;-40;-80;0", "12/03/2024;150;-70;-80;0"]);
  await expect(past.getByRole("radio", { name: "Le total depuis le début" })).toBeChecked();
  await past.getByText("Ce que chaque soirée a rapporté", { exact: true }).click();
  await look(page, "a history of running totals");

  await take([
    "Date;Donne;Preneur;Contrat;Bouts;Points;Nora;Hugo;Paulette;Inès",
    "5/03/2024;1;NORA;Garde;2;51;210;-70;-70;-70",
    "5/03/2024;2;Hugo;petite;1;45;31;-93;31;31",
    "5/03/2024;3;Inès;Garde;3;56;-60;-60;-60;180",
  ]);
  await expect(past.getByText("2 donnes viennent avec preneur et contrat")).toBeVisible();
  await expect(past.getByText(/Ligne 4.*Nora a −60, les règles font −90/)).toBeVisible();
  await look(page, "a history of deals");
  await past.getByRole("button", { name: /^Apporter 1 soirée de 4 personnes/ }).click();
  await past.getByRole("link", { name: "2023-2024" }).click();
  await expect(page.getByText("1 sur 1").first()).toBeAttached();
  // Every figure opens its deals, which show how they were played, or only their points.
  await page
    .getByRole("link", { name: /^5 mars/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Mardi 5 mars 2024" })).toBeVisible();
  await expect(page.getByText("Report", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Soirée apportée du fichier « donnes.csv ».")).toBeVisible();
  await expect(page.getByRole("button", { name: /, Inès, donne 3(,|$)/ })).toBeVisible();
  await page.getByRole("button", { name: /, Nora, donne 1(,|$)/ }).click();
  await expect(page.getByRole("dialog")).toContainText("+210");
  await page.goBack();
  await page.getByRole("link", { name: /Saison/ }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Donnes (CSV)" }).click()]);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.trim().split(/\r?\n/)).toHaveLength(4);
  expect(text).toMatch(/2024-03-05;;Tarot;1;.*;210;−?-?70/);
});
