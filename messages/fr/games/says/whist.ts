import { whist as words } from "#lib/rules/words/fr/whist";
import { whist as form } from "../whist";

export const whistSays = { words, forms: { whist: form } };
