/**
 * How much of the offline figures is due to this machine, its browser and the framework: two pages of ten rows and a button; one
 * without styles, code or server, faster than any page here can be; one built by Next with that component only.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { chromium } from "playwright";
import { launchOptions } from "./browser";
import { PHONE, type Seen, SHEET } from "./phone-bench";
import { plainVisit } from "./plain-phone";

const ROWS = Array.from({ length: 10 }, (_, i) => `<tr data-deal="${i}"><td>+${i}</td><td>−3</td><td>4</td></tr>`).join("");
const BEGINS = `if (!navigator.serviceWorker.controller) navigator.serviceWorker.register("/worker.js")`;
const HTML = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<main><table class="ledger">${ROWS}</table><button data-record>11</button></main><script>${BEGINS}</script>`;
/** The button appears once it answers a tap. */
const COMPONENT = `"use client";
import { useEffect, useState } from "react";
export default function Page() {
  const [deal, setDeal] = useState(0);
  useEffect(() => { setDeal(11); ${BEGINS} }, []);
  return <main><table className="ledger"><tbody dangerouslySetInnerHTML={{ __html: ${JSON.stringify(ROWS)} }} /></table>
    {deal > 0 && <button data-record="" onClick={() => setDeal(deal + 1)}>{deal}</button>}</main>;
}`;
const LAYOUT = `export default ({ children }) => <html lang="fr"><body>{children}</body></html>;`;
const TYPES: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };

/** A page's files by their address. */
type Site = ReadonlyMap<string, string | Buffer>;

export const bareVisits = (runs: number): Promise<Seen[]> => visits(new Map([["/", HTML]]), runs);

/** Built inside the app's folder, so as to use its packages. */
export function frameworkVisits(runs: number): Promise<Seen[]> {
  const folder = join(process.cwd(), "test-results/bare-page");
  try {
    mkdirSync(join(folder, "app"), { recursive: true });
    writeFileSync(join(folder, "app/layout.jsx"), LAYOUT);
    writeFileSync(join(folder, "app/page.jsx"), COMPONENT);
    writeFileSync(join(folder, "package.json"), `{"type":"module","browserslist":${JSON.stringify(browsers())}}`);
    const root = JSON.stringify(process.cwd());
    writeFileSync(join(folder, "next.config.js"), `export default { output: "export", turbopack: { root: ${root} } };`);
    execFileSync(process.execPath, [join(process.cwd(), "node_modules/next/dist/bin/next"), "build", folder], {
      stdio: "pipe",
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    });
    const out = join(folder, "out");
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const site = files.map(({ parentPath, name }): [string, Buffer] => {
      const path = join(parentPath, name);
      return [path.slice(out.length).replace("/index.html", "/"), readFileSync(path)];
    });
    return visits(new Map(site), runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const browsers = (): unknown => JSON.parse(readFileSync("package.json", "utf8")).browserslist;

/** Each visit in a newly started browser, with the server stopped. */
async function visits(site: Site, runs: number): Promise<Seen[]> {
  const worker = `
addEventListener("install", (event) => {
  event.addRoutes?.({ condition: { urlPattern: { pathname: "/_next/static/*" } }, source: "cache" })?.catch(() => {});
  event.waitUntil(caches.open("bare").then((cache) => cache.addAll(${JSON.stringify([...site.keys()])})));
});
addEventListener("fetch", (event) => event.respondWith(caches.match(event.request)));`;
  const server = createServer(({ url = "" }, response) => {
    const body = url === "/worker.js" ? worker : site.get(url);
    response.writeHead(body ? 200 : 404, { "Content-Type": TYPES[extname(url) || ".html"] ?? "text/plain" });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://localhost:${(server.address() as { port: number }).port}/`;
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-bare-"));
  try {
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...PHONE });
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.close();
    server.closeAllConnections();
    server.close();
    const seen: Seen[] = [];
    for (let run = 0; run < runs; run++) seen.push(await plainVisit(folder, address, SHEET));
    return seen;
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }); // its last processes end later
  }
}
