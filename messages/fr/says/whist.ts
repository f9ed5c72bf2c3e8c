import { whistFr as words } from "#lib/rules/words/fr/whist";
import { whistFr as form } from "../whist";

export const whistSaysFr = { words, forms: { whist: form } };
