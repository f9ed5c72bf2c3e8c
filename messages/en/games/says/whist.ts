import { whist as words } from "#lib/rules/words/en/whist";
import { whist as form } from "../whist";

export const whistSays = { words, forms: { whist: form } };
