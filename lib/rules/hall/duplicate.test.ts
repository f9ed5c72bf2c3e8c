import { expect, test } from "vitest";
import {
  adjusted,
  alternate,
  type BoardAdjustment,
  type BoardMark,
  exchange,
  general,
  INDIVIDUAL,
  percentage,
  TRIPLETTE,
  thousandths,
} from "./duplicate";
import { teamPoints } from "./marks";

const attack = (percent: number, adjustment?: BoardAdjustment): BoardMark => ({ camp: "attack", percent, adjustment });
const defence = (percent: number, adjustment?: BoardAdjustment): BoardMark => ({ camp: "defence", percent, adjustment });

/** FFT 2012 p. 18: ¼ of the mean in attack, ¾ of the mean in defence. */
test("an individual percentage: attack 80 and 60, defence 50, 40 and 60: 17½ and 37½ make 55", () => {
  const marks = [attack(80), attack(60), defence(50), defence(40), defence(60)];
  expect(percentage(marks, INDIVIDUAL)).toEqual({ attack: 70, defence: 50, overall: 55 });
  // p. 20-21: triplettes, half and half.
  expect(percentage(marks, TRIPLETTE).overall).toBe(60);
  // CA12 p. 9: 0.5 % for a wrong number of cards, 1 % for leaving the table, after the topage.
  expect(percentage(marks, INDIVIDUAL, 1.5).overall).toBe(53.5);
});

test("H10: without an attack the mean of the defence counts; without a mark there is no percentage", () => {
  expect(percentage([defence(50), defence(30)], INDIVIDUAL)).toEqual({ attack: null, defence: 40, overall: 40 });
  expect(percentage([attack(75)], INDIVIDUAL)).toEqual({ attack: 75, defence: null, overall: 75 });
  expect(percentage([], INDIVIDUAL)).toEqual({ attack: null, defence: null, overall: null });
});

/** CA12 p. 9. */
test.each<[string, BoardMark, number | null]>([
  ["neutralised: left out", attack(10, { kind: "neutralised" }), null],
  ["collective zero", defence(90, { kind: "collective-zero" }), 0],
  ["at fault, at most 40: 75 becomes 40", attack(75, { kind: "40-60", atFault: "attack" }), 40],
  ["at fault, at most 40: 25 stays", attack(25, { kind: "40-60", atFault: "attack" }), 25],
  ["not at fault, at least 60: 25 becomes 60", defence(25, { kind: "40-60", atFault: "attack" }), 60],
  ["not at fault, at least 60: 100 stays", defence(100, { kind: "40-60", atFault: "attack" }), 100],
  ["nothing was spoilt", defence(33), 33],
])("adjusted marks: %s", (_, mark, expected) => expect(adjusted(mark)).toBe(expected));

test("a neutralised deal leaves the mean alone", () => {
  expect(percentage([attack(80), attack(0, { kind: "neutralised" }), defence(40)], INDIVIDUAL).overall).toBe(50);
});

const PEOPLE = [
  { entrant: 1, line: "N", overall: 58 },
  { entrant: 2, line: "S", overall: 61 },
  { entrant: 3, line: "E", overall: 49 },
  { entrant: 4, line: "W", overall: 55 },
  { entrant: 5, line: "N", overall: 60 },
  { entrant: 6, line: "S", overall: 59 },
  { entrant: 7, line: "E", overall: 41 },
  { entrant: 8, line: "W", overall: 55 },
  { entrant: 9, line: "N", overall: 30 },
];
const order = (places: readonly { rank: number; item: { entrant: number } }[]) =>
  places.map(({ rank, item }) => `${rank}.${item.entrant}`);

test("general: by percentage; alternate: the four leaders of the lines, then the seconds", () => {
  expect(order(general(PEOPLE))).toEqual(["1.2", "2.5", "3.6", "4.1", "5.4", "5.8", "7.3", "8.7", "9.9"]);
  expect(order(alternate(PEOPLE))).toEqual(["1.2", "2.5", "3.4", "4.3", "5.6", "6.1", "7.8", "8.7", "9.9"]);
  expect(alternate([])).toEqual([]);
});

/** FFT 2012 p. 22-24: 16 → 4, 144 → 12, 10 → 3.162. */
test("a quadrette adds match points to three decimals", () => {
  const deals = [
    { own: 82, other: 66 },
    { own: 100, other: -44 },
    { own: 50, other: 60 },
  ];
  expect(thousandths(deals.map(exchange))).toBe(12.838);
  expect(thousandths([])).toBe(0);
});

/** CA12 p. 9: +4 and 0, or +4 and −4, at least. */
test.each([
  [{ own: 60, other: 50, adjustment: { atFault: true, least: 0 } }, 0],
  [{ own: 50, other: 60, adjustment: { atFault: true, least: 0 } }, -3.162],
  [{ own: 60, other: 50, adjustment: { atFault: true, least: -4 } }, -4],
  [{ own: 60, other: 50, adjustment: { atFault: false, least: -4 } }, 4],
  [{ own: 100, other: -44, adjustment: { atFault: false, least: 0 } }, 12],
  [{ own: 82, other: 66 }, 4],
] as const)("adjusted in match points: %j", (deal, points) => expect(exchange(deal)).toBe(points));

/** FFT 2012 p. 25-26. */
test("teams: only the winner of a deal marks, over four quarters", () => {
  const deals = [
    [82, 66],
    [66, 82],
    [60, 50],
    [7, 7],
  ] as const;
  expect(thousandths(deals.map(([own, other]) => teamPoints(own, other)))).toBe(7.162);
  expect(thousandths(deals.map(([own, other]) => teamPoints(other, own)))).toBe(4);
});
