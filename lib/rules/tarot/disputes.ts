import { type Dispute, PENALTY, REVOKE, SILENT } from "../disputes";

export const disputes: readonly Dispute[] = [
  {
    id: "revoke",
    cases: [
      ["was-excuse", "fft-excuse"],
      ["had-suit", "fft-fournir"],
      ["had-trump", "fft-couper"],
      ["had-neither", "fft-defausse"],
      REVOKE,
    ],
  },
  {
    id: "overruff",
    cases: [["could-overruff", "fft-couper"], ["only-lower", "fft-couper"], ["no-trump", "fft-defausse"], REVOKE],
  },
  {
    id: "rise",
    cases: [
      ["could-rise-partner", "fft-monter"],
      ["cannot-rise", "fft-monter"],
      ["no-trump", "fft-defausse"],
      ["plain-suit", "fft-fournir"],
    ],
  },
  {
    id: "excuse-led",
    cases: [
      ["next-sets-suit", "fft-excuse"],
      ["next-is-barred", "F13"],
    ],
  },
  {
    id: "excuse-last",
    cases: [
      ["slam-last", "F6"],
      ["changes-camp", "F5"],
    ],
  },
  {
    id: "called-suit",
    cases: [["led-called", "fft-appel"], ["only-called", "F14"], PENALTY],
  },
  {
    id: "poignee",
    cases: [
      ["shown-late", "fft-poignee"],
      ["too-few", "fft-poignee"],
      ["excuse-counts", "fft-poignee"],
      ["excuse-hides", "fft-poignee"],
      ["code-hidden", "CA38"],
      ["code-poignee", "CA37"],
    ],
  },
  {
    id: "discard",
    cases: [
      ["wrong-number", "fft-ecart"],
      ["king-or-bout", "fft-ecart"],
      ["trump-away", "fft-ecart"],
      ["called-away", "F17"],
      ["code-seven", "CA20"],
      ["code-five", "CA21"],
      ["code-revoke", "CA13"],
    ],
  },
  {
    id: "petit-sec",
    cases: [
      ["petit-with-excuse", "fft-petit-sec"],
      ["petit-alone", "fft-petit-sec"],
    ],
  },
  {
    id: "false-deal",
    cases: [
      ["code-late", "CA8"],
      ["code-turned", "CA5"],
      ["redeal-barred", "fft-fausse-donne"],
    ],
  },
  {
    id: "forgotten",
    cases: [["slam-unsaid", "fft-chelem"], ["shown-late", "fft-poignee"], SILENT],
  },
  { id: "out-of-turn", cases: [["code-turn", "CA16"], SILENT] },
];
