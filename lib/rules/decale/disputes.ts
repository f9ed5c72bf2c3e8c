import { type Dispute, PENALTY, SILENT } from "../disputes";

export const disputes: readonly Dispute[] = [
  {
    id: "revoke",
    cases: [
      ["was-excuse", "boite-excuse"],
      ["had-suit", "boite-fournir"],
      ["had-trump", "boite-couper"],
      ["had-neither", "boite-defausse"],
      PENALTY,
    ],
  },
  {
    id: "overruff",
    cases: [["could-overruff", "D20"], ["only-lower", "D21"], ["no-trump", "boite-defausse"], PENALTY],
  },
  {
    id: "rise",
    cases: [
      ["could-rise", "boite-monter"],
      ["cannot-rise", "boite-monter"],
      ["no-trump", "boite-defausse"],
    ],
  },
  {
    id: "tie",
    cases: [
      ["tied-trump", "D8"],
      ["tied-last", "D6"],
      ["tied-again", "D5"],
      ["tied-leads", "D4"],
    ],
  },
  { id: "excuse-led", cases: [["next-sets-suit", "boite-excuse"]] },
  { id: "excuse-last", cases: [["stays", "D17"]] },
  { id: "called-suit", cases: [["free-call", "D30"]] },
  {
    id: "forgotten",
    cases: [["prime-late", "boite-primes"], ["prime-trumps", "D12"], ["prime-excuse", "D7"], SILENT],
  },
  { id: "false-deal", cases: [["redeal-same", "T7"]] },
  { id: "out-of-turn", cases: [SILENT] },
];
