// This folder: what a game says, in English, a file a game, fetched with it.
import { decale as words } from "../../rules/decale";
import { decale as form } from "../decale";

export const decaleSays = { words, forms: { decale: form } };
