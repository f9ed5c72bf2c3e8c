/** The lines that lead to a score of tarot. */
import { expect, test } from "vitest";
import { editionTable, simple, tarotScore } from "./score.fixture";
import { garde, gardeAtFive } from "./table.fixture";

/** Read top to bottom, the lines give the sum: code, rule, value. */
const LINES: readonly [string, number, object, readonly string[], object?][] = [
  [
    "garde down 13, the petit lost: LOOK's own example",
    4,
    { taker: 1, contract: "garde", bouts: 1, points: 38, petitAuBout: "defence" },
    ["target fft-cibles -13", "base fft-formule -38", "multiplier F1 -76", "shares fft-parts-4 -76", "petit fft-petit -20"],
  ],
  [
    "half a point at five",
    5,
    { taker: 0, partner: 1, contract: "petite", bouts: 2, points: 41.5 },
    ["target fft-cibles 0.5", "rounding fft-demi 1", "base fft-formule 26", "multiplier F1 26", "shares fft-parts-5 26"],
  ],
  [
    "three points and a half short",
    3,
    { taker: 0, contract: "petite", bouts: 2, points: 37.5 },
    ["target fft-cibles -3.5", "rounding fft-demi -4", "base fft-formule -29", "multiplier F1 -29", "shares fft-parts-3 -29"],
  ],
  [
    "half a point short, where that is nil",
    3,
    { taker: 0, contract: "petite", bouts: 2, points: 40.5 },
    ["target fft-cibles -0.5", "half-short F10 0"],
    { "half-points": "half-short-is-nil" },
  ],
  [
    "alone",
    5,
    { ...gardeAtFive, partner: null },
    ["target fft-cibles 8", "base fft-formule 33", "multiplier F1 66", "shares F12 66"],
  ],
  [
    "at three, everything at once",
    3,
    {
      ...garde,
      points: 87,
      petitAuBout: "attack",
      poignees: [{ seat: 0, level: 1 }],
      slam: { announced: true, by: "attack" },
      miseres: [{ seat: 1, kind: "trumps" }],
    },
    [
      "target fft-cibles 46",
      "base fft-formule 71",
      "multiplier F1 142",
      "shares fft-parts-3 142",
      "petit fft-petit 20",
      `poignee fft-poignee ${simple}`,
      "slam-announced fft-chelem 400",
      "misere F18 20",
    ],
    { miseres: true },
  ],
  [
    "a misère that is not played says so",
    4,
    { ...garde, miseres: [{ seat: 1, kind: "trumps" }] },
    ["target fft-cibles 8", "base fft-formule 33", "multiplier F1 66", "shares fft-parts-4 66", "misere-unplayed F18 0"],
  ],
  [
    "everybody for themselves",
    3,
    { vachette: [21, 30, 40] },
    ["vachette T10 -120", "vachette T10 0", "vachette T10 120"],
    { "all-pass": "vachette" },
  ],
];

test.each(LINES)("lines: %s", (_, players, deal, lines, options) => {
  expect(
    tarotScore(editionTable(players, options), deal).lines.map(({ code, rule, value }) => `${code} ${rule} ${value}`),
  ).toEqual(lines);
});
