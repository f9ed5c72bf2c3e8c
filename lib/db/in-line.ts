/** What may wait goes one after the other: whoever notes a deal waits for one of it, not for a hall that came back at once. */
import { setImmediate as nextTurn } from "node:timers/promises";

let line: Promise<void> = Promise.resolve();

/** Until all who asked before have begun, and whoever does not stand in line has been heard. */
export function turn(): Promise<void> {
  line = line.then(() => nextTurn());
  return line;
}

export const inLine = <T>(work: () => T): Promise<T> => turn().then(work);
