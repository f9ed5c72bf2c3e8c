/** A club's document has limits, and its shape decides whether it is read at all, before any line is judged. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DEVICES } from "#lib/db/limits";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { ImportReport } from "#lib/season/club/club-file";
import { json } from "../evening.fixture";
import { aPhone, ask, readDoors } from "../router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

/** Imports a document whose one line is no event, with changes in the file or beside it. */
function bring(file: object = {}, beside: object = {}, more: readonly object[] = []): Promise<Response | undefined> {
  const [club, phone] = [randomUUID(), aPhone()];
  const logs = [{ id: club, kind: "club", events: [0] }, ...more];
  const body = { device: phone.device, ...beside, file: { format: "petit-au-bout/club", v: 1, club, logs, ...file } };
  // Each import has an address of its own, because documents are counted by address.
  return ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body, headers: { "x-forwarded-for": phone.device } });
}

it.each<[string, object, number]>([
  ["of another kind", { format: "petit-au-bout/hall" }, 400],
  ["of no version", { v: 0 }, 400],
  ["of a later version", { v: 9 }, 200],
  ["of another club than its door", { club: randomUUID() }, 400],
  ["with as many owners as phones may follow", { owners: Array(DEVICES.viewer).fill("x".repeat(64)) }, 200],
  ["with an owner more", { owners: Array(DEVICES.viewer + 1).fill("x") }, 400],
  ["whose owner is no hash", { owners: ["x".repeat(65)] }, 400],
  ["with the hash of a code", { recovery: "x".repeat(43) }, 200],
  ["with a hash that is too short", { recovery: "x".repeat(42) }, 400],
  ["with a hash that is too long", { recovery: "x".repeat(44) }, 400],
  ["of nothing", { logs: [] }, 400],
  ["that does not begin with its club", { logs: [{}] }, 400],
])("a document %s is answered by its shape", async (_, file, status) => {
  expect((await bring(file))?.status).toBe(status);
});

it.each([
  [60, 404],
  [61, 400],
])("a wrong code of %i signs is answered %i", async (signs, status) => {
  expect((await bring({}, { recovery: "x".repeat(signs) }))?.status).toBe(status);
});

it.each([
  [1_999, 200],
  [2_000, 400],
])("a club with %i more logs is answered %i", async (more, status) => {
  expect((await bring({}, {}, Array(more).fill({})))?.status).toBe(status);
});

it("a faulty log is refused alone, by its place: no line, too many lines, another club", async () => {
  const log = (length: number, kind = "sheet") => ({ id: randomUUID(), kind, events: Array(length).fill(0) });
  const { refused }: ImportReport = await json(bring({}, {}, [log(1), log(0), log(5_001), log(1, "club"), {}]));
  expect(refused.filter((line) => line.log === null)).toEqual(
    [3, 4, 5, 6].map((line) => ({ log: null, line, id: null, kind: null, code: "malformed" })),
  );
});
