import { randomBytes, randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { chromium } from "playwright";
import type { LogEvent } from "../lib/log/event";
import { addPlayer, openClub, openSeason, stampClub } from "../lib/season/club-change";
import { usualCounting } from "../lib/season/counting";
import type { NightView } from "../lib/season/night";
import { joinSeason, open, record, stamp } from "../lib/sheet/change";
import type { Change } from "../lib/sheet/event";
import "../lib/rules/all-games";
import { startApp } from "./app";
import { ensureChromium, launchOptions } from "./browser";

/** `npm run bench`: a hall noting at once, and how long a deal takes from a tap to the television on the wall. */
const TABLES = Number(process.env.TABLES ?? 40);
const SEATS = 5;
const DEALS = Number(process.env.DEALS ?? 20);
/** A table notes so often: some ten times as often as people do. */
const EVERY_MS = Number(process.env.EVERY_MS ?? 20_000);
const SETTLING_MS = 10_000;
const MOST_TO_WALL_MS = 500;

ensureChromium();
const app = await startApp();
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const browser = await chromium.launch(launchOptions());

/** A phone that speaks to the server alone, from a house of its own. */
class Phone {
  readonly device = randomUUID();
  private readonly token = randomBytes(32).toString("base64url");
  private readonly headers: Record<string, string>;

  constructor(n: number) {
    this.headers = {
      authorization: `Bearer ${this.token}`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `10.2.${n >> 8}.${n & 255}`,
    };
  }

  async ask<T>(method: "GET" | "POST", path: string, content?: object): Promise<T> {
    const body = content ? { body: JSON.stringify(content) } : {};
    const send = () => fetch(`${app.url}${path}`, { method, headers: this.headers, ...body });
    // A connection that rested as long as the server keeps one is gone when it is taken up: phones send again, and so does this.
    const response = await send().catch(send);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()) as T;
  }

  async push(log: string, events: readonly LogEvent[]): Promise<void> {
    const { results } = await this.ask<{ results: { status: string }[] }>("POST", `/api/sheets/${log}/events`, { events });
    const refused = results.find(({ status }) => status !== "accepted" && status !== "duplicate");
    if (refused) throw new Error(JSON.stringify(refused));
  }

  note(sheet: string, ...changes: readonly Change[]): Promise<void> {
    const at = new Date().toISOString();
    return this.push(
      sheet,
      changes.map((change) => stamp(change, { id: randomUUID(), sheet, at, device: this.device })),
    );
  }

  /** As the sheet's page does while it is looked at. */
  follow(sheet: string): Promise<void> {
    return new Promise((resolve, reject) => {
      get(`${app.url}/api/sheets/${sheet}/live?after=0`, { agent, headers: this.headers }, (stream) => {
        stream.on("error", () => {});
        stream.resume();
        if (stream.statusCode === 200) resolve();
        else reject(new Error(`not followed: ${stream.statusCode}`));
      }).on("error", reject);
    });
  }
}

try {
  const manager = new Phone(0);
  const [club, season] = [randomUUID(), randomUUID()];
  const day = new Date().toISOString().slice(0, 10);
  const players = Array.from({ length: TABLES * SEATS }, () => randomUUID());
  const changes = [
    openClub("Le grand soir"),
    ...players.map((player, i) => addPlayer({ player, name: `Joueur ${i + 1}` })),
    openSeason({ season, name: "2026", from: "2026-01-01", to: null, counting: usualCounting("decale") }),
  ];
  const at = new Date().toISOString();
  const events = changes.map((change) => stampClub(change, { id: randomUUID(), sheet: club, at, device: manager.device }));
  for (let i = 0; i < events.length; i += 50) await manager.push(club, events.slice(i, i + 50));

  const tables: { sheet: string; phones: Phone[] }[] = [];
  for (let n = 0; n < TABLES; n++) {
    const sheet = randomUUID();
    const seated = players.slice(n * SEATS, (n + 1) * SEATS);
    const names = seated.map((_, i) => `Joueur ${n * SEATS + i + 1}`);
    const rules = { game: "decale", players: SEATS };
    await manager.note(
      sheet,
      open({ rules, names, dealer: 0, target: null, until: null, day, title: `Table ${n + 1}` }),
      joinSeason({ club, season, players: seated }),
    );
    const { token } = await manager.ask<{ token: string }>("POST", `/api/sheets/${sheet}/links`, { role: "player" });
    const phones = Array.from({ length: SEATS }, (_, i) => new Phone(1 + n * SEATS + i));
    for (const phone of phones) {
      await phone.ask("POST", "/api/join", { token, device: phone.device });
      await phone.follow(sheet);
    }
    tables.push({ sheet, phones });
  }

  const wall = await browser.newPage({ baseURL: app.url, viewport: { width: 1920, height: 1080 } });
  const shown = new Map<string, number>();
  const told = (deals: readonly (readonly [string, number])[], painted: number) => {
    for (const [sheet, most] of deals)
      for (let deal = most; deal > 0 && !shown.has(`${sheet} ${deal}`); deal--) shown.set(`${sheet} ${deal}`, painted);
  };
  await wall.exposeFunction("toldNight", told);
  // What the page was answered, once it has been painted: two frames after it was read.
  await wall.addInitScript(`{
    const asked = window.fetch;
    window.fetch = async (...args) => {
      const response = await asked(...args);
      if (String(args[0]).includes("/night")) {
        const { tables } = await response.clone().json();
        const deals = tables.map((table) => [table.sheet, table.deals]);
        requestAnimationFrame(() => requestAnimationFrame(() => window.toldNight(deals, Date.now())));
      }
      return response;
    };
  }`);
  const { token } = await manager.ask<{ token: string }>("POST", `/api/sheets/${club}/links`, { role: "viewer" });
  await wall.goto(`/fr/join#${token}`);
  await wall.getByRole("heading", { name: "Le grand soir" }).waitFor();
  await wall.goto(`/fr/tonight?c=${club}&wall=1`);
  await wall.getByRole("heading", { name: "Le grand soir" }).waitFor();
  await new Promise((next) => setTimeout(next, 2_000));

  const tapped = new Map<string, number>();
  await Promise.all(
    tables.map(async ({ sheet, phones }, n) => {
      await new Promise((next) => setTimeout(next, (EVERY_MS * n) / TABLES));
      for (let slot = 0; slot < DEALS; slot++) {
        const start = Date.now();
        tapped.set(`${sheet} ${slot + 1}`, start);
        const first = 10 + ((n + slot) % 20);
        await (phones[slot % SEATS] as Phone).note(sheet, record(slot, { cardPoints: [first, 20, 10, 5, 40 - first] }));
        await new Promise((next) => setTimeout(next, Math.max(0, start + EVERY_MS - Date.now())));
      }
    }),
  );
  for (const giveUp = Date.now() + SETTLING_MS; shown.size < tapped.size && Date.now() < giveUp; )
    await new Promise((next) => setTimeout(next, 50));

  const night = await manager.ask<NightView>("GET", `/api/clubs/${club}/night`);
  const noted = night.tables.reduce((sum, { deals }) => sum + deals, 0);
  const waits = [...tapped].flatMap(([deal, from]) => (shown.get(deal) ?? Number.POSITIVE_INFINITY) - from);
  const said = [
    say("deals on the wall, of those noted", shown.size, TABLES * DEALS, noted === TABLES * DEALS && shown.size === noted),
    say("tap to the wall, median", percentile(waits, 50), null),
    say("tap to the wall, p95", percentile(waits, 95), MOST_TO_WALL_MS),
    say("tap to the wall, the last", Math.max(...waits), null),
  ];
  console.log(`  ${TABLES} tables, ${TABLES * SEATS} phones that follow, a deal every ${EVERY_MS / TABLES} ms`);
  process.exitCode = said.every(Boolean) ? 0 : 1;
} finally {
  agent.destroy();
  await browser.close();
  await app.close();
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] as number;
}

function say(name: string, value: number, most: number | null, isKept = most === null || value <= most): boolean {
  const limit = most === null ? "" : `of ${most}`;
  console.log(`${isKept ? "✓" : "✗"} ${name.padEnd(38)} ${value.toFixed(0).padStart(8)} ${limit}`);
  return isKept;
}
