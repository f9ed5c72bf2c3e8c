import { readFileSync, statSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import { keyPath } from "#lib/db/code-key";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { LogEvent } from "#lib/log/event";
import { askConfirmation, confirm, contest, restore, rule, sit, takeBack, voidDeal } from "#lib/sheet/change";
import { aGuest, aLink, anEvening, change, type Evening, eventOf, join, json } from "../evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "../router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

const DAY_MS = 86_400_000;
const statusOf = async (answer: Promise<Response | undefined>) => (await answer)?.status;
const pull = (phone: Phone, { sheet }: Evening) => ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone });
const codeFor = (evening: Evening, link: string): Promise<{ code: string; until: string }> =>
  json(ask(doors, "POST", `/api/sheets/${evening.sheet}/links/${link}/code`, { phone: evening.owner, body: {} }));
const listed = ({ sheet, owner }: Evening): Promise<{ devices: { id: string; link: string | null }[]; links: object[] }> =>
  json(ask(doors, "GET", `/api/sheets/${sheet}/access`, { phone: owner }));
const push = (phone: Phone, { sheet }: Evening, ...events: object[]) =>
  json(ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone, body: { events } }));

describe("a link", () => {
  it("lets in every phone that shows it, with the link's role", async () => {
    const evening = await anEvening(doors);
    const { token } = await aLink(doors, evening, "viewer");
    for (const phone of [aPhone(), aPhone()]) {
      expect(await json(join(doors, phone, { token, name: "Luc" }))).toEqual({
        sheet: evening.sheet,
        kind: "sheet",
        role: "viewer",
      });
      expect(await json(pull(phone, evening))).toMatchObject({ last: 2, role: "viewer" });
    }
  });

  it("lets in no phone without a token of its own", async () => {
    const evening = await anEvening(doors);
    const { token } = await aLink(doors, evening, "player");
    const { device } = aPhone();
    expect(await statusOf(ask(doors, "POST", "/api/join", { body: { token, device } }))).toBe(404);
    expect((await listed(evening)).devices.map(({ id }) => id)).not.toContain(device);
  });

  it("is stored only as a hash, and so is its code", async () => {
    const evening = await anEvening(doors);
    const { id, token } = await aLink(doors, evening, "player");
    const { code } = await codeFor(evening, id);
    await join(doors, aPhone(), { token });
    const stored = JSON.stringify([await db().link.findMany(), await db().device.findMany()]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(stored.includes(token) || stored.includes(code) || stored.includes(evening.owner.token)).toBe(false);
  });

  it("may raise a right, and never lowers it", async () => {
    const evening = await anEvening(doors);
    const luc = await aGuest(doors, evening, "viewer");
    const { token } = await aLink(doors, evening, "player");
    expect(await json(join(doors, luc, { token }))).toMatchObject({ role: "player" });
    const viewer = await aLink(doors, evening, "viewer");
    expect(await json(join(doors, luc, viewer))).toBeDefined();
    expect(await json(pull(luc, evening))).toMatchObject({ role: "player" });
  });

  it("lets nobody in once it is revoked, and the phones it let in stay", async () => {
    const evening = await anEvening(doors);
    const { id, token } = await aLink(doors, evening, "viewer");
    const { code } = await codeFor(evening, id);
    const luc = aPhone();
    await join(doors, luc, { token });
    const path = `/api/sheets/${evening.sheet}/links/${id}`;
    expect(await statusOf(ask(doors, "PATCH", path, { phone: evening.owner, body: { revoked: true } }))).toBe(200);
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(404);
    expect(await statusOf(join(doors, aPhone(), { code }))).toBe(404);
    expect(await statusOf(pull(luc, evening))).toBe(200);
  });

  it("of one sheet cannot be managed from another", async () => {
    const [mine, theirs] = [await anEvening(doors), await anEvening(doors)];
    const { id } = await aLink(doors, theirs, "viewer");
    const path = `/api/sheets/${mine.sheet}/links/${id}`;
    expect(await statusOf(ask(doors, "PATCH", path, { phone: mine.owner, body: { revoked: true } }))).toBe(404);
    expect(await statusOf(ask(doors, "POST", `${path}/code`, { phone: mine.owner, body: {} }))).toBe(404);
    expect(await statusOf(change(doors, mine, theirs.owner.device, { revoked: true }))).toBe(404);
  });
});

describe("a link's end", () => {
  const later = (days: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });
  afterEach(() => vi.useRealTimers());

  it("comes after a week for a sheet; the phones it let in stay", async () => {
    const evening = await anEvening(doors);
    const { token, until } = await json(
      ask(doors, "POST", `/api/sheets/${evening.sheet}/links`, { phone: evening.owner, body: { role: "viewer" } }),
    );
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    const luc = await aGuest(doors, evening, "viewer");
    later(6.9);
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(200);
    later(0.2);
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(404);
    expect(await statusOf(pull(luc, evening))).toBe(200);
  });

  it("comes after as many days as its owner chose, of four numbers", async () => {
    const evening = await anEvening(doors);
    const asked = (days: number) =>
      ask(doors, "POST", `/api/sheets/${evening.sheet}/links`, { phone: evening.owner, body: { role: "viewer", days } });
    const { token } = await json(asked(30));
    expect(await statusOf(asked(2))).toBe(400);
    later(29.9);
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(200);
    later(0.2);
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(404);
  });

  it("is moved by an owner while the link is open, to one of four", async () => {
    const evening = await anEvening(doors);
    const { id, token } = await aLink(doors, evening, "viewer");
    const path = `/api/sheets/${evening.sheet}/links/${id}`;
    const give = (days: number, phone = evening.owner) => ask(doors, "PATCH", path, { phone, body: { days } });
    expect(await statusOf(give(1))).toBe(200);
    expect(await statusOf(give(400))).toBe(400);
    expect(await statusOf(give(365, await aGuest(doors, evening, "player")))).toBe(404);
    later(2);
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(404);
    expect(await statusOf(give(365))).toBe(404);
    expect((await listed(evening)).links).not.toContainEqual(expect.objectContaining({ id }));
  });

  it("ends its code too", async () => {
    const evening = await anEvening(doors);
    const { id } = await aLink(doors, evening, "viewer");
    const { code } = await codeFor(evening, id);
    await write((tx) => tx.link.updateMany({ where: { id }, data: { until: new Date(Date.now() - 1_000) } }));
    expect(await statusOf(join(doors, aPhone(), { code }))).toBe(404);
    expect(await codeFor(evening, id)).toMatchObject({ code: "not-found" });
  });

  it("is offered with a shut-out phone that came by it, and would come by it again", async () => {
    const evening = await anEvening(doors);
    const { id, token } = await aLink(doors, evening, "viewer");
    const luc = aPhone();
    await join(doors, luc, { token });
    await change(doors, evening, luc.device, { revoked: true });
    const cameBy = async () => (await listed(evening)).devices.find((device) => device.id === luc.device)?.link;
    expect(await cameBy()).toBe(id);
    const path = `/api/sheets/${evening.sheet}/links/${id}`;
    expect(await statusOf(ask(doors, "PATCH", path, { phone: evening.owner, body: { revoked: true } }))).toBe(200);
    expect(await cameBy()).toBeNull();
    expect(await statusOf(join(doors, aPhone(), { token }))).toBe(404);
  });
});

describe("a code of eight signs", () => {
  afterEach(() => vi.useRealTimers());
  it("works like its link, however it is typed, for ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const evening = await anEvening(doors);
    const { id } = await aLink(doors, evening, "player");
    const { code, until } = await codeFor(evening, id);
    expect(Date.parse(until)).toBe(Date.now() + 10 * 60_000);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    expect(await json(join(doors, aPhone(), { code: typed }))).toMatchObject({ role: "player" });
    vi.setSystemTime(Date.parse(until) - 1);
    expect(await statusOf(join(doors, aPhone(), { code }))).toBe(200);
    vi.setSystemTime(Date.parse(until));
    expect(await statusOf(join(doors, aPhone(), { code }))).toBe(404);
    vi.useRealTimers();
  });

  it("does not come back to life when the server's clock goes back ten years", async () => {
    const evening = await anEvening(doors);
    const { id } = await aLink(doors, evening, "player");
    const { code } = await codeFor(evening, id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 10 * 365 * DAY_MS });
    expect(await statusOf(join(doors, aPhone(), { code }))).toBe(404);
    vi.useRealTimers();
  });

  it("cannot be recovered from a copy of the database without the key", async () => {
    const evening = await anEvening(doors);
    const { id } = await aLink(doors, evening, "player");
    const { code } = await codeFor(evening, id);
    const { codeHash } = await db().link.findUniqueOrThrow({ where: { id } });
    expect(codeHash).not.toBe(hashOf(code));
    const key = keyPath();
    expect(statSync(key).mode & 0o077).toBe(0);
    expect(JSON.stringify(await db().link.findMany())).not.toContain(readFileSync(key, "utf8").trim());
  });

  it("is read from up to sixty letters, and not from more", async () => {
    const evening = await anEvening(doors);
    const { id } = await aLink(doors, evening, "viewer");
    const { code } = await codeFor(evening, id);
    expect(await statusOf(join(doors, aPhone(), { code: code.padEnd(60) }))).toBe(200);
    expect(await statusOf(join(doors, aPhone(), { code: code.padEnd(61) }))).toBe(400);
  });

  it("cannot be guessed: after a hundred wrong ones in ten minutes an address waits, and no other", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const evening = await anEvening(doors);
    const { id, token } = await aLink(doors, evening, "viewer");
    const { code } = await codeFor(evening, id);
    const guess = (phone: Phone, i: number) =>
      ask(doors, "POST", "/api/join", { phone, headers, body: { code: `AAAAAA${10 + i}`, device: phone.device } });
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 110; i++) statuses.push(await statusOf(guess(aPhone(), i)));
    expect(statuses).toEqual([...Array(100).fill(404), ...Array(10).fill(429)]);
    const from = (address: string, asked: object, phone = aPhone()) =>
      ask(doors, "POST", "/api/join", {
        phone,
        headers: { "x-forwarded-for": address },
        body: { ...asked, device: phone.device },
      });
    expect(await statusOf(from("203.0.113.7", { code }))).toBe(429);
    expect(await statusOf(from("203.0.113.7", { token }))).toBe(200);
    expect(await statusOf(from("203.0.113.8", { code }))).toBe(200);
  });

  it("makes a phone wait that sent twenty wrong ones, wherever it asks from", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const phone = aPhone();
    const guess = (i: number) =>
      ask(doors, "POST", "/api/join", {
        phone,
        headers: { "x-forwarded-for": `198.51.100.${i}` },
        body: { code: `BBBBBB${10 + i}`, device: phone.device },
      });
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 22; i++) statuses.push(await statusOf(guess(i)));
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  });

  it("lets in a hundred and twenty phones behind one address, even if they ask again", async () => {
    const evening = await anEvening(doors);
    const { id, token } = await aLink(doors, evening, "viewer");
    const { code } = await codeFor(evening, id);
    const statuses = new Set<number | undefined>();
    for (let i = 0; i < 120; i++) {
      const phone = aPhone();
      const headers = { "x-forwarded-for": "192.0.2.1" };
      for (const asked of [{ code }, { token }])
        statuses.add(
          await statusOf(ask(doors, "POST", "/api/join", { phone, headers, body: { ...asked, device: phone.device } })),
        );
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe("a device", () => {
  it("is listed with its name and when it was last seen, and may be renamed", async () => {
    const evening = await anEvening(doors);
    const luc = await aGuest(doors, evening, "viewer");
    expect(await statusOf(change(doors, evening, luc.device, { name: "  Le téléphone  de Luc " }))).toBe(200);
    const path = `/api/sheets/${evening.sheet}/access`;
    expect(await json(ask(doors, "GET", path, { phone: evening.owner }))).toMatchObject({
      devices: [
        { id: evening.owner.device, role: "owner", self: true, revokedAt: null },
        { id: luc.device, role: "viewer", name: "Le téléphone de Luc", lastSeenAt: expect.any(String), self: false },
      ],
      links: [{ role: "viewer" }],
    });
  });

  it("that is revoked has no access and learns so from a link, until an owner lets it in again", async () => {
    const evening = await anEvening(doors);
    const luc = await aGuest(doors, evening, "player");
    await change(doors, evening, luc.device, { revoked: true });
    expect(await statusOf(pull(luc, evening))).toBe(404);
    const { token } = await aLink(doors, evening, "owner");
    expect(await statusOf(join(doors, luc, { token }))).toBe(410);
    await change(doors, evening, luc.device, { revoked: false });
    expect(await statusOf(pull(luc, evening))).toBe(200);
  });

  it("cannot shut itself out, nor come in under another's id", async () => {
    const evening = await anEvening(doors);
    expect(await statusOf(change(doors, evening, evening.owner.device, { revoked: true }))).toBe(404);
    const { token } = await aLink(doors, evening, "owner");
    const thief = { ...aPhone(), device: evening.owner.device };
    expect(await statusOf(join(doors, thief, { token }))).toBe(404);
  });
});

it("a player contests, and only an owner rules", async () => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "player");
  const deal = { id: evening.events[1]?.id as string };
  const ruling = rule(deal, { outcome: "kept", note: "bien compté" });
  const contested = eventOf(contest(deal, "mal compté"), evening.sheet, luc.device);
  const ruled = (phone: Phone) => eventOf(ruling, evening.sheet, phone.device);
  expect(await push(luc, evening, contested, ruled(luc))).toMatchObject({
    results: [{ status: "accepted" }, { status: "rejected", code: "owner-only" }],
  });
  expect(await push(evening.owner, evening, ruled(evening.owner))).toMatchObject({ results: [{ status: "accepted" }] });
});

it("a second decision on a contest is refused whole, and does not annul the deal that the first kept", async () => {
  const evening = await anEvening(doors);
  const { sheet, owner } = evening;
  const deal = { id: evening.events[1]?.id as string };
  const of = (asked: Parameters<typeof eventOf>[0]) => eventOf(asked, sheet, owner.device);
  const kept = of(rule(deal, { outcome: "kept", note: "bien compté" }));
  expect(await push(owner, evening, of(contest(deal, "?")), kept)).toMatchObject({ results: [{}, { status: "accepted" }] });
  const late = [rule(deal, { outcome: "replaced", note: "annulée" }), voidDeal(deal)].map((change) => ({
    ...of(change),
    at: "2026-11-26T20:00:00.000Z",
  }));
  const other = { ...of(voidDeal(deal)), at: "2026-11-26T20:00:01.000Z" };
  expect(await push(owner, evening, ...late, other)).toMatchObject({
    results: [
      { id: late[0]?.id, status: "rejected", code: "not-contested" },
      { id: late[1]?.id, status: "rejected", code: "not-contested" },
      { id: other.id, status: "accepted" },
    ],
  });
});

it("a decision is withdrawn whole or not at all: if the deal was corrected since, it stays annulled", async () => {
  const evening = await anEvening(doors);
  const { sheet, owner } = evening;
  const luc = await aGuest(doors, evening, "player");
  const deal = { id: evening.events[1]?.id as string, current: evening.events[1]?.id as string };
  const at = (minute: number, ...asked: Parameters<typeof eventOf>[0][]) =>
    asked.map((one) => ({ ...eventOf(one, sheet, owner.device), at: `2026-11-26T20:0${minute}:00.000Z` }));
  const statuses = ({ results }: { results: { status: string; code?: string }[] }) =>
    results.map(({ status, code }) => code ?? status);
  const annul = () => [rule(deal, { outcome: "replaced", note: "annulée" }), voidDeal(deal)] as const;
  const [asked] = at(0, contest(deal, "?")) as [LogEvent];
  const once = at(1, ...annul());
  expect(statuses(await push(owner, evening, asked, ...once))).toEqual(["accepted", "accepted", "accepted"]);
  const undone = (ruling: string | undefined) => [takeBack("ruling.withdrawn", deal, ruling as string), restore(deal)] as const;
  const theirs = [contest(deal, "?"), takeBack("ruling.withdrawn", deal, once[0]?.id as string)];
  const player = theirs.map((one) => eventOf(one, sheet, luc.device)) as [LogEvent, LogEvent];
  expect(statuses(await push(luc, evening, player[1]))).toEqual(["owner-only"]);
  expect(statuses(await push(owner, evening, ...at(2, ...undone(once[0]?.id))))).toEqual(["accepted", "accepted"]);
  const twice = at(3, ...annul());
  expect(statuses(await push(owner, evening, ...twice))).toEqual(["accepted", "accepted"]);
  expect(statuses(await push(luc, evening, eventOf(restore(deal), sheet, luc.device)))).toEqual(["accepted"]);
  expect(statuses(await push(luc, evening, eventOf(voidDeal(deal), sheet, luc.device)))).toEqual(["accepted"]);
  expect(statuses(await push(owner, evening, ...at(4, ...undone(twice[0]?.id))))).toEqual(["overtaken", "overtaken"]);
  expect(statuses(await push(luc, evening, player[0]))).toEqual(["accepted"]);
  const mine = eventOf(takeBack("contest.withdrawn", deal, player[0]?.id as string), sheet, owner.device);
  expect(statuses(await push(owner, evening, mine))).toEqual(["other-device"]);
});

it("a contest ends by a player of the other camp who confirms the deal, judged by the server, and not by whoever noted it", async () => {
  const evening = await anEvening(doors);
  const { sheet, owner } = evening;
  const [luc, ana] = [await aGuest(doors, evening, "player"), await aGuest(doors, evening, "viewer")];
  const id = evening.events[1]?.id as string;
  const of = (phone: Phone) => (asked: Parameters<typeof eventOf>[0]) => eventOf(asked, sheet, phone.device);
  const confirmed = confirm({ id, current: id });
  const answers = async (phone: Phone, ...asked: Parameters<typeof eventOf>[0][]) => {
    const { results, code } = await push(phone, evening, ...asked.map(of(phone)));
    return results?.map((result: { status: string; code?: string }) => result.code ?? result.status) ?? code;
  };
  expect(await answers(owner, sit(0), askConfirmation(true), confirmed)).toEqual(["accepted", "accepted", "own-deal"]);
  expect(await answers(luc, confirmed, sit(1), askConfirmation(false))).toEqual(["not-seated", "accepted", "owner-only"]);
  expect(await answers(luc, contest({ id }, "mal compté"), confirmed)).toEqual(["accepted", "accepted"]);
  expect(await answers(owner, rule({ id }, { outcome: "kept", note: "trop tard" }))).toEqual(["not-contested"]);
  expect(await answers(owner, voidDeal({ id }))).toEqual(["accepted"]);
  expect(await answers(luc, confirmed)).toEqual(["deal-voided"]);
  expect(await answers(ana, sit(2))).toBe("not-found");
});
