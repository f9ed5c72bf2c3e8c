import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { startApp } from "./app";
import { ensureChromium, launchOptions } from "./browser";
import { choose, openSheet, type } from "./table";

const RUNS = 5;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const SETTLING_MS = 3000;

/** What a first visit to a sheet of ten deals costs, and the most it may; a figure without a limit is only shown. */
const BUDGETS = [
  { name: "JavaScript of the page", unit: "KB", most: 165, digits: 1 },
  { name: "with its game, and all a tap can open", unit: "KB", most: null, digits: 1 },
  { name: "largest paint (LCP)", unit: "ms", most: 1000, digits: 0 },
  { name: "ledger on screen", unit: "ms", most: null, digits: 0 },
  { name: "layout shift (CLS)", unit: "", most: 0.02, digits: 3 },
] as const;

/** What it costs to open it again, the browser started anew and no server anywhere. */
const OFFLINE_BUDGETS = [
  { name: "usable sheet", unit: "ms", most: 400, digits: 0 },
  { name: "half-typed deal is there", unit: "ms", most: null, digits: 0 },
] as const;

interface Budget {
  readonly name: string;
  readonly unit: string;
  readonly most: number | null;
  readonly digits: number;
}

type Figures = [page: number, all: number, lcp: number, ledger: number, cls: number];

ensureChromium();
const app = await startApp();
const browser = await chromium.launch(launchOptions());
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: app.url, locale: "fr-FR" };
try {
  const { address, state } = await prepare(browser);
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, address, state));
  const again = await visitsOffline();
  const said = [
    print(`A sheet of ten deals, first visit, Slow 4G, CPU ×${CPU_SLOWDOWN}`, BUDGETS, runs),
    print(`The same opened again, browser restarted, server stopped, CPU ×${CPU_SLOWDOWN}`, OFFLINE_BUDGETS, again),
  ];
  process.exitCode = said.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}

/** A phone that holds a sheet of ten deals; each visit starts from it with nothing in its cache. */
async function prepare(browser: Browser) {
  const context = await browser.newContext(phone);
  const address = await tenDeals(await context.newPage());
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { address, state };
}

async function tenDeals(page: Page): Promise<string> {
  await openSheet(page, { names: ["Nora", "Hugo", "Inès", "Paul"] });
  for (let deal = 1; deal <= 10; deal++) {
    await page.getByRole("button", { name: `Noter la donne ${deal}`, exact: true }).click();
    await choose(page, "Diplôme", "Brevet");
    await choose(page, "Parie", "Nora");
    for (const points of [15 + deal, 20, 10, 9]) {
      await type(page, points);
      await page.getByRole("button", { name: "Suivant" }).click();
    }
    await page.getByRole("button", { name: `Enregistrer la donne ${deal}` }).click();
  }
  await page.getByText("Tout est envoyé").waitFor();
  return page.url().replace(/#.*/, "");
}

/** The sheet, then the form of its next deal, each from a browser just started. Stops the server. */
async function visitsOffline(): Promise<number[][]> {
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-phone-"));
  const start = () => chromium.launchPersistentContext(folder, { ...launchOptions(), ...phone });
  try {
    const first = await start();
    const page = await first.newPage();
    const address = await tenDeals(page);
    await page.getByRole("button", { name: "Noter la donne 11", exact: true }).click();
    await choose(page, "Parie", "Inès");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await first.close();
    await app.stop();
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push([await timed(start, address, "table tbody tr:nth-child(10)"), await timed(start, `${address}#donne-11`, "h1")]);
    return runs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the tap on the icon to what was asked for, on screen. */
async function timed(start: () => Promise<BrowserContext>, address: string, wanted: string): Promise<number> {
  const context = await start();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchFor, wanted);
  await page.goto(address, { waitUntil: "commit" });
  const time = await page.waitForFunction(() => (window as unknown as { shownAt?: number }).shownAt, null, { timeout: 30_000 });
  const ms = (await time.jsonValue()) as number;
  await context.close();
  return ms;
}

/** Runs in the page: when it is first painted with what is wanted, and listens. */
function watchFor(wanted: string): void {
  const watch = new MutationObserver(() => {
    const shown = document.querySelector(wanted);
    if (!shown || (wanted === "h1" && !shown.textContent?.includes("Inès parie"))) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shownAt: performance.now() })));
  });
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}

async function visit(
  browser: Browser,
  address: string,
  storageState: Awaited<ReturnType<typeof prepare>>["state"],
): Promise<Figures> {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  await throttle(page);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("table").first().waitFor({ timeout: 30_000 });
  const ledger = await page.evaluate(() => performance.now());
  await page.waitForTimeout(SETTLING_MS); // what a tap may open comes after the sheet
  const { lcp, cls } = await page.evaluate(paints);
  const named = new Set((await (await page.request.get(address)).text()).match(/static\/chunks\/[^"'\\?\s]+\.js/g));
  const received = await page.evaluate(scripts);
  const bytes = (isMeant: (name: string) => boolean) =>
    received.reduce((sum, [name, size]) => sum + (isMeant(name) ? size : 0), 0) / 1024;
  const ofPage = bytes((name) => [...named].some((chunk) => decodeURI(name).endsWith(decodeURI(chunk))));
  await context.close();
  return [ofPage, bytes(() => true), lcp, ledger, cls];
}

/** As on a phone in a cellar. */
async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Runs in the page: each script received so far, with its bytes as they came, compressed. */
function scripts(): [name: string, bytes: number][] {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return files.flatMap(({ name, encodedBodySize }) => (name.includes(".js") ? [[name, encodedBodySize]] : []));
}

/** Runs in the page: what was painted since it was opened. */
function paints(): Promise<{ lcp: number; cls: number }> {
  return new Promise((resolve) => {
    let lcp = 0;
    let cls = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve({ lcp, cls }));
  });
}

function print(title: string, budgets: readonly Budget[], runs: readonly number[][]): boolean {
  console.log(`\n${title}, median of ${RUNS}\n`);
  const kept = budgets.map(({ name, unit, most, digits }, i) => {
    const values = runs.map((run) => run[i] as number).sort((a, b) => a - b);
    const median = values[RUNS >> 1] as number;
    const limit = most === null ? "         " : `of ${String(most).padStart(5)} `;
    const isKept = most === null || median <= most;
    const spread = values.map((value) => value.toFixed(digits)).join("  ");
    console.log(
      `${isKept ? "✓" : "✗"} ${name.padEnd(38)} ${median.toFixed(digits).padStart(8)} ${limit}${unit.padEnd(2)}   ${spread}`,
    );
    return isKept;
  });
  return kept.every(Boolean);
}
