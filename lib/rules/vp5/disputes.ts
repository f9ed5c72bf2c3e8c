import { disputesOf, PENALTY, SILENT } from "../disputes";

export const disputes = disputesOf({
  revoke: {
    "was-excuse": "fft-excuse",
    "had-suit": "fft-fournir",
    "had-trump": "vp-couper",
    "had-neither": "fft-defausse",
    ...PENALTY,
  },
  overruff: { "could-overruff": "vp-couper", "only-lower": "vp-couper", "no-trump": "fft-defausse", ...PENALTY },
  rise: { "could-rise": "vp-monter", "cannot-rise": "vp-monter", "no-trump": "fft-defausse", "plain-suit": "fft-fournir" },
  "excuse-last": { "slam-last": "V18", "to-winner": "V17" },
  "called-suit": { "led-called": "V8", "only-called": "F14", ...PENALTY },
  poignee: { "shown-late": "vp-primes", "too-few": "vp-primes", "excuse-counts": "V11", "several-levels": "V10", ...PENALTY },
  discard: { "wrong-number": "fft-ecart", "king-or-bout": "fft-ecart", "trump-away": "fft-ecart", ...PENALTY },
  "petit-sec": { "petit-with-excuse": "vp-petit-sec", "petit-alone": "V22" },
  forgotten: { "slam-unpaid": "V16", "shown-late": "vp-primes", ...SILENT },
  "false-deal": { ...SILENT },
  "out-of-turn": { ...SILENT },
});
