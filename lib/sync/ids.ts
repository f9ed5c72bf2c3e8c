/** UUIDv7 in the order they were made, even if the clock is set back or two tabs write at once. */
const MOST_IN_ONE_MS = 0xfff;
/** The largest 48-bit time. An id with it, which no clock makes, is ignored: no later id could follow. */
const LAST_MS = 0xffff_ffff_ffff;

export type MakeId = (after?: string) => string;

/** `after`: an id that the next one must be greater than. */
export function createIds(now: () => number, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): MakeId {
  let ms = 0;
  let count = 0;
  return (after) => {
    if (after) {
      // `parseInt` stops at the next dash: 12 hex digits of time, then 3 of the counter.
      const [afterMs, afterCount] = [Number.parseInt(after.replace("-", ""), 16), Number.parseInt(after.slice(15), 16)];
      if (afterMs < LAST_MS && (afterMs > ms || (afterMs === ms && afterCount > count))) [ms, count] = [afterMs, afterCount];
    }
    const clock = now();
    if (clock > ms) [ms, count] = [clock, 0];
    else if (count < MOST_IN_ONE_MS) count++;
    else [ms, count] = [ms + 1 < LAST_MS ? ms + 1 : clock, 0];
    const bytes = random(new Uint8Array(8));
    bytes[0] = 0x80 | ((bytes[0] as number) & 0x3f);
    const tail = hex(bytes);
    const time = ms.toString(16).padStart(12, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, "0")}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
