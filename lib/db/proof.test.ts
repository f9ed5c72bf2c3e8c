/** A proof lets a phone back in that this server once knew (app/api/forgotten.test.ts tests the same with phones). */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Role } from "#lib/sheet/role";
import { type Access, hashOf } from "./access";
import { db, write } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { letBackIn, makeProof, readProof } from "./proof";
import { aSeason, openEvening } from "./season.fixture";

emptyDatabasePer("test");

const TOKEN = "ana's";

/** A sheet that no longer knows Ana's phone, and the proof that the phone got while it did. */
async function forgotten(role: Role) {
  const { log } = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const had: Access = { log, device: "ana", name: null, role, own: true };
  return { log, proof: makeProof(had, TOKEN) as string };
}

it("a follower's proof gives back the right to follow, not to note", async () => {
  const { log, proof } = await forgotten("viewer");
  expect(await letBackIn(log, TOKEN, proof, "player")).toBeUndefined();
  expect(await db().device.count({ where: { logId: log, id: "ana" } })).toBe(0);
  expect(await letBackIn(log, TOKEN, proof, "viewer")).toEqual({ log, device: "ana", name: null, role: "viewer", own: true });
});

it("a proof holds for one sheet, one phone and one right; rights from a club have none", async () => {
  const { log, proof } = await forgotten("player");
  expect(readProof(proof, log, TOKEN)).toEqual({ role: "player", device: "ana", isTrue: true });
  const isTrue = (said: string, sheet = log, token = TOKEN) => readProof(said, sheet, token)?.isTrue;
  const changed = [proof.replace("player", "owner"), proof.replace("ana", "luc")].map((one) => isTrue(one));
  expect([...changed, isTrue(proof, randomUUID()), isTrue(proof, log, "luc's")]).toEqual([false, false, false, false]);
  for (const none of [null, "", "player.ana", proof.replace("player", "queen")])
    expect(readProof(none, log, TOKEN)).toBeUndefined();
  expect(makeProof({ log, device: "ana", name: null, role: "owner" }, TOKEN)).toBeUndefined();
  expect(await letBackIn(log, TOKEN, proof.replace("player", "owner"), "viewer")).toBeUndefined();
  expect([await letBackIn(log, undefined, proof, "viewer"), await letBackIn(log, TOKEN, null, "viewer")]).toEqual([
    undefined,
    undefined,
  ]);
});

it("no proof lets anybody into a missing sheet", async () => {
  await forgotten("player");
  const log = randomUUID();
  const proof = makeProof({ log, device: "ana", name: null, role: "player", own: true }, TOKEN) as string;
  expect(await letBackIn(log, TOKEN, proof, "player")).toBeUndefined();
});

it("a proof lets in no phone that was shut out, and changes no right that a phone has", async () => {
  const { log, proof } = await forgotten("player");
  const row = { logId: log, id: "ana", tokenHash: hashOf(TOKEN), role: "viewer", revokedAt: new Date(0) };
  await write((tx) => tx.device.create({ data: row }), log);
  expect(await letBackIn(log, TOKEN, proof, "player")).toBeUndefined();
  await write((tx) => tx.device.updateMany({ where: { id: "ana" }, data: { revokedAt: null } }), log);
  expect(await letBackIn(log, TOKEN, proof, "player")).toBeUndefined();
  expect(await db().device.findMany({ where: { logId: log, id: "ana" } })).toMatchObject([{ role: "viewer" }]);
});

it("a phone comes back by its proof under an id that another took meanwhile", async () => {
  const { log, proof } = await forgotten("player");
  const theirs = { id: "ana", tokenHash: "luc's" };
  await write(async (tx) => {
    await tx.phone.create({ data: theirs });
    await tx.device.create({ data: { ...theirs, logId: log, role: "player" } });
  }, log);
  expect(await letBackIn(log, TOKEN, proof, "player")).toMatchObject({ device: "ana", role: "player" });
  expect(await db().device.findMany({ where: { logId: log, id: "ana" } })).toMatchObject([{ tokenHash: hashOf(TOKEN) }]);
  expect(await db().phone.findUnique({ where: { id: "ana" } })).toMatchObject({ tokenHash: hashOf(TOKEN) });
});
