/** Links and the devices that they let in: roles, hashes, revoked links and rights. */
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { aGuest, aLink, anEvening, change, join, json } from "../evening.fixture";
import { aPhone, ask } from "../router.fixture";
import { accessOf, codeOfLink, joinDoors, pullOf, statusAnswered } from "./join.fixture";

emptyDatabasePer("file");

describe("a link", () => {
  it("lets in every phone that shows it, with the link's role", async () => {
    const evening = await anEvening(joinDoors);
    const { token } = await aLink(joinDoors, evening, "viewer");
    for (const phone of [aPhone(), aPhone()]) {
      expect(await json(join(joinDoors, phone, { token, name: "Luc" }))).toEqual({
        sheet: evening.sheet,
        kind: "sheet",
        role: "viewer",
      });
      expect(await json(pullOf(phone, evening))).toMatchObject({ last: 2, role: "viewer" });
    }
  });

  it("lets in no phone without a token of its own", async () => {
    const evening = await anEvening(joinDoors);
    const { token } = await aLink(joinDoors, evening, "player");
    const { device } = aPhone();
    expect(await statusAnswered(ask(joinDoors, "POST", "/api/join", { body: { token, device } }))).toBe(404);
    expect((await accessOf(evening)).devices.map(({ id }) => id)).not.toContain(device);
  });

  it("is stored only as a hash, and so is its code", async () => {
    const evening = await anEvening(joinDoors);
    const { id, token } = await aLink(joinDoors, evening, "player");
    const { code } = await codeOfLink(evening, id);
    await join(joinDoors, aPhone(), { token });
    const stored = JSON.stringify([await db().link.findMany(), await db().device.findMany()]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(stored.includes(token) || stored.includes(code) || stored.includes(evening.owner.token)).toBe(false);
  });

  it("may raise a right, and never lowers it", async () => {
    const evening = await anEvening(joinDoors);
    const luc = await aGuest(joinDoors, evening, "viewer");
    const { token } = await aLink(joinDoors, evening, "player");
    expect(await json(join(joinDoors, luc, { token }))).toMatchObject({ role: "player" });
    const viewer = await aLink(joinDoors, evening, "viewer");
    expect(await json(join(joinDoors, luc, viewer))).toBeDefined();
    expect(await json(pullOf(luc, evening))).toMatchObject({ role: "player" });
  });

  it("lets nobody in once it is revoked, and the phones it let in stay", async () => {
    const evening = await anEvening(joinDoors);
    const { id, token } = await aLink(joinDoors, evening, "viewer");
    const { code } = await codeOfLink(evening, id);
    const luc = aPhone();
    await join(joinDoors, luc, { token });
    const path = `/api/sheets/${evening.sheet}/links/${id}`;
    expect(await statusAnswered(ask(joinDoors, "PATCH", path, { phone: evening.owner, body: { revoked: true } }))).toBe(200);
    expect(await statusAnswered(join(joinDoors, aPhone(), { token }))).toBe(404);
    expect(await statusAnswered(join(joinDoors, aPhone(), { code }))).toBe(404);
    expect(await statusAnswered(pullOf(luc, evening))).toBe(200);
  });

  it("of one sheet cannot be managed from another", async () => {
    const [mine, theirs] = [await anEvening(joinDoors), await anEvening(joinDoors)];
    const { id } = await aLink(joinDoors, theirs, "viewer");
    const path = `/api/sheets/${mine.sheet}/links/${id}`;
    expect(await statusAnswered(ask(joinDoors, "PATCH", path, { phone: mine.owner, body: { revoked: true } }))).toBe(404);
    expect(await statusAnswered(ask(joinDoors, "POST", `${path}/code`, { phone: mine.owner, body: {} }))).toBe(404);
    expect(await statusAnswered(change(joinDoors, mine, theirs.owner.device, { revoked: true }))).toBe(404);
  });
});

describe("a device", () => {
  it("is listed with its name and when it was last seen, and may be renamed", async () => {
    const evening = await anEvening(joinDoors);
    const luc = await aGuest(joinDoors, evening, "viewer");
    expect(await statusAnswered(change(joinDoors, evening, luc.device, { name: "  Le téléphone  de Luc " }))).toBe(200);
    const path = `/api/sheets/${evening.sheet}/access`;
    expect(await json(ask(joinDoors, "GET", path, { phone: evening.owner }))).toMatchObject({
      devices: [
        { id: evening.owner.device, role: "owner", self: true, revokedAt: null },
        { id: luc.device, role: "viewer", name: "Le téléphone de Luc", lastSeenAt: expect.any(String), self: false },
      ],
      links: [{ role: "viewer" }],
    });
  });

  it("that is revoked has no access and learns so from a link, until an owner lets it in again", async () => {
    const evening = await anEvening(joinDoors);
    const luc = await aGuest(joinDoors, evening, "player");
    await change(joinDoors, evening, luc.device, { revoked: true });
    expect(await statusAnswered(pullOf(luc, evening))).toBe(404);
    const { token } = await aLink(joinDoors, evening, "owner");
    expect(await statusAnswered(join(joinDoors, luc, { token }))).toBe(410);
    await change(joinDoors, evening, luc.device, { revoked: false });
    expect(await statusAnswered(pullOf(luc, evening))).toBe(200);
  });

  it("cannot shut itself out, nor come in under another's id", async () => {
    const evening = await anEvening(joinDoors);
    expect(await statusAnswered(change(joinDoors, evening, evening.owner.device, { revoked: true }))).toBe(404);
    const { token } = await aLink(joinDoors, evening, "owner");
    const thief = { ...aPhone(), device: evening.owner.device };
    expect(await statusAnswered(join(joinDoors, thief, { token }))).toBe(404);
  });
});
