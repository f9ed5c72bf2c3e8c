/** What could not be sent is carried in a file to another phone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { installed, dealNoted as noted, PhoneWithSwitch as Phone, withPhone } from "./phone-off";
import { choose, FOUR, openSheet, totals, type } from "./table";

test("what could not be sent is carried in a file to another phone, which sends it", async () => {
  await withPhone(async (phone, app) => {
    const cellar = await phone.on();
    await cellar.goto("/fr");
    await installed(cellar);
    await app.stop();
    await openSheet(cellar, { game: "Tarot", names: FOUR });
    await cellar.getByRole("button", { name: /Noter la donne 1, prise par Hugo$/ }).click();
    await choose(cellar, "Contrat", "Garde");
    await choose(cellar, "Bouts", "2");
    await type(cellar, 49);
    await cellar.getByRole("button", { name: "Enregistrer la donne 1" }).click();
    await noted(cellar, 1);
    await cellar.goto("/fr");
    await expect(cellar.getByText("2 saisies ne sont que sur ce téléphone.")).toBeVisible();
    const [download] = await Promise.all([
      cellar.waitForEvent("download"),
      cellar.getByRole("button", { name: "Garder dans un fichier" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^petit-au-bout-\d{4}-\d\d-\d\d\.json$/);
    const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-file-"));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    await phone.off();

    await app.start();
    const upstairs = new Phone(app);
    try {
      const page = await upstairs.on();
      for (const said of ["2 lignes reprises, à envoyer par ce téléphone.", "2 lignes déjà là."]) {
        await page.goto("/fr");
        await page.getByLabel("Importer une sauvegarde").setInputFiles(file);
        await expect(page.getByRole("dialog", { name: "Fichier repris" })).toContainText(said);
      }
      await page.getByRole("link", { name: /^Voir la feuille/ }).click();
      await expect.poll(() => totals(page)).toEqual([-66, 198, -66, -66]);
      await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
      await page.goto("/fr");
      await page
        .getByLabel("Importer une sauvegarde")
        .setInputFiles({ name: "photo.json", mimeType: "application/json", buffer: Buffer.from("no") });
      await expect(page.getByRole("alert").filter({ hasText: "Ce fichier ne vient pas de Petit au Bout" })).toBeVisible();
    } finally {
      await upstairs.lose();
      rmSync(folder, { recursive: true });
    }
  });
});
