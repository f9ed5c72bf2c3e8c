/** For tests of the audit by protocol: rules of each game, runs of cards, and the audit of plays. */
import { answer } from "./answer";

export const TAROT_AT_FOUR = { game: "tarot", players: 4 };
export const TAROT_AT_FIVE = { game: "tarot", players: 5 };
export const VP_AT_FIVE = { game: "vp5", players: 5 };
export const DECALE_AT_THREE = { game: "decale", players: 3 };
export const WHIST_AT_THREE = { game: "whist", players: 3 };

interface Answer {
  readonly ok: boolean;
  readonly tricks: { leader: number; winner: number | null }[];
  readonly faults: { play: number; seat: number; card: string; rule: string; because: number[]; text: string }[];
  readonly unclear: number[];
  readonly text?: string;
}

export const auditByProtocol = (rules: object, plays: string, more: object = {}) =>
  answer({ op: "audit", rules, leader: 0, plays: plays.split(" ").filter(Boolean), ...more }) as unknown as Answer &
    Record<string, unknown>;

export const trumpsIn = (from: number, to: number) =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => `T-${from > to ? from - i : from + i}`);

export const suitRun = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}-${from + i}`);
