/**
 * `npm run bench`: the season's page of a club of sixty people and eight hundred sheets, on a phone: what the server takes to answer, how
 * soon the page is painted on a slow line, and how high it is.
 */
import { chromium, type Page } from "playwright";
import "../lib/rules/all-games";
import { closeDb } from "../lib/db/client";
import { greatClub } from "../lib/db/great-club.fixture";
import { startApp } from "./app";
import { ensureChromium, launchOptions } from "./browser";

const SIZE = { people: 60, sheets: Number(process.env.SHEETS ?? 800), tables: 4, deals: 6 };
const RUNS = 5;
const ANSWERS = 20;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const SETTLING_MS = 4_000;
/** The budgets of a page's paint; the season's answer is read from kept sums. Ten screens of a phone. */
const MOST = { answerMs: 50, lcpMs: 1_000, cls: 0.02, height: 8_440 } as const;

ensureChromium();
const app = await startApp();
process.env.DATABASE_URL = `file:${app.file}`;
const browser = await chromium.launch(launchOptions());
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: app.url, locale: "fr-FR" };
try {
  const club = await greatClub(SIZE);
  await closeDb();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`/fr/join#${club.link}`);
  const seasonPage = `/fr/season?c=${club.club.sheet}&s=${club.season}`;
  await page.goto(seasonPage);
  await page.getByRole("table").first().waitFor({ timeout: 60_000 });
  const answers = await answersOf(page, `/api/clubs/${club.club.sheet}/seasons/${club.season}`);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  const visits: (readonly [number, number, number])[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(seasonPage, state));
  const [lcp, cls, height] = [0, 1, 2].map((at) => median(visits.map((one) => one[at] as number))) as [number, number, number];
  const answer = median(answers);
  console.log(
    `A season of ${SIZE.people} people and ${SIZE.sheets} sheets: answered in ${answer.toFixed(1)} ms (of ${MOST.answerMs}), painted (LCP, Slow 4G, CPU ×${CPU_SLOWDOWN}) ${Math.round(lcp)} ms (of ${MOST.lcpMs}), layout shift ${cls.toFixed(3)} (of ${MOST.cls}), ${Math.round(height)} px high on a phone (of ${MOST.height})`,
  );
  const isOver = answer > MOST.answerMs || lcp > MOST.lcpMs || cls > MOST.cls || height > MOST.height;
  process.exitCode = isOver ? 1 : 0;
} finally {
  await browser.close();
  await app.close();
}

/** Milliseconds from the request to its last byte, on this machine, the page's own door. */
async function answersOf(page: Page, path: string): Promise<number[]> {
  return page.evaluate(
    async ({ path, times }) => {
      const taken: number[] = [];
      for (let i = 0; i < times; i++) {
        const began = performance.now();
        await (await fetch(path, { cache: "no-store" })).text();
        taken.push(performance.now() - began);
      }
      return taken;
    },
    { path, times: ANSWERS },
  );
}

/** A phone that was let in and has seen the season before; nothing in its browser's cache. */
async function visit(address: string, storageState: Awaited<ReturnType<import("playwright").BrowserContext["storageState"]>>) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("table").first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLING_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) => {
        let [lcp, cls] = [0, 0];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = entry.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) cls += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve([lcp, cls]), 500);
      }),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await context.close();
  return [...paint, height] as const;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}
