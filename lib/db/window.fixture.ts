/** Tries are counted in fixed stretches of time (`limits.ts`): a test that counts its tries must not run past the end of one. */
import { setTimeout as after } from "node:timers/promises";

/** The shortest stretch. The longer ones (an hour, a day) are whole numbers of it, so none ends between two of its ends. */
const SHORTEST_MS = 10 * 60_000;
const ENOUGH_MS = 60_000;

/** For a server in another process; in the test's own process, `vi.useFakeTimers({ toFake: ["Date"] })` stops the clock. */
export async function enoughOfWindow(): Promise<void> {
  const left = SHORTEST_MS - (Date.now() % SHORTEST_MS);
  if (left < ENOUGH_MS) await after(left);
}
