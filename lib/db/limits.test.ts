/** How tries are counted: as long as a stretch of time lasts, and no longer, and not again by who has used them up. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { db } from "./client";
import { emptyDatabase } from "./database.fixture";
import { forgive, isAllowed } from "./limits";

const HOUR_MS = 3_600_000;
const THREE = { most: 3, ms: HOUR_MS };

let leave: () => Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-10T20:00:00.000Z") });
  leave = await emptyDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const counts = async () =>
  (await db().attempt.findMany({ orderBy: { bucket: "asc" } })).map((one) => `${one.bucket} ${one.count}`);

async function tries(n: number): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let i = 0; i < n; i++) answers.push(await isAllowed("x", THREE));
  return answers;
}

it("so many are let in, and who has used them up writes nothing more, until the hour is over", async () => {
  expect(await tries(6)).toEqual([true, true, true, false, false, false]);
  expect(await counts()).toEqual(["x 4"]);
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(await tries(1)).toEqual([true]);
});

it("what is over is forgotten by the first try of another stretch", async () => {
  await tries(2);
  await isAllowed("y", THREE);
  vi.setSystemTime(Date.now() + HOUR_MS + 60_000);
  await isAllowed("y", THREE);
  expect(await counts()).toEqual(["y 1"]);
});

it("what is forgiven is not counted", async () => {
  await tries(3);
  await forgive([["x", THREE]]);
  expect(await tries(2)).toEqual([true, false]);
});
