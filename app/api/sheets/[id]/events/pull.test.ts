/** A phone pulls what the others have recorded. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { write } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import type { LogEvent } from "#lib/log/event";
import { hashUpTo } from "#lib/sheet/log-hash";
import { aDeal, anEvent, anOpening, pullAfter, pushEvents } from "./events.fixture";

emptyDatabasePer("test");

describe("a phone pulls what the others have recorded", () => {
  it("after a sequence number, exactly as it was sent", async () => {
    const [opening, first] = [anOpening(), aDeal(0)];
    const voided = anEvent("deal.voided", { reason: "maldonne" }, { refs: [first.id] });
    await pushEvents([opening, first, voided]);
    expect(await pullAfter(1)).toMatchObject({
      status: 200,
      events: [
        { ...first, seq: 2 },
        { ...voided, seq: 3 },
      ],
      last: 3,
      role: "owner",
    });
    expect(await pullAfter(3)).toMatchObject({ events: [], last: 3 });
  });

  it("five hundred at a time, with the number of the last, to ask on from", async () => {
    await pushEvents([anOpening()]);
    // Written straight to the file, instead of many pushes.
    const { refs: _, body, sheet: logId, ...row } = anEvent("player.renamed", { seat: 0, name: "x" });
    const data = Array.from({ length: 501 }, (_, i) => ({
      ...row,
      logId,
      id: randomUUID(),
      seq: i + 2,
      body: JSON.stringify(body),
    }));
    await write((tx) => tx.event.createMany({ data }));
    const seqs = async (after: number) => (await pullAfter(after)).events.map(({ seq }: LogEvent) => seq);
    expect(await seqs(0)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
    expect(await seqs(500)).toEqual([501, 502]);
    expect((await pullAfter(0)).last).toBe(502);
  });

  it("with the log's hash up to there, to compare with what it has", async () => {
    await pushEvents([anOpening(), aDeal(0), aDeal(1)]);
    const { events } = await pullAfter();
    const hashes = await Promise.all([0, 1, 2, 3].map(async (after) => (await pullAfter(after)).past));
    expect(hashes).toEqual([1, 2, 3, 3].map((last) => hashUpTo(events, last)));
  });

  it.each(["-1", "1.5", "x", "1e99"])("is told that after=%s is malformed", async (after) => {
    await pushEvents([anOpening()]);
    expect(await pullAfter(after)).toMatchObject({ status: 400, code: "malformed" });
  });
});
