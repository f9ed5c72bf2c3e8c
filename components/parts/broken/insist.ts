const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** What comes from the server comes when the server is there again: whoever waits for it waits, and is never refused. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let ms = FIRST_MS; ; ms = Math.min(LONGEST_MS, 2 * ms)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}
