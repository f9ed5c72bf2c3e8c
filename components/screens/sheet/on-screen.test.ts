import { expect, test } from "vitest";
import type { OpenSheet } from "#lib/sync/opened";
import { FakeServer } from "#lib/sync/server.fixture";
import { World } from "#lib/sync/world.fixture";
import { unseen } from "./on-screen.fixture";

/** More of them on demand: `SCHEDULES=2000`. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 60);
/** The first seed: one that failed is played again by itself. */
const FIRST = Number(process.env.FIRST ?? 1);
const STEPS = 60;

/** A tab that is writing just now is looked at next time. */
async function look(sheet: OpenSheet): Promise<void> {
  const before = sheet.getSnapshot();
  const whole = before.ready ? await sheet.whole() : "[]";
  if (sheet.getSnapshot() === before) expect(unseen(before, whole)).toEqual([]);
}

test(`${SCHEDULES} evenings of bad luck: at every step, all that was noted is on the screen`, {
  timeout: 30_000 + SCHEDULES * 2_000,
}, async () => {
  let conflicts = 0;
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed++) {
    const world = await World.open(new FakeServer(), seed, 2 + (seed % 3), look);
    await world
      .run(STEPS)
      .then(() => world.calm())
      .catch((error) => {
        throw new Error(`seed ${seed}`, { cause: error });
      });
    conflicts += world.tabs().reduce((sum, { sheet }) => sum + sheet.getSnapshot().conflicts.length, 0);
  }
  expect(conflicts).toBeGreaterThan(SCHEDULES / 20);
});
