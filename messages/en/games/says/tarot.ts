import { tarot as words } from "#lib/rules/words/en/tarot";
import { tarot as form } from "../tarot";

export const tarotSays = { words, forms: { tarot: form } };
