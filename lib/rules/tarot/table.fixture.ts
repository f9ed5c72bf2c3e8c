/** For tests: the rules of a table of tarot, two ordinary deals there, and faults in short. */
import { expect } from "vitest";
import { common } from "#messages/fr/rules/common";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { rulesOf } from "../read.fixture";
import type { Fault } from "../rules";

export const tarotTable = (players: number, options: object = {}) => rulesOf("tarot", players, options);
/** Place, code and rule of a fault, whose code must have words. */
export const tarotFault = ({ at, code, rule }: Fault): string => {
  expect(Object.keys({ ...common, ...tarotFr.faults })).toContain(code);
  return `${at} ${code} ${rule}`;
};
export const garde = { taker: 0, contract: "garde", bouts: 2, points: 49 };
export const gardeAtFive = { ...garde, partner: 1 };
