import { tarotEn as words } from "#lib/rules/words/en/tarot";
import { tarotEn as form } from "../tarot";

export const tarotSaysEn = { words, forms: { tarot: form } };
