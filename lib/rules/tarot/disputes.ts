import { disputesOf, PENALTY, REVOKE, SILENT } from "../disputes";

export const disputes = disputesOf({
  revoke: {
    "was-excuse": "fft-excuse",
    "had-suit": "fft-fournir",
    "had-trump": "fft-couper",
    "had-neither": "fft-defausse",
    ...REVOKE,
  },
  overruff: { "could-overruff": "fft-couper", "only-lower": "fft-couper", "no-trump": "fft-defausse", ...REVOKE },
  rise: {
    "could-rise-partner": "fft-monter",
    "cannot-rise": "fft-monter",
    "no-trump": "fft-defausse",
    "plain-suit": "fft-fournir",
  },
  "excuse-led": { "next-sets-suit": "fft-excuse", "next-is-barred": "F13" },
  "excuse-last": { "slam-last": "F6", "changes-camp": "F5" },
  "called-suit": { "led-called": "fft-appel", "only-called": "F14", ...PENALTY },
  poignee: {
    "shown-late": "fft-poignee",
    "too-few": "fft-poignee",
    "excuse-counts": "fft-poignee",
    "excuse-hides": "fft-poignee",
    "code-hidden": "CA38",
    "code-poignee": "CA37",
  },
  discard: {
    "wrong-number": "fft-ecart",
    "king-or-bout": "fft-ecart",
    "trump-away": "fft-ecart",
    "called-away": "F17",
    "code-seven": "CA20",
    "code-five": "CA21",
    ...REVOKE,
  },
  "petit-sec": { "petit-with-excuse": "fft-petit-sec", "petit-alone": "fft-petit-sec" },
  "false-deal": { "code-late": "CA8", "code-turned": "CA5", "redeal-barred": "fft-fausse-donne" },
  forgotten: { "slam-unsaid": "fft-chelem", "shown-late": "fft-poignee", ...SILENT },
  "out-of-turn": { "code-turn": "CA16", ...SILENT },
});
