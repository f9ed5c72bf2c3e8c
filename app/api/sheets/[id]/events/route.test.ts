/** A phone pushes what it has recorded: each event gets its answer, and only a club's owner sends a long history. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { LogEvent } from "#lib/log/event";
import { foldSheet } from "#lib/sheet/fold";
import {
  aDeal,
  anEvent,
  anOpening,
  EVENTS_SHEET,
  type EventsPhone,
  letPhoneIn,
  luc,
  martine,
  postEvents,
  pullAfter,
  pushEvents,
} from "./events.fixture";

emptyDatabasePer("test");

describe("a phone pushes what it has recorded", () => {
  it("opens the sheet by its first push, and is its owner", async () => {
    const [opening, first] = [anOpening(), aDeal(0)];
    expect(await pushEvents([opening, first])).toMatchObject([
      { id: opening.id, status: "accepted", seq: 1 },
      { id: first.id, status: "accepted", seq: 2 },
    ]);
    expect(await db().device.findMany({ select: { id: true, role: true } })).toEqual([{ id: "martine", role: "owner" }]);
  });

  it("may send twice: nothing is doubled", async () => {
    const events = [anOpening(), aDeal(0)];
    await pushEvents(events);
    expect(await pushEvents(events)).toMatchObject([
      { status: "duplicate", seq: 1 },
      { status: "duplicate", seq: 2 },
    ]);
    expect(await pullAfter()).toMatchObject({ last: 2 });
  });

  it("may note the same deal as another phone: alike it is one deal, otherwise people choose", async () => {
    const [opening, first] = [anOpening(), aDeal(0, 49)];
    await pushEvents([opening, first]);
    await letPhoneIn(luc);
    const alike = aDeal(0, 49, { device: "luc" });
    const otherwise = aDeal(0, 52, { device: "luc" });
    expect(await pushEvents([alike, otherwise], luc)).toMatchObject([
      { id: alike.id, status: "accepted", seq: 3 },
      { id: otherwise.id, status: "conflict", with: expect.objectContaining({ body: first.body }), seq: 4 },
    ]);
    const { events } = await pullAfter();
    const conflicts = [{ event: otherwise.id, device: "luc", deal: (otherwise.body as { deal: object }).deal }];
    expect(foldSheet(events)?.deals).toMatchObject([{ slot: 0, ids: [first.id, alike.id], conflicts }]);
  });

  it("has an impossible deal refused with its faults, and the rest of the batch kept", async () => {
    const impossible = aDeal(0, 92);
    const results = await pushEvents([anOpening(), { kind: "nonsense", id: "x" }, impossible, aDeal(0)]);
    expect(results).toMatchObject([
      { status: "accepted", seq: 1 },
      { id: "x", status: "rejected", code: "malformed" },
      { id: impossible.id, status: "rejected", faults: [{ at: expect.any(String), rule: expect.any(String) }] },
      { status: "accepted", seq: 2 },
    ]);
  });

  it("cannot use an id twice for two contents, another sheet's event, or another phone's name", async () => {
    const first = aDeal(0);
    const reused = aDeal(1, 50, { id: first.id });
    const astray = aDeal(1, 50, { sheet: randomUUID() });
    const borrowed = aDeal(1, 50, { device: "luc" });
    expect(await pushEvents([anOpening(), first, reused, astray, borrowed])).toMatchObject([
      { status: "accepted" },
      { status: "accepted" },
      { status: "rejected", code: "id-reused" },
      { status: "rejected", code: "other-sheet" },
      { status: "rejected", code: "other-device" },
    ]);
  });

  it("shares the sequence with other phones that push at the same time, without gaps", async () => {
    await pushEvents([anOpening()]);
    await letPhoneIn(luc);
    const contest = (device: string) => anEvent("player.renamed", { seat: 0, name: `de ${device}` }, { device });
    const batch = (phone: EventsPhone) => Array.from({ length: 20 }, () => contest(phone.device));
    const results = await Promise.all([
      pushEvents(batch(martine)),
      pushEvents(batch(luc), luc),
      pushEvents(batch(martine)),
      pushEvents(batch(luc), luc),
    ]);
    const seqs = results.flat().map(({ seq }) => seq);
    expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i + 2));
    expect((await pullAfter()).events.map(({ seq }: LogEvent) => seq)).toEqual(Array.from({ length: 81 }, (_, i) => i + 1));
  });

  it("may push the same twice at once: one of the two is the duplicate", async () => {
    await pushEvents([anOpening()]);
    const events = [aDeal(0)];
    const statuses = (await Promise.all([pushEvents(events), pushEvents(events)])).flat().map(({ status }) => status);
    expect(statuses.sort()).toEqual(["accepted", "duplicate"]);
  });

  it("may note a deal differently from another at the same time: both are kept, for people to choose", async () => {
    await pushEvents([anOpening()]);
    await letPhoneIn(luc);
    const [mine, theirs] = [aDeal(0, 49), aDeal(0, 52, { device: "luc" })];
    const statuses = (await Promise.all([pushEvents([mine]), pushEvents([theirs], luc)])).flat().map(({ status }) => status);
    expect(statuses.sort()).toEqual(["accepted", "conflict"]);
    expect(await pullAfter()).toMatchObject({ last: 3 });
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
    await pushEvents([anOpening()]);
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 10 }), async (events) => {
        const results = await pushEvents(events.map(({ kind, body, v }) => anEvent(kind, body, { v })));
        expect(results).toHaveLength(events.length);
      }),
      { numRuns: 100 },
    );
  });
});

it("only an owner of a club may send a long history at once, nobody for a sheet", async () => {
  const CLUB = "0199f000-0000-7000-8000-00000000c1ab";
  await pushEvents([anOpening()]);
  const club = await postEvents({ events: [anEvent("club.opened", { name: "Les mardis" }, { sheet: CLUB })] }, { sheet: CLUB });
  expect(club.status).toBe(200);
  await write((tx) => tx.device.create({ data: { logId: CLUB, id: luc.device, tokenHash: hashOf(luc.token), role: "player" } }));
  const long = JSON.stringify({ events: ["x".repeat(70_000)] });
  const said = (phone: EventsPhone, sheet: string) =>
    postEvents(long, { phone, sheet, headers: { "content-length": String(long.length) } });
  const statuses = [await said(martine, CLUB), await said(luc, CLUB), await said(martine, EVENTS_SHEET)].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 413, 413]);
});
