/** What the benches of pages share: a slow phone, what it paints and when, what blocks it, and how figures are printed. */
import type { Page } from "playwright";
import { percentile } from "../lib/db/measure.fixture";

export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** `CPU=1`: this machine's own pace, where it is as slow as a phone by itself. */
export const CPU_SLOWDOWN = Number(process.env.CPU ?? 4);
/** Time for the files that taps open, which are loaded after the page. */
export const SETTLING_MS = 3_000;
const TOLD = { rows: "bench: rows", usable: "bench: usable" };

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "fr-FR" } as const;

/** Selectors to wait for: the first row of figures, and the button to go on. */
export interface Wanted {
  readonly row: string;
  readonly button: string;
  /** The button's text; any text if left out. */
  readonly says?: string;
}

/**
 * The row may be the painted likeness that comes first (`components/screens/sheet/live/first-rows.ts`); the button must be the
 * page's own.
 */
export const SHEET: Wanted = { row: "table.ledger [data-deal]", button: "main [data-record]" };

/** Milliseconds since the page was asked for, except `shift`. `blocked`: the sum of each task's time beyond 50 ms. */
export interface Seen {
  readonly rows: number;
  readonly usable: number;
  readonly lcp: number;
  readonly shift: number;
  readonly blocked: number;
  readonly longest: number;
}

/** Slows the processor to a phone's, and the network, unless it is off, to that of a cellar. */
export async function slow(page: Page, network = true): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  if (network) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Opens an address, and waits for row and button and until loading has ended. `onRows`: what a thumb does at the first row. */
export async function visit(page: Page, address: string, wanted: Wanted, onRows?: () => Promise<void>): Promise<Seen> {
  await page.addInitScript(watching(wanted));
  // The page reports it itself: polling would be work that no phone has.
  const isUsable = page.waitForEvent("console", { predicate: (one) => one.text() === TOLD.usable, timeout: 60_000 });
  await page.goto(address, { waitUntil: "commit" });
  if (onRows) {
    await page.waitForEvent("console", { predicate: (one) => one.text() === TOLD.rows });
    await onRows();
  }
  await isUsable;
  await page.waitForTimeout(SETTLING_MS);
  return page.evaluate(seenSoFar);
}

interface Watched {
  seen: { rows?: number; usable?: number; lcp: number; shift: number; tasks: number[] };
}

/** Runs in the page. */
export function seenSoFar(): Seen {
  const { rows = 0, usable = 0, lcp, shift, tasks } = (window as unknown as Watched).seen;
  const blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
  return { rows, usable, lcp, shift, blocked, longest: Math.max(0, ...tasks) };
}

/** The script a page runs first; `__name` is the helper that tsx calls in functions. */
export const watching = (wanted: Wanted): string =>
  `window.__name = (one) => one; (${watchFor})(${JSON.stringify({ ...wanted, told: TOLD })})`;

/**
 * Runs in the page before its own code. The start is kept in the session: if the page leads on to another document, time counts
 * from the first.
 */
function watchFor({ row, button, says = "", told }: Wanted & { told: typeof TOLD }): void {
  const KEY = "bench:asked-at";
  const asked = Number(sessionStorage.getItem(KEY) ?? 0) || performance.timeOrigin;
  sessionStorage.setItem(KEY, String(asked));
  const since = () => performance.timeOrigin + performance.now() - asked;
  const seen: Watched["seen"] = { lcp: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const isShown = (one: Element) => one.getClientRects().length > 0;
  const isAlive = (one: Element) => !one.closest("[inert], [aria-hidden]") && one.textContent?.includes(says);
  const painted = (what: "rows" | "usable") =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen[what] ??= since();
        console.debug(told[what]);
      }),
    );
  const found = { rows: false, usable: false };
  const look = () => {
    if (!found.rows && [...document.querySelectorAll(row)].some(isShown)) {
      found.rows = true;
      painted("rows");
    }
    if (!found.usable && [...document.querySelectorAll(button)].some((one) => isAlive(one) && isShown(one))) {
      found.usable = true;
      painted("usable");
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener("load", look);
  const observe = (type: string, hear: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) hear(entry);
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("layout-shift", ({ value }) => {
    seen.shift += value;
  });
  observe("longtask", ({ duration }) => seen.tasks.push(duration));
}

/** `most`: the budget; null if a figure is only shown. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly most: number | null;
  readonly digits: number;
}

export const ms = (name: string, most: number | null = null): Figure => ({ name, unit: "ms", most, digits: 0 });

/** Prints the median of each figure, its budget, and all values; false if one is over budget. */
export function print(title: string, figures: readonly Figure[], runs: readonly (readonly number[])[]): boolean {
  console.log(`\n${title}, median of ${runs.length}\n`);
  const kept = figures.map(({ name, unit, most, digits }, i) => {
    const values = runs.map((run) => run[i] as number).sort((a, b) => a - b);
    const middle = percentile(values, 50);
    const limit = most === null ? "         " : `of ${String(Number(most.toFixed(digits))).padStart(5)} `;
    const isKept = most === null || middle <= most;
    const spread = values.map((value) => value.toFixed(digits)).join("  ");
    console.log(
      `${isKept ? "✓" : "✗"} ${name.padEnd(38)} ${middle.toFixed(digits).padStart(8)} ${limit}${unit.padEnd(2)}   ${spread}`,
    );
    return isKept;
  });
  return kept.every(Boolean);
}
