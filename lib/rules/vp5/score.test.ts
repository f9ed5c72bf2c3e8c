/** The columns of a deal at the victory-point table. */
import { expect, test } from "vitest";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { vp5Chelem, vp5Garde, vp5Score, vp5Table } from "./vp5.fixture";

/** Name with its ruling, deal, columns, options. */
const SCORES: readonly [string, object, readonly number[], object?][] = [
  ["the row + 5 of the garde", vp5Garde, [75, 75, -50, -50, -50]],
  ["V2: −½ is Perdu", { ...vp5Garde, points: 40.5 }, [-60, -60, 40, 40, 40]],
  ["V2: 4½ is still Juste", { ...vp5Garde, points: 45.5 }, [60, 60, -40, -40, -40]],
  ["V2 option: 4½ rounds to 5", { ...vp5Garde, points: 45.5 }, [75, 75, -50, -50, -50], { "half-points": "fft" }],
  ["V2 option: −4½ rounds to −5", { ...vp5Garde, points: 36.5 }, [-75, -75, 50, 50, 50], { "half-points": "fft" }],
  ["V2 option: −½ rounds to −1, and is lost", { ...vp5Garde, points: 40.5 }, [-60, -60, 40, 40, 40], { "half-points": "fft" }],
  ["V1 option: +3 goes up to + 5", { ...vp5Garde, points: 44 }, [75, 75, -50, -50, -50], { rows: "upper" }],
  ["V1 option: +5 is + 5", { ...vp5Garde, points: 46 }, [75, 75, -50, -50, -50], { rows: "upper" }],
  ["V1 option: +14 goes up to + 15", { ...vp5Garde, points: 55 }, [90, 90, -60, -60, -60], { rows: "upper" }],
  ["V1 option: +6 goes up to + 15", { ...vp5Garde, points: 47 }, [90, 90, -60, -60, -60], { rows: "upper" }],
  ["V1 option: +16 goes up to + 25", { ...vp5Garde, points: 57 }, [105, 105, -70, -70, -70], { rows: "upper" }],
  ["V1 option: 0 is Juste", { ...vp5Garde, points: 41 }, [60, 60, -40, -40, -40], { rows: "upper" }],
  ["V1 option: −3 stays Perdu", { ...vp5Garde, points: 38 }, [-60, -60, 40, 40, 40], { rows: "upper" }],
  ["V1 option: −14 goes up to − 5", { ...vp5Garde, points: 27 }, [-75, -75, 50, 50, 50], { rows: "upper" }],
  ["V3: +55 is capped", { ...vp5Garde, bouts: 3, points: 91, allTricks: true }, [135, 135, -90, -90, -90]],
  ["V3: −56 is capped", { ...vp5Garde, bouts: 0, points: 0 }, [-135, -135, 90, 90, 90]],
  [
    "V3 option: +55 goes on",
    { ...vp5Garde, bouts: 3, points: 91, allTricks: true },
    [150, 150, -100, -100, -100],
    { beyond: "extrapolated" },
  ],
  ["V3 option: −56 goes on", { ...vp5Garde, bouts: 0, points: 0 }, [-150, -150, 100, 100, 100], { beyond: "extrapolated" }],
  ["V3 option: inside the table nothing changes", vp5Garde, [75, 75, -50, -50, -50], { beyond: "extrapolated" }],
  ["V4: a row that is not on the page", { ...vp5Garde, contract: "pouce", points: 57 }, [60, 60, -40, -40, -40]],
  ["V6: alone, petite Juste", { taker: 0, partner: null, contract: "petite", bouts: 2, points: 41 }, [40, -10, -10, -10, -10]],
  ["V6: alone and lost", { taker: 0, partner: null, contract: "petite", bouts: 2, points: 40 }, [-40, 10, 10, 10, 10]],
  [
    "V6 option: twice the row, spread over four",
    { taker: 0, partner: null, contract: "petite", bouts: 2, points: 41 },
    [30, -7.5, -7.5, -7.5, -7.5],
    { alone: "double" },
  ],
  ["V7 option: two thirds, one third", vp5Garde, [100, 50, -50, -50, -50], { "partner-share": "fft" }],
  [
    "V9: 40 to the holder, −10 to each other, the partner too",
    { ...vp5Garde, poignees: [{ seat: 0, level: 1 }] },
    [115, 65, -60, -60, -60],
  ],
  ["V9: 80 and 120", { ...vp5Garde, poignees: [{ seat: 2, level: 2 }] }, [55, 55, 30, -70, -70]],
  ["V9: a triple, whatever the result", { ...vp5Garde, points: 40, poignees: [{ seat: 4, level: 3 }] }, [-90, -90, 10, 10, 160]],
  [
    "V9 option: to the winning camp",
    { ...vp5Garde, poignees: [{ seat: 2, level: 1 }] },
    [90, 90, -60, -60, -60],
    { "poignee-to": "camp" },
  ],
  [
    "V9 option: lost with the deal",
    { ...vp5Garde, points: 40, poignees: [{ seat: 0, level: 2 }] },
    [-90, -90, 60, 60, 60],
    { "poignee-to": "camp" },
  ],
  ["V12: a misère, 40 and −10", { ...vp5Garde, miseres: [{ seat: 3, kind: "heads" }] }, [65, 65, -60, -10, -60]],
  ["V12 option: another value", { ...vp5Garde, miseres: [{ seat: 3, kind: "trumps" }] }, [55, 55, -70, 30, -70], { misere: 20 }],
  ["V13: no petit au bout", { ...vp5Garde, petitAuBout: "attack" }, [75, 75, -50, -50, -50]],
  ["V13 option: one row more", { ...vp5Garde, petitAuBout: "attack" }, [90, 90, -60, -60, -60], { petit: 15 }],
  ["V13 option: one row less", { ...vp5Garde, petitAuBout: "defence" }, [60, 60, -40, -40, -40], { petit: 15 }],
  ["V13 option: alone", { ...vp5Garde, partner: null, petitAuBout: "attack" }, [240, -60, -60, -60, -60], { petit: 15 }],
  ["V14: the chelem made, 91", { ...vp5Chelem, allTricks: true }, [555, 555, -370, -370, -370]],
  [
    "V14: the chelem made, 87 with two bouts",
    { ...vp5Chelem, bouts: 2, points: 87, allTricks: true },
    [555, 555, -370, -370, -370],
  ],
  ["V14: said as at tarot", { ...vp5Chelem, slam: { announced: true, by: "attack" } }, [555, 555, -370, -370, -370]],
  ["V15: a trick short though the points suffice", { ...vp5Chelem, points: 80, allTricks: false }, [-480, -480, 320, 320, 320]],
  [
    "V15: just the points, and a trick short",
    { ...vp5Chelem, bouts: 3, points: 36, allTricks: false },
    [-480, -480, 320, 320, 320],
  ],
  [
    "V15: points short too, the row of the shortfall",
    { ...vp5Chelem, bouts: 1, points: 40, slam: { announced: true, by: null } },
    [-495, -495, 330, 330, 330],
  ],
  [
    "V15 option: the points decide",
    { ...vp5Chelem, points: 80, allTricks: false },
    [540, 540, -360, -360, -360],
    { "slam-missed": "points" },
  ],
  [
    "V16: every trick without a bid, nothing more",
    { ...vp5Garde, bouts: 3, points: 91, slam: { by: "attack" } },
    [135, 135, -90, -90, -90],
  ],
  ["V16 option: a bonus", { ...vp5Garde, bouts: 3, points: 91, allTricks: true }, [165, 165, -110, -110, -110], { slam: 30 }],
  [
    "V16 option: the defence's",
    { ...vp5Garde, bouts: 0, points: 5, slam: { by: "defence" } },
    [-165, -165, 110, 110, 110],
    { slam: 30 },
  ],
  ["a table's own cells", vp5Garde, [78, 78, -52, -52, -52], { table: { "garde/+5/attack": 78, "garde/+5/defence": -52 } }],
];

test.each(SCORES)("%s", (_, deal, columns, options) => {
  const { scores, lines } = vp5Score(vp5Table(options), deal);
  expect(scores).toEqual(columns);
  expect(scores.reduce((a, b) => a + b, 0)).toBe(0);
  for (const line of lines) expect(line.scores?.reduce((a, b) => a + b, 0) ?? 0, line.code).toBe(0);
  for (const line of lines) expect(Object.keys(vp5Fr.lines)).toContain(line.code);
});
