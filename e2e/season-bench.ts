/**
 * `npm run bench`: the season's page of a club of sixty people and eight hundred sheets, on a phone: how long the server takes to
 * answer, how soon the page is painted on a slow line, and how high it is.
 */
import type { Page } from "playwright";
import { percentile } from "../lib/db/measure.fixture";
import "../lib/rules/all-games";
import { closeDb } from "../lib/db/client";
import { greatClub } from "../lib/db/great-club.fixture";
import { startApp } from "./app";
import { openChromium } from "./browser";
import { CPU_SLOWDOWN, ms, PHONE, print, slow, visit } from "./phone-bench";

const SIZE = { people: 60, sheets: Number(process.env.SHEETS ?? 800), tables: 4, deals: 6 };
const RUNS = 5;
const ANSWERS = 20;
/** Budgets: those of a page's paint; an answer from sums that are kept up to date; ten screens of a phone. */
const MOST = { answerMs: 50, lcpMs: 1_000, cls: 0.02, height: 8_440 } as const;

const app = await startApp();
process.env.DATABASE_URL = `file:${app.file}`;
const browser = await openChromium();
const phone = { ...PHONE, baseURL: app.url };
/** The first row of the standings, and its link. */
const SEASON = { row: "table tbody tr", button: "table tbody tr a, table tbody tr button" };
try {
  const club = await greatClub(SIZE);
  await closeDb();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`/fr/join#${club.link}`);
  const seasonPage = `/fr/season?c=${club.club.log}&s=${club.season}`;
  await page.goto(seasonPage);
  await page.getByRole("table").first().waitFor({ timeout: 60_000 });
  const answers = await answersOf(page, `/api/clubs/${club.club.log}/seasons/${club.season}`);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  const visits: number[][] = [];
  for (let run = 0; run < RUNS; run++) visits.push([percentile(answers, 50), ...(await opened(seasonPage, state))]);
  const isKept = print(
    `A season of ${SIZE.people} people and ${SIZE.sheets} sheets, Slow 4G, CPU ×${CPU_SLOWDOWN}`,
    [
      { ...ms("answered by the server", MOST.answerMs), digits: 1 },
      ms("largest paint (LCP)", MOST.lcpMs),
      { name: "layout shift (CLS)", unit: "", most: MOST.cls, digits: 3 },
      { name: "height on a phone", unit: "px", most: MOST.height, digits: 0 },
      ms("first standing"),
      ms("blocked, beyond 50 ms of each task"),
      ms("longest task"),
    ],
    visits,
  );
  process.exitCode = isKept ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}

/** Milliseconds from a request to its last byte, on this machine, for the page's own door. */
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

/** Opens it on a phone that may see the season and has seen it before, with an empty cache. */
async function opened(address: string, storageState: Awaited<ReturnType<import("playwright").BrowserContext["storageState"]>>) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  await slow(page);
  const { lcp, shift, rows, blocked, longest } = await visit(page, address, SEASON);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await context.close();
  return [lcp, shift, height, rows, blocked, longest];
}
