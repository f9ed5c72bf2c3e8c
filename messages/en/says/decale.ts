// This folder: what a game says, in English, a file a game, fetched with it.
import { decaleEn as words } from "#lib/rules/words/en/decale";
import { decaleEn as form } from "../decale";

export const decaleSaysEn = { words, forms: { decale: form } };
