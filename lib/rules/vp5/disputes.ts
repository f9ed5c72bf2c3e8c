import { type Dispute, PENALTY, SILENT } from "../disputes";

export const disputes: readonly Dispute[] = [
  {
    id: "revoke",
    cases: [
      ["was-excuse", "fft-excuse"],
      ["had-suit", "fft-fournir"],
      ["had-trump", "vp-couper"],
      ["had-neither", "fft-defausse"],
      PENALTY,
    ],
  },
  {
    id: "overruff",
    cases: [["could-overruff", "vp-couper"], ["only-lower", "vp-couper"], ["no-trump", "fft-defausse"], PENALTY],
  },
  {
    id: "rise",
    cases: [
      ["could-rise", "vp-monter"],
      ["cannot-rise", "vp-monter"],
      ["no-trump", "fft-defausse"],
      ["plain-suit", "fft-fournir"],
    ],
  },
  {
    id: "excuse-last",
    cases: [
      ["slam-last", "V18"],
      ["to-winner", "V17"],
    ],
  },
  {
    id: "called-suit",
    cases: [["led-called", "V8"], ["only-called", "F14"], PENALTY],
  },
  {
    id: "poignee",
    cases: [["shown-late", "vp-primes"], ["too-few", "vp-primes"], ["excuse-counts", "V11"], ["several-levels", "V10"], PENALTY],
  },
  {
    id: "discard",
    cases: [["wrong-number", "fft-ecart"], ["king-or-bout", "fft-ecart"], ["trump-away", "fft-ecart"], PENALTY],
  },
  {
    id: "petit-sec",
    cases: [
      ["petit-with-excuse", "vp-petit-sec"],
      ["petit-alone", "V22"],
    ],
  },
  {
    id: "forgotten",
    cases: [["slam-unpaid", "V16"], ["shown-late", "vp-primes"], SILENT],
  },
  { id: "false-deal", cases: [SILENT] },
  { id: "out-of-turn", cases: [SILENT] },
];
