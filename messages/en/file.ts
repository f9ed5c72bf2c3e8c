/** Keeping what is not sent in a file, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { plural } from "./rules/grammar";

export const file: Chunks["file"] = {
  only: (n) => `${plural(n, "entry is", "entries are")} only on this phone.`,
  keep: "Save to a file",
};
