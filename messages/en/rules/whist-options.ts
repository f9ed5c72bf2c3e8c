/** What the table may decide at the whist. */

import type { OptionWords } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/whist-options";
import { TERMS } from "./terms";

export const whistOptions = {
  stake: { label: "Starting stake", effect: "How many cards each player can lose before the end." },
  "five-players": {
    label: "Five players",
    effect: "Five may play: each series starts at 4 cards and the stakes are written.",
    values: { true: "allowed", false: "no" },
  },
  "first-leader": {
    label: "First to lead",
    effect: "The first card comes from the second player on the dealer’s left, or from the first.",
    values: { "second-left": "second on the left", left: "first on the left" },
  },
  "blind-hook": {
    label: "Forbidden bid in the blind deal",
    effect: "In the blind deal too, the dealer may not make the bids add up to the tricks.",
    values: { true: "forbidden", false: "allowed" },
  },
  penalty: {
    label: "Cards lost",
    effect: "A missed bid costs as many cards as the tricks it is off by, or a single card.",
    values: { difference: "the difference", one: "a single card" },
  },
  "below-zero": {
    label: "Stake below zero",
    effect: "Whoever owes more than the stake stops at 0, or counts below 0 to break ties.",
    values: { false: "stops at 0", true: "counts below 0" },
  },
  "end-tie": {
    label: "Tie at the end",
    effect: "Level at the top: the win is shared, or play goes on to the next possible end.",
    values: { shared: TERMS.sharedWin, "extra-deal": "play on" },
  },
  "end-when": {
    label: "End of the game",
    effect: "When a stake reaches 0, the game stops, or the series is finished, or the full round of dealers.",
    values: { deal: "at once", series: "after the series", round: "after the round" },
  },
  "blind-excuse": {
    label: "The Excuse in the blind deal",
    effect: "In the blind deal, whoever turns up the Excuse says its value, or that value is fixed.",
    values: { named: "said", "0": "always 0", "22": "always 22" },
  },
  "dealer-change": {
    label: "Change of dealer",
    effect: "Each player deals a whole series, or a single deal.",
    values: { series: "after the series", deal: "every deal" },
  },
} as const satisfies Readonly<Record<keyof typeof fr.whistOptions, OptionWords>>;
