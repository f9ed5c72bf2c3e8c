import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import type { Change } from "#lib/sheet/event";
import { addPlayer, openClub, openSeason, stampClub } from "../lib/season/club-change";
import type { ClubChange } from "../lib/season/club-event";
import { usualCounting } from "../lib/season/counting";
import { joinSeason, open, record, stamp } from "../lib/sheet/change";
import { cards, opening } from "../lib/sheet/log.fixture";
import { CLUB } from "../lib/shown/season/season-view.fixture";
import { hallOf } from "./hall";
import { look } from "./look";

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé", "Ana"];

/** A phone that speaks to the server alone, as a table's phone in another room. */
class Phone {
  private readonly device = randomUUID();
  private readonly token = randomBytes(32).toString("base64url");
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  async push(log: string, ...changes: readonly (Change | ClubChange)[]): Promise<void> {
    const how = { sheet: log, at: new Date().toISOString(), device: this.device };
    const events = changes.map((change) => {
      const id = randomUUID();
      const isClubs = /^(club|player\.added|season\.opened)/.test(change.kind);
      return isClubs ? stampClub(change as ClubChange, { id, ...how }) : stamp(change as Change, { id, ...how });
    });
    const answer = await this.ask("POST", `/api/sheets/${log}/events`, { events });
    for (const { status } of (answer.results ?? []) as { status: string }[]) expect(status).toBe("accepted");
  }

  async ask(method: "GET" | "POST", path: string, data?: object): Promise<Record<string, unknown>> {
    const headers = { Authorization: `Bearer ${this.token}`, Origin: this.origin };
    const response = await this.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  }
}

test("two tables in other rooms, and the wall that follows them without being touched", async ({ page, request, baseURL }) => {
  const table = new Phone(request, baseURL ?? "");
  const [club, season, one, two] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const players = NAMES.map(() => randomUUID());
  const day = new Date().toISOString().slice(0, 10);
  const body = { season, name: "2026", from: "2026-01-01", to: null, counting: usualCounting("decale") };
  const added = NAMES.map((name, i) => addPlayer({ player: players[i] as string, name }));
  await table.push(club, openClub("Les mardis"), ...added, openSeason(body));
  for (const [sheet, first] of [
    [one, 0],
    [two, 3],
  ] as const) {
    const names = NAMES.slice(first, first + 3);
    const place = { club, season, players: players.slice(first, first + 3) };
    await table.push(sheet, open({ ...opening(3), names, day }), joinSeason(place));
  }
  const link = await table.ask("POST", `/api/sheets/${club}/links`, { role: "viewer" });
  await page.goto(`/fr/join#${link.token}`);
  await page.getByRole("heading", { name: "Les mardis" }).waitFor();
  await page.goto(`/fr/tonight?c=${club}&wall=1`);
  await expect(page.getByRole("heading", { name: "Table 2" })).toBeVisible();
  await table.push(one, record(0, cards(20, 10, 6)));
  await table.push(two, record(0, cards(30, 12, 5)));
  const lines = page.getByRole("region", { name: "Classement" }).getByRole("listitem");
  await expect(lines).toHaveText([/^1Paul.*30$/, /^2Nora.*20$/, /^3Zoé.*12$/, /^4Hugo.*10$/, /^5Inès.*6$/, /^6Ana.*5$/]);
  await table.push(one, record(1, cards(30, 10, 6)));
  await expect(lines.first()).toHaveText(/^1Nora.*50$/);
});

test("tonight and its wall are there for everybody, with three tables and with forty", async ({ page }) => {
  test.slow();
  for (const tables of [3, 40]) {
    await page.route(`**/api/clubs/${CLUB}/night`, (route) => route.fulfill({ json: hallOf(tables) }));
    await page.goto(`/fr/tonight?c=${CLUB}`);
    await page.getByRole("heading", { name: "Ce soir" }).waitFor();
    await look(page, `tonight, ${tables} tables`);
    await page.goto(`/en/tonight?c=${CLUB}&wall=1`);
    await page.getByRole("heading", { name: "Les mardis" }).waitFor();
    await look(page, `wall, ${tables} tables`);
  }
});
