import { isAway } from "./client";

const AGAIN_MS = 3_000;

/** Tries again until the database can be reached, so that work due at a start does not wait for the next start. */
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
