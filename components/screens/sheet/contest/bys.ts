import { hallSaid } from "#components/parts/live/hall-of";
import { useWordsOf } from "#components/parts/words/words";
import type { ContestMessages } from "#messages/fr/contest";

/** Who decides a contest, as the log says it: whoever runs the sheet of a tournament (`hall`) is its arbiter. */
export const bysIn = (hall: string, { bys, arbiter }: Pick<ContestMessages, "bys" | "arbiter">): ContestMessages["bys"] =>
  hall === "" ? bys : { ...bys, ruling: arbiter };

export const useBys = (sheet: string): ContestMessages["bys"] => bysIn(hallSaid(sheet), useWordsOf("contest"));
