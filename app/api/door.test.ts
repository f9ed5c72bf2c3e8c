/** What a door checks in a request before it does anything: where it comes from, what it asks, who sends it. */
import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { db, write } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { rename } from "#lib/sheet/change";
import type { Role } from "#lib/sheet/role";
import { HELD, NOTED, readBody } from "./body";
import { bearerOf, changing, notingDoor, refusalOf } from "./door";
import { aGuest, anEvening, eventOf, json } from "./evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

const asked = (headers: Record<string, string>) => new Request("http://localhost", { method: "POST", headers });
const JSON_TYPE = { "content-type": "application/json" };
const HERE = { ...JSON_TYPE, "sec-fetch-site": "same-origin" };

it.each<[string, Record<string, string>, number | undefined]>([
  ["JSON of its own page", HERE, undefined],
  ["JSON in its letters", { ...HERE, "content-type": "Application/JSON; charset=utf-8" }, undefined],
  ["a text that calls itself JSON, which any site may send", { ...HERE, "content-type": "text/plain; application/json" }, 415],
  ["what is nearly JSON", { ...HERE, "content-type": "application/jsonp" }, 415],
  ["nothing it names", { "sec-fetch-site": "same-origin" }, 415],
  ["JSON of an old browser's page", { ...JSON_TYPE, origin: "http://tarot.local:3000", host: "tarot.local:3000" }, undefined],
  ["that of another port", { ...JSON_TYPE, origin: "http://tarot.local:8080", host: "tarot.local:3000" }, 403],
  ["that of another site", { ...JSON_TYPE, origin: "http://else.example", host: "tarot.local:3000" }, 403],
  ["that of a page without an address", { ...JSON_TYPE, origin: "null", host: "tarot.local:3000" }, 403],
  ["that of no page", { ...JSON_TYPE, host: "tarot.local:3000" }, 403],
  [
    "that of another site, whatever origin it names",
    { ...HERE, "sec-fetch-site": "cross-site", origin: "http://tarot.local", host: "tarot.local" },
    403,
  ],
])("%s is let in, or refused by the headers alone", (_, headers, status) => {
  expect(refusalOf(asked(headers))?.status).toBe(status);
});

it.each<[string, string | undefined, boolean]>([
  ["of its length", `Bearer ${"a".repeat(43)}`, true],
  ["one sign short", `Bearer ${"a".repeat(42)}`, false],
  ["one sign long", `Bearer ${"a".repeat(44)}`, false],
  ["with a sign that it cannot have", `Bearer ${"a".repeat(42)}+`, false],
  ["with something before it", `Basic Bearer ${"a".repeat(43)}`, false],
  ["that is not there", undefined, false],
])("a secret %s is read, or not", (_, authorization, isOne) => {
  expect(bearerOf(asked(authorization === undefined ? {} : { authorization }))).toBe(isOne ? "a".repeat(43) : undefined);
});

it("only an unreachable database makes a door ask the phone to try again; any other error is a server error", async () => {
  const context = { params: Promise.resolve({ id: "" }) };
  const fails = (error: Error) => notingDoor(() => Promise.reject(error))(asked({}), context);
  expect((await fails(Object.assign(new Error("out of reach"), { name: "DatabaseGone" }))).status).toBe(503);
  await expect(fails(new Error("a fault"))).rejects.toThrow("a fault");
});

it("a door does not read the body of a phone without a right, and answers 404 rather than 400", async () => {
  const evening = await anEvening(doors);
  const change = vi.fn(async () => ({}));
  const says = async ({ token }: { token: string }) => {
    const headers = { ...HERE, authorization: `Bearer ${token}` };
    const request = new Request("http://localhost", { method: "POST", headers, body: "no JSON" });
    const params = Promise.resolve({ id: evening.sheet });
    const { status } = await changing("owner", z.unknown(), change)(request, { params });
    return [status, request.bodyUsed];
  };
  expect(await says(await aGuest(doors, evening, "player"))).toEqual([404, false]);
  expect(await says(evening.owner)).toEqual([400, true]);
  expect(change).not.toHaveBeenCalled();
});

it("a stranger's unfinished bodies keep out others of that address at all doors, but no phone with a right", async () => {
  const evening = await anEvening(doors);
  const [address, away] = ["192.0.2.44", new AbortController()];
  const readings = Array.from({ length: HELD.address / NOTED.most }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(NOTED.most));
        away.signal.addEventListener("abort", () => controller.close());
      },
    });
    return readBody(new Request("http://localhost", { method: "POST", body, duplex: "half" } as RequestInit), NOTED, address);
  });
  await turn();
  const says = async (path: string, phone: Phone, body: object) =>
    (await ask(doors, "POST", path, { phone, headers: { "x-forwarded-for": address }, body }))?.status;
  const noting = (sheet: string) => `/api/sheets/${sheet}/events`;
  const answers = async () => [
    await says("/api/rules", aPhone(), {}),
    await says("/api/join", aPhone(), {}),
    await says(noting(randomUUID()), aPhone(), {}),
    await says(noting(evening.sheet), evening.owner, {}),
  ];
  expect(await answers()).toEqual([503, 503, 503, 400]);
  away.abort();
  await Promise.all(readings);
  expect(await answers()).toEqual([200, 400, 400, 400]);
});

it.each<[Role, number]>([
  ["viewer", 404],
  ["player", 200],
])("a %s that a restored copy forgot comes back by its proof, with the right that it had", async (role, status) => {
  const evening = await anEvening(doors);
  const guest = await aGuest(doors, evening, role);
  const path = `/api/sheets/${evening.sheet}/events`;
  const { proof } = await json(ask(doors, "GET", path, { phone: guest }));
  await write((tx) => tx.device.deleteMany({ where: { id: guest.device } }));
  const body = { events: [eventOf(rename(0, "Ana"), evening.sheet, guest.device)] };
  const answer = await ask(doors, "POST", path, { phone: guest, headers: { "petit-proof": proof }, body });
  expect([answer?.status, await db().device.count({ where: { id: guest.device } })]).toEqual([status, status === 200 ? 1 : 0]);
});
