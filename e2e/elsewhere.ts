/**
 * A phone without a browser, which only talks to the server: it makes a club before the browser has it, or plays at another table.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { type HallChange, stampHall } from "../lib/hall/hall-event";
import { type HallView, hallOf } from "../lib/hall/hall-view";
import { MOST_EVENTS } from "../lib/log/limits";
import type { Stamp } from "../lib/log/stamp";
import { openClub, stampClub } from "../lib/season/club/club-change";
import type { ClubChange } from "../lib/season/club/club-event";
import { stampSheet } from "../lib/sheet/change";
import type { Change } from "../lib/sheet/event";

export class Elsewhere {
  private readonly device = randomUUID();
  private readonly token = randomBytes(32).toString("base64url");
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin = "",
  ) {}

  async ask<T>(method: "GET" | "POST", path: string, data?: object): Promise<T> {
    const headers = { Authorization: `Bearer ${this.token}`, Origin: this.origin };
    const response = await this.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  }

  /** Sends the events and returns their ids. */
  private async push<C>(
    log: string,
    changes: readonly C[],
    stamped: (change: C, how: Stamp) => object,
    status = "accepted",
  ): Promise<string[]> {
    const how = () => ({ id: randomUUID(), sheet: log, at: new Date().toISOString(), device: this.device });
    const all = changes.map((change) => stamped(change, how()));
    const ids: string[] = [];
    for (let first = 0; first < all.length; first += MOST_EVENTS) {
      const events = all.slice(first, first + MOST_EVENTS);
      const { results } = await this.ask<{ results: { id: string; status: string }[] }>("POST", `/api/sheets/${log}/events`, {
        events,
      });
      for (const one of results) expect(one).toMatchObject({ status });
      ids.push(...results.map(({ id }) => id));
    }
    return ids;
  }

  readonly inSheet = (sheet: string, ...changes: readonly Change[]) => this.push(sheet, changes, stampSheet);
  /** For changes that contradict what another phone noted before. */
  readonly inConflict = (sheet: string, ...changes: readonly Change[]) => this.push(sheet, changes, stampSheet, "conflict");
  readonly inClub = (club: string, ...changes: readonly ClubChange[]) => this.push(club, changes, stampClub);
  readonly inHall = (hall: string, ...changes: readonly HallChange[]) => this.push(hall, changes, stampHall);

  readonly hall = async (hall: string) => hallOf(await this.ask<HallView>("GET", `/api/halls/${hall}`));

  /** The token of a link into one of this phone's logs. */
  readonly link = async (log: string, role: "owner" | "player" | "viewer") =>
    (await this.ask<{ token: string }>("POST", `/api/sheets/${log}/links`, { role })).token;

  async club(): Promise<string> {
    const club = randomUUID();
    await this.inClub(club, openClub("Les mardis"));
    return club;
  }
}
