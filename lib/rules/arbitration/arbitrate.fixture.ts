/** For tests: a case of the arbitration code, asked for at a table of tarot. */
import { answer } from "../protocol/answer";

export const TAROT_ASKED = { game: "tarot", players: 4 };

export const askCase = (id: string, given: object, rules: object = TAROT_ASKED) =>
  answer({ op: "arbitrate", rules, case: id, ...given }) as Record<string, unknown>;
