/** Where the rows last seen are kept, and where they are painted (`first-rows.ts`). */
export const KEY = "petit-au-bout:first-rows";
export const ID = "first-rows";
