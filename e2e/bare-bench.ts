/**
 * What this machine and its browser take of the offline figures: ten rows and a button, with no styles, no code and no server, kept by
 * a worker of their own and opened in a browser just started. No page here can be there sooner.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { launchOptions } from "./browser";
import { PHONE, type Seen, SHEET, slow, visit } from "./phone-bench";

const ROWS = Array.from({ length: 10 }, (_, i) => `<tr data-deal="${i}"><td>+${i}<td>−3<td>4`).join("");
const HTML = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<main><table class="ledger">${ROWS}</table><button data-record>11</button></main>
<script>if (!navigator.serviceWorker.controller) navigator.serviceWorker.register("/worker.js")</script>`;
const WORKER = `
addEventListener("install", (event) => event.waitUntil(caches.open("bare").then((cache) => cache.add("/"))));
addEventListener("fetch", (event) => event.respondWith(caches.match("/")));`;

/** Each from a browser just started, the server gone. */
export async function bareVisits(runs: number): Promise<Seen[]> {
  const server = createServer(({ url }, response) => {
    const isWorker = url === "/worker.js";
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isWorker ? WORKER : HTML);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://localhost:${(server.address() as { port: number }).port}/`;
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-bare-"));
  const inPage = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...PHONE });
    try {
      return await use(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const seen: Seen[] = [];
  try {
    await inPage(async (page) => {
      await page.goto(address);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    });
    server.closeAllConnections();
    server.close();
    for (let run = 0; run < runs; run++)
      seen.push(
        await inPage(async (page) => {
          await slow(page, false);
          return visit(page, address, SHEET);
        }),
      );
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return seen;
}
