import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { LogEvent } from "#lib/log/event";
import { foldSheet } from "#lib/sheet/fold";
import { hashUpTo } from "#lib/sheet/log-hash";
import { GET, POST } from "./route";

emptyDatabasePer("test");

const SHEET = "0199f000-0000-7000-8000-000000000001";
const aToken = () => randomBytes(32).toString("base64url");
const martine = { token: aToken(), device: "martine" };
const luc = { token: aToken(), device: "luc" };
type Phone = typeof martine;

function event(kind: string, body: object, more: Partial<LogEvent> = {}): LogEvent {
  const at = "2026-11-20T20:15:00.000Z";
  return { id: randomUUID(), sheet: SHEET, kind, v: 1, body, at, device: "martine", ...more };
}

const opened = () => {
  const rules = { game: "tarot", players: 4 };
  return event("sheet.opened", { rules, names: ["Ana", "Bob", "Cléa", "Dan"], dealer: 0, target: null, until: null });
};
const petite = (points: number) => ({ taker: 0, partner: null, contract: "petite", bouts: 2, points, petitAuBout: null });
const deal = (slot: number, points = 49, more: Partial<LogEvent> = {}) =>
  event("deal.recorded", { slot, deal: petite(points) }, more);

function post(body: unknown, { phone = martine as Phone | null, sheet = SHEET, headers = {} } = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const sent = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    ...(phone && { authorization: `Bearer ${phone.token}` }),
    ...headers,
  };
  const request = new Request(`http://localhost/api/sheets/${sheet}/events`, { method: "POST", headers: sent, body: text });
  return POST(request, { params: Promise.resolve({ id: sheet }) });
}

async function push(events: unknown[], phone?: Phone) {
  const response = await post({ events }, phone && { phone });
  expect(response.status).toBe(200);
  return (await response.json()).results;
}

async function pull(after?: number | string, phone: Phone = martine) {
  const query = after === undefined ? "" : `?after=${after}`;
  const headers = { authorization: `Bearer ${phone.token}` };
  const response = await GET(new Request(`http://localhost/api/sheets/${SHEET}/events${query}`, { headers }), {
    params: Promise.resolve({ id: SHEET }),
  });
  return { status: response.status, ...(await response.json()) };
}

/** Lets a phone in by writing its right; invitations are tested at their own door. */
const letIn = (phone: Phone, role = "player") =>
  write((tx) => tx.device.create({ data: { logId: SHEET, id: phone.device, tokenHash: hashOf(phone.token), role } }));

describe("a phone pushes what it has recorded", () => {
  it("opens the sheet by its first push, and is its owner", async () => {
    const [opening, first] = [opened(), deal(0)];
    expect(await push([opening, first])).toMatchObject([
      { id: opening.id, status: "accepted", seq: 1 },
      { id: first.id, status: "accepted", seq: 2 },
    ]);
    expect(await db().device.findMany({ select: { id: true, role: true } })).toEqual([{ id: "martine", role: "owner" }]);
  });

  it("may send twice: nothing is doubled", async () => {
    const events = [opened(), deal(0)];
    await push(events);
    expect(await push(events)).toMatchObject([
      { status: "duplicate", seq: 1 },
      { status: "duplicate", seq: 2 },
    ]);
    expect(await pull()).toMatchObject({ last: 2 });
  });

  it("may note the same deal as another phone: alike it is one deal, otherwise people choose", async () => {
    const [opening, first] = [opened(), deal(0, 49)];
    await push([opening, first]);
    await letIn(luc);
    const alike = deal(0, 49, { device: "luc" });
    const otherwise = deal(0, 52, { device: "luc" });
    expect(await push([alike, otherwise], luc)).toMatchObject([
      { id: alike.id, status: "accepted", seq: 3 },
      { id: otherwise.id, status: "conflict", with: expect.objectContaining({ body: first.body }), seq: 4 },
    ]);
    const { events } = await pull();
    const conflicts = [{ event: otherwise.id, device: "luc", deal: (otherwise.body as { deal: object }).deal }];
    expect(foldSheet(events)?.deals).toMatchObject([{ slot: 0, ids: [first.id, alike.id], conflicts }]);
  });

  it("has an impossible deal refused with its faults, and the rest of the batch kept", async () => {
    const impossible = deal(0, 92);
    const results = await push([opened(), { kind: "nonsense", id: "x" }, impossible, deal(0)]);
    expect(results).toMatchObject([
      { status: "accepted", seq: 1 },
      { id: "x", status: "rejected", code: "malformed" },
      { id: impossible.id, status: "rejected", faults: [{ at: expect.any(String), rule: expect.any(String) }] },
      { status: "accepted", seq: 2 },
    ]);
  });

  it("cannot use an id twice for two contents, another sheet's event, or another phone's name", async () => {
    const first = deal(0);
    const reused = deal(1, 50, { id: first.id });
    const astray = deal(1, 50, { sheet: randomUUID() });
    const borrowed = deal(1, 50, { device: "luc" });
    expect(await push([opened(), first, reused, astray, borrowed])).toMatchObject([
      { status: "accepted" },
      { status: "accepted" },
      { status: "rejected", code: "id-reused" },
      { status: "rejected", code: "other-sheet" },
      { status: "rejected", code: "other-device" },
    ]);
  });

  it("shares the sequence with other phones that push at the same time, without gaps", async () => {
    await push([opened()]);
    await letIn(luc);
    const contest = (device: string) => event("player.renamed", { seat: 0, name: `de ${device}` }, { device });
    const batch = (phone: Phone) => Array.from({ length: 20 }, () => contest(phone.device));
    const results = await Promise.all([push(batch(martine)), push(batch(luc), luc), push(batch(martine)), push(batch(luc), luc)]);
    const seqs = results.flat().map(({ seq }) => seq);
    expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i + 2));
    expect((await pull()).events.map(({ seq }: LogEvent) => seq)).toEqual(Array.from({ length: 81 }, (_, i) => i + 1));
  });

  it("may push the same twice at once: one of the two is the duplicate", async () => {
    await push([opened()]);
    const events = [deal(0)];
    const statuses = (await Promise.all([push(events), push(events)])).flat().map(({ status }) => status);
    expect(statuses.sort()).toEqual(["accepted", "duplicate"]);
  });

  it("may note a deal differently from another at the same time: both are kept, for people to choose", async () => {
    await push([opened()]);
    await letIn(luc);
    const [mine, theirs] = [deal(0, 49), deal(0, 52, { device: "luc" })];
    const statuses = (await Promise.all([push([mine]), push([theirs], luc)])).flat().map(({ status }) => status);
    expect(statuses.sort()).toEqual(["accepted", "conflict"]);
    expect(await pull()).toMatchObject({ last: 3 });
  });
});

describe("whatever a phone sends", () => {
  const kinds = ["deal.replaced", "contest.ruled", "player.renamed", "bet.announced", "sheet.closed", "deal.imagined"];
  const anything = fc.dictionary(fc.string(), fc.jsonValue());
  const body = fc.oneof(anything, fc.record({ slot: fc.oneof(fc.integer(), fc.jsonValue()), deal: fc.jsonValue() }));
  const sent = fc.record({
    kind: fc.constantFrom("deal.recorded", "sheet.opened", ...kinds),
    body,
    v: fc.integer({ min: 0, max: 3 }),
  });

  it("gets one answer for each event, never an error", async () => {
    await push([opened()]);
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 10 }), async (events) => {
        const results = await push(events.map(({ kind, body, v }) => event(kind, body, { v })));
        expect(results).toHaveLength(events.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a phone pulls what the others have recorded", () => {
  it("after a sequence number, exactly as it was sent", async () => {
    const [opening, first] = [opened(), deal(0)];
    const voided = event("deal.voided", { reason: "maldonne" }, { refs: [first.id] });
    await push([opening, first, voided]);
    expect(await pull(1)).toMatchObject({
      status: 200,
      events: [
        { ...first, seq: 2 },
        { ...voided, seq: 3 },
      ],
      last: 3,
      role: "owner",
    });
    expect(await pull(3)).toMatchObject({ events: [], last: 3 });
  });

  it("five hundred at a time, with the number of the last, to ask on from", async () => {
    await push([opened()]);
    // Written straight to the file, instead of many pushes.
    const { refs: _, body, sheet: logId, ...row } = event("player.renamed", { seat: 0, name: "x" });
    const data = Array.from({ length: 501 }, (_, i) => ({
      ...row,
      logId,
      id: randomUUID(),
      seq: i + 2,
      body: JSON.stringify(body),
    }));
    await write((tx) => tx.event.createMany({ data }));
    const seqs = async (after: number) => (await pull(after)).events.map(({ seq }: LogEvent) => seq);
    expect(await seqs(0)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
    expect(await seqs(500)).toEqual([501, 502]);
    expect((await pull(0)).last).toBe(502);
  });

  it("with the log's hash up to there, to compare with what it has", async () => {
    await push([opened(), deal(0), deal(1)]);
    const { events } = await pull();
    const hashes = await Promise.all([0, 1, 2, 3].map(async (after) => (await pull(after)).past));
    expect(hashes).toEqual([1, 2, 3, 3].map((last) => hashUpTo(events, last)));
  });

  it.each(["-1", "1.5", "x", "1e99"])("is told that after=%s is malformed", async (after) => {
    await push([opened()]);
    expect(await pull(after)).toMatchObject({ status: 400, code: "malformed" });
  });
});

describe("strangers", () => {
  it("get 404: unknown sheet, no token, another token, a revoked device, a viewer who records", async () => {
    expect((await post({ events: [deal(0)] })).status).toBe(404);
    await push([opened()]);
    expect((await post({ events: [opened()] }, { phone: luc })).status).toBe(404);
    expect((await post({ events: [opened()] }, { phone: null })).status).toBe(404);
    // The body of a stranger's push to an unopened sheet is not even read, whatever proof comes with it.
    const headers = { "petit-proof": `owner.luc.${"x".repeat(22)}` };
    expect((await post("no JSON", { phone: null, sheet: randomUUID(), headers })).status).toBe(404);
    expect(await pull(0, luc)).toMatchObject({ status: 404 });
    await letIn(luc, "viewer");
    expect((await pull(0, luc)).status).toBe(200);
    expect((await post({ events: [deal(0)] }, { phone: luc })).status).toBe(404);
    await write((tx) => tx.device.updateMany({ data: { revokedAt: new Date() } }));
    expect(await pull()).toMatchObject({ status: 404 });
    expect((await post({ events: [opened()] })).status).toBe(404);
  });

  it("cannot send from another site", async () => {
    const from = (headers: object) => post({ events: [opened()] }, { headers }).then(({ status }) => status);
    expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await from({ "sec-fetch-site": "", origin: "http://evil.example", host: "localhost" })).toBe(403);
    expect(await from({ "sec-fetch-site": "" })).toBe(403);
    expect(await from({ "sec-fetch-site": "", origin: "http://localhost", host: "localhost" })).toBe(200);
  });
});

describe("what is not a push", () => {
  const deep = `{"events":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const many = JSON.stringify({ events: Array.from({ length: 51 }, () => ({})) });
  it.each([
    ["an empty body", "", 400],
    ["half a line", '{"events":[', 400],
    ["another shape", '{"deals":[]}', 400],
    ["nothing to push", '{"events":[]}', 400],
    ["51 events", many, 400],
    ["a number", "1", 400],
    ["brackets 20 000 deep, to a sheet that is not", deep, 404],
    ["more than 64 KB", JSON.stringify({ events: ["x".repeat(70_000)] }), 413],
  ])("%s", async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it("a body nested too deep: that event alone is refused", async () => {
    const nested = JSON.stringify(deal(0)).replace("49", `${"[".repeat(9000)}${"]".repeat(9000)}`);
    const response = await post(`{"events":[${JSON.stringify(opened())},${nested}]}`);
    expect((await response.json()).results).toMatchObject([{ status: "accepted" }, { status: "rejected", code: "malformed" }]);
  });

  it("a kind of forty letters may come one day, a longer one never", async () => {
    const kindOf = (letters: number) => event(`deal.${"x".repeat(letters - 5)}`, {});
    const response = await post({ events: [opened(), kindOf(40), kindOf(41)] });
    const codes = (await response.json()).results.map(({ code }: { code?: string }) => code);
    expect(codes).toEqual([undefined, "newer-event", "malformed"]);
  });

  it("a body of the greatest depth is read, and one level more is not", async () => {
    const DEEPEST = 12; // counts the body itself as one level
    const deepest = (levels: number) => {
      let inner: unknown = [];
      for (let level = 1; level < levels; level++) inner = [inner];
      return { ...deal(0), body: { deal: petite(49), inner } };
    };
    const response = await post({ events: [opened(), deepest(DEEPEST - 1), deepest(DEEPEST)] });
    const [, read, refused] = (await response.json()).results;
    expect(read).not.toMatchObject({ code: "malformed" });
    expect(refused).toMatchObject({ status: "rejected", code: "malformed" });
  });

  it("a form, or an id of the wrong shape", async () => {
    expect((await post("events=1", { headers: { "content-type": "application/x-www-form-urlencoded" } })).status).toBe(415);
    expect((await post({ events: [opened()] }, { sheet: "../../etc" })).status).toBe(404);
  });
});

it("only an owner of a club may send a long history at once, nobody for a sheet", async () => {
  const CLUB = "0199f000-0000-7000-8000-00000000c1ab";
  await push([opened()]);
  const club = await post({ events: [event("club.opened", { name: "Les mardis" }, { sheet: CLUB })] }, { sheet: CLUB });
  expect(club.status).toBe(200);
  await write((tx) => tx.device.create({ data: { logId: CLUB, id: luc.device, tokenHash: hashOf(luc.token), role: "player" } }));
  const long = JSON.stringify({ events: ["x".repeat(70_000)] });
  const said = (phone: Phone, sheet: string) => post(long, { phone, sheet, headers: { "content-length": String(long.length) } });
  const statuses = [await said(martine, CLUB), await said(luc, CLUB), await said(martine, SHEET)].map(({ status }) => status);
  expect(statuses).toEqual([200, 413, 413]);
});
