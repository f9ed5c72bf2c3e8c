// This folder: a deal contested, and decided.
import { hallSaid } from "#components/parts/live/hall-of";
import { useWordsOf } from "#components/parts/words/words";
import type { Chunks } from "#messages/fr/chunks";

/** Who decides a contest, by their role: in a tournament (`hall`) an owner of the sheet is its arbiter. */
export const bysIn = (hall: string, { bys, arbiter }: Pick<Chunks["contest"], "bys" | "arbiter">): Chunks["contest"]["bys"] =>
  hall === "" ? bys : { ...bys, ruling: arbiter };

export const useBys = (sheet: string): Chunks["contest"]["bys"] => bysIn(hallSaid(sheet), useWordsOf("contest"));
