import { vp5En as words } from "#lib/rules/words/en/vp5";
import { tarotEn as form } from "../tarot";

export const vp5SaysEn = { words, forms: { tarot: form } };
