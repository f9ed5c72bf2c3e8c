import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { Change } from "#lib/sheet/event";
import { enoughOfWindow } from "../lib/db/window.fixture";
import { open, rename, stampSheet } from "../lib/sheet/change";
import { opening } from "../lib/sheet/log.fixture";
import { type App, freePort, startApp } from "./app";
import { openSheet } from "./table";

/** The proxies of docs/hosting.md, configured as the page says, in front of the built app. */
const page = readFileSync("docs/hosting.md", "utf8");
const told = (first: RegExp): string => {
  const lines = page.split("\n");
  const from = lines.findIndex((line) => first.test(line));
  const rest = lines.slice(from);
  const length = rest.findIndex((line) => line !== "" && !line.startsWith("    "));
  return rest
    .slice(0, length)
    .map((line) => line.slice(4))
    .join("\n");
};

interface Proxy {
  readonly name: string;
  start(folder: string, port: number, app: string): ChildProcess;
}

const PROXIES: readonly Proxy[] = [
  {
    name: "nginx",
    start: (folder, port, app) => {
      execFileSync(
        "openssl",
        ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", "key.pem", "-out", "cert.pem"],
        { cwd: folder, stdio: "ignore" },
      );
      const server = told(/^ {4}server \{$/)
        .replace("listen 443", `listen ${port}`)
        .replace("tarot.example.org;", "localhost;")
        .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
        .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`)
        .replace("http://127.0.0.1:3000", app);
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
      // nginx's workers run as another user, who must read this folder.
      chmodSync(folder, 0o755);
      const all = `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths.join(" ")}\n${server}\n}`;
      writeFileSync(join(folder, "nginx.conf"), all);
      return spawn("nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "inherit" });
    },
  },
  {
    name: "caddy",
    start: (folder, port, app) => {
      const site = told(/^ {4}tarot\.example\.org$/)
        .replace("tarot.example.org", `https://localhost:${port}`)
        .replace("127.0.0.1:3000", app.replace("http://", ""));
      // For localhost, Caddy makes its own certificate and does not use port 80.
      const own = "{\n  auto_https disable_redirects\n  skip_install_trust\n  local_certs\n  admin off\n}\n";
      writeFileSync(join(folder, "Caddyfile"), own + site);
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], { env, stdio: "ignore" });
    },
  },
];

const isThere = (program: string): boolean => spawnSync(program, ["version"]).error === undefined;

for (const proxy of PROXIES.filter(({ name }) => isThere(name) || console.log(`${name} was not tried: there is none here`)))
  test.describe(proxy.name, () => {
    let app: App;
    let running: ChildProcess | undefined;
    let url: string;
    test.beforeAll(async () => {
      app = await startApp({ BEHIND_PROXY: "1" });
      const port = await freePort();
      url = `https://localhost:${port}`;
      running = proxy.start(
        mkdtempSync(join(tmpdir(), `petit-au-bout-${proxy.name}-`)),
        port,
        app.url.replace("localhost", "127.0.0.1"),
      );
      await expect
        .poll(() =>
          ask(url, "GET", "/api/health").then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
    });
    test.afterAll(async () => {
      running?.kill("SIGTERM");
      await app.close();
    });

    test("phones keep score and follow at once", async ({ browser }) => {
      const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true, locale: "fr-FR" });
      const nora = await context.newPage();
      await openSheet(nora, { names: ["Nora", "Hugo", "Inès"] });
      await expect(nora.getByRole("status")).toHaveAttribute("data-live", "true");

      const [owner, sheet] = [aPhone(), randomUUID()];
      await push(url, owner, sheet, opened(sheet, owner.device));
      const heard = listen(url, `/api/sheets/${sheet}/live`, owner.token);
      await expect.poll(() => heard.ids).toEqual([1]);
      // A proxy that buffers the stream would pass nothing on before it has kilobytes.
      await push(url, owner, sheet, renamed(sheet, owner.device));
      await expect.poll(() => heard.ids).toEqual([1, 2]);
      heard.stop();
    });

    test("https is promised for a year, the proxy alone tells where requests come from, and sizes are limited", async () => {
      const health = await ask(url, "GET", "/api/health");
      expect(health.headers["strict-transport-security"]).toBe("max-age=31536000");
      const plain = await fetch(`${app.url}/api/health`);
      expect(plain.headers.get("strict-transport-security")).toBeNull();

      // Wrong codes from one address, each from another phone, which claims another address.
      await enoughOfWindow();
      const statuses = new Set<number>();
      for (let i = 0; i < 103; i++) {
        const phone = aPhone();
        const headers = { authorization: `Bearer ${phone.token}`, "x-forwarded-for": `198.51.100.${i}` };
        const { status } = await ask(url, "POST", "/api/join", headers, { code: `AAAAA${100 + i}`, device: phone.device });
        statuses.add(status);
        expect(status, `try ${i + 1}`).toBe(i < 100 ? 404 : 429);
      }
      expect([...statuses]).toEqual([404, 429]);

      const [owner, sheet] = [aPhone(), randomUUID()];
      const long = { events: [{ ...opened(sheet, owner.device), note: "x".repeat(70_000) }] };
      const headers = { authorization: `Bearer ${owner.token}` };
      expect((await ask(url, "POST", `/api/sheets/${sheet}/events`, headers, long)).status).toBe(413);
      expect((await ask(url, "POST", `/api/clubs/${sheet}/import`, headers, { file: "x".repeat(17 * 2 ** 20) })).status).toBe(
        413,
      );
    });
  });

interface Phone {
  readonly device: string;
  readonly token: string;
}
const aPhone = (): Phone => ({ device: randomUUID(), token: randomBytes(32).toString("base64url") });

const stamped = (change: Change, sheet: string, device: string) =>
  stampSheet(change, { id: randomUUID(), sheet, at: "2026-11-21T20:15:00.000Z", device });
const opened = (sheet: string, device: string) => stamped(open(opening(3)), sheet, device);
const renamed = (sheet: string, device: string) => stamped(rename(0, "Nora B."), sheet, device);

async function push(url: string, { token }: Phone, sheet: string, sent: object): Promise<void> {
  const { status, text } = await ask(
    url,
    "POST",
    `/api/sheets/${sheet}/events`,
    { authorization: `Bearer ${token}` },
    { events: [sent] },
  );
  expect([status, text]).toEqual([200, expect.stringContaining('"status":"accepted"')]);
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a request without checking the certificate, since no authority signed it. */
function ask(url: string, method: string, path: string, headers: Record<string, string> = {}, body?: object): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const all = { "sec-fetch-site": "same-origin", ...(text && { "content-type": "application/json" }), ...headers };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { method, headers: all, rejectUnauthorized: false }, (answer) => {
      let said = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        said += chunk;
      });
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }));
    });
    asked.on("error", reject);
    asked.end(text);
  });
}

function listen(url: string, path: string, token: string) {
  const ids: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  const asked = request(new URL(path, url), { headers, rejectUnauthorized: false }, (answer) => {
    answer.setEncoding("utf8").on("data", (chunk: string) => {
      for (const [, id] of chunk.matchAll(/^id: (\d+)$/gm)) ids.push(Number(id));
    });
    answer.on("error", () => {});
  });
  asked.on("error", () => {});
  asked.end();
  return { ids, stop: () => asked.destroy() };
}
