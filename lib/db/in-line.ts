/**
 * Work that can wait is done one piece at a time: a noted deal then waits for one piece, not for a whole hall that reconnects.
 */
import { setImmediate as nextTurn } from "node:timers/promises";

let line: Promise<void> = Promise.resolve();

/** Resolves after all earlier turns, and after other pending events were handled. */
export function turn(): Promise<void> {
  line = line.then(() => nextTurn());
  return line;
}

export const inLine = <T>(work: () => T): Promise<T> => turn().then(work);
