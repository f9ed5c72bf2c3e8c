import { whistEn as words } from "#lib/rules/words/en/whist";
import { whistEn as form } from "../whist";

export const whistSaysEn = { words, forms: { whist: form } };
