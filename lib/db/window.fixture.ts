/** Tries are counted by stretches of the clock (`limits.ts`): a test that counts its own must not go past the end of one. */
import { setTimeout as after } from "node:timers/promises";

/** All stretches end with one of these. */
const SHORTEST_MS = 10 * 60_000;
const ENOUGH_MS = 60_000;

/** Where the clock is another program's. In one's own it can be stopped (`vi.useFakeTimers({ toFake: ["Date"] })`). */
export async function enoughOfWindow(): Promise<void> {
  const left = SHORTEST_MS - (Date.now() % SHORTEST_MS);
  if (left < ENOUGH_MS) await after(left);
}
