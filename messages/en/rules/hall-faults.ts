/** Why a question about an arbiter or a hall is refused, in English. */
import type { HallFault } from "#lib/rules/codes";
import type { Say } from "#lib/rules/words/words";

export const hallFaults: Readonly<Record<HallFault, Say>> = {
  "no-text": () => "This game has no text on arbitration.",
  "unknown-case": () => "The arbitration code of 2012 has no such case: CA1 to CA38.",
  "too-many-positions": (p) => `${p.given} rounds are too many for this seating: ${p.largest} at most.`,
  "too-many-absent": (p) => `${p.given} absent at ${p.most} tables: some would be tables of two.`,
  "entrant-twice": (p) => `Number ${p.entrant} is there twice.`,
  "entrant-absent": (p) => `Number ${p.entrant} is absent.`,
};
