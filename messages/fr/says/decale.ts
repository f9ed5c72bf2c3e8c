import { decaleFr as words } from "#lib/rules/words/fr/decale";
import { decaleFr as form } from "../decale";

export const decaleSaysFr = { words, forms: { decale: form } };
