/** What an arbiter taps on the tournament's page. */
import { expect, type Page } from "@playwright/test";

export const pressNamed = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

export const partOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const tableRow = (page: Page, table: number) => page.getByRole("button", { name: new RegExp(`^Table ${table}\\b`) });

const atPosition = (page: Page, position: number) =>
  expect(page.getByRole("heading", { name: new RegExp(`^Position ${position} sur`) })).toBeVisible();

export async function openNextPosition(page: Page, position: number): Promise<void> {
  await pressNamed(page, position === 1 ? "Ouvrir la première position" : `Ouvrir la position ${position}`);
  await atPosition(page, position);
}

/** Types the totals of a sheet of paper, in the order of its lines. */
export async function typePaper(page: Page, table: number, totals: readonly string[]): Promise<void> {
  await tableRow(page, table).click();
  const dialog = page.getByRole("dialog");
  await pressNamed(page, "Taper la feuille de papier");
  for (const [i, points] of totals.entries()) await dialog.getByRole("textbox").nth(i).fill(points);
}

/** Opens the arbiter's page of the person with this number. */
export async function openPerson(page: Page, number: number): Promise<void> {
  await partOf(page, "Les personnes")
    .getByRole("button", { name: new RegExp(`^${number} `) })
    .click();
}
