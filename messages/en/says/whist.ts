import { whistEn as words } from "#lib/rules/words/en/whist";
import { whistEn as form } from "../whist";

export const says = { words, forms: { whist: form } };
