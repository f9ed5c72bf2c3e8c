/** For tests: an arbitration asked for, with the circumstances that a word stands for. */
import { answer } from "../protocol/answer";

export const TAROT_ASKED = { game: "tarot", players: 4 };

export const askCase = (id: string, given: object, rules: object = TAROT_ASKED) =>
  answer({ op: "arbitrate", rules, case: id, ...given }) as Record<string, unknown>;
