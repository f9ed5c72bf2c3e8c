import { isAway } from "./client";

const AGAIN_MS = 3_000;

/** Tried until the database can be asked: what a server owes it at its start is not owed to the next start. */
export async function onceThere<T>(work: () => Promise<T>, againMs = AGAIN_MS): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, againMs).unref());
  }
}
