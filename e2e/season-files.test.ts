/** A season on paper, and a club taken away as a file and given back. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import {
  followFirst as follow,
  keepFour as keepPlayers,
  pressFirst as press,
  openSeasonPage as season,
  standingsOn as standings,
} from "./season";
import { FOUR } from "./table";

test("a season of one evening is printed on one page", async ({ page }) => {
  await keepPlayers(page);
  await follow(page, "Les mardis, Saison d’essai");
  await expect.poll(() => standings(page)).toHaveLength(4);
  const { searchParams: at } = new URL(page.url());
  await page.goto(`/fr/print?c=${at.get("c")}&s=${at.get("s")}`);
  await expect(page.getByText("Face à face")).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(1);
});

test("a club is taken away as one file, and given back", async ({ page }) => {
  await keepPlayers(page);
  await season(page);
  const table = page.waitForEvent("download");
  await press(page, "Tout le cercle (CSV)");
  expect((await table).suggestedFilename()).toMatch(/^les-mardis-soirees-\d{4}-\d\d-\d\d\.csv$/);
  const deals = page.waitForEvent("download");
  await press(page, "Donnes (CSV)");
  expect((await deals).suggestedFilename()).toMatch(/^les-mardis-saison-d-essai-donnes-\d{4}-\d\d-\d\d\.csv$/);
  const [heads, deal, ...more] = readFileSync(await (await deals).path(), "utf8")
    .trim()
    .split(/\r?\n/);
  for (const name of FOUR) expect(heads).toContain(name);
  expect(deal).toContain("Brevet");
  expect(more).toEqual([]);
  const saved = page.waitForEvent("download");
  await press(page, "La saison (JSON)");
  const path = await (await saved).path();
  await page.goto("/fr");
  const given = page.waitForEvent("filechooser");
  await page.getByText("Importer une sauvegarde").click();
  await (await given).setFiles(path);
  const report = page.getByRole("dialog", { name: "Un cercle repris" });
  // Nine events: club, four players, season, sheet, joining and deal.
  await expect(report).toContainText("9 saisies déjà là.");
  await report.getByRole("link", { name: "Voir le cercle" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
});
