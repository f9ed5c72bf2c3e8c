import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { chromium } from "playwright";
import { freePort } from "./app";
import { launchOptions } from "./browser";

/** Whether `certutil` (Debian's `libnss3-tools`) is here, which makes Chromium trust an authority without a tap. */
const canTrust = spawnSync("certutil", ["-H"]).error === undefined;

if (!canTrust) console.log("https of this machine's own was not tried: there is no certutil here");
else
  test("HTTPS=1: before its authority is trusted nothing opens; then the app has a worker, a screen kept on, a clipboard, and can be installed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-https-"));
    const trust = join(folder, ".pki", "nssdb");
    mkdirSync(trust, { recursive: true });
    const certutil = (...args: string[]) => execFileSync("certutil", ["-d", `sql:${trust}`, ...args], { stdio: "ignore" });
    certutil("-N", "--empty-password");
    const port = await freePort();
    const server = await started(port, join(folder, "app.db"));
    const browser = () => chromium.launch({ ...launchOptions(), env: { ...process.env, HOME: folder } });
    const address = `https://localhost:${port}/fr`;
    try {
      const stranger = await browser();
      await expect((await stranger.newPage()).goto(address)).rejects.toThrow("ERR_CERT_AUTHORITY_INVALID");
      await stranger.close();

      const authority = join(folder, "authority.crt");
      writeFileSync(authority, await (await fetch(`http://localhost:${port}/authority.crt`)).text());
      certutil("-A", "-t", "C,,", "-n", "petit-au-bout", "-i", authority);
      const friend = await browser();
      const page = await (await friend.newContext({ locale: "fr-FR" })).newPage();
      await page.goto(address);
      // A phone gives a visible page these permissions; Chromium without a window must be told to.
      await page.context().grantPermissions(["clipboard-read", "clipboard-write", "screen-wake-lock"]);
      const given = await page.evaluate(async () => ({
        by: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).nextHopProtocol,
        worker: (await navigator.serviceWorker.ready).scope,
        screen: (await navigator.wakeLock.request("screen")).type,
      }));
      expect(given).toEqual({ by: "h2", worker: `https://localhost:${port}/`, screen: "screen" });
      const devtools = await page.context().newCDPSession(page);
      expect((await devtools.send("Page.getAppManifest")).errors).toEqual([]);
      // Chromium would install the app, except that this window is an incognito one.
      const asked = (await devtools.send("Page.getInstallabilityErrors")).installabilityErrors;
      expect(asked.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
      await page.evaluate(() => navigator.clipboard.writeText("la feuille de mardi"));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("la feuille de mardi");
      await friend.close();
    } finally {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** Starts the server as people do. */
async function started(port: number, file: string): Promise<ChildProcess> {
  const env = { ...process.env, HTTPS: "1", PORT: String(port), DATABASE_URL: `file:${file}` };
  const server = spawn(process.execPath, [".ci/start.mjs"], { env, stdio: "ignore" });
  const answers = async () => (await fetch(`http://localhost:${port}/api/health`).catch(() => undefined))?.ok === true;
  await expect.poll(answers).toBe(true);
  return server;
}
