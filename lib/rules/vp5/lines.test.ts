/** The lines that lead to a score at the victory-point table. */
import { expect, test } from "vitest";
import { vp5Chelem, vp5Garde, vp5Score, vp5Table } from "./vp5.fixture";

/** Code, rule, value, top to bottom. */
const LINES: readonly [string, object, readonly string[], object?][] = [
  ["a plain deal", vp5Garde, ["target vp-cibles 8", "band V1 5", "cell vp-table 75", "shares V7 75"]],
  [
    "a lost one, alone",
    { ...vp5Garde, partner: null, points: 40 },
    ["target vp-cibles -1", "band V1 0", "cell vp-table -60", "alone V6 -160"],
  ],
  [
    "an inferred row",
    { ...vp5Garde, contract: "pouce", points: 57 },
    ["target vp-cibles 16", "band V1 15", "cell V4 60", "shares V7 60"],
  ],
  [
    "beyond, capped",
    { ...vp5Garde, bouts: 0, points: 0 },
    ["target vp-cibles -56", "band-beyond V3 -45", "cell vp-table -135", "shares V7 -135"],
  ],
  [
    "beyond, going on",
    { ...vp5Garde, bouts: 0, points: 0 },
    ["target vp-cibles -56", "band-beyond V3 -55", "cell vp-table -150", "shares V7 -150"],
    { beyond: "extrapolated" },
  ],
  [
    "rounded first",
    { ...vp5Garde, points: 45.5 },
    ["target vp-cibles 4.5", "rounding V2 5", "band V1 5", "cell vp-table 75", "shares V7 75"],
    { "half-points": "fft" },
  ],
  [
    "half a point over rounded to one",
    { ...vp5Garde, points: 41.5 },
    ["target vp-cibles 0.5", "rounding V2 1", "band V1 0", "cell vp-table 60", "shares V7 60"],
    { "half-points": "fft" },
  ],
  [
    "a chelem made",
    { ...vp5Chelem, allTricks: true },
    ["target vp-cibles 55", "slam-row V14 45", "cell vp-table 555", "shares V7 555"],
  ],
  [
    "a chelem missed",
    { ...vp5Chelem, points: 80 },
    ["target vp-cibles 44", "slam-lost V15 0", "cell vp-table -480", "shares V7 -480"],
  ],
  [
    "what this table does not count says so",
    { ...vp5Garde, bouts: 3, points: 91, petitAuBout: "attack", allTricks: true },
    [
      "target vp-cibles 55",
      "band-beyond V3 45",
      "cell vp-table 135",
      "shares V7 135",
      "petit-unplayed V13 0",
      "slam-unplayed V16 0",
    ],
  ],
  [
    "primes",
    {
      ...vp5Garde,
      petitAuBout: "defence",
      poignees: [{ seat: 4, level: 1 }],
      miseres: [{ seat: 0, kind: "heads" }],
      slam: { by: "defence" },
      bouts: 1,
      points: 5,
    },
    [
      "target vp-cibles -46",
      "band V1 -45",
      "cell vp-table -135",
      "shares V7 -135",
      "petit V13 -15",
      "poignee vp-primes 40",
      "slam V16 -15",
      "misere vp-primes 40",
    ],
    { petit: 15, slam: 15 },
  ],
  [
    "a poignée to the camp",
    { ...vp5Garde, poignees: [{ seat: 4, level: 1 }] },
    ["target vp-cibles 8", "band V1 5", "cell vp-table 75", "shares V7 75", "poignee-camp V9 10"],
    { "poignee-to": "camp" },
  ],
];

test.each(LINES)("lines: %s", (_, deal, lines, options) => {
  expect(vp5Score(vp5Table(options), deal).lines.map(({ code, rule, value }) => `${code} ${rule} ${value}`)).toEqual(lines);
});
