// This folder: the same for the words of the rules.
import { language as en } from "#messages/en/rules/language";
import { language as fr } from "#messages/fr/rules/language";

export const LANGUAGE_IN = { fr, en };
