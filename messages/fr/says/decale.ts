// This folder: what a game says, in French, a file a game, fetched with it.
import { decaleFr as words } from "#lib/rules/words/fr/decale";
import { decaleFr as form } from "../decale";

export const decaleSaysFr = { words, forms: { decale: form } };
