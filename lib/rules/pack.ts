/** The rule that says which cards there are: what a record that deals a card twice goes against. */
import type { RuleId } from "./articles";
import type { Deck } from "./deck";

const PACK_RULES = {
  tarot: "fft-cartes",
  decale: "boite-cartes",
  whist: "mex-mise",
  toy: "fft-cartes",
} as const satisfies Record<Deck["id"], RuleId>;

export const packRule = (deck: Deck): RuleId => PACK_RULES[deck.id];
