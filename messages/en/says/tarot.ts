import { tarotEn as words } from "#lib/rules/words/en/tarot";
import { tarotEn as form } from "../tarot";

export const says = { words, forms: { tarot: form } };
