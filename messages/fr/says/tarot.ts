import { tarotFr as words } from "#lib/rules/words/fr/tarot";
import { tarotFr as form } from "../tarot";

export const tarotSaysFr = { words, forms: { tarot: form } };
