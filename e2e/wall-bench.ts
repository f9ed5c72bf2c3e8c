import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { WirePhone } from "../app/api/processes.fixture";
import { percentile, say } from "../lib/db/measure.fixture";
import type { LogEvent } from "../lib/log/event";
import { addPlayer, openClub, openSeason, stampClub } from "../lib/season/club/club-change";
import { usualCounting } from "../lib/season/club/counting";
import type { EveningView } from "../lib/season/evening-view";
import { joinSeason, open, record } from "../lib/sheet/change";
import type { Change } from "../lib/sheet/event";
import "../lib/rules/all-games";
import { startApp } from "./app";
import { openChromium } from "./browser";

/** `npm run bench`: all tables of a hall note at once: how long a deal takes from a tap to the television on the wall. */
const TABLES = Number(process.env.TABLES ?? 40);
const SEATS = 5;
const DEALS = Number(process.env.DEALS ?? 20);
/** Time between two deals of a table: some ten times shorter than people take. */
const EVERY_MS = Number(process.env.EVERY_MS ?? 20_000);
const SETTLING_MS = 10_000;
const MOST_TO_WALL_MS = 500;

const app = await startApp();
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const browser = await openChromium();

try {
  const manager = new WirePhone();
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
  for (let i = 0; i < events.length; i += 50) await push(manager, events.slice(i, i + 50));

  const tables: { sheet: string; phones: WirePhone[] }[] = [];
  for (let n = 0; n < TABLES; n++) {
    const sheet = randomUUID();
    const seated = players.slice(n * SEATS, (n + 1) * SEATS);
    const names = seated.map((_, i) => `Joueur ${n * SEATS + i + 1}`);
    const rules = { game: "decale", players: SEATS };
    await note(
      manager,
      sheet,
      open({ rules, names, dealer: 0, target: null, until: null, day, title: `Table ${n + 1}` }),
      joinSeason({ club, season, players: seated }),
    );
    const { token } = await ask<{ token: string }>(manager, "POST", `/api/sheets/${sheet}/links`, { role: "player" });
    const phones = Array.from({ length: SEATS }, () => new WirePhone());
    for (const phone of phones) {
      await phone.join(app.url, token);
      // Each phone follows its sheet, as an open page does.
      await phone.listen(app.url, sheet, agent);
    }
    tables.push({ sheet, phones });
  }

  const wall = await browser.newPage({ baseURL: app.url, viewport: { width: 1920, height: 1080 } });
  const shown = new Map<string, number>();
  const told = (deals: readonly (readonly [string, number])[], painted: number) => {
    for (const [sheet, most] of deals)
      for (let deal = most; deal > 0 && !shown.has(`${sheet} ${deal}`); deal--) shown.set(`${sheet} ${deal}`, painted);
  };
  await wall.exposeFunction("toldEvening", told);
  // Reports each answer once it is painted, two frames after it was read.
  await wall.addInitScript(`{
    const asked = window.fetch;
    window.fetch = async (...args) => {
      const response = await asked(...args);
      if (String(args[0]).includes("/night")) {
        const { tables } = await response.clone().json();
        const deals = tables.map((table) => [table.sheet, table.deals]);
        requestAnimationFrame(() => requestAnimationFrame(() => window.toldEvening(deals, Date.now())));
      }
      return response;
    };
  }`);
  const { token } = await ask<{ token: string }>(manager, "POST", `/api/sheets/${club}/links`, { role: "viewer" });
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
        await note(phones[slot % SEATS] as WirePhone, sheet, record(slot, { cardPoints: [first, 20, 10, 5, 40 - first] }));
        await new Promise((next) => setTimeout(next, Math.max(0, start + EVERY_MS - Date.now())));
      }
    }),
  );
  for (const giveUp = Date.now() + SETTLING_MS; shown.size < tapped.size && Date.now() < giveUp; )
    await new Promise((next) => setTimeout(next, 50));

  const tonight = await ask<EveningView>(manager, "GET", `/api/clubs/${club}/night`);
  const noted = tonight.tables.reduce((sum, { deals }) => sum + deals, 0);
  const waits = [...tapped].flatMap(([deal, from]) => (shown.get(deal) ?? Number.POSITIVE_INFINITY) - from);
  const said = [
    say("deals that were not noted", TABLES * DEALS - noted, 0, ""),
    say("deals noted that were not on the wall", noted - shown.size, 0, ""),
    say("tap to the wall, median", percentile(waits, 50), null, "ms"),
    say("tap to the wall, p95", percentile(waits, 95), MOST_TO_WALL_MS, "ms"),
    say("tap to the wall, the last", Math.max(...waits), null, "ms"),
  ];
  console.log(`  ${TABLES} tables, ${TABLES * SEATS} phones that follow, a deal every ${EVERY_MS / TABLES} ms`);
  process.exitCode = said.every(Boolean) ? 0 : 1;
} finally {
  agent.destroy();
  await browser.close();
  await app.close();
}

async function ask<T>(phone: WirePhone, method: "GET" | "POST", path: string, content?: object): Promise<T> {
  const send = () => phone.ask(app.url, method, path, content);
  // The server may just have closed an idle connection, so this sends again, as phones do.
  const response = await send().catch(send);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as T;
}

async function push(phone: WirePhone, events: readonly LogEvent[]): Promise<void> {
  const { results } = await ask<{ results: { status: string }[] }>(phone, "POST", `/api/sheets/${events[0]?.sheet}/events`, {
    events,
  });
  const refused = results.find(({ status }) => status !== "accepted" && status !== "duplicate");
  if (refused) throw new Error(JSON.stringify(refused));
}

function note(phone: WirePhone, sheet: string, ...changes: readonly Change[]): Promise<void> {
  const at = new Date().toISOString();
  return push(
    phone,
    changes.map((change) => phone.stamped(change, sheet, at)),
  );
}
