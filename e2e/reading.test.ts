/** What a screen reader says on three screens, in order. A changed file changes the app for listeners, so read it before you keep it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { meetCrowd } from "./crowd";
import { choose, openSheet, type } from "./table";

/** The spoken text, without addresses and without today's date. */
const heard = async (place: Locator): Promise<string> => {
  const lines = (await place.ariaSnapshot()).split("\n").filter((line) => !/^\s*- \/url:/.test(line));
  const day = /heading "(Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche) [^"]*"/;
  return `${lines.join("\n").replace(day, 'heading "le jour"').trim()}\n`;
};
const written = (name: string): string => readFileSync(join(import.meta.dirname, "readings", `${name}.txt`), "utf8");

test("the form, the sheet and the standings are read aloud as recorded", async ({ page }) => {
  const main = page.getByRole("main");
  await openSheet(page, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  await page.getByRole("button", { name: "Noter la donne 1", exact: true }).click();
  await choose(page, "Prend", "Hugo");
  await choose(page, "Contrat", "Garde");
  await choose(page, "Bouts", "2");
  await type(page, 49);
  await expect.poll(() => heard(main)).toBe(written("form"));
  await page.getByRole("button", { name: "Enregistrer la donne 1" }).click();
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
  await expect.poll(() => heard(main)).toBe(written("sheet"));
  const { seasonPage } = await meetCrowd(page);
  await page.goto(seasonPage);
  const standings = page.getByRole("table", { name: "Classement" });
  await expect.poll(() => heard(standings)).toBe(written("standings"));
});
