import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unseen } from "#components/screens/sheet/on-screen.fixture";
import { emptyDatabase } from "#lib/db/database.fixture";
import type { OpenSheet } from "#lib/sync/opened";
import { seededRandom } from "#lib/sync/phone.fixture";
import { World } from "#lib/sync/world.fixture";
import { checkWorld } from "#lib/sync/world-check.fixture";
import { BUGS, type Bug } from "./protocol-bugs.fixture";
import { RealServer } from "./real-server.fixture";
import { type Door, readDoors } from "./router.fixture";

/** `npm run bench` asks for twenty thousand. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 25);
/** The first seed: one that failed is played again by itself. */
const FIRST = Number(process.env.FIRST ?? 1);
const STEPS = 40;
/** A bug shows itself within so many evenings, or nobody would ever find it. */
const MOST_EVENINGS = 25;

let doors: Door[];
let leave: () => Promise<void>;
beforeAll(async () => {
  leave = await emptyDatabase();
  doors = await readDoors();
});
afterAll(() => leave());

/** Nothing that was noted has gone from the screen. A tab that is writing just now is looked at next time. */
async function showsAll(sheet: OpenSheet): Promise<void> {
  const before = sheet.getSnapshot();
  const whole = before.ready ? await sheet.whole() : "[]";
  if (sheet.getSnapshot() === before) expect(unseen(before, whole)).toEqual([]);
}

async function play(seed: number, seen: Map<string, number>, bug?: Bug): Promise<void> {
  const server = new RealServer(doors, seededRandom(seed * 7), bug?.server, bug?.onCrash);
  const world = await World.open(server, seed, 2 + (seed % 4), showsAll);
  server.troubled = true;
  const { phone } = bug ?? {};
  if (phone) for (const { handset } of world.seats) handset.fetch = phone(handset.fetch as Parameters<typeof phone>[0]);
  await world.run(STEPS);
  await server.heal();
  bug?.after?.(world);
  await world.calm();
  await checkWorld(world, server);
  for (const [what, times] of [...world.seen, ...Object.entries(server.seen)]) seen.set(what, (seen.get(what) ?? 0) + times);
}

it(`${SCHEDULES} evenings of 2 to 5 phones with the real doors: 0 lost, 0 doubled, 0 diverged, 0 silently overwritten`, {
  timeout: 600_000 + SCHEDULES * 5_000,
}, async () => {
  const seen = new Map<string, number>();
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed++) {
    await play(seed, seen).catch((error) => {
      throw new Error(`seed ${seed}`, { cause: error });
    });
  }
  console.log(`${SCHEDULES} evenings: ${[...seen].map(([what, times]) => `${times} ${what}`).join(", ")}`);
  for (const what of ["saved", "lost", "doubled", "killed", "clock", "conflict", "crashed", "revoked", "shutOut", "newer"]) {
    expect(seen.get(what) ?? 0, what).toBeGreaterThan(SCHEDULES / 20);
  }
});

describe("a bug in the protocol is caught:", () => {
  it.each(BUGS)("$name", async (bug) => {
    const caught = async () => {
      for (let seed = 1; seed <= MOST_EVENINGS; seed++) {
        const fault = await play(seed, new Map(), bug).then(
          () => undefined,
          (error) => error as Error,
        );
        if (fault) return `evening ${seed}: ${fault.message.split("\n")[0]}`;
      }
      return undefined;
    };
    expect(await caught()).toBeDefined();
  });
});
