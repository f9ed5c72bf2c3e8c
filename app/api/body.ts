/** Reads a request's body up to a limit, counted while it arrives because a declared length may be false, and up to a time. */
import * as answer from "./answer";

interface Bounds {
  readonly most: number;
  readonly ms: number;
}

const KB = 1024;
/** A phone's notes. Even a village hall's worst line takes less time for them. */
export const NOTED: Bounds = { most: 64 * KB, ms: 10_000 };
/** Twenty years of a great club's totals, in one event. */
export const HISTORY: Bounds = { most: 1024 * KB, ms: 30_000 };
/** A club's document: twenty years of one evening a week. */
export const DOCUMENT: Bounds = { most: 16 * KB * KB, ms: 120_000 };

/**
 * The most bytes that unfinished bodies may hold together: documents and histories, since a sender may stop half way; strangers'
 * bodies, by address and in all. What a phone with a right notes is not counted, so it is never kept out.
 */
export const HELD = { documents: 2 * DOCUMENT.most, address: KB * KB, strangers: 32 * KB * KB } as const;
const held = new Map<string, number>();

/** The limits that this body counts against, with their sizes. */
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

/** The text, or the answer that refuses it. `stranger`: the address of a sender without a right here. */
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
    // The connection was lost half way.
    return { refusal: answer.malformed() };
  } finally {
    clearTimeout(timer);
    for (const [name] of counted) hold(name, -bytes);
    void reader.cancel().catch(() => {});
  }
}
