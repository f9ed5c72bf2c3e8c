import { expect, test } from "vitest";
import { common } from "#messages/fr/rules/common";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { readRules } from "../games";
import { rulesOf } from "../read.fixture";
import { type Fault, isEmptyDeal, type Rules } from "../rules";
import { vp5 } from "./game";

const table = (options: object = {}) => rulesOf("vp5", 5, options);
const scoreOf = (rules: Rules, deal: object) => {
  const read = vp5.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return vp5.score(rules, read.value);
};
/** Place, code and rule of a fault, whose code must have words. */
const say = ({ at, code, rule }: Fault): string => {
  expect(Object.keys({ ...common, ...vp5Fr.faults })).toContain(code);
  return `${at} ${code} ${rule}`;
};

/** Garde, two bouts, 49 for 41: the row + 5, 75 and −50. */
const garde = { taker: 0, partner: 1, contract: "garde", bouts: 2, points: 49 };
const chelem = { taker: 0, partner: 1, contract: "chelem", bouts: 3, points: 91 };

/** Name with its ruling, deal, columns, options. */
const SCORES: readonly [string, object, readonly number[], object?][] = [
  ["the row + 5 of the garde", garde, [75, 75, -50, -50, -50]],
  ["V2: −½ is Perdu", { ...garde, points: 40.5 }, [-60, -60, 40, 40, 40]],
  ["V2: 4½ is still Juste", { ...garde, points: 45.5 }, [60, 60, -40, -40, -40]],
  ["V2 option: 4½ rounds to 5", { ...garde, points: 45.5 }, [75, 75, -50, -50, -50], { "half-points": "fft" }],
  ["V2 option: −4½ rounds to −5", { ...garde, points: 36.5 }, [-75, -75, 50, 50, 50], { "half-points": "fft" }],
  ["V2 option: −½ rounds to −1, and is lost", { ...garde, points: 40.5 }, [-60, -60, 40, 40, 40], { "half-points": "fft" }],
  ["V1 option: +3 goes up to + 5", { ...garde, points: 44 }, [75, 75, -50, -50, -50], { rows: "upper" }],
  ["V1 option: +5 is + 5", { ...garde, points: 46 }, [75, 75, -50, -50, -50], { rows: "upper" }],
  ["V1 option: +14 goes up to + 15", { ...garde, points: 55 }, [90, 90, -60, -60, -60], { rows: "upper" }],
  ["V1 option: +6 goes up to + 15", { ...garde, points: 47 }, [90, 90, -60, -60, -60], { rows: "upper" }],
  ["V1 option: +16 goes up to + 25", { ...garde, points: 57 }, [105, 105, -70, -70, -70], { rows: "upper" }],
  ["V1 option: 0 is Juste", { ...garde, points: 41 }, [60, 60, -40, -40, -40], { rows: "upper" }],
  ["V1 option: −3 stays Perdu", { ...garde, points: 38 }, [-60, -60, 40, 40, 40], { rows: "upper" }],
  ["V1 option: −14 goes up to − 5", { ...garde, points: 27 }, [-75, -75, 50, 50, 50], { rows: "upper" }],
  ["V3: +55 is capped", { ...garde, bouts: 3, points: 91, allTricks: true }, [135, 135, -90, -90, -90]],
  ["V3: −56 is capped", { ...garde, bouts: 0, points: 0 }, [-135, -135, 90, 90, 90]],
  [
    "V3 option: +55 goes on",
    { ...garde, bouts: 3, points: 91, allTricks: true },
    [150, 150, -100, -100, -100],
    { beyond: "extrapolated" },
  ],
  ["V3 option: −56 goes on", { ...garde, bouts: 0, points: 0 }, [-150, -150, 100, 100, 100], { beyond: "extrapolated" }],
  ["V3 option: inside the table nothing changes", garde, [75, 75, -50, -50, -50], { beyond: "extrapolated" }],
  ["V4: a row that is not on the page", { ...garde, contract: "pouce", points: 57 }, [60, 60, -40, -40, -40]],
  ["V6: alone, petite Juste", { taker: 0, partner: null, contract: "petite", bouts: 2, points: 41 }, [40, -10, -10, -10, -10]],
  ["V6: alone and lost", { taker: 0, partner: null, contract: "petite", bouts: 2, points: 40 }, [-40, 10, 10, 10, 10]],
  [
    "V6 option: twice the row, spread over four",
    { taker: 0, partner: null, contract: "petite", bouts: 2, points: 41 },
    [30, -7.5, -7.5, -7.5, -7.5],
    { alone: "double" },
  ],
  ["V7 option: two thirds, one third", garde, [100, 50, -50, -50, -50], { "partner-share": "fft" }],
  [
    "V9: 40 to the holder, −10 to each other, the partner too",
    { ...garde, poignees: [{ seat: 0, level: 1 }] },
    [115, 65, -60, -60, -60],
  ],
  ["V9: 80 and 120", { ...garde, poignees: [{ seat: 2, level: 2 }] }, [55, 55, 30, -70, -70]],
  ["V9: a triple, whatever the result", { ...garde, points: 40, poignees: [{ seat: 4, level: 3 }] }, [-90, -90, 10, 10, 160]],
  [
    "V9 option: to the winning camp",
    { ...garde, poignees: [{ seat: 2, level: 1 }] },
    [90, 90, -60, -60, -60],
    { "poignee-to": "camp" },
  ],
  [
    "V9 option: lost with the deal",
    { ...garde, points: 40, poignees: [{ seat: 0, level: 2 }] },
    [-90, -90, 60, 60, 60],
    { "poignee-to": "camp" },
  ],
  ["V12: a misère, 40 and −10", { ...garde, miseres: [{ seat: 3, kind: "heads" }] }, [65, 65, -60, -10, -60]],
  ["V12 option: another value", { ...garde, miseres: [{ seat: 3, kind: "trumps" }] }, [55, 55, -70, 30, -70], { misere: 20 }],
  ["V13: no petit au bout", { ...garde, petitAuBout: "attack" }, [75, 75, -50, -50, -50]],
  ["V13 option: one row more", { ...garde, petitAuBout: "attack" }, [90, 90, -60, -60, -60], { petit: 15 }],
  ["V13 option: one row less", { ...garde, petitAuBout: "defence" }, [60, 60, -40, -40, -40], { petit: 15 }],
  ["V13 option: alone", { ...garde, partner: null, petitAuBout: "attack" }, [240, -60, -60, -60, -60], { petit: 15 }],
  ["V14: the chelem made, 91", { ...chelem, allTricks: true }, [555, 555, -370, -370, -370]],
  ["V14: the chelem made, 87 with two bouts", { ...chelem, bouts: 2, points: 87, allTricks: true }, [555, 555, -370, -370, -370]],
  ["V14: said as at tarot", { ...chelem, slam: { announced: true, by: "attack" } }, [555, 555, -370, -370, -370]],
  ["V15: a trick short though the points suffice", { ...chelem, points: 80, allTricks: false }, [-480, -480, 320, 320, 320]],
  ["V15: just the points, and a trick short", { ...chelem, bouts: 3, points: 36, allTricks: false }, [-480, -480, 320, 320, 320]],
  [
    "V15: points short too, the row of the shortfall",
    { ...chelem, bouts: 1, points: 40, slam: { announced: true, by: null } },
    [-495, -495, 330, 330, 330],
  ],
  [
    "V15 option: the points decide",
    { ...chelem, points: 80, allTricks: false },
    [540, 540, -360, -360, -360],
    { "slam-missed": "points" },
  ],
  [
    "V16: every trick without a bid, nothing more",
    { ...garde, bouts: 3, points: 91, slam: { by: "attack" } },
    [135, 135, -90, -90, -90],
  ],
  ["V16 option: a bonus", { ...garde, bouts: 3, points: 91, allTricks: true }, [165, 165, -110, -110, -110], { slam: 30 }],
  [
    "V16 option: the defence's",
    { ...garde, bouts: 0, points: 5, slam: { by: "defence" } },
    [-165, -165, 110, 110, 110],
    { slam: 30 },
  ],
  ["a table's own cells", garde, [78, 78, -52, -52, -52], { table: { "garde/+5/attack": 78, "garde/+5/defence": -52 } }],
];

test.each(SCORES)("%s", (_, deal, columns, options) => {
  const { scores, lines } = scoreOf(table(options), deal);
  expect(scores).toEqual(columns);
  expect(scores.reduce((a, b) => a + b, 0)).toBe(0);
  for (const line of lines) expect(line.scores?.reduce((a, b) => a + b, 0) ?? 0, line.code).toBe(0);
  for (const line of lines) expect(Object.keys(vp5Fr.lines)).toContain(line.code);
});

/** Code, rule, value, top to bottom. */
const LINES: readonly [string, object, readonly string[], object?][] = [
  ["a plain deal", garde, ["target vp-cibles 8", "band V1 5", "cell vp-table 75", "shares V7 75"]],
  [
    "a lost one, alone",
    { ...garde, partner: null, points: 40 },
    ["target vp-cibles -1", "band V1 0", "cell vp-table -60", "alone V6 -160"],
  ],
  [
    "an inferred row",
    { ...garde, contract: "pouce", points: 57 },
    ["target vp-cibles 16", "band V1 15", "cell V4 60", "shares V7 60"],
  ],
  [
    "beyond, capped",
    { ...garde, bouts: 0, points: 0 },
    ["target vp-cibles -56", "band-beyond V3 -45", "cell vp-table -135", "shares V7 -135"],
  ],
  [
    "beyond, going on",
    { ...garde, bouts: 0, points: 0 },
    ["target vp-cibles -56", "band-beyond V3 -55", "cell vp-table -150", "shares V7 -150"],
    { beyond: "extrapolated" },
  ],
  [
    "rounded first",
    { ...garde, points: 45.5 },
    ["target vp-cibles 4.5", "rounding V2 5", "band V1 5", "cell vp-table 75", "shares V7 75"],
    { "half-points": "fft" },
  ],
  [
    "half a point over rounded to one",
    { ...garde, points: 41.5 },
    ["target vp-cibles 0.5", "rounding V2 1", "band V1 0", "cell vp-table 60", "shares V7 60"],
    { "half-points": "fft" },
  ],
  [
    "a chelem made",
    { ...chelem, allTricks: true },
    ["target vp-cibles 55", "slam-row V14 45", "cell vp-table 555", "shares V7 555"],
  ],
  [
    "a chelem missed",
    { ...chelem, points: 80 },
    ["target vp-cibles 44", "slam-lost V15 0", "cell vp-table -480", "shares V7 -480"],
  ],
  [
    "what this table does not count says so",
    { ...garde, bouts: 3, points: 91, petitAuBout: "attack", allTricks: true },
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
      ...garde,
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
    { ...garde, poignees: [{ seat: 4, level: 1 }] },
    ["target vp-cibles 8", "band V1 5", "cell vp-table 75", "shares V7 75", "poignee-camp V9 10"],
    { "poignee-to": "camp" },
  ],
];

test.each(LINES)("lines: %s", (_, deal, lines, options) => {
  expect(scoreOf(table(options), deal).lines.map(({ code, rule, value }) => `${code} ${rule} ${value}`)).toEqual(lines);
});

const REFUSED: readonly [string, unknown, readonly string[], object?][] = [
  ["nothing", undefined, ["deal required vp-points"]],
  ["passed is yes or no", { passed: 1 }, ["deal.passed unknown-value F21"]],
  ["a contract that is none", { ...garde, contract: "solo" }, ["deal.contract unknown-value vp-table"]],
  ["allTricks is yes or no", { ...garde, allTricks: "all" }, ["deal.allTricks unknown-value V14"]],
  [
    "every trick, and not",
    { ...garde, points: 87, allTricks: false, slam: { by: "attack" } },
    ["deal.allTricks all-tricks-or-not V14"],
  ],
  [
    "every trick, but by the defence",
    { ...garde, allTricks: true, slam: { by: "defence" } },
    ["deal.allTricks all-tricks-or-not V14"],
  ],
  [
    "V14: a chelem announced without bidding it",
    { ...garde, slam: { announced: true } },
    ["deal.slam.announced slam-is-a-contract V14"],
  ],
  [
    "every trick, the Petit lost",
    { ...garde, points: 87, allTricks: true, petitAuBout: "defence" },
    ["deal.petitAuBout petit-against-slam fft-petit"],
  ],
  ["the taker's own king: say null", { ...garde, partner: 0 }, ["deal.partner partner-is-taker F12"]],
  [
    "V12: a misère of pictures without a bout: nobody can hold the other three",
    { ...garde, miseres: [0, 1, 2, 3].map((seat) => ({ seat, kind: "heads" })) },
    ["deal.miseres hands-cannot-exist vp-points"],
  ],
  [
    "8 + 13 + 8 trumps",
    {
      ...garde,
      contract: "garde-sans",
      poignees: [
        { seat: 1, level: 1 },
        { seat: 2, level: 3 },
        { seat: 3, level: 1 },
      ],
    },
    ["deal.poignees too-many-trumps vp-primes"],
  ],
  [
    "V11 option: a table's triple of 14 makes 22, but without the Excuse there are 21",
    {
      ...garde,
      poignees: [
        { seat: 1, level: 1 },
        { seat: 2, level: 3 },
      ],
    },
    ["deal.poignees too-many-trumps vp-primes"],
    { "poignee-excuse": false, "poignee-trumps-5": { triple: 14 } },
  ],
];

test.each(REFUSED)("refused: %s", (_, deal, faults, options) => {
  const read = vp5.read(table(options), deal);
  expect(read.ok ? [] : read.faults.map(say)).toEqual(faults);
});

test.each<[string, object, object?]>([
  ["a plain deal", garde],
  ["a chelem made", { ...chelem, allTricks: true }],
  ["a chelem missed", { ...chelem, points: 80 }],
  ["every trick, said twice", { ...garde, points: 87, allTricks: true, slam: { announced: false, by: "attack" } }],
  [
    "21 trumps in two hands, and the Excuse besides",
    {
      ...garde,
      poignees: [
        { seat: 1, level: 1 },
        { seat: 2, level: 3 },
      ],
    },
    { "poignee-excuse": false },
  ],
])("accepted, and read again the same: %s", (_, deal, options) => {
  const rules = table(options);
  const read = vp5.read(rules, deal);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(vp5.read(rules, read.value)).toEqual(read);
});

test("deals nobody played; a petit sec passes the deal on (V22)", () => {
  const rules = table();
  expect(vp5.read(rules, { misdeal: true, reason: "petit-sec" })).toEqual({
    ok: true,
    value: { misdeal: true, reason: "petit-sec" },
  });
  const first = vp5.firstTurn(rules, 4);
  expect(first).toEqual({ dealer: 4, firstBidder: 0, firstLeader: 0, cards: 15, aside: 3, blind: false });
  expect(vp5.nextTurn(rules, first, { misdeal: true, reason: "petit-sec" }).dealer).toBe(0);
  expect(vp5.nextTurn(rules, first, { misdeal: true })).toEqual({ ...first, barred: 4 });
});

test("V19: a chelem by the attack has all 91 points", () => {
  const odd = (points: number, options?: object) => {
    const rules = table(options);
    const read = vp5.read(rules, { ...garde, points, allTricks: true });
    if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
    return vp5.warnings(rules, read.value).map(say);
  };
  expect(odd(87)).toEqual(["deal.slam.by slam-unlikely F22"]);
  expect(odd(87, { "excuse-slam": "kept" })).toEqual([]);
});

test("the six bids, one above the other; totals and an agreed number (T12)", () => {
  const rules = table();
  expect(vp5.auction(rules, ["petite", "pouce", "garde", "garde-sans", "chelem"], {})).toEqual({
    ok: true,
    value: { taker: 4, contract: "chelem", allowed: [], complete: true },
  });
  const totals = vp5.addTotals(rules, vp5.startTotals(rules), [75, 75, -50, -50, -50]);
  expect(vp5.isOver(rules, totals, 75, vp5.firstTurn(rules, 0))).toBe(true);
  expect(vp5.isOver(rules, totals, null, vp5.firstTurn(rules, 0))).toBe(false);
});

/** Faults in a table of values that people wrote themselves are listed cell by cell. */
test.each<[string, object, readonly string[]]>([
  [
    "a row that does not add to zero",
    { table: { "garde/+5/attack": 76 } },
    ["rules.options.table.garde/+5/attack row-not-zero vp-table"],
  ],
  ["a cell nobody knows", { table: { "garde/+6/attack": 76 } }, ["rules.options.table.garde/+6/attack unknown-cell vp-table"]],
  ["a missing cell", { table: { "garde/+5/attack": null } }, ["rules.options.table.garde/+5/attack required vp-table"]],
  [
    "a row worth less than the one below",
    { table: { "garde/+45/attack": 117, "garde/+45/defence": -78 } },
    ["rules.options.table.garde/+45/attack out-of-order vp-table"],
  ],
  [
    "a bid that brings less than the lower one",
    { table: { "pouce/just/attack": 12, "pouce/just/defence": -8 } },
    ["rules.options.table.pouce/just/attack out-of-order vp-table"],
  ],
  [
    "a bid that costs less than the lower one",
    { table: { "pouce/lost/attack": -12, "pouce/lost/defence": 8 } },
    ["rules.options.table.petite/lost/attack out-of-order vp-table"],
  ],
  ["a bonus that does not go by rows", { slam: 20 }, ["rules.options.slam not-a-multiple V16"]],
])("table rules: %s", (_, options, faults) => {
  const rules = readRules({ game: "vp5", players: 5, options });
  expect(rules.ok ? [] : rules.faults.map(say)).toEqual(faults);
});
