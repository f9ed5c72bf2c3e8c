/** The rows that this phone showed last, kept as they were drawn (`components/parts/live/first-rows.ts`): of one sheet, in one place. */
import type { Env } from "./env";
import { ifAllowed } from "./if-allowed";

export const SEEN_ROWS = "petit-au-bout:first-rows";
/** What they are painted in. */
export const PAINTED = "first-rows";

/** What is kept of this sheet. */
export const forgetRows = (storage: Env["storage"], sheet: string): void =>
  ifAllowed(() => {
    if (storage?.getItem(SEEN_ROWS)?.startsWith(`{"id":"${sheet}"`)) storage.removeItem(SEEN_ROWS);
  });
