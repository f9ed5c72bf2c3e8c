import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import type { Change } from "#lib/sheet/event";
import { open, rename, stampSheet } from "../lib/sheet/change";
import { opening } from "../lib/sheet/log.fixture";
import { startApp } from "./app";

/** `npm run bench` asks for two hundred. */
const KILLS = Number(process.env.KILLS ?? 5);
const PHONES = 4;
/** How many pushes are acknowledged between two kills. */
const PUSHED = 20;

/** A phone that pushes to its own sheet as fast as it gets answers, and remembers what was acknowledged. */
class Pusher {
  readonly sheet = randomUUID();
  readonly device = randomUUID();
  readonly promised: string[] = [];
  private readonly token = randomBytes(32).toString("base64url");
  private pushing = true;

  constructor(private readonly url: string) {}

  async open(): Promise<void> {
    await this.push(open(opening(3)));
    if (this.promised.length !== 1) throw new Error("the sheet was not opened");
  }

  stop(): void {
    this.pushing = false;
  }

  async run(): Promise<void> {
    this.pushing = true;
    for (let i = 0; this.pushing; i++) await this.push(rename(0, `Nora ${i % 100}`));
  }

  private async push(change: Change): Promise<void> {
    const event = stampSheet(change, { id: randomUUID(), sheet: this.sheet, at: new Date().toISOString(), device: this.device });
    const headers = {
      authorization: `Bearer ${this.token}`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
    };
    const path = `${this.url}/api/sheets/${this.sheet}/events`;
    try {
      const response = await fetch(path, { method: "POST", headers, body: JSON.stringify({ events: [event] }) });
      const { results } = (await response.json()) as { results: { status: string }[] };
      if (results[0]?.status === "accepted") this.promised.push(event.id);
    } catch {
      // The server was killed before it answered, so nothing was acknowledged.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

test(`the server is killed ${KILLS} times while phones push: nothing that was acknowledged is lost`, async () => {
  test.setTimeout(600_000 + KILLS * 30_000);
  const app = await startApp();
  try {
    const phones = Array.from({ length: PHONES }, () => new Pusher(app.url));
    for (const phone of phones) await phone.open();
    for (let kill = 0; kill < KILLS; kill++) {
      const running = phones.map((phone) => phone.run());
      const before = sum(phones);
      while (sum(phones) < before + PUSHED) await new Promise((resolve) => setTimeout(resolve, 5));
      await app.kill();
      for (const phone of phones) phone.stop();
      await Promise.all(running);
      await app.start();
    }
    const { kept, gaps, integrity } = readDatabase(app.file);
    const promised = phones.flatMap((phone) => phone.promised);
    const lost = promised.filter((id) => !kept.has(id));
    console.log(`${KILLS} times kill -9: ${promised.length} events acknowledged, ${lost.length} lost, integrity ${integrity}`);
    expect(promised.length).toBeGreaterThanOrEqual(KILLS * PUSHED);
    expect({ lost, gaps, integrity }).toEqual({ lost: [], gaps: 0, integrity: "ok" });
  } finally {
    await app.close();
  }
});

const sum = (phones: readonly Pusher[]): number => phones.reduce((total, { promised }) => total + promised.length, 0);

function readDatabase(file: string) {
  const database = new Database(file);
  try {
    const kept = new Set(database.prepare("SELECT id FROM Event").pluck().all() as string[]);
    const sheets = "SELECT max(seq) - count(*) AS gap FROM Event GROUP BY sheetId HAVING gap <> 0";
    const gaps = database.prepare(sheets).all().length;
    return { kept, gaps, integrity: database.pragma("integrity_check", { simple: true }) };
  } finally {
    database.close();
  }
}
