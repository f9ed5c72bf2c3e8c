/**
 * A browser without Playwright. Test tools also ask the browser where in the code each request came from, for which V8 parses
 * whole files again: the button that records came a fifth later. Here the browser gets a few commands before the visit and one
 * question after it, through its own pipe.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { setTimeout as after } from "node:timers/promises";
import { chromium } from "playwright";
import { launchOptions } from "./browser";
import { CPU_SLOWDOWN, PHONE, SETTLING_MS, type Seen, seenSoFar, type Wanted, watching } from "./phone-bench";

/** Time for the browser's own start, which is over when a user opens a page. */
const STARTS_MS = 500;
const LOOKS_EVERY_MS = 500;
const GIVES_UP_MS = 60_000;

/** A newly started browser with the data of `folder` opens one address, until nothing more is loaded. */
export async function plainVisit(folder: string, address: string, wanted: Wanted): Promise<Seen> {
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions();
  const own = ["--headless", "--disable-extensions", "--password-store=basic", "--use-mock-keychain", "--remote-debugging-pipe"];
  const stdio = ["ignore", "ignore", "ignore", "pipe", "pipe"] as const;
  const browser = spawn(executablePath, [...args, ...own, `--user-data-dir=${folder}`, "about:blank"], { stdio: [...stdio] });
  const ended = once(browser, "exit");
  try {
    const tell = teller(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
    const page = await firstPage(tell);
    const { width, height } = PHONE.viewport;
    await page("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });
    await page("Emulation.setTouchEmulationEnabled", { enabled: true });
    await page("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page("Page.enable");
    await page("Page.addScriptToEvaluateOnNewDocument", { source: watching(wanted) });
    await after(STARTS_MS);
    await page("Page.navigate", { url: address });
    const isUsable = () => asked(page, "Boolean(window.seen?.usable)");
    for (let waited = 0; !(await isUsable()); waited += LOOKS_EVERY_MS) {
      if (waited >= GIVES_UP_MS) throw new Error(`${address}: ${wanted.button} never came`);
      await after(LOOKS_EVERY_MS);
    }
    await after(SETTLING_MS);
    const seen = (await asked(page, `(${seenSoFar})()`)) as Seen;
    await tell("Browser.close");
    await ended;
    return seen;
  } finally {
    browser.kill();
    await ended;
  }
}

type Tell = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/** Sends commands and receives answers, each ended by a zero byte. */
function teller(into: Writable, out: Readable): Tell {
  const waiting = new Map<number, { hear: (result: Record<string, unknown>) => void; refuse: (why: Error) => void }>();
  let rest = "";
  out.setEncoding("utf8").on("data", (text: string) => {
    const said = (rest + text).split("\0");
    rest = said.pop() ?? "";
    for (const { id, result, error } of said.map((one) => JSON.parse(one))) {
      if (error) waiting.get(id)?.refuse(new Error(error.message));
      else waiting.get(id)?.hear(result);
      waiting.delete(id);
    }
  });
  let id = 0;
  return (method, params = {}, sessionId) =>
    new Promise((hear, refuse) => {
      waiting.set(++id, { hear, refuse });
      into.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}

async function firstPage(tell: Tell): Promise<Tell> {
  for (;;) {
    const { targetInfos } = (await tell("Target.getTargets")) as { targetInfos: { type: string; targetId: string }[] };
    const page = targetInfos.find(({ type }) => type === "page");
    if (!page) continue;
    const { sessionId } = await tell("Target.attachToTarget", { targetId: page.targetId, flatten: true });
    return (method, params) => tell(method, params, String(sessionId));
  }
}

async function asked(page: Tell, expression: string): Promise<unknown> {
  const { result } = await page("Runtime.evaluate", { expression, returnByValue: true });
  return (result as { value?: unknown }).value;
}
