import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logRequests, type RequestLine } from "./request-log";

const SHEET = "0199f000-0000-7000-8000-000000000001";
const lines: RequestLine[] = [];
let server: Server;
let stop: () => void;
beforeAll(async () => {
  stop = logRequests((line) => lines.push(line));
  server = createServer((request, response) => {
    if (request.url?.endsWith("/live")) return;
    response.writeHead(request.url?.includes("unknown") ? 404 : 200).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  stop();
  server.close();
});

const address = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

it.each([
  [`/api/sheets/${SHEET}/events?after=12`, "/api/sheets/…/events", 200],
  ["/api/unknown", "/api/unknown", 404],
  ["/api/health", "/api/health", 200],
  [`/api/join/${"x".repeat(43)}`, "/api/join/…", 200],
  ["/api/sheets/Nora%20et%20Luc/events", "/api/sheets/…/events", 200],
  [`/api/${"x".repeat(20)}`, `/api/${"x".repeat(20)}`, 200],
  [`/api/${"x".repeat(21)}`, "/api/…", 200],
  ["/api/a/b/c/d/e/f/g", "/api/a/b/c/d/e/f", 200],
  [`/api/${"x".repeat(394)}/events`, "/api/…/", 200],
])("%s is one line, %s, without anybody's id", async (path, said, status) => {
  lines.length = 0;
  const start = performance.now();
  await (await fetch(address(path), { headers: { authorization: `Bearer ${"t".repeat(43)}` } })).text();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: "info", method: "GET", path: said, status });
  expect(lines[0]?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - start));
  expect(Object.keys(lines[0] as object).sort()).toEqual(["at", "level", "method", "ms", "path", "status"]);
  expect(JSON.stringify(lines)).not.toMatch(/0199f000|tttt|x{21}|Nora/);
});

it("a request that hangs up before its answer is logged too", async () => {
  lines.length = 0;
  const leaving = new AbortController();
  const asked = fetch(address(`/api/sheets/${SHEET}/live`), { signal: leaving.signal }).catch(() => undefined);
  await new Promise((resolve) => server.once("request", resolve));
  leaving.abort();
  await asked;
  await expect.poll(() => lines).toMatchObject([{ path: "/api/sheets/…/live", status: null }]);
});

it("requests for pages are not logged, and nothing is logged after the end", async () => {
  lines.length = 0;
  await (await fetch(address("/fr/sheet?s=1"))).text();
  stop();
  await (await fetch(address("/api/health"))).text();
  expect(lines).toEqual([]);
});
