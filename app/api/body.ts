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

/**
 * What bodies that are coming in hold together, in bytes. Documents and histories, whoever sends half of one and waits; and what
 * strangers say, of one address and of all. What a phone notes by a right of its own is in neither: nobody keeps it out.
 */
export const HELD = { documents: 2 * DOCUMENT.most, address: KB * KB, strangers: 32 * KB * KB } as const;
const held = new Map<string, number>();

/** What this body is counted among, and how much that may be. */
function pools({ most }: Bounds, stranger: string | undefined): (readonly [string, number])[] {
  if (most > NOTED.most) return [["documents", HELD.documents]];
  return stranger === undefined
    ? []
    : [
        [`from ${stranger}`, HELD.address],
        ["strangers", HELD.strangers],
      ];
}

function hold(name: string, bytes: number): number {
  const now = (held.get(name) ?? 0) + bytes;
  if (now > 0) held.set(name, now);
  else held.delete(name);
  return now;
}

/** The text, or the answer that refuses it. `stranger`: where it comes from, when it is read of somebody without a right here. */
export async function readBody(
  request: Request,
  bounds = NOTED,
  stranger?: string,
): Promise<{ text: string } | { refusal: Response }> {
  const { most, ms } = bounds;
  if (Number(request.headers.get("content-length")) > most) return { refusal: answer.tooLarge() };
  const reader = request.body?.getReader();
  if (!reader) return { text: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  const counted = pools(bounds, stranger);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late]);
      if (read === "late") return { refusal: answer.tooSlow() };
      if (read.done) return { text: Buffer.concat(chunks).toString("utf8") };
      bytes += read.value.byteLength;
      const isOver = counted.map(([name, room]) => hold(name, read.value.byteLength) > room).includes(true);
      if (bytes > most) return { refusal: answer.tooLarge() };
      if (isOver) return { refusal: answer.notNow() };
      chunks.push(read.value);
    }
  } catch {
    // The phone went away in the middle of it.
    return { refusal: answer.malformed() };
  } finally {
    clearTimeout(timer);
    for (const [name] of counted) hold(name, -bytes);
    void reader.cancel().catch(() => {});
  }
}
