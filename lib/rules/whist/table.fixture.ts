/** For tests: the rules of a table of whist, a deal played there, and faults in short. */
import { rulesOf } from "../read.fixture";
import { isEmptyDeal, type Turn } from "../rules";
import type { WhistDeal } from "./deal";
import { whist } from "./game";

export const whistTable = (players: number, options: object = {}) => rulesOf("whist", players, options);
export const inShort = (faults: readonly { at: string; code: string; rule: string }[]) =>
  faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);

export const whistPlayed = (players: number, deal: unknown, options: object = {}, turn?: Turn): WhistDeal => {
  const read = whist.read(whistTable(players, options), deal, turn);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return read.value;
};

/** Any deal that was played: what comes next does not depend on it. */
export const PLAYED_DEAL: WhistDeal = { bids: [0, 0], tricks: [1, 0], cards: 1, blind: false };
