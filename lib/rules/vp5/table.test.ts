/** The table, cell for cell, against the seed's own page and against the pattern it follows. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesOf } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { vp5 } from "./game";
import { CONTRACTS, ROWS, VP_ROWS, VP_TABLE } from "./table";

const page = readFileSync(new URL("../seeds/maison.txt", import.meta.url), "utf8");
const printed = page
  .slice(page.indexOf("5. POINTS DE VICTOIRE"))
  .split("\n")
  .flatMap((line) => {
    const pair = line.trimEnd().match(/(-?\d+)\t(-?\d+)$/);
    return pair ? [[Number(pair[1]), Number(pair[2])]] : [];
  });

test("the 68 printed rows, in the page's order", () => {
  expect(printed).toHaveLength(68);
  expect(VP_ROWS.filter((row) => row.printed).map(({ attack, defence }) => [attack, defence])).toEqual(printed);
});

test("72 rows; the four that are not on the page are the Pouce's, +15 to +45 (V4)", () => {
  expect(VP_ROWS).toHaveLength(72);
  const inferred = VP_ROWS.filter((row) => !row.printed).map(({ contract, row, attack, defence }) => [
    contract,
    row,
    attack,
    defence,
  ]);
  expect(inferred).toEqual([
    ["pouce", "+15", 60, -40],
    ["pouce", "+25", 75, -50],
    ["pouce", "+35", 90, -60],
    ["pouce", "+45", 105, -70],
  ]);
});

test("every cell is ±(base + 15k), the defence two thirds the other way, and every row adds to zero", () => {
  const bases = { petite: 15, pouce: 30, garde: 60, "garde-sans": 120, "garde-contre": 240, chelem: 480 };
  for (const { contract, row, attack, defence } of VP_ROWS) {
    const k = row === "lost" || row === "just" ? 0 : (Math.abs(Number(row)) + 5) / 10;
    const sign = row === "lost" || row.startsWith("-") ? -1 : 1;
    expect(attack, `${contract} ${row}`).toBe(sign * (bases[contract] + 15 * k));
    expect(2 * attack + 3 * defence, `${contract} ${row}`).toBe(0);
  }
});

const usual = rulesOf("vp5", 5);

/** With two bouts (41 to make), margins only go from −33 to +46, so the outer rows need no bout (56) or three (36). */
const REACHED = {
  "-45": 0,
  "-35": 0,
  "-25": 0,
  "-15": 0,
  "-5": 0,
  lost: 0,
  just: 3,
  "+5": 3,
  "+15": 3,
  "+25": 3,
  "+35": 3,
  "+45": 3,
};
const TARGET: Readonly<Record<number, number>> = { 0: 56, 3: 36 };

test.each(CONTRACTS.filter((contract) => contract !== "chelem"))(
  "a deal in each row of the %s, at both ends of its band (V1)",
  (contract) => {
    for (const [i, row] of ROWS.entries()) {
      const bouts = REACHED[row];
      const { attack, defence } = VP_TABLE[contract][i] as (typeof VP_ROWS)[number];
      const near = row === "just" ? 0 : row === "lost" ? -0.5 : Number(row);
      const far = row === "just" ? 4.5 : row === "lost" ? -4.5 : near + 9.5 * Math.sign(near);
      for (const margin of [near, far]) {
        const points = (TARGET[bouts] as number) + margin;
        const read = vp5.read(usual, { taker: 2, partner: 4, contract, bouts, points });
        if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify({ contract, row, points, read }));
        expect(vp5.score(usual, read.value).scores, `${row} ${margin}`).toEqual([defence, defence, attack, defence, attack]);
      }
    }
  },
);
