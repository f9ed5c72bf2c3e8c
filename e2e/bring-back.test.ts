/** The server and the phone that managed the club are lost: the club's document and its printed code bring the club back. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { startApp } from "./app";
import { look } from "./look";
import { choose, openSheet, type } from "./table";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();

test("a club's document and its printed code, on a new server: another phone has the club itself, and manages it", async ({
  browser,
}) => {
  const [lost, found] = await Promise.all([startApp(), startApp()]);
  try {
    const phone = await browser.newPage({ baseURL: lost.url, locale: "fr-FR" });
    await openSheet(phone, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
    await press(phone, "Noter la donne 1");
    await choose(phone, "Prend", "Nora");
    await choose(phone, "Contrat", "Garde");
    await choose(phone, "Bouts", "2");
    await type(phone, 49);
    await press(phone, "Enregistrer la donne 1");
    await expect(phone.getByRole("status")).toContainText("Donne 1 notée");
    await press(phone, "Garder ces joueurs");
    await phone.getByRole("dialog").getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
    await press(phone, "Créer le cercle");
    await phone.getByRole("link", { name: /^Les mardis/ }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
    const season = phone.url();
    const club = new URL(season).searchParams.get("c") as string;
    await phone.goto(`/fr/club?c=${club}`);
    await press(phone, "Code de secours");
    await press(phone, "Faire le code");
    const code = (await phone.locator("[data-code]").textContent()) as string;
    await press(phone, "Recopié ou imprimé");
    await phone.goto(season);
    const saved = phone.waitForEvent("download");
    await press(phone, "Tout le cercle (JSON)");
    // Read now, because closing the phone deletes the files that it saved.
    const buffer = await readFile(await (await saved).path());
    await lost.kill();
    await phone.context().close();

    const page = await browser.newPage({ baseURL: found.url, locale: "fr-FR" });
    await page.goto("/fr");
    await page.getByLabel("Importer une sauvegarde").setInputFiles({
      name: "les-mardis.json",
      mimeType: "application/json",
      buffer,
    });
    const ask = page.getByRole("dialog", { name: "Reprendre un cercle" });
    await expect(ask).toContainText("C’est le document du cercle « Les mardis ».".replace(/(?<=«) | (?=»)/g, "\u202f"));
    const typed = ask.getByRole("textbox", { name: "Code de secours du cercle" });
    await look(page, "a club's document asks for its code");
    // A wrong code of the right length is refused in words, and changes nothing.
    const other = [...code].reverse().join("").replace(/ /g, "");
    await typed.fill(other);
    await press(page, "Reprendre le cercle lui-même");
    await expect(ask.getByRole("alert")).toContainText("Ce code n’est pas celui de ce fichier");
    await typed.fill(code.toLowerCase());
    await press(page, "Reprendre le cercle lui-même");
    const report = page.getByRole("dialog", { name: "Un cercle repris" });
    await expect(report).toContainText(/\d+ saisies reprises\./);
    await expect(report).not.toContainText("cercle à part");
    await look(page, "a club brought back");
    await report.getByRole("link", { name: "Voir le cercle" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
    expect(new URL(page.url()).searchParams.get("c")).toBe(club);
    await page.goto(`/fr/club?c=${club}`);
    const ways = page.getByRole("region", { name: "Ne pas perdre le cercle" });
    await expect(ways).toBeVisible();
    await expect(page.getByText("Nora")).toBeVisible();

    // The code was used, so a third phone cannot come in with the document and the code.
    const third = await browser.newPage({ baseURL: found.url, locale: "fr-FR" });
    await third.goto("/fr");
    await third
      .getByLabel("Importer une sauvegarde")
      .setInputFiles({ name: "les-mardis.json", mimeType: "application/json", buffer });
    const again = third.getByRole("dialog", { name: "Reprendre un cercle" });
    await again.getByRole("textbox", { name: "Code de secours du cercle" }).fill(code);
    await press(third, "Reprendre le cercle lui-même");
    await expect(again.getByRole("alert")).toContainText("le cercle est déjà là");
    await third.context().close();
    await page.context().close();
  } finally {
    await Promise.all([lost.close(), found.close()]);
  }
});
