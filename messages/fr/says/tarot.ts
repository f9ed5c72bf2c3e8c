import { tarotFr as words } from "#lib/rules/words/fr/tarot";
import { tarotFr as form } from "../tarot";

export const says = { words, forms: { tarot: form } };
