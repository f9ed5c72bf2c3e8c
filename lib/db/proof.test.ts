/** A phone that this server knew once comes back by the server's own word (app/api/forgotten.test.ts asks the same of phones). */
import { expect, it } from "vitest";
import type { Role } from "#lib/sheet/role";
import { type Access, hashOf } from "./access";
import { db } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { comeBack, proofOf, readProof } from "./proof";
import { aSeason, openEvening } from "./season.fixture";

emptyDatabasePer("test");

const TOKEN = "ana's";

/** A sheet that does not know Ana's phone any more, and what that phone was given while it did. */
async function forgotten(role: Role) {
  const { log } = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const had: Access = { log, device: "ana", name: null, role, own: true };
  return { log, proof: proofOf(had, TOKEN) as string };
}

it("who followed comes back to follow, and not to note", async () => {
  const { log, proof } = await forgotten("viewer");
  expect(await comeBack(log, TOKEN, proof, "player")).toBeUndefined();
  expect(await db().device.count({ where: { logId: log, id: "ana" } })).toBe(0);
  expect(await comeBack(log, TOKEN, proof, "viewer")).toEqual({ log, device: "ana", name: null, role: "viewer", own: true });
});
