// This folder: code that may fail to load: it is asked for again until it comes.
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Asks for a file of the server until it comes, with growing pauses: a lost network is not an error here, only a wait. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let ms = FIRST_MS; ; ms = Math.min(LONGEST_MS, 2 * ms)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}
