import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { type Browser, chromium, type Page } from "playwright";
import { startApp } from "./app";
import { ensureChromium, launchOptions } from "./browser";
import { delay } from "./delay";
import { choose, openSheet } from "./table";

/** Phones that follow one sheet, besides the one that notes and the one that is looked at. */
const FOLLOWERS = Number(process.env.FOLLOWERS ?? 1_000);
const DEALS = 20;
const SETTLING_MS = 3_000;
const MOST_TO_SCREEN_MS = 300;
const MOST_TO_STOP_MS = 2_000;

/** A phone that follows: when it heard of each event, by its number. */
class Listener {
  readonly heard = new Map<number, number>();
  private readonly token = randomBytes(32).toString("base64url");

  constructor(
    private readonly url: string,
    private readonly agent: Agent,
    private readonly n: number,
  ) {}

  /** Let in by the link, each from a house of its own. */
  async join(link: string): Promise<void> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `10.0.${this.n >> 8}.${this.n & 255}`,
    };
    const body = JSON.stringify({ token: link, device: randomUUID() });
    const { status } = await fetch(`${this.url}/api/join`, { method: "POST", headers, body });
    if (status !== 200) throw new Error(`follower ${this.n} was not let in: ${status}`);
  }

  follow(sheet: string): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}`, "accept-encoding": "gzip" };
    return new Promise((resolve, reject) => {
      const asked = get(`${this.url}/api/sheets/${sheet}/live?after=0`, { agent: this.agent, headers }, (stream) => {
        if (stream.statusCode !== 200 || stream.headers["content-encoding"]) return reject(new Error("not followed"));
        resolve();
        stream.on("error", () => {});
        stream.on("data", (chunk: Buffer) => {
          for (const [, seq] of chunk.toString().matchAll(/^id: (\d+)$/gm)) this.heard.set(Number(seq), Date.now());
        });
      });
      asked.on("error", reject);
    });
  }
}

ensureChromium();
const app = await startApp();
const browser = await chromium.launch(launchOptions());
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
try {
  const [nora, luc] = [await aPhone(browser), await aPhone(browser)];
  await openSheet(nora, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  const link = await linkOf(nora);
  await luc.goto(link);
  await luc.waitForURL(/\/sheet\?s=/);
  const sheet = new URL(luc.url()).searchParams.get("s") as string;
  const before = memory(app.pid());
  const listeners = Array.from({ length: FOLLOWERS }, (_, n) => new Listener(app.url, agent, n));
  for (const listener of listeners) await listener.join(link.split("#")[1] as string);
  for (const listener of listeners) await listener.follow(sheet);
  const after = memory(app.pid());

  const toScreen: number[] = [];
  const toOthers: number[] = [];
  for (let number = 1; number <= DEALS; number++) {
    await nora.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();
    const { tapped, painted } = await delay(nora.getByRole("button", { name: "Tous passent" }), luc, number);
    toScreen.push(painted - tapped);
    // The opening is the first event, and each deal is one more.
    for (const { heard } of listeners) toOthers.push(await when(heard, number + 1, tapped));
  }
  const start = Date.now();
  await app.stop();
  const said = [
    say("tap to another phone's screen, p95", percentile(toScreen, 95), MOST_TO_SCREEN_MS, "ms"),
    say("tap to a follower's phone, p95", percentile(toOthers, 95), null, "ms"),
    say("tap to a follower's phone, the last", Math.max(...toOthers), null, "ms"),
    say("the server's memory a follower", (after - before) / FOLLOWERS, null, "KB"),
    say("clean stop with all of them", Date.now() - start, MOST_TO_STOP_MS, "ms"),
  ];
  process.exitCode = said.every(Boolean) ? 0 : 1;
} finally {
  agent.destroy();
  await browser.close();
  await app.close();
}

async function aPhone(from: Browser): Promise<Page> {
  const permissions = ["clipboard-read", "clipboard-write"];
  const viewport = { width: 390, height: 844 };
  return (await from.newContext({ baseURL: app.url, permissions, viewport, locale: "fr-FR" })).newPage();
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Partager" }).click();
  await choose(page, "Droit", "Suivre");
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await page.getByText("Lien copié.").waitFor();
  await page.getByRole("button", { name: "‹ Feuille" }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function when(heard: Map<number, number>, seq: number, tapped: number): Promise<number> {
  for (const giveUp = Date.now() + SETTLING_MS; Date.now() < giveUp; await new Promise((next) => setTimeout(next, 5))) {
    const at = heard.get(seq);
    if (at !== undefined) return at - tapped;
  }
  throw new Error(`a follower never heard of event ${seq}`);
}

/** KB held by a process. */
function memory(pid: number | undefined): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] as number;
}

function say(name: string, value: number, most: number | null, unit: string): boolean {
  const limit = most === null ? "         " : `of ${String(most).padStart(5)} `;
  const isKept = most === null || value <= most;
  console.log(`${isKept ? "✓" : "✗"} ${name.padEnd(38)} ${value.toFixed(0).padStart(8)} ${limit}${unit}`);
  return isKept;
}
