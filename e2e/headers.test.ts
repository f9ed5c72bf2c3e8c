import { request as ask } from "node:http";
import { expect, test } from "@playwright/test";
import { type App, startApp } from "./app";

let app: App;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app.close());

const PAGES = ["/fr", "/en", "/fr/sheet", "/fr/club", "/fr/season", "/fr/join", "/fr/new", "/fr/rules", "/nowhere"];
const DOORS = ["/api/health", "/api/sheets/x/events", "/api/clubs/x", "/api/nowhere"];
const FILES = ["/sw.js", "/worker.js", "/fr/manifest.webmanifest", "/favicon.ico", "/icon.svg"];

for (const path of [...PAGES, ...DOORS, ...FILES])
  test(`${path} tells its type, sets no cookie, and cannot be framed`, async () => {
    const { headers } = await fetch(app.url + path, { headers: { origin: "https://elsewhere.example" } });
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("content-type")).toMatch(/charset=utf-8|json|image/i);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'; object-src 'none'; base-uri 'none'/);
    expect(headers.get("cache-control") ?? "no-cache").not.toMatch(/s-maxage|public, max-age=[1-9]/);
    expect(headers.get("strict-transport-security"), "on plain http").toBeNull();
  });

for (const [site, apart] of [
  ["cross-site", "same-origin"],
  ["same-site", "same-origin"],
  ["same-origin", null],
  ["none", null],
])
  test(`a page asked for from "${site}" is ${apart ? "kept apart from the window that asked" : "opened in the same process"}`, async () => {
    const { headers } = await fetch(`${app.url}/fr/sheet`, { headers: { "Sec-Fetch-Site": site as string } });
    expect(headers.get("cross-origin-opener-policy")).toBe(apart);
  });

for (const ending of ["js", "css"])
  test(`a page's .${ending} is sent packed to browsers that can read that, with the same content for all`, async () => {
    const page = await (await fetch(`${app.url}/fr/club`)).text();
    const [file] = new RegExp(`/_next/static/[^"]+\\.${ending}`).exec(page) ?? [];
    const [packed, plain] = await Promise.all(
      ["gzip, deflate, br, zstd", "identity"].map((encoding) =>
        fetch(app.url + file, { headers: { "Accept-Encoding": encoding } }),
      ),
    );
    expect(packed?.headers.get("content-encoding")).toBe("br");
    expect(plain?.headers.get("content-encoding")).toBeNull();
    for (const { status, headers } of [packed as Response, plain as Response]) {
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(
        ending === "js" ? /^(text|application)\/javascript; charset=utf-8$/i : /^text\/css/,
      );
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("vary")).toContain("Accept-Encoding");
    }
    expect(await packed?.text()).toBe(await plain?.text());
  });

for (const path of [
  "/.git/config",
  "/.env",
  "/package.json",
  "/data/petit-au-bout.db",
  "/prisma/schema.prisma",
  "/..%2fpackage.json",
  "/_next/static/",
])
  test(`${path} is not served`, async () => {
    expect((await fetch(app.url + path)).status).toBeGreaterThanOrEqual(400);
  });

for (const method of ["TRACE", "PUT", "DELETE"])
  test(`${method} is answered in one line, without a stack trace`, async () => {
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const asked = ask(`${app.url}/api/health`, { method }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode, text }));
      });
      asked.on("error", reject).end();
    });
    expect(answer).toEqual({ status: 405, text: "" });
  });

test("a phone keeps each of the app's files once for use without a network, under the address that the app asks for", async () => {
  const listing = await (await fetch(`${app.url}/sw.js`)).text();
  const { files } = JSON.parse(/self\.BUILD = (\{.*?\});/s.exec(listing)?.[1] ?? "{}") as { files: string[] };
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => /\.(br|map)$/.test(file))).toEqual([]);
  for (const page of ["/fr", "/en/sheet", "/fr/referee"]) expect(files).toContain(page);
});
