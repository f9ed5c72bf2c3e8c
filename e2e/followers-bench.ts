import { execFileSync } from "node:child_process";
import { Agent } from "node:http";
import type { Browser, Page } from "playwright";
import { WirePhone } from "../app/api/processes.fixture";
import { percentile, say } from "../lib/db/measure.fixture";
import { startApp } from "./app";
import { openChromium } from "./browser";
import { delay } from "./delay";
import { choose, openSheet } from "./table";

/** How many phones follow the sheet, besides the one that notes and the one that is measured. */
const FOLLOWERS = Number(process.env.FOLLOWERS ?? 1_000);
const DEALS = 20;
const SETTLING_MS = 3_000;
const MOST_TO_SCREEN_MS = 300;
const MOST_TO_STOP_MS = 2_000;

const app = await startApp();
const browser = await openChromium();
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
try {
  const [nora, luc] = [await aPhone(browser), await aPhone(browser)];
  await openSheet(nora, { game: "Tarot", names: ["Nora", "Hugo", "Inès", "Paul"] });
  const link = await linkOf(nora);
  await luc.goto(link);
  await luc.waitForURL(/\/sheet\?s=/);
  const sheet = new URL(luc.url()).searchParams.get("s") as string;
  const before = memory(app.pid());
  const phones = Array.from({ length: FOLLOWERS }, () => new WirePhone());
  for (const phone of phones) await phone.join(app.url, link.split("#")[1] as string);
  /** When each phone heard of each event, by the event's number. */
  const heard = phones.map(() => new Map<number, number>());
  for (const [n, phone] of phones.entries()) await phone.listen(app.url, sheet, agent, (seq) => heard[n]?.set(seq, Date.now()));
  const after = memory(app.pid());

  const toScreen: number[] = [];
  const toOthers: number[] = [];
  for (let number = 1; number <= DEALS; number++) {
    await nora.getByRole("button", { name: `Noter la donne ${number}`, exact: true }).click();
    const { tapped, painted } = await delay(nora.getByRole("button", { name: "Tous passent" }), luc, number);
    toScreen.push(painted - tapped);
    // The opening is the first event, and each deal is one more.
    for (const one of heard) toOthers.push(await when(one, number + 1, tapped));
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

/** Memory of a process in KB. */
function memory(pid: number | undefined): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
}
