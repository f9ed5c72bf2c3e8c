// This folder: words around a rule that come later than its name, in English.
import type { Chunks } from "#messages/fr/chunks";

export const counted: Chunks["counted"] = {
  title: (name, n) => `${name}, deal ${n}`,
  lines: (name, n) => `The sum for ${name}, deal ${n}`,
  whose: "Whose points",
  ruling: "Ruling, where the text is silent",
};
