/** Which phones a link lets in, which ones find the sheet full, and what the owner sees of both. */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Role } from "#lib/sheet/role";
import { type Access, hashOf } from "./access";
import { write } from "./client";
import { admit, changeDevice, readAccess } from "./devices";
import { enlist } from "./follow";
import type { Link } from "./generated/client";
import { DEVICES } from "./limits";
import { createLink, linkOf, revokeLink } from "./links";
import { emptyDatabasePer } from "./per-test.fixture";

emptyDatabasePer("test");

const OWNER = (log: string): Access => ({ log, device: "owner", name: null, role: "owner" });

/** A sheet with so many owners, `out` of them shut out, and so many viewers. */
async function aSheet(owners: number, out = 0, viewers = 0) {
  const log = randomUUID();
  const row = (role: Role, i: number) => ({
    ...{ logId: log, id: `${role} ${i}`, tokenHash: `${role} ${i}`, role },
    revokedAt: role === "owner" && i < out ? new Date() : null,
  });
  const rows = (role: Role, many: number) => Array.from({ length: many }, (_, i) => row(role, i));
  await write(async (tx) => {
    await tx.log.create({ data: { id: log, kind: "sheet", openedBy: "x" } });
    await tx.device.createMany({ data: [...rows("owner", owners), ...rows("viewer", viewers)] });
  });
  const linkFor = async (role: Role): Promise<Link> => {
    const { token } = await createLink(OWNER(log), role);
    return (await linkOf({ token })) as Link;
  };
  const comes = async (role: Role, token = "t") => {
    const access = await admit(await linkFor(role), { token, device: `phone ${token}` });
    return typeof access === "object" ? access.role : access;
  };
  return { log, linkFor, comes };
}

test("only phones that hold a role count for its limit, not those shut out nor those of another role", async () => {
  const full = await aSheet(DEVICES.owner);
  expect([await full.comes("owner"), await full.comes("player", "u")]).toEqual(["full", "player"]);
  const room = await aSheet(DEVICES.owner, 1, 3);
  expect([await room.comes("owner"), await room.comes("owner", "u")]).toEqual(["owner", "full"]);
});

test("a viewer for whom there is no room as an owner stays a viewer", async () => {
  const { comes } = await aSheet(DEVICES.owner);
  expect([await comes("viewer"), await comes("owner"), await comes("viewer")]).toEqual(["viewer", "full", "viewer"]);
});

test("a link never lowers a right and may raise it; a phone that was shut out comes in by none", async () => {
  const { log, comes } = await aSheet(1);
  expect([await comes("player"), await comes("viewer"), await comes("owner"), await comes("player")]).toEqual([
    "player",
    "player",
    "owner",
    "owner",
  ]);
  expect(await changeDevice(OWNER(log), "phone t", { revoked: true })).toBe(true);
  expect([await comes("owner"), await comes("viewer")]).toEqual(["shut-out", "shut-out"]);
});

test("an owner ends no stream of a phone that is only on another log", async () => {
  const { log } = await aSheet(1);
  const end = vi.fn();
  const stream = enlist("another-log its-phone", end);
  expect(await changeDevice(OWNER(log), "its-phone", { revoked: true })).toBe(false);
  stream.leave();
  expect(end).not.toHaveBeenCalled();
});

test("an owner shuts out only other phones of this log, and names only its phones", async () => {
  const [here, there] = [await aSheet(2), await aSheet(2)];
  const me: Access = { log: here.log, device: "owner 0", name: null, role: "owner" };
  expect(await changeDevice(me, "owner 0", { revoked: true })).toBe(false);
  expect(await changeDevice(me, "owner 1", { revoked: true, name: "Nora" })).toBe(true);
  const devices = async (log: string) =>
    (await readAccess({ ...me, log })).devices.map(({ id, name, revokedAt, self }) => [id, name, revokedAt !== null, self]);
  expect((await devices(here.log)).sort()).toEqual([
    ["owner 0", null, false, true],
    ["owner 1", "Nora", true, false],
  ]);
  expect((await devices(there.log)).some(([, name, isOut]) => name || isOut)).toBe(false);
});

test("the link that let a phone in is shown as long as it is open", async () => {
  const { log, linkFor } = await aSheet(1);
  const link = await linkFor("player");
  await admit(link, { token: hashOf("t"), device: "phone" });
  const told = async () => {
    const { devices, links } = await readAccess(OWNER(log));
    return [devices.find(({ id }) => id === "phone")?.link, links.length];
  };
  expect(await told()).toEqual([link.id, 1]);
  expect(await revokeLink(OWNER(randomUUID()), link.id)).toBe(false);
  expect(await told()).toEqual([link.id, 1]);
  expect(await revokeLink(OWNER(log), link.id)).toBe(true);
  expect(await told()).toEqual([null, 0]);
  // A link that raised the phone's right counts from then on as the link that let it in.
  const higher = await linkFor("owner");
  await admit(higher, { token: hashOf("t"), device: "phone" });
  expect(await told()).toEqual([higher.id, 1]);
});
