/** The columns of a deal of tarot. The numbers are those of the page cited, or counted by hand. */
import { expect, test } from "vitest";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { editionTable, simple, tarotScore, triple } from "./score.fixture";
import { garde, gardeAtFive } from "./table.fixture";

/** What the taker wins or loses against three. */
const fromThree = (each: number): readonly number[] => [3 * each, -each, -each, -each];

/** Name with its source, players, deal, columns, options. The numbers are those of the page cited, or counted by hand, besides a poignée. */
const SCORES: readonly [string, number, object, readonly number[], object?, string?][] = [
  [
    "FFT12 p. 9, ex. 1: garde, petit, poignée",
    4,
    { ...garde, petitAuBout: "attack", poignees: [{ seat: 0, level: 1 }] },
    fromThree(86 + simple),
  ],
  [
    "FFT12 p. 9, ex. 2: garde sans, petit lost",
    4,
    { taker: 0, contract: "garde-sans", bouts: 2, points: 45, petitAuBout: "defence" },
    [228, -76, -76, -76],
  ],
  [
    "FFT12 p. 9, ex. 3: down, the petit softens it, the poignée changes sides",
    4,
    { taker: 0, contract: "petite", bouts: 1, points: 44, petitAuBout: "attack", poignees: [{ seat: 0, level: 1 }] },
    fromThree(-22 - simple),
  ],
  [
    "FFT12 p. 9, ex. 4: a defender's poignée goes to the winner",
    4,
    { ...garde, points: 52, poignees: [{ seat: 1, level: 1 }] },
    fromThree(72 + simple),
  ],
  [
    "FFT12 p. 9, ex. 5: chelem announced, Excuse with the defence",
    4,
    { ...garde, points: 87, petitAuBout: "attack", poignees: [{ seat: 0, level: 1 }], slam: { announced: true, by: "attack" } },
    fromThree(562 + simple),
  ],
  ["FFT12 p. 11: 40½ is down by one", 3, { taker: 0, contract: "petite", bouts: 2, points: 40.5 }, [-52, 26, 26]],
  ["FFT12 p. 11: 41½ is made by one", 3, { taker: 0, contract: "petite", bouts: 2, points: 41.5 }, [52, -26, -26]],
  [
    "FFT12 p. 12: two thirds, one third",
    5,
    { taker: 0, partner: 1, contract: "petite", bouts: 2, points: 40.5 },
    [-52, -26, 26, 26, 26],
  ],
  [
    "FFT12 p. 12: alone takes it all",
    5,
    { taker: 0, partner: null, contract: "petite", bouts: 2, points: 41.5 },
    [104, -26, -26, -26, -26],
  ],
  ["FFT12 p. 9: just made wins", 4, { taker: 2, contract: "petite", bouts: 1, points: 51 }, [-25, -25, 75, -25]],
  [
    "the defence's points stand for the attack's",
    4,
    { taker: 0, contract: "garde", bouts: 2, defencePoints: 42 },
    [198, -66, -66, -66],
  ],
  [
    "both counts, when they agree",
    4,
    { taker: 0, contract: "garde", bouts: 2, points: 49, defencePoints: 42 },
    [198, -66, -66, -66],
  ],
  [
    "F4: two simple poignées, both to the winner",
    4,
    {
      ...garde,
      poignees: [
        { seat: 0, level: 1 },
        { seat: 2, level: 1 },
      ],
    },
    fromThree(66 + 2 * simple),
  ],
  [
    "F4: 15 trumps triple, lost with the deal",
    4,
    { ...garde, points: 31, poignees: [{ seat: 0, level: 3 }] },
    fromThree(-70 - triple),
  ],
  [
    "F4 option: other amounts",
    4,
    { ...garde, poignees: [{ seat: 0, level: 2 }] },
    [318, -106, -106, -106],
    { poignees: { double: 40, triple: 60 } },
  ],
  [
    "F4 option: personal, paid by the partner too",
    5,
    { ...gardeAtFive, poignees: [{ seat: 1, level: 1 }] },
    [132 - simple, 66 + 4 * simple, -66 - simple, -66 - simple, -66 - simple],
    { "poignee-to": "personal" },
  ],
  ["F3 option: petit au bout flat", 4, { ...garde, petitAuBout: "attack" }, [228, -76, -76, -76], { "petit-multiplied": false }],
  [
    "F3 option: flat, to the defence",
    4,
    { ...garde, petitAuBout: "defence" },
    [168, -56, -56, -56],
    { "petit-multiplied": false },
  ],
  ["a table's own petit au bout: 5", 4, { ...garde, petitAuBout: "attack" }, [228, -76, -76, -76], { petit: 5 }],
  [
    "F8: chelem announced and missed, contract made",
    4,
    { ...garde, slam: { announced: true, by: null } },
    [198 - 600, 134, 134, 134],
  ],
  [
    "FFT12 p. 6: chelem made without a word",
    4,
    { ...garde, points: 91, bouts: 3, slam: { announced: false, by: "attack" } },
    [3 * 360, -360, -360, -360],
  ],
  [
    "FFT12 p. 6: the defence takes every trick",
    4,
    { ...garde, points: 10, bouts: 0, slam: { announced: false, by: "defence" } },
    [-3 * 342, 342, 342, 342],
  ],
  [
    "F9: announced by the attack, made by the defence: both",
    4,
    { ...garde, points: 10, bouts: 0, slam: { announced: true, by: "defence" } },
    [-3 * 542, 542, 542, 542],
  ],
  [
    "F9 option: once",
    4,
    { ...garde, points: 10, bouts: 0, slam: { announced: true, by: "defence" } },
    [-3 * 342, 342, 342, 342],
    { "slam-both": "once" },
  ],
  [
    "F9 option: once, and nobody announced",
    4,
    { ...garde, points: 91, bouts: 3, slam: { announced: false, by: "attack" } },
    [3 * 360, -360, -360, -360],
    { "slam-both": "once" },
  ],
  [
    "F23 option: announced by the defence and made",
    4,
    { ...garde, points: 10, bouts: 0, slam: { announced: true, announcedBy: "defence", by: "defence" } },
    [-3 * 542, 542, 542, 542],
    { "slam-defence": true },
  ],
  [
    "F23 option: announced by the defence and missed",
    4,
    { ...garde, slam: { announced: true, announcedBy: "defence", by: null } },
    [3 * 266, -266, -266, -266],
    { "slam-defence": true },
  ],
  [
    "F23 option: announced by the defence, made by the attack",
    4,
    { ...garde, points: 91, bouts: 3, slam: { announced: true, announcedBy: "defence", by: "attack" } },
    [3 * 560, -560, -560, -560],
    { "slam-defence": true },
  ],
  [
    "announced by the attack, said in full",
    4,
    { ...garde, slam: { announced: true, announcedBy: "attack" } },
    [198 - 600, 134, 134, 134],
  ],
  ["F10 option: exact", 3, { taker: 0, contract: "garde", bouts: 2, points: 40.5 }, [-102, 51, 51], { "half-points": "exact" }],
  [
    "F10 option: short by a half is nil",
    3,
    { taker: 0, contract: "garde", bouts: 2, points: 40.5 },
    [0, 0, 0],
    { "half-points": "half-short-is-nil" },
  ],
  [
    "F10 option: nil, the petit still counts, a poignée has no winner",
    3,
    { taker: 0, contract: "garde", bouts: 2, points: 40.5, petitAuBout: "attack", poignees: [{ seat: 1, level: 1 }] },
    [40, -20, -20],
    { "half-points": "half-short-is-nil" },
  ],
  [
    "F10 option: over by a half is not nil",
    3,
    { taker: 0, contract: "petite", bouts: 2, points: 41.5 },
    [52, -26, -26],
    { "half-points": "half-short-is-nil" },
  ],
  [
    "F11: at four the Excuse in the last trick makes a half",
    4,
    { taker: 0, contract: "petite", bouts: 2, points: 40.5, excuseLast: true },
    [-78, 26, 26, 26],
  ],
  [
    "F1, GameDuell: garde contre × 7",
    4,
    { taker: 0, contract: "garde-contre", bouts: 3, points: 36 },
    [525, -175, -175, -175],
    {},
    "gameduell",
  ],
  ["F1: garde contre × 6", 4, { taker: 0, contract: "garde-contre", bouts: 3, points: 36 }, [450, -150, -150, -150]],
  [
    "a table keeps its edition's other multipliers",
    4,
    { taker: 0, contract: "garde-contre", bouts: 3, points: 36 },
    [525, -175, -175, -175],
    { multipliers: { "garde-sans": 5 } },
    "gameduell",
  ],
  [
    "a table's own base and targets",
    4,
    { ...garde, points: 42 },
    [3 * 2 * 32, -64, -64, -64],
    { base: 30, targets: { "2": 40 } },
  ],
  ["a base of nothing, just made: nothing", 4, { ...garde, points: 41 }, [0, 0, 0, 0], { base: 0 }],
  [
    "F19, T11 option: pousse × 1½",
    4,
    { taker: 1, contract: "pouce", bouts: 2, points: 51 },
    [-52.5, 157.5, -52.5, -52.5],
    { pousse: true },
  ],
  ["F18: not played unless the table says so", 4, { ...garde, miseres: [{ seat: 1, kind: "heads" }] }, [198, -66, -66, -66]],
  [
    "F18 option: 10 from each other player",
    4,
    { ...garde, miseres: [{ seat: 1, kind: "trumps" }] },
    [188, -36, -76, -76],
    { miseres: true },
  ],
  [
    "F18 option: × the contract",
    4,
    { ...garde, miseres: [{ seat: 1, kind: "trumps" }] },
    [178, -6, -86, -86],
    { miseres: true, "misere-multiplied": true },
  ],
  [
    "F18 option: by camp, a defender's lowers the taker for all",
    4,
    { ...garde, miseres: [{ seat: 1, kind: "heads" }] },
    [168, -56, -56, -56],
    { miseres: true, "misere-to": "camp" },
  ],
  [
    "F18 option: by camp, the partner's",
    5,
    { ...gardeAtFive, miseres: [{ seat: 1, kind: "heads" }] },
    [152, 76, -76, -76, -76],
    { miseres: true, "misere-to": "camp" },
  ],
  ["F18 option: 20", 3, { ...garde, miseres: [{ seat: 0, kind: "heads" }] }, [172, -86, -86], { miseres: true, misere: 20 }],
  ["T10: the vachette at four", 4, { vachette: [40, 30, 20, 1] }, [-120, -60, 60, 120], { "all-pass": "vachette" }],
  ["T10: at three the middle one is spared", 3, { vachette: [20.5, 40, 30.5] }, [120, -120, 0], { "all-pass": "vachette" }],
  [
    "T10: at five, two share the last places",
    5,
    { vachette: [10, 10, 40, 16, 15] },
    [90, 90, -120, -60, 0],
    { "all-pass": "vachette" },
  ],
  ["T10: three level share 120 + 60 − 60", 4, { vachette: [27, 27, 27, 10] }, [-40, -40, -40, 120], { "all-pass": "vachette" }],
  [
    "T10: a table's own amounts",
    4,
    { vachette: [40, 30, 20, 1] },
    [-60, -30, 30, 60],
    { "all-pass": "vachette", vachette: { most: 60, next: 30 } },
  ],
];

test.each(SCORES)("%s", (_, players, deal, columns, options, edition) => {
  const { scores, lines } = tarotScore(editionTable(players, options, edition), deal);
  expect(scores).toEqual(columns);
  expect(scores.reduce((a, b) => a + b, 0)).toBe(0);
  for (const line of lines)
    expect(line.scores?.reduce((a, b) => a + b, 0) ?? 0, line.code).toBe(line.code.startsWith("vachette") ? line.value : 0);
  for (const line of lines) expect(Object.keys(tarotFr.lines)).toContain(line.code);
});
