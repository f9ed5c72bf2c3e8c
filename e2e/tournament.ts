import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { stampHall } from "../lib/hall/hall-change";
import type { HallChange } from "../lib/hall/hall-event";
import { type HallView, hallOf } from "../lib/hall/hall-view";
import { openClub, stampClub } from "../lib/season/club-change";

export const NAMES =
  "Agathe Benoît Camille Denis Élise Fabien Gaëlle Hugo Inès Jules Karine Léa Mehdi Nora Oscar Paul Quentin Rose Samir Théo Ursule Victor Wanda Xavier Yann Zoé".split(
    " ",
  );

/** A phone that speaks to the server alone: the club's before the browser has it, or a table's in another room. */
export class Phone {
  readonly device = randomUUID();
  private readonly token = randomBytes(32).toString("base64url");
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  async ask<T>(method: "GET" | "POST", path: string, data?: object): Promise<T> {
    const headers = { Authorization: `Bearer ${this.token}`, Origin: this.origin };
    const response = await this.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  }

  async push(log: string, events: readonly object[]): Promise<void> {
    for (let first = 0; first < events.length; first += 50) {
      const { results } = await this.ask<{ results: { status: string }[] }>("POST", `/api/sheets/${log}/events`, {
        events: events.slice(first, first + 50),
      });
      for (const one of results) expect(one).toMatchObject({ status: "accepted" });
    }
  }

  readonly how = (sheet: string) => ({ id: randomUUID(), sheet, at: new Date().toISOString(), device: this.device });
  readonly hall = async (hall: string) => hallOf(await this.ask<HallView>("GET", `/api/halls/${hall}`));
  readonly link = async (log: string, role: string): Promise<string> =>
    (await this.ask<{ token: string }>("POST", `/api/sheets/${log}/links`, { role })).token;
  readonly say = (hall: string, ...changes: HallChange[]) =>
    this.push(
      hall,
      changes.map((change) => stampHall(change, this.how(hall))),
    );
}

/** A club, run by the browser too, and the page of its tournaments. */
export async function aClub(page: Page, request: APIRequestContext, origin: string) {
  const [phone, club] = [new Phone(request, origin), randomUUID()];
  await phone.push(club, [stampClub(openClub("Les mardis"), phone.how(club))]);
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
export async function aTable(browser: Browser, phone: Phone, hall: string, table: number): Promise<Page> {
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
  phone: Phone,
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
  await phone.say(hall, ...changes);
}
