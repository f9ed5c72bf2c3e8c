/**
 * `npm run bench`: a sheet of ten deals on a phone, from its QR code or its address to the first row and to the button that
 * records: on a first visit, and on a phone that has the sheet; with an empty cache, a full one, and without a network. Compared
 * with another score sheet if one is given (`peer-bench.ts`).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { percentile } from "../lib/db/measure.fixture";
import { startApp } from "./app";
import { bareVisits, frameworkVisits } from "./bare-bench";
import { launchOptions, openChromium } from "./browser";
import { peerVisits } from "./peer-bench";
import { CPU_SLOWDOWN, ms, PHONE, print, type Seen, SHEET, slow, visit, type Wanted } from "./phone-bench";
import { linkAsked } from "./phones";
import { plainVisit } from "./plain-phone";
import { choose, noteBet, openSheet } from "./table";

const RUNS = Number(process.env.RUNS ?? 5);
/** Where the thumb is: on the button that records. */
const RECORD = [PHONE.viewport.width * 0.7, PHONE.viewport.height - 40] as const;
const ON = `Slow 4G, CPU ×${CPU_SLOWDOWN}`;

const app = await startApp();
const browser = await openChromium();
const phone = { ...PHONE, baseURL: app.url };
try {
  const peer = process.env.PEER ? await peerVisits(browser, process.env.PEER, RUNS) : null;
  const { address, link, state } = await prepare(browser);
  const joined = await times(() => cold(link));
  const first = await times(() => cold(address, state));
  const [warm, offline] = await visitsAgain();
  const bare = await bareVisits(RUNS);
  const framework = await frameworkVisits(RUNS);
  if (peer) {
    showPair(`Somebody else's page, ${ON}, nothing in the cache`, peer.cold);
    showPair(`The same once more, ${ON}`, peer.warm);
  }
  const middle = (seen: readonly Seen[], what: "rows" | "usable") =>
    percentile(
      seen.map((one) => one[what]),
      50,
    );
  const most = (what: "rows" | "usable", part = 1) => (peer ? part * middle(peer.cold, what) : null);
  const rowsAndButton = (part = 1) => [ms("first row", most("rows", part)), ms("button that records", most("usable", part))];
  const pairs = (seen: readonly Seen[]) => seen.map(({ rows, usable }) => [rows, usable]);
  const said = [
    print(`From its QR code, a phone that was never here, ${ON}`, rowsAndButton(), pairs(joined)),
    print(
      `From its address, a phone that has it, nothing in the cache, ${ON}`,
      [
        ...rowsAndButton(),
        { name: "JavaScript of the page", unit: "KB", most: 125, digits: 1 },
        { name: "with its game, and all a tap can open", unit: "KB", most: null, digits: 1 },
        ms("largest paint (LCP)", 1000),
        { name: "layout shift (CLS)", unit: "", most: 0.02, digits: 3 },
        ms("blocked, beyond 50 ms of each task"),
        ms("longest task"),
      ],
      first.map(({ rows, usable, ofPage, all, lcp, shift, blocked, longest }) => [
        rows,
        usable,
        ofPage,
        all,
        lcp,
        shift,
        blocked,
        longest,
      ]),
    ),
    print(`Opened again, kept by its worker, browser restarted, ${ON}`, rowsAndButton(0.5), pairs(warm)),
    print(
      `Opened again, browser restarted, server stopped, CPU ×${CPU_SLOWDOWN}`,
      [
        ms("first row", 300),
        ms("button that records", 600),
        ms("its form, tapped with the first row"),
        ms("half-typed deal is there"),
      ],
      offline.map(({ rows, usable, tapped, draft }) => [rows, usable, tapped, draft]),
    ),
    print(
      `Ten rows and nothing else, opened the same way, CPU ×${CPU_SLOWDOWN}`,
      [ms("first row"), ms("its button")],
      pairs(bare),
    ),
    print(
      `The same built by Next, with a button that answers, opened the same way, CPU ×${CPU_SLOWDOWN}`,
      [ms("first row"), ms("its button")],
      pairs(framework),
    ),
    // The budgets without a network were set on a machine where the bare rows take 75 ms.
    print(
      "Without a network, beside those ten rows",
      [
        { name: "first row", unit: "×", most: 300 / 75, digits: 1 },
        { name: "button that records", unit: "×", most: 600 / 75, digits: 1 },
      ],
      offline.map(({ rows, usable }) => [rows / middle(bare, "rows"), usable / middle(bare, "rows")]),
    ),
  ];
  process.exitCode = said.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}

function showPair(title: string, seen: readonly Seen[]): void {
  print(
    title,
    [ms("first row"), ms("usable")],
    seen.map(({ rows, usable }) => [rows, usable]),
  );
}

async function times<T>(run: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < RUNS; i++) all.push(await run());
  return all;
}

/** Prepares a phone that holds a sheet of ten deals, with links for others. */
async function prepare(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const address = await tenDeals(page);
  const link = await linkAsked(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { address, link, state };
}

async function tenDeals(page: Page): Promise<string> {
  await openSheet(page, { names: ["Nora", "Hugo", "Inès", "Paul"] });
  for (let deal = 1; deal <= 10; deal++) {
    await noteBet(page, deal, "Nora", [15 + deal, 20, 10, 9]);
  }
  await page.getByText("Tout est envoyé").waitFor();
  await page.waitForTimeout(1_000); // at rest, its rows are kept
  return page.url().replace(/#.*/, "");
}

type Phone = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A visit with an empty cache, with the phone's stored data, if any. */
async function cold(address: string, storageState?: Phone): Promise<Seen & { ofPage: number; all: number }> {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) });
  const page = await context.newPage();
  await slow(page);
  const seen = await visit(page, address, SHEET);
  const html = (await (await page.request.get(address)).text()).replace(
    /<link data-soon[^>]*>|<script data-soon>.*?<\/script>/gs,
    "",
  );
  const named = new Set(html.match(/static\/chunks\/[^"'\\?\s]+\.js/g));
  const received = await page.evaluate(scripts);
  const kb = (isMeant: (name: string) => boolean) =>
    received.reduce((sum, [name, size]) => sum + (isMeant(name) ? size : 0), 0) / 1024;
  const ofPage = kb((name) => [...named].some((chunk) => decodeURI(name).endsWith(decodeURI(chunk))));
  await context.close();
  return { ...seen, ofPage, all: kb(() => true) };
}

/** Each visit in a newly started browser that has the sheet and the app: with a network, then with the server stopped. */
async function visitsAgain(): Promise<[Seen[], (Seen & { tapped: number; draft: number })[]]> {
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-phone-"));
  const start = () => chromium.launchPersistentContext(folder, { ...launchOptions(), ...phone });
  const open = async (address: string, network: boolean, wanted: Wanted = SHEET, isTapped = false) => {
    const context = await start();
    const page = await context.newPage();
    await slow(page, network);
    const seen = await visit(page, address, wanted, isTapped ? () => page.touchscreen.tap(...RECORD) : undefined);
    await context.close();
    return seen;
  };
  try {
    const context = await start();
    const page = await context.newPage();
    const address = await tenDeals(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.close();
    const warm = await times(() => open(address, true));
    await halfType(start, address);
    await app.stop();
    const offline = await times(async () => {
      const seen = await plainVisit(folder, address, SHEET);
      const form = { row: SHEET.row, button: ".form-page h1", says: "Inès parie" };
      const { usable: tapped } = await open(address, false, form, true);
      const { usable: draft } = await open(`${address}#donne-11`, false, { ...form, row: form.button });
      return { ...seen, tapped, draft };
    });
    return [warm, offline];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function halfType(start: () => Promise<BrowserContext>, address: string): Promise<void> {
  const context = await start();
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("button", { name: "Noter la donne 11", exact: true }).click();
  await choose(page, "Parie", "Inès");
  await page.waitForTimeout(500);
  await context.close();
}

/** Runs in the page: each script received so far, with its compressed size in bytes. */
function scripts(): [name: string, bytes: number][] {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return files.flatMap(({ name, encodedBodySize }) => (name.includes(".js") ? [[name, encodedBodySize]] : []));
}
