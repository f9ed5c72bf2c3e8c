/** The whist with the 22 trumps (seed 3): fixed rules, and options of a table (rulings W1–W16). */
import { choice, type Edition, type OptionSpec, type Rules } from "../rules";

export const PACK = 22;

export interface SeriesDeal {
  readonly cards: number;
  readonly blind: boolean;
}

/** One dealer's deals (mex-donne): 5 cards, 4, 3, 2, 1, then 1 that only the other players see. */
const SERIES: readonly SeriesDeal[] = [
  { cards: 5, blind: false },
  { cards: 4, blind: false },
  { cards: 3, blind: false },
  { cards: 2, blind: false },
  { cards: 1, blind: false },
  { cards: 1, blind: true },
];

/** Five players start at 4 cards: 25 cards are more than the 22 (W1). */
export const seriesOf = (rules: Rules): readonly SeriesDeal[] => SERIES.filter(({ cards }) => cards * rules.players <= PACK);

export const mostCards = (rules: Rules): number => Math.max(...seriesOf(rules).map(({ cards }) => cards));

/** Each option with its possible values; those of the game's rules are in its edition, below. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: "stake", rule: "mex-mise", kind: "number", min: 1, max: 100 },
  choice("five-players", "W1", [false, true]),
  choice("first-leader", "W2", ["second-left", "left"]),
  choice("blind-hook", "W4", [true, false]),
  choice("penalty", "W5", ["difference", "one"]),
  choice("below-zero", "W6", [false, true]),
  choice("end-tie", "W7", ["shared", "extra-deal"]),
  choice("end-when", "W8", ["deal", "series", "round"]),
  choice("blind-excuse", "W9", ["named", "0", "22"]),
  choice("dealer-change", "W16", ["series", "deal"]),
];

export const USUAL = {
  id: "mexicain",
  rule: "mex-mise",
  values: {
    stake: 14,
    "five-players": false,
    "first-leader": "second-left",
    "blind-hook": true,
    penalty: "difference",
    "below-zero": false,
    "end-tie": "shared",
    "end-when": "deal",
    "blind-excuse": "named",
    "dealer-change": "series",
  },
} as const satisfies Edition;

export const EDITIONS: readonly Edition[] = [USUAL];
