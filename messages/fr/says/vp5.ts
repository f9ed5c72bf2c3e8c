import { vp5Fr as words } from "#lib/rules/words/fr/vp5";
import { tarotFr as form } from "../tarot";

export const vp5SaysFr = { words, forms: { tarot: form } };
