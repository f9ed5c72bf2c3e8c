/** The rows that this phone showed last, kept as drawn (`components/screens/sheet/live/first-rows.ts`): of one sheet only. */
import type { Env } from "./env";
import { ifAllowed } from "./if-allowed";

export const SEEN_ROWS = "petit-au-bout:first-rows";
/** The id of the element that they are painted into. */
export const PAINTED = "first-rows";

/** Removes the kept rows, if they are of this sheet. */
export const forgetRows = (storage: Env["storage"], sheet: string): void =>
  ifAllowed(() => {
    if (storage?.getItem(SEEN_ROWS)?.startsWith(`{"id":"${sheet}"`)) storage.removeItem(SEEN_ROWS);
  });
