/**
 * Another author's score sheet, served from a folder and measured in the same run: `PEER=<folder> npm run bench`. By default its
 * first row is the first row of its first table, and it is usable when there is a button; `PEER_ROW` and `PEER_BUTTON` give other
 * selectors, `PEER_PATH` the page, and `PEER_STATE` a script that stores its ten deals, run in the page before its own.
 */
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";
import type { Browser } from "playwright";
import { PHONE, type Seen, slow, visit } from "./phone-bench";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const PACKED = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest"]);

/** Each visit with an empty cache, and once more in the same browser. */
export async function peerVisits(browser: Browser, folder: string, runs: number): Promise<{ cold: Seen[]; warm: Seen[] }> {
  const server = createServer(({ url = "/" }, response) => {
    const asked = normalize(decodeURIComponent(url.replace(/[?#].*/, "")));
    const file = [asked, `${asked}.html`, join(asked, "index.html")]
      .map((path) => join(folder, path))
      .find((path) => existsSync(path) && statSync(path).isFile());
    if (!file) return void response.writeHead(404).end();
    const type = extname(file);
    const isPacked = PACKED.has(type);
    response.writeHead(200, {
      "Content-Type": TYPES[type] ?? "application/octet-stream",
      "Cache-Control": type === ".html" ? "no-cache" : "public, max-age=31536000",
      ...(isPacked && { "Content-Encoding": "gzip" }),
    });
    const content = createReadStream(file);
    void (isPacked ? content.pipe(createGzip()) : content).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  const address = `http://localhost:${port}${process.env.PEER_PATH ?? "/"}`;
  const wanted = { row: process.env.PEER_ROW ?? "table tr", button: process.env.PEER_BUTTON ?? "button" };
  const seen: { cold: Seen[]; warm: Seen[] } = { cold: [], warm: [] };
  try {
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext(PHONE);
      if (process.env.PEER_STATE) await context.addInitScript({ path: process.env.PEER_STATE });
      for (const list of [seen.cold, seen.warm]) {
        const page = await context.newPage();
        await slow(page);
        list.push(await visit(page, address, wanted));
        await page.close();
      }
      await context.close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return seen;
}
