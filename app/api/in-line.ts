/** Long answers are written one after the other: whoever notes a deal waits for one of them, not for a hall that came back at once. */
import { setImmediate as turn } from "node:timers/promises";

let line: Promise<unknown> = Promise.resolve();

export function inLine<T>(work: () => T): Promise<T> {
  const mine = line.then(async () => {
    await turn();
    return work();
  });
  line = mine.catch(() => {});
  return mine;
}
