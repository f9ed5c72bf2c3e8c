/** Who owns a log after its first event, and when a phone was last seen; app/api tests the same with phones. */
import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { open, stampSheet } from "#lib/sheet/change";
import { opening } from "#lib/sheet/log.fixture";
import type { Role } from "#lib/sheet/role";
import { claimIn, claimLog, hashOf, isPhoneOf, requireRole } from "./access";
import { append } from "./append";
import { db, write } from "./client";
import { receiptOf } from "./epoch";
import { kindOpenedBy } from "./judge/kinds";
import { emptyDatabasePer } from "./per-test.fixture";

const LOG = randomUUID();
const AT = "2026-03-10T20:00:00.000Z";

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const first = (more: Partial<LogEvent> = {}): LogEvent => ({
  ...stampSheet(open(opening(3)), { id: randomUUID(), sheet: LOG, at: AT, device: "nora" }),
  ...more,
});
/** The event with a fixed receipt, because a real one depends on the key of the test's database. */
const kept = (event: LogEvent): LogEvent => ({ ...event, receipt: "kept" });

it("only the opening of a sheet, a club or a tournament opens a log", () => {
  const opens = ["sheet.opened", "club.opened", "tournament.opened", "season.opened"];
  expect(opens.map((kind) => kindOpenedBy(first({ kind })))).toEqual(["sheet", "club", "hall", undefined]);
  expect(kindOpenedBy(undefined)).toBeUndefined();
});

const owner = (more: object) => ({ device: "nora", role: "owner", claim: { device: "nora", within: null, ...more } });
const HAD = { role: "player" as Role, device: "luc", isTrue: true };
it.each<[string, string | undefined, LogEvent | undefined, Parameters<typeof claimLog>[3], object | undefined]>([
  ["a sheet that nobody knows", "t", first(), undefined, owner({ kind: "sheet", tokenHash: hashOf("t") })],
  ["a club that nobody knows", "t", first({ kind: "club.opened" }), undefined, owner({ kind: "club" })],
  [
    "a club's tournament",
    "t",
    first({ kind: "tournament.opened", body: { club: "c" } }),
    undefined,
    owner({ kind: "hall", within: "c" }),
  ],
  ["a tournament of nobody's", "t", first({ kind: "tournament.opened", body: { club: 1 } }), undefined, owner({ kind: "hall" })],
  ["a sheet that says a club", "t", first({ body: { club: "c" } }), undefined, owner({ kind: "sheet" })],
  ["nothing", "t", undefined, undefined, undefined],
  ["what opens no log", "t", first({ kind: "deal.recorded" }), undefined, undefined],
  ["a sheet, without saying who it is,", undefined, first(), undefined, undefined],
  ["a sheet in another phone's name", "t", first({ device: "hugo" }), undefined, undefined],
  [
    "a sheet in its own name, as it did before,",
    "hugo's",
    first({ device: "hugo" }),
    undefined,
    { device: "hugo", role: "owner" },
  ],
  [
    "a sheet that was kept here, which it noted on,",
    "t",
    kept(first()),
    HAD,
    { device: "luc", role: "player", claim: { device: "luc", role: "player", kind: "sheet", tokenHash: hashOf("t") } },
  ],
  ["a sheet that was kept here, which it ran,", "t", kept(first()), { ...HAD, role: "owner" }, { device: "luc", role: "owner" }],
  ["a sheet that was kept here, which it only followed,", "t", kept(first()), { ...HAD, role: "viewer" }, undefined],
  ["a club that was kept here, which it noted for,", "t", kept(first({ kind: "club.opened" })), HAD, undefined],
  ["a sheet that was never kept, by another's opening,", "t", first(), HAD, undefined],
  ["a sheet that was never kept, by its own opening,", "t", first(), { ...HAD, device: "nora" }, owner({ kind: "sheet" })],
  [
    "a sheet that was kept here, by no word of this server,",
    "t",
    kept(first()),
    { ...HAD, device: "nora", isTrue: false },
    undefined,
  ],
  [
    "a sheet by no word of this server, of which there is no other either,",
    "t",
    first(),
    { ...HAD, device: "nora", isTrue: false },
    owner({ kind: "sheet" }),
  ],
])("a phone brings %s and gets its right, or none", async (_, token, event, had, claimed) => {
  await write((tx) => isPhoneOf(tx, "hugo", hashOf("hugo's")));
  const given = event?.receipt ? { ...event, receipt: receiptOf(event) } : event;
  const access = await claimLog(LOG, token, given, had);
  if (claimed) expect(access).toMatchObject(claimed);
  else expect(access).toBeUndefined();
});

it("a known log is not claimed again; its owner may bring more of it, unless shut out", async () => {
  const access = await claimLog(LOG, "t", first());
  expect(await append(access as NonNullable<typeof access>, [first()])).toMatchObject([{ status: "accepted", seq: 1 }]);
  expect(await claimLog(LOG, "t", first())).toBeUndefined();
  const claims = (kind: "sheet" | "club", token = "t") =>
    write((tx) => claimIn(tx, { log: LOG, kind, tokenHash: hashOf(token), device: "another" }));
  expect([await claims("sheet"), await claims("club"), await claims("sheet", "u")]).toEqual(["nora", undefined, undefined]);
  const change = (data: object) => write((tx) => tx.device.updateMany({ data }));
  await change({ role: "player" });
  expect(await claims("sheet")).toBeUndefined();
  await change({ role: "owner", revokedAt: new Date() });
  expect(await claims("sheet")).toBeUndefined();
});

it("a phone is marked as seen at most once a minute, on its own right", async () => {
  const start = Date.parse(AT);
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const access = await claimLog(LOG, "t", first());
  await append(access as NonNullable<typeof access>, [first()]);
  await write((tx) => tx.device.updateMany({ data: { lastSeenAt: new Date(start) } }));
  const seen = async () => (await db().device.findFirstOrThrow()).lastSeenAt.getTime() - start;
  const asks = async (ms: number) => {
    vi.setSystemTime(start + ms);
    expect(await requireRole(LOG, "t", "viewer")).toEqual({
      log: LOG,
      device: "nora",
      name: null,
      role: "owner",
      own: true,
    });
    // Nobody waits for the write of `lastSeenAt`, but it comes before this next write.
    await write(async () => {});
    await turn();
    return seen();
  };
  expect([await asks(60_000), await asks(60_001), await asks(120_001), await asks(120_002)]).toEqual([
    0, 60_001, 60_001, 120_002,
  ]);
});
