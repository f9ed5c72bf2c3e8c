/** For tests: rules to ask with, and what an answer may hold. */
import { expect } from "vitest";
import { isRuleId } from "../articles";
import { answerLine } from "./answer";

export const askInJson = (request: object) =>
  JSON.parse(answerLine(JSON.stringify(request))) as Record<string, unknown> & { ok: boolean };

export const TAROT_RULES = { game: "tarot", edition: "fft-2012", players: 4, options: {} };

export const FIVE_RULES = { game: "tarot", players: 5 };

export const DECALE_RULES = { game: "decale", players: 4 };
export const WHIST_RULES = { game: "whist", players: 4 };

export const aText = expect.stringMatching(/^\S(.*\S)?$/);
export const aRule = expect.toSatisfy(isRuleId);
export const aNumber = expect.any(Number);
