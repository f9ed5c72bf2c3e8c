/** A club of four whose season is looked at, and what its tests tap. */
import { expect, type Page } from "@playwright/test";
import { choose, FOUR, noteBet, openSheet } from "./table";

/** Notes a Brevet that somebody bets alone at four; with more points than each other, the bettor wins 10. */
export async function noteFirst(page: Page, bettor: string, points: readonly number[]): Promise<void> {
  await noteBet(page, 1, bettor, points);
  await expect(page.getByRole("status")).toContainText(/tout est envoyé/i);
}

export const pressFirst = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();

export const followFirst = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true }).first().click();

/** A sheet of one deal whose players become a club: 40, 15, 20 and 10 points. */
export async function keepFour(page: Page): Promise<void> {
  await openSheet(page, { names: FOUR });
  await noteFirst(page, "Nora", [30, 15, 20, 10]);
  await pressFirst(page, "Garder ces joueurs");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Nom du cercle" }).fill("Les mardis");
  await dialog.getByRole("textbox", { name: "Nom de la saison" }).fill("Saison d’essai");
  await pressFirst(page, "Créer le cercle");
  await expect(page.getByRole("link", { name: "Les mardis, Saison d’essai" })).toBeVisible();
}

const DAY_MS = 86_400_000;

/** Moves the clock to the next day, because two sheets on one day make one evening. */
export async function tomorrow(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + DAY_MS);
}

/** Another evening at the club's table. */
export async function anotherEvening(
  page: Page,
  names: readonly string[],
  bettor: string,
  points: readonly number[],
): Promise<void> {
  await tomorrow(page);
  await page.goto("/fr/new");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await choose(page, "Cercle", "Les mardis");
  for (const [i, name] of names.entries()) await page.getByRole("textbox", { name: `Joueur ${i + 1}`, exact: true }).fill(name);
  await pressFirst(page, "Ouvrir la feuille");
  await expect(page.getByRole("link", { name: "Les mardis, Saison d’essai" })).toBeVisible();
  await noteFirst(page, bettor, points);
}

/** Names and values of the standings, in their order, as a phone prints them. */
export async function standingsOn(page: Page): Promise<string[]> {
  const rows = page.getByRole("table", { name: "Classement" }).getByRole("row");
  const texts = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => {
      const [rank, name, ...cells] = [...row.children].map((cell) => cell.firstElementChild?.firstChild?.textContent ?? "");
      return [rank, name, cells.at(-1)].join(" ");
    }),
  );
  return texts;
}

export async function openSeasonPage(page: Page): Promise<void> {
  await page.goto("/fr");
  await followFirst(page, /^Les mardis/);
  await followFirst(page, /^Saison d’essai/);
  await expect(page.getByRole("heading", { level: 1, name: "Les mardis" })).toBeVisible();
}
