// This folder: a deal contested, and decided.
import { hallSaid } from "#components/parts/live/hall-of";
import { useWordsOf } from "#components/parts/words/words";
import type { ContestMessages } from "#messages/fr/sheet/contest";

/** Who decides a contest, by their role: in a tournament (`hall`) an owner of the sheet is its arbiter. */
export const bysIn = (hall: string, { bys, arbiter }: Pick<ContestMessages, "bys" | "arbiter">): ContestMessages["bys"] =>
  hall === "" ? bys : { ...bys, ruling: arbiter };

export const useBys = (sheet: string): ContestMessages["bys"] => bysIn(hallSaid(sheet), useWordsOf("contest"));
