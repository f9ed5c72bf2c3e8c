// This folder: words around a rule that come later than its name, in English.
import type { CountedMessages } from "#messages/fr/rule/counted";

export const counted: CountedMessages = {
  title: (name, n) => `${name}, deal ${n}`,
  lines: (name, n) => `The sum for ${name}, deal ${n}`,
  whose: "Whose points",
  ruling: "Ruling, where the text is silent",
};
