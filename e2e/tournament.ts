import { type Browser, expect, type Page } from "@playwright/test";
import type { HallChange } from "../lib/hall/hall-event";
import type { Elsewhere } from "./elsewhere";
import { choose } from "./table";

export const NAMES =
  "Agathe Benoît Camille Denis Élise Fabien Gaëlle Hugo Inès Jules Karine Léa Mehdi Nora Oscar Paul Quentin Rose Samir Théo Ursule Victor Wanda Xavier Yann Zoé".split(
    " ",
  );

/** A club that the browser manages too, and the page of its tournaments. */
export async function aClub(page: Page, phone: Elsewhere): Promise<string> {
  const club = await phone.club();
  await page.goto(`/fr/join#${await phone.link(club, "owner")}`);
  await page.getByRole("link", { name: "Tournois" }).click();
  return club;
}

/** The fields of a tournament's form; those left out stay as proposed. */
interface Asked {
  readonly name?: string;
  readonly formula?: string;
  readonly teams?: string;
  readonly seating?: string;
  readonly duplicate?: { readonly kind: string; readonly positions: number; readonly boards: number };
}

/** The form of a new tournament, filled in and not sent. */
export async function askFor(page: Page, { name, formula, teams, seating, duplicate }: Asked): Promise<void> {
  await page.getByRole("button", { name: "Nouveau tournoi" }).click();
  if (name) await page.getByLabel("Nom", { exact: true }).fill(name);
  if (duplicate) {
    await choose(page, "Donnes", duplicate.kind);
    await choose(page, "Positions", String(duplicate.positions));
    await choose(page, "Étuis par table et par position", String(duplicate.boards));
  }
  if (formula) await choose(page, "Formule", formula);
  if (teams) await choose(page, "Chacun joue", teams);
  if (seating) await choose(page, "Placement", seating);
}

/** Sends the form, which leads to the tournament's page; returns its id. */
export async function openIt(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Ouvrir le tournoi" }).click();
  await expect(page.getByRole("region", { name: "Inscriptions" })).toBeVisible();
  return idOf(page);
}

export async function aTournament(page: Page, asked: Asked = {}): Promise<string> {
  await askFor(page, asked);
  return openIt(page);
}

/** Enters these people (or teams), seats them in this order, and opens the first position. */
export async function begin(page: Page, lines: readonly string[], made: string): Promise<void> {
  await enter(page, lines, made);
  await page.getByRole("button", { name: "Donner les places" }).click();
  await page.getByRole("button", { name: "Ouvrir la première position" }).click();
  await expect(page.getByRole("heading", { name: /^Position 1 sur/ })).toBeVisible();
}

/** Enters `lines` as in a pasted list; a name alone gets a licence and a series. */
export async function enter(page: Page, lines: readonly string[], made: string): Promise<void> {
  await page.getByRole("button", { name: "Coller ou taper une liste" }).click();
  const list = lines.map((line, i) => (line.includes(";") ? line : `${line};${700_000 + i};${1 + (i % 4)}`));
  await page.getByRole("textbox").fill(list.join("\n"));
  await page.getByRole("button", { name: made }).click();
}

export const idOf = (page: Page): string => new URL(page.url()).searchParams.get("h") ?? "";

/** A new phone with the right that this table's card gives. */
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

/** Hands in every missing sheet of the last position, as on paper; the first person of each table makes `makes`. */
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
