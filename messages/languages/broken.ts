// This folder: each language's row, written by `.ci/languages.mjs`.
import { broken as en } from "#messages/en/broken";
import { broken as fr } from "#messages/fr/broken";

export const BROKEN_IN = { fr, en };
