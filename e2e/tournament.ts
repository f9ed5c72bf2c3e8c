import type { APIRequestContext, Browser, Page } from "@playwright/test";
import type { HallChange } from "../lib/hall/hall-event";
import { Elsewhere } from "./elsewhere";

export const NAMES =
  "Agathe Benoît Camille Denis Élise Fabien Gaëlle Hugo Inès Jules Karine Léa Mehdi Nora Oscar Paul Quentin Rose Samir Théo Ursule Victor Wanda Xavier Yann Zoé".split(
    " ",
  );

/** A club, run by the browser too, and the page of its tournaments. */
export async function aClub(page: Page, request: APIRequestContext, origin: string) {
  const phone = new Elsewhere(request, origin);
  const club = await phone.club();
  await page.goto(`/fr/join#${await phone.link(club, "owner")}`);
  await page.getByRole("link", { name: "Tournois" }).click();
  return { phone, club };
}

/** `lines` as they stand in a list; a name alone gets a licence and a series. */
export async function enter(page: Page, lines: readonly string[], made: string): Promise<void> {
  await page.getByRole("button", { name: "Coller ou taper une liste" }).click();
  const list = lines.map((line, i) => (line.includes(";") ? line : `${line};${700_000 + i};${1 + (i % 4)}`));
  await page.getByRole("textbox").fill(list.join("\n"));
  await page.getByRole("button", { name: made }).click();
}

export const idOf = (page: Page): string => new URL(page.url()).searchParams.get("h") ?? "";

/** A phone of its own that holds this table's card. */
export async function aTable(browser: Browser, phone: Elsewhere, hall: string, table: number): Promise<Page> {
  const token = await phone.link(hall, "player");
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-FR",
  });
  const page = await context.newPage();
  await page.goto(`/fr/join?t=${table}#${token}`);
  await page.getByRole("heading", { name: `Table ${table}`, exact: true }).waitFor();
  return page;
}

/** Every sheet of the last position that is not in, as tables without a phone bring it; the first who sits there makes `makes`. */
export async function bringPaper(
  phone: Elsewhere,
  hall: string,
  makes: (table: number) => number = (table) => 60 * table,
): Promise<void> {
  const at = (await phone.hall(hall)).positions.at(-1);
  const changes = (at?.tables ?? []).flatMap(({ table, seats, sheet }): HallChange[] => {
    const there = seats.filter((seat) => seat !== null);
    if (sheet || there.length === 0) return [];
    const points = makes(table);
    const balances = seats.map((seat) => (seat === null ? null : seat === there[0] ? points : -points / (there.length - 1)));
    return [{ kind: "sheet.handed-in", body: { position: at?.position ?? 1, table, balances, source: "paper" } }];
  });
  await phone.inHall(hall, ...changes);
}
