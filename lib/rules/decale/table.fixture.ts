/** For tests: the rules of a table of Tarot décalé, and the faults of a deal there. */
import { rulesOf } from "../read.fixture";
import { decale } from "./game";

export const decaleTable = (players: number, options: object = {}) => rulesOf("decale", players, options);

export const decaleFaults = (players: number, deal: unknown, options: object = {}) => {
  const read = decale.read(decaleTable(players, options), deal);
  return read.ok ? [] : read.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
};
