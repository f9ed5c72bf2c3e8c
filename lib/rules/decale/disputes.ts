import { disputesOf, PENALTY, SILENT } from "../disputes";

export const disputes = disputesOf({
  revoke: {
    "was-excuse": "boite-excuse",
    "had-suit": "boite-fournir",
    "had-trump": "boite-couper",
    "had-neither": "boite-defausse",
    ...PENALTY,
  },
  overruff: { "could-overruff": "D20", "only-lower": "D21", "no-trump": "boite-defausse", ...PENALTY },
  rise: { "could-rise": "boite-monter", "cannot-rise": "boite-monter", "no-trump": "boite-defausse" },
  tie: { "tied-trump": "D8", "tied-last": "D6", "tied-again": "D5", "tied-leads": "D4" },
  "excuse-led": { "next-sets-suit": "boite-excuse" },
  "excuse-last": { stays: "D17" },
  "called-suit": { "free-call": "D30" },
  forgotten: { "prime-late": "boite-primes", "prime-trumps": "D12", "prime-excuse": "D7", ...SILENT },
  "false-deal": { "redeal-same": "T7" },
  "out-of-turn": { ...SILENT },
});
