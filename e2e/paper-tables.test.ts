/** A tournament in which no table has a phone. */
import { expect } from "@playwright/test";
import { openNextPosition as openNext, openPerson, pressNamed as press, tableRow, typePaper } from "./arbiter";
import { look } from "./look";
import { test } from "./own-app";
import { choose } from "./table";
import { aClub, aTable, aTournament, enter, NAMES } from "./tournament";

test("no phone at all: seven people on paper, two tables of three and four, drawn, then best with best", async ({
  page,
  browser,
  elsewhere: phone,
}) => {
  await aClub(page, phone);
  const hall = await aTournament(page, { seating: "tirage" });
  await enter(page, NAMES.slice(0, 5), "Inscrire ces 5 personnes");
  await expect(page.getByRole("button", { name: "Cinq personnes ne font ni table de trois ni table de quatre." })).toBeVisible();
  await enter(page, ["Fabien;1234567", "Gaëlle;7654321"], "Inscrire ces 2 personnes");
  await expect(page.getByText(/^2 tables, sans Nord\s: table 2$/)).toBeVisible();
  await expect(page.getByText(/Moins de trois tables/)).toBeVisible();
  await press(page, "Donner les places");
  await page.getByRole("checkbox", { name: /Sans téléphone/ }).check();
  await openNext(page, 1);
  const table = await aTable(browser, phone, hall, 2);
  await expect(table.getByText("Cette table joue sur papier.")).toBeVisible();
  await page.goto(`/fr/hall?h=${hall}&print=sheets`);
  await expect(page.getByText("Table 2", { exact: true })).toBeVisible();
  await look(page, "score sheets on paper");
  await page.goto(`/fr/hall?h=${hall}`);
  await typePaper(page, 1, ["90", "-30", "-30", "-30"]);
  await press(page, "Rendre cette feuille");
  await typePaper(page, 2, ["60", "-30", "-30"]);
  await press(page, "Rendre cette feuille");
  await expect(page.getByText(/^La salle fait zéro/)).toBeVisible();
  await choose(page, "Placement", "les meilleurs ensemble");
  await openNext(page, 2);
  await expect(tableRow(page, 1)).toContainText("Agathe, Élise");
  // So many go home that five are left: they cannot form tables, and the page says so.
  for (const number of [1, 2]) {
    await openPerson(page, number);
    await page
      .getByRole("dialog")
      .getByLabel(/^S’en va/)
      .fill("minuit");
    await press(page, "S’en va");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByText("Avec les personnes qui restent, on ne fait pas de tables de trois ou de quatre.")).toBeVisible();
  await table.context().close();
});
