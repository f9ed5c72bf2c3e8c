import { decaleFr as words } from "#lib/rules/words/fr/decale";
import { decaleFr as form } from "../decale";

export const says = { words, forms: { decale: form } };
