import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { guardServer } from "./before-next";

let server: Server;
let stop: () => void;
const seen: (string | undefined)[] = [];
beforeAll(async () => {
  stop = guardServer();
  server = createServer((request, response) => {
    seen.push(request.method);
    response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  stop();
  server.close();
});
afterEach(() => {
  delete process.env.BEHIND_PROXY;
});

interface Answer {
  readonly status: number | undefined;
  readonly hsts: unknown;
  readonly text: string;
}

const answerTo = (method: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = ask({ port, method, headers, path: "/fr" }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, hsts: response.headers["strict-transport-security"], text }),
      );
    });
    asked.on("error", reject).end();
  });

it("the server refuses TRACE before any door sees it", async () => {
  expect(await answerTo("TRACE")).toEqual({ status: 405, hsts: undefined, text: "" });
  expect(await answerTo("GET")).toMatchObject({ status: 200, text: "page" });
  expect(seen).toEqual(["GET"]);
});

it("the server is wrapped once, however many requests come", async () => {
  await answerTo("GET");
  const { emit } = server;
  await answerTo("GET");
  expect(server.emit).toBe(emit);
});

it("the server waits for a request no longer than a club's document may take", async () => {
  await answerTo("GET");
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 120_000]);
});

it.each([
  ["on plain http", undefined, {}, false],
  ["on plain http, to whoever says otherwise", undefined, { "x-forwarded-proto": "https" }, false],
  ["behind a declared proxy on https", "1", { "x-forwarded-proto": "https" }, true],
  ["behind it, where the last hop was plain", "1", { "x-forwarded-proto": "https, http" }, false],
  ["behind it on plain http", "1", { "x-forwarded-proto": "http" }, false],
])("%s, browsers are told to use https only, or not", async (_, declared, headers, told) => {
  if (declared) process.env.BEHIND_PROXY = declared;
  expect((await answerTo("GET", headers)).hsts).toBe(told ? "max-age=31536000" : undefined);
});
