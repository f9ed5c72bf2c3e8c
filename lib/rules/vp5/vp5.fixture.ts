/** For tests: the rules of a victory-point table, two deals there, the score of one, and faults in short. */
import { expect } from "vitest";
import { common } from "#messages/fr/rules/common";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { rulesOf } from "../read.fixture";
import { type Fault, isEmptyDeal, type Rules } from "../rules";
import { vp5 } from "./game";

export const vp5Table = (options: object = {}) => rulesOf("vp5", 5, options);
export const vp5Score = (rules: Rules, deal: object) => {
  const read = vp5.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return vp5.score(rules, read.value);
};
/** Place, code and rule of a fault, whose code must have words. */
export const vp5Fault = ({ at, code, rule }: Fault): string => {
  expect(Object.keys({ ...common, ...vp5Fr.faults })).toContain(code);
  return `${at} ${code} ${rule}`;
};

/** Garde, two bouts, 49 for 41: the row + 5, 75 and −50. */
export const vp5Garde = { taker: 0, partner: 1, contract: "garde", bouts: 2, points: 49 };
export const vp5Chelem = { taker: 0, partner: 1, contract: "chelem", bouts: 3, points: 91 };
