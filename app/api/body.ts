/** What a request says, read as far as it may go: counted while it comes, for a declared length may be false, and not for ever. */
import * as answer from "./answer";

interface Bounds {
  readonly most: number;
  readonly ms: number;
}

const KB = 1024;
/** What a phone notes. On the worst line of a village hall it has come whole long before. */
export const NOTED: Bounds = { most: 64 * KB, ms: 10_000 };
/** Twenty years of a great club's totals, in one event. */
export const HISTORY: Bounds = { most: 1024 * KB, ms: 30_000 };
/** A club's document: twenty years of one evening a week. */
export const DOCUMENT: Bounds = { most: 16 * KB * KB, ms: 120_000 };

/** Of all documents that are coming in at once; whoever sends half of one and waits takes no more than this from the others. */
const MOST_HELD = 2 * DOCUMENT.most;
let held = 0;

/** The text, or the answer that refuses it. */
export async function readBody(request: Request, bounds = NOTED): Promise<{ text: string } | { refusal: Response }> {
  const { most, ms } = bounds;
  if (Number(request.headers.get("content-length") ?? 0) > most) return { refusal: answer.tooLarge() };
  const reader = request.body?.getReader();
  if (!reader) return { text: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late]);
      if (read === "late") return { refusal: answer.tooSlow() };
      if (read.done) return { text: Buffer.concat(chunks).toString("utf8") };
      bytes += read.value.byteLength;
      held += read.value.byteLength;
      if (bytes > most) return { refusal: answer.tooLarge() };
      if (held > MOST_HELD) return { refusal: answer.notNow() };
      chunks.push(read.value);
    }
  } catch {
    // The phone went away in the middle of it.
    return { refusal: answer.malformed() };
  } finally {
    clearTimeout(timer);
    held -= bytes;
    void reader.cancel().catch(() => {});
  }
}
