import { vp5En as words } from "#lib/rules/words/en/vp5";
import { tarotEn as form } from "../tarot";

export const says = { words, forms: { tarot: form } };
