/** When a link ends, and what stays of it. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { write } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { aGuest, aLink, anEvening, change, join, json } from "../evening.fixture";
import { aPhone, ask } from "../router.fixture";
import { accessOf, codeOfLink, joinDoors, ONE_DAY, pullOf, statusAnswered } from "./join.fixture";

emptyDatabasePer("file");

describe("a link's end", () => {
  const later = (days: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * ONE_DAY });
  afterEach(() => vi.useRealTimers());

  it("comes after a week for a sheet; the phones it let in stay", async () => {
    const evening = await anEvening(joinDoors);
    const { token, until } = await json(
      ask(joinDoors, "POST", `/api/sheets/${evening.sheet}/links`, { phone: evening.owner, body: { role: "viewer" } }),
    );
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * ONE_DAY);
    const luc = await aGuest(joinDoors, evening, "viewer");
    later(6.9);
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(200);
    later(0.2);
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(404);
    expect(await statusAnswered(pullOf(luc, evening))).toBe(200);
  });

  it("comes after as many days as its owner chose, of four numbers", async () => {
    const evening = await anEvening(joinDoors);
    const asked = (days: number) =>
      ask(joinDoors, "POST", `/api/sheets/${evening.sheet}/links`, { phone: evening.owner, body: { role: "viewer", days } });
    const { token } = await json(asked(30));
    expect(await statusAnswered(asked(2))).toBe(400);
    later(29.9);
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(200);
    later(0.2);
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(404);
  });

  it("is moved by an owner while the link is open, to one of four", async () => {
    const evening = await anEvening(joinDoors);
    const { id, token } = await aLink(joinDoors, evening, "viewer");
    const path = `/api/sheets/${evening.sheet}/links/${id}`;
    const give = (days: number, phone = evening.owner) => ask(joinDoors, "PATCH", path, { phone, body: { days } });
    expect(await statusAnswered(give(1))).toBe(200);
    expect(await statusAnswered(give(400))).toBe(400);
    expect(await statusAnswered(give(365, await aGuest(joinDoors, evening, "player")))).toBe(404);
    later(2);
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(404);
    expect(await statusAnswered(give(365))).toBe(404);
    expect((await accessOf(evening)).links).not.toContainEqual(expect.objectContaining({ id }));
  });

  it("ends its code too", async () => {
    const evening = await anEvening(joinDoors);
    const { id } = await aLink(joinDoors, evening, "viewer");
    const { code } = await codeOfLink(evening, id);
    await write((tx) => tx.link.updateMany({ where: { id }, data: { until: new Date(Date.now() - 1_000) } }));
    expect(await statusAnswered(join(joinDoors, aPhone(), { code }))).toBe(404);
    expect(await codeOfLink(evening, id)).toMatchObject({ code: "not-found" });
  });

  it("is offered with a shut-out phone that came by it, and would come by it again", async () => {
    const evening = await anEvening(joinDoors);
    const { id, token } = await aLink(joinDoors, evening, "viewer");
    const luc = aPhone();
    await join(joinDoors, luc, { token });
    await change(joinDoors, evening, luc.device, { revoked: true });
    const cameBy = async () => (await accessOf(evening)).devices.find((device) => device.id === luc.device)?.link;
    expect(await cameBy()).toBe(id);
    const path = `/api/sheets/${evening.sheet}/links/${id}`;
    expect(await statusAnswered(ask(joinDoors, "PATCH", path, { phone: evening.owner, body: { revoked: true } }))).toBe(200);
    expect(await cameBy()).toBeNull();
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(404);
  });
});
