import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { look } from "./look";
import { choose, FOUR, openSheet, totals } from "./table";

/** Goes from the sheet to its paper grid. */
async function toPaper(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Partager" }).click();
  await page.getByRole("link", { name: "Reprendre une feuille de papier" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Feuille de papier" })).toBeVisible();
}

test("last Christmas's sheet, found in a drawer, is typed in at a keyboard under its own day", async ({ page }) => {
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await choose(page, "Jeu", "Tarot");
  for (const [i, name] of FOUR.entries()) await page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }).fill(name);
  await choose(page, "Donne en premier", "Nora");
  await page.getByRole("button", { name: /^Détails/ }).click();
  await choose(page, "Soirée", "une soirée passée");
  await page.getByLabel("Jour de la soirée").fill("2025-12-24");
  await page.getByRole("button", { name: "Ouvrir la feuille" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Feuille de papier" })).toBeVisible();
  await expect(page.getByText("Mercredi 24 décembre")).toBeVisible();

  await page.getByRole("textbox", { name: "Nora, ligne 1" }).focus();
  // The last figure follows from the three others, and Enter begins the next row.
  for (const key of ["-106", "Tab", "-106", "Tab", "318", "Enter"]) await press(page, key);
  for (const key of ["-76", "Tab", "-76", "Tab", "-76", "Tab", "228", "Enter"]) await press(page, key);
  for (const key of ["42", "Tab", "-126", "Tab", "42", "Tab", "43", "Enter"]) await press(page, key);
  await expect(page.getByRole("textbox", { name: "Paul, ligne 1" })).toHaveAttribute("placeholder", "−106");
  await expect(page.getByText("Une donne fait zéro en tout, cette ligne fait 1.")).toBeVisible();
  await look(page, "paper, a row refused");
  await page.getByRole("button", { name: "Corriger la ligne 3" }).click();
  await page.getByRole("textbox", { name: "Paul, ligne 3" }).fill("42");
  await page.getByRole("button", { name: "Enregistrer les 3 lignes" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Mercredi 24 décembre" })).toBeVisible();
  await expect.poll(() => totals(page)).toEqual([-140, -308, 284, 164]);
  await expect(page.getByRole("button", { name: /^Report, du papier, donne 2(,|$)/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Noter la donne 4", exact: true })).toBeVisible();

  // A wrongly copied row is corrected like any deal.
  await page.getByRole("button", { name: /^Report.*, donne 2(,|$)/ }).click();
  await page.getByRole("textbox", { name: "Paul" }).fill("238");
  await expect(page.getByText("Une donne fait zéro en tout, cette ligne fait 10.")).toBeVisible();
  await page.getByRole("textbox", { name: "Nora" }).fill("-86");
  await look(page, "a row carried over, being put right");
  await page.getByRole("button", { name: "Corriger la donne 2" }).click();
  await expect.poll(() => totals(page)).toEqual([-150, -308, 284, 174]);
  await page.getByRole("button", { name: /, Nora, donne 2(,|$)/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Report d’une feuille de papier");
  await page.keyboard.press("Escape");
  // The row can also be replaced by the deal itself, which stays half typed like any other.
  await page.getByRole("button", { name: /^Report.*, donne 2(,|$)/ }).click();
  await page.getByRole("button", { name: "La donne en entier" }).click();
  await choose(page, "Prend", "Hugo");
  await expect(page.getByText("Hugo prend…")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Hugo prend…")).toBeVisible();
});

const SIX = ["Nora", "Hugo", "Inès", "Paulette", "Zoé", "Max"];

test("six players at five seats: their paper is typed and pasted with a dash for those who sat out, and exported alike", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSheet(page, { game: "Tarot", names: SIX });
  await expect(page.getByRole("button", { name: /^donne, mort, Nora\./ })).toBeVisible();
  await toPaper(page);
  await expect(page.getByText("Un tiret pour qui n’a pas joué la donne.")).toBeVisible();
  // Nora deals, so while nothing is typed she is the one who sits out.
  await expect(page.getByRole("textbox", { name: "Nora, ligne 1" })).toHaveAttribute("placeholder", "–");
  const file = (name: string, lines: readonly string[]) =>
    page.getByLabel("Ouvrir un fichier").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await file("mardi.csv", [
    "N°;Nora;Hugo;Inès;Paulete;Zoé;Max",
    "1;–;66;33;-33;-33;-33",
    "2;70;–;70;-140;-70;70",
    "3;10;–;10;10;–;-30",
  ]);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Aucune colonne pour Paulette.");
  await page.getByRole("button", { name: "« Paulete », c’est Paulette" }).click();
  await expect(page.getByText("3 lignes prêtes")).toBeVisible();
  await look(page, "paper, six at five seats");
  await page.getByRole("button", { name: "Enregistrer les 3 lignes" }).click();
  await page.waitForURL(/\/sheet\?/);
  await expect.poll(() => totals(page)).toEqual([80, 66, 113, -163, -103, 7]);
  const row = (number: number) => page.locator(`[data-deal="${number}"]`).first();
  await expect(row(1).getByRole("cell").nth(1)).toContainText("–");
  await expect(row(3)).toContainText("à quatre");

  // The sheet reads back the table that it exports.
  await page.getByRole("button", { name: "Partager" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Tableau (CSV)" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toContain(";–;66;33;-33;-33;-33;");
  await page.getByRole("button", { name: "‹ Feuille" }).click();
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByText("Ne joue pas")).toBeVisible();
  await look(page, "the phone lying flat, six at five seats");

  await openSheet(page, { game: "Tarot", names: SIX });
  await toPaper(page);
  await page.getByLabel("Ouvrir un fichier").setInputFiles({ name: "s.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Enregistrer les 3 lignes" }).click();
  await page.waitForURL(/\/sheet\?/);
  await expect.poll(() => totals(page)).toEqual([80, 66, 113, -163, -103, 7]);

  // A corrected name proposes people whom this phone has noted, but chooses nobody by itself.
  await page.getByRole("button", { name: "Joueurs", exact: true }).click();
  const name = (called: string) => page.getByRole("textbox", { name: `Nom : ${called}`, exact: true });
  await name("Paulette").fill("Paule");
  await name("Paulette").press("Enter");
  await expect(name("Paule")).toBeVisible();
  await name("Paule").fill("Paulete");
  await page.getByRole("button", { name: "Paulette", exact: true }).click();
  await expect(name("Paulette")).toBeVisible();
});

async function press(page: Page, key: string): Promise<void> {
  if (/^[A-Z]/.test(key)) await page.keyboard.press(key);
  else await page.keyboard.type(key);
}

test("a spreadsheet of deals is pasted: impossible rows are told one by one, and the rest is computed", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await toPaper(page);
  await page.getByRole("button", { name: "Coller un tableau" }).click();
  await page.getByRole("textbox", { name: "Le tableau" }).fill("bonjour");
  await page.getByRole("button", { name: "Prendre ce tableau" }).click();
  await expect(page.getByRole("alert").first()).toContainText("n’est pas un tableau");
  await page
    .getByRole("textbox", { name: "Le tableau" })
    .fill(
      [
        "Preneur;Contrat;Bouts;Points;Petit au bout;Poignées;Nora;Hugo;Inès;Paul;Météo",
        "Inès;garde;2;49;attaque;Inès simple;-106;-106;318;-106;pluie",
        "Zoé;garde;2;45;;;;;;;neige",
        "Paul;garde sans;2;45;défense;;-76;-76;-76;229;",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Prendre ce tableau" }).click();
  await expect(page.getByText("Colonne laissée de côté : Météo.")).toBeVisible();
  await expect(page.getByText("« Zoé » n’est le nom de personne ici")).toBeVisible();
  await expect(page.getByText("La ligne dit +229 pour Paul, le calcul donne +228.")).toBeVisible();
  await look(page, "paper, deals in detail");
  await page.getByRole("textbox", { name: "Paul, ligne 3" }).fill("228");
  await page.getByRole("button", { name: "Enregistrer sans elle" }).click();
  await page.waitForURL(/\/sheet\?/);
  await expect.poll(() => totals(page)).toEqual([-182, -182, 242, 122]);
  await expect(page.getByRole("button", { name: /^Garde sans.*, donne 2(,|$)/ })).toBeVisible();
});

test("a spreadsheet's file is taken as people keep them: totals checked, losses told, nothing taken twice", async ({ page }) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await toPaper(page);
  const open = (name: string, bytes: Buffer) =>
    page.getByLabel("Ouvrir un fichier").setInputFiles({ name, mimeType: "text/csv", buffer: bytes });
  const lines = ["sep=;", "Chez Nora, mardi", "N°;Nora;Hugo;Inès;Paul", "1;-29;87;-29;-29", "2;10;10;-30", "3;1;1;1;-3;43"];
  const file = Buffer.from([...lines, "4;1.000;-1000;0;0", "Total;-19;98;-59;-19"].join("\r\n"), "latin1");
  await open("mardi.csv", file);
  const report = page.getByRole("status").filter({ hasText: "lignes lues" });
  await expect(report).toContainText("4 lignes lues dans « mardi.csv ».");
  await expect(report).toContainText("Ligne 2, laissée de côté : « Chez Nora, mardi ».");
  await expect(report).toContainText("Ligne 5 : rien pour Paul, +10 s’en déduit.");
  await expect(report).toContainText("Ligne 8, « Total »");
  await expect(report).toContainText("Hugo : elle dit 98, les lignes font 97, soit 1 d’écart.");
  await expect(page.getByText("Ligne 6 du fichier. En trop. Cette ligne a une case de trop : « 43 ».")).toBeVisible();
  await expect(page.getByText("Ligne 7 du fichier. Nora. « 1.000 » se lit de deux façons")).toBeVisible();
  await expect(page.getByText("2 lignes prêtes, 2 lignes à corriger")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nora, ligne 1" })).toHaveValue("−29");
  await look(page, "paper, a file with a line of totals");

  await open("mardi.csv", file);
  await expect(page.getByRole("alert").filter({ hasText: "déjà dans la grille" })).toBeVisible();
  await open("jeudi.csv", Buffer.from("Nora;Hugo;Inès;Paul\n5;5;-5;-5\n"));
  await expect(page.getByRole("alert").filter({ hasText: "La grille a déjà des lignes." })).toBeVisible();
  await page.getByRole("button", { name: "Les remplacer" }).click();
  await expect(page.getByText("1 ligne prête")).toBeVisible();
  await page.getByRole("button", { name: "Vider la grille" }).click();
  await expect(page.getByRole("button", { name: "Taper une ligne" })).toBeVisible();
  await page.getByRole("button", { name: "Rétablir les lignes" }).click();
  await expect(page.getByRole("textbox", { name: "Paul, ligne 1" })).toHaveValue("−5");

  await open("autres.csv", Buffer.from("N°;Nora;Hugo;Inès;Pol\n1;2;3;4;-9\n"));
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Aucune colonne pour Paul. Lu au-dessus des colonnes : N°, Nora, Hugo, Inès, Pol.",
  );
  await open("classeur.csv", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  await expect(page.getByRole("alert").filter({ hasText: "Ce classeur ne s’ouvre pas" })).toBeVisible();
  await open("livre.csv", Buffer.alloc(10_000_000, "1;2;3;-6\n"));
  await expect(page.getByRole("alert").filter({ hasText: "trop long pour une feuille" })).toBeVisible();
  await open("large.csv", Buffer.from("1;".repeat(299)));
  await expect(page.getByRole("alert").filter({ hasText: "299 colonnes" })).toBeVisible();
});

test("the evening leaves the phone: on paper, as a picture, as a table, and whole to another phone", async ({
  page,
  browser,
}) => {
  await openSheet(page, { game: "Tarot", names: FOUR });
  await toPaper(page);
  await page.getByLabel("Ouvrir un fichier").setInputFiles({
    name: "soirée.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("\ufeffNora;Hugo;Inès;Paul\r\n-29;87;-29;-29\r\n10;10;-30;10\r\n"),
  });
  await page.getByRole("button", { name: "Enregistrer les 2 lignes" }).click();
  await page.waitForURL(/\/sheet\?/);
  await expect.poll(() => totals(page)).toEqual([-19, 97, -59, -19]);

  await page.getByRole("button", { name: "Partager" }).click();
  const take = async (button: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const csv = await take("Tableau (CSV)");
  expect(csv.name).toMatch(/^tarot-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.bytes.toString().split("\r\n")[1]).toContain(";-29;87;-29;-29;");
  const json = await take("Tout (JSON)");
  expect(JSON.parse(json.bytes.toString())).toHaveLength(3);

  await page.getByRole("button", { name: "Image", exact: true }).click();
  await expect(page.getByRole("img", { name: /Hugo 97, Nora −19, Paul −19, Inès −59/ })).toBeVisible();
  await look(page, "picture of the evening");
  const png = await take("Garder l’image");
  expect([png.bytes.subarray(1, 4).toString(), png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
    "PNG",
    1080,
    1350,
  ]);
  expect(png.bytes.length).toBeGreaterThan(20_000);
  await page.getByRole("button", { name: "Fermer" }).click();

  await page.getByRole("link", { name: "Imprimer" }).click();
  await expect(page.getByRole("article")).toContainText("Report");
  await expect(page.getByRole("article").getByRole("row").last()).toContainText("−19");
  await look(page, "a sheet to print");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();

  const other = await browser.newPage();
  await other.goto("/fr");
  await other
    .getByLabel("Importer une sauvegarde")
    .setInputFiles({ name: json.name, mimeType: "application/json", buffer: json.bytes });
  await expect(other.getByRole("dialog")).toContainText("3 lignes reprises");
  await other.getByRole("dialog").getByRole("link").click();
  await expect.poll(() => totals(other)).toEqual([-19, 97, -59, -19]);
  await other.close();
});
