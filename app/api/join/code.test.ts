/** Codes of eight signs: how long they live, how they are typed, and that nobody can guess one. */
import { readFileSync, statSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "#lib/db/access";
import { db } from "#lib/db/client";
import { keyPath } from "#lib/db/code-key";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { aLink, anEvening, join, json } from "../evening.fixture";
import { aPhone, ask, type Phone } from "../router.fixture";
import { codeOfLink, joinDoors, ONE_DAY, statusAnswered } from "./join.fixture";

emptyDatabasePer("file");

describe("a code of eight signs", () => {
  afterEach(() => vi.useRealTimers());
  it("works like its link, however it is typed, for ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const evening = await anEvening(joinDoors);
    const { id } = await aLink(joinDoors, evening, "player");
    const { code, until } = await codeOfLink(evening, id);
    expect(Date.parse(until)).toBe(Date.now() + 10 * 60_000);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    expect(await json(join(joinDoors, aPhone(), { code: typed }))).toMatchObject({ role: "player" });
    vi.setSystemTime(Date.parse(until) - 1);
    expect(await statusAnswered(join(joinDoors, aPhone(), { code }))).toBe(200);
    vi.setSystemTime(Date.parse(until));
    expect(await statusAnswered(join(joinDoors, aPhone(), { code }))).toBe(404);
    vi.useRealTimers();
  });

  it("does not come back to life when the server's clock goes back ten years", async () => {
    const evening = await anEvening(joinDoors);
    const { id } = await aLink(joinDoors, evening, "player");
    const { code } = await codeOfLink(evening, id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 10 * 365 * ONE_DAY });
    expect(await statusAnswered(join(joinDoors, aPhone(), { code }))).toBe(404);
    vi.useRealTimers();
  });

  it("cannot be recovered from a copy of the database without the key", async () => {
    const evening = await anEvening(joinDoors);
    const { id } = await aLink(joinDoors, evening, "player");
    const { code } = await codeOfLink(evening, id);
    const { codeHash } = await db().link.findUniqueOrThrow({ where: { id } });
    expect(codeHash).not.toBe(hashOf(code));
    const key = keyPath();
    expect(statSync(key).mode & 0o077).toBe(0);
    expect(JSON.stringify(await db().link.findMany())).not.toContain(readFileSync(key, "utf8").trim());
  });

  it("is read from up to sixty letters, and not from more", async () => {
    const evening = await anEvening(joinDoors);
    const { id } = await aLink(joinDoors, evening, "viewer");
    const { code } = await codeOfLink(evening, id);
    expect(await statusAnswered(join(joinDoors, aPhone(), { code: code.padEnd(60) }))).toBe(200);
    expect(await statusAnswered(join(joinDoors, aPhone(), { code: code.padEnd(61) }))).toBe(400);
  });

  it("cannot be guessed: after a hundred wrong ones in ten minutes an address waits, and no other", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const evening = await anEvening(joinDoors);
    const { id, token } = await aLink(joinDoors, evening, "viewer");
    const { code } = await codeOfLink(evening, id);
    const guess = (phone: Phone, i: number) =>
      ask(joinDoors, "POST", "/api/join", { phone, headers, body: { code: `AAAAAA${10 + i}`, device: phone.device } });
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 110; i++) statuses.push(await statusAnswered(guess(aPhone(), i)));
    expect(statuses).toEqual([...Array(100).fill(404), ...Array(10).fill(429)]);
    const from = (address: string, asked: object, phone = aPhone()) =>
      ask(joinDoors, "POST", "/api/join", {
        phone,
        headers: { "x-forwarded-for": address },
        body: { ...asked, device: phone.device },
      });
    expect(await statusAnswered(from("203.0.113.7", { code }))).toBe(429);
    expect(await statusAnswered(from("203.0.113.7", { token }))).toBe(200);
    expect(await statusAnswered(from("203.0.113.8", { code }))).toBe(200);
  });

  it("makes a phone wait that sent twenty wrong ones, wherever it asks from", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const phone = aPhone();
    const guess = (i: number) =>
      ask(joinDoors, "POST", "/api/join", {
        phone,
        headers: { "x-forwarded-for": `198.51.100.${i}` },
        body: { code: `BBBBBB${10 + i}`, device: phone.device },
      });
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 22; i++) statuses.push(await statusAnswered(guess(i)));
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  });

  it("lets in a hundred and twenty phones behind one address, even if they ask again", async () => {
    const evening = await anEvening(joinDoors);
    const { id, token } = await aLink(joinDoors, evening, "viewer");
    const { code } = await codeOfLink(evening, id);
    const statuses = new Set<number | undefined>();
    for (let i = 0; i < 120; i++) {
      const phone = aPhone();
      const headers = { "x-forwarded-for": "192.0.2.1" };
      for (const asked of [{ code }, { token }])
        statuses.add(
          await statusAnswered(ask(joinDoors, "POST", "/api/join", { phone, headers, body: { ...asked, device: phone.device } })),
        );
    }
    expect([...statuses]).toEqual([200]);
  });
});
