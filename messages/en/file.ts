/** Keeping what is not sent in a file, in English. */
import { plural } from "./rules/grammar";
import type { Chunks } from "#messages/fr/chunks";

export const file: Chunks["file"] = {
  only: (n) => `${plural(n, "entry is", "entries are")} only on this phone.`,
  keep: "Save to a file",
};
