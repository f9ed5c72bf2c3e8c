/** What is odd in a deal of tarot is told as a doubt, and never refused (F22). */
import { expect, test } from "vitest";
import { accepted } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { tarot } from "./game";
import { garde, gardeAtFive, tarotFault, tarotTable } from "./table.fixture";

/** F22: odd, never refused. Name, players, deal, warnings, options. */
const ODD: readonly [string, number, object, readonly string[], object?][] = [
  ["an ordinary deal", 4, garde, []],
  ["no bout and 78 points", 4, { ...garde, bouts: 0, points: 78 }, ["deal.points unlikely-points F22"]],
  ["one bout and 4 points", 4, { ...garde, bouts: 1, points: 4 }, ["deal.points unlikely-points F22"]],
  ["one bout and 83 points", 4, { ...garde, bouts: 1, points: 83 }, ["deal.points unlikely-points F22"]],
  ["two bouts and 8 points", 4, { ...garde, bouts: 2, points: 8 }, ["deal.points unlikely-points F22"]],
  ["three bouts and 13 points", 4, { ...garde, bouts: 3, points: 13 }, ["deal.points unlikely-points F22"]],
  ["91 points and no chelem noted", 4, { ...garde, bouts: 3, points: 91 }, ["deal.slam.by slam-not-noted F22"]],
  ["87 points, two bouts, no chelem noted", 4, { ...garde, points: 87 }, ["deal.slam.by slam-not-noted F22"]],
  ["a chelem with 91 points", 4, { ...garde, bouts: 3, points: 91, slam: { by: "attack" } }, []],
  ["a chelem with 87 points", 4, { ...garde, points: 87, slam: { by: "attack" } }, []],
  ["a chelem with 60 points", 4, { ...garde, points: 60, slam: { by: "attack" } }, ["deal.slam.by slam-unlikely F22"]],
  [
    "F7 option: the Excuse is lost, so 91",
    4,
    { ...garde, points: 87, slam: { by: "attack" } },
    ["deal.slam.by slam-unlikely F22"],
    { "excuse-slam": "lost" },
  ],
  ["a chelem with one bout", 4, { ...garde, bouts: 1, points: 83, slam: { by: "attack" } }, ["deal.slam.by slam-unlikely F22"]],
  [
    "garde contre: 91 points, and the dog is the defence’s",
    4,
    { ...garde, contract: "garde-contre", bouts: 3, points: 91 },
    ["deal.points unlikely-points F22"],
  ],
  ["garde contre: 88 points of a chelem or of none", 4, { ...garde, contract: "garde-contre", bouts: 3, points: 88 }, []],
  ["garde contre: 91 less the dog", 4, { ...garde, contract: "garde-contre", bouts: 1, points: 70, slam: { by: "attack" } }, []],
  [
    "garde contre: the dog is never worth 40",
    4,
    { ...garde, contract: "garde-contre", points: 51, slam: { by: "attack" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  ["a chelem by the defence leaves the discard", 4, { ...garde, bouts: 1, points: 23, slam: { by: "defence" } }, []],
  [
    "more than a discard can hold",
    4,
    { ...garde, bouts: 1, points: 24, slam: { by: "defence" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  [
    "three queens at five",
    5,
    { ...gardeAtFive, bouts: 0, points: 16, slam: { by: "defence" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  [
    "garde sans: the dog may hold kings and bouts",
    4,
    { ...garde, contract: "garde-sans", bouts: 3, points: 31, slam: { by: "defence" } },
    [],
  ],
  [
    "garde contre: nothing but the Excuse",
    4,
    { ...garde, contract: "garde-contre", bouts: 0, points: 5, slam: { by: "defence" } },
    ["deal.slam.by slam-unlikely F22"],
  ],
  ["everybody for themselves", 4, { vachette: [91, 0, 0, 0] }, [], { "all-pass": "vachette" }],
];

test.each(ODD)("a doubt is told: %s", (_, players, deal, warnings, options) => {
  const rules = tarotTable(players, options);
  const read = tarot.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  expect(tarot.warnings(rules, read.value).map(tarotFault)).toEqual(warnings);
});

/** The points that are likely after a chelem: who took every trick, players, contract, bouts, lowest, highest. */
test.each<["attack" | "defence", number, string, number, number, number, object?]>([
  ["attack", 4, "garde", 3, 91, 91],
  ["attack", 4, "garde-sans", 2, 86.5, 87],
  ["attack", 4, "garde", 2, 91, 91, { "excuse-slam": "lost" }],
  ["attack", 4, "garde", 1, 91, 91],
  ["attack", 3, "garde-contre", 2, 60, 88],
  ["attack", 4, "garde-contre", 2, 60, 88],
  ["attack", 5, "garde-contre", 2, 73.5, 89.5],
  ["defence", 4, "garde-contre", 1, 0, 4.5],
  ["defence", 4, "garde-sans", 1, 0, 31.5],
  ["defence", 5, "garde-sans", 1, 0, 18],
  ["defence", 3, "garde", 1, 0, 23.5],
  ["defence", 4, "petite", 1, 0, 23.5],
  ["defence", 5, "garde", 1, 0, 15],
])(
  "F22: every trick to the %s at %i, %s, with %i bouts: from %d to %d",
  (by, players, contract, bouts, min, max, options = {}) => {
    const rules = tarotTable(players, { ...options, "half-points": "exact" });
    const partner = players === 5 ? { partner: 1 } : {};
    const read = tarot.read(rules, { taker: 0, ...partner, contract, bouts, points: 50, slam: { by } });
    if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
    const found = tarot.warnings(rules, read.value).find(({ code }) => code === "slam-unlikely");
    expect(found?.params).toEqual({ min, max, points: 50, camp: by });
  },
);

test.each([
  [0, 78, 0, 77.5],
  [1, 83, 4.5, 82],
  [2, 8, 9, 87],
  [3, 13, 13.5, 91],
])("F22: with %i bouts %d points are unlikely: they lie between %d and %d", (bouts, points, min, max) => {
  const read = tarot.read(tarotTable(4), { ...garde, bouts, points });
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  expect(tarot.warnings(tarotTable(4), read.value)[0]?.params).toEqual({ points, bouts, min, max });
});

/** The last points of the attack that are still likely, then the first that are not. */
test.each<[string, number, object, number, number, object?]>([
  ["a chelem in a garde contre, at least", 4, { contract: "garde-contre", bouts: 1, slam: { by: "attack" } }, 60, 59],
  ["a chelem in a garde contre, at most", 4, { contract: "garde-contre", bouts: 3, slam: { by: "attack" } }, 88, 89],
  ["a chelem with three bouts", 4, { bouts: 3, slam: { by: "attack" } }, 91, 90],
  ["a chelem with two bouts", 5, { bouts: 2, partner: 1, slam: { by: "attack" } }, 86.5, 86],
  [
    "all tricks of the defence against a garde contre",
    5,
    { contract: "garde-contre", bouts: 0, partner: 1, slam: { by: "defence" } },
    4.5,
    5,
  ],
  ["all tricks of the defence against a garde sans", 4, { contract: "garde-sans", bouts: 3, slam: { by: "defence" } }, 31, 32],
  ["all tricks of the defence at five", 5, { bouts: 1, partner: 1, slam: { by: "defence" } }, 15, 15.5],
  ["all tricks of the defence at four", 4, { bouts: 1, slam: { by: "defence" } }, 23, 24],
  ["no bout, at most", 5, { bouts: 0, partner: 1 }, 77.5, 78],
  ["one bout, at least", 5, { bouts: 1, partner: 1 }, 4.5, 4],
  ["one bout, at most", 5, { bouts: 1, partner: 1 }, 82, 82.5],
  ["two bouts, at least", 5, { bouts: 2, partner: 1 }, 9, 8.5],
  ["three bouts, at least", 5, { bouts: 3, partner: 1 }, 13.5, 13],
])("the last likely points raise no doubt, the next ones do: %s", (_, players, deal, likely, odd, options) => {
  const rules = tarotTable(players, options);
  const warned = [likely, odd].map((points) => {
    const read = accepted(tarot.read(rules, { ...garde, ...deal, points }));
    return isEmptyDeal(read) ? null : tarot.warnings(rules, read).length;
  });
  expect(warned).toEqual([0, 1]);
});

test("F20: a barred taker is told as a doubt", () => {
  const rules = tarotTable(4);
  const read = tarot.read(rules, garde);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  const turn = { ...tarot.firstTurn(rules, 0), barred: 0 };
  expect(tarot.warnings(rules, read.value, turn).map(tarotFault)).toEqual(["deal.taker barred-taker F20"]);
  expect(tarot.warnings(rules, read.value, { ...turn, barred: 1 })).toEqual([]);
});
